import { CoinShape } from '@madang/board-kit';

/** A free site: a quiet dent in the ground, whose edge shows where it can be built on. What costs more has a small coin at `coinAt`. */
export const Dent = ({
  outline,
  fee,
  coinAt,
}: {
  readonly outline: string;
  readonly fee: number;
  readonly coinAt: readonly [x: number, y: number];
}) => (
  <g className={fee > 0 ? 'dent red' : 'dent'}>
    <path className="dent-lip" d={outline} transform="translate(0.7 1.2)" />
    <path className="dent-floor" d={outline} />
    {fee > 0 && (
      <g transform={`translate(${coinAt.join(' ')})`}>
        <CoinShape radius={7} rim="#a4201b">
          <text className="coin-fee" y={4.7} textAnchor="middle">
            {fee}
          </text>
        </CoinShape>
      </g>
    )}
  </g>
);
