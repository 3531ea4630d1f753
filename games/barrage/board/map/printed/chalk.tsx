import { CoinShape } from '@madang/board-kit';

/** A free site: its outline in chalk on darkened ground. What costs more has red chalk and a small coin at `coinAt`. */
export const Chalk = ({
  outline,
  posts,
  fee,
  coinAt,
}: {
  readonly outline: string;
  readonly posts?: string;
  readonly fee: number;
  readonly coinAt: readonly [x: number, y: number];
}) => (
  <g className={fee > 0 ? 'chalk red' : 'chalk'}>
    <path className="chalk-ground" d={outline} />
    <path className="chalk-line" d={outline} />
    {posts && <path className="chalk-post" d={posts} />}
    {fee > 0 && (
      <g transform={`translate(${coinAt.join(' ')})`}>
        <CoinShape radius={7.8} rim="#a4201b">
          <text className="coin-fee" y={5} textAnchor="middle">
            {fee}
          </text>
        </CoinShape>
      </g>
    )}
  </g>
);
