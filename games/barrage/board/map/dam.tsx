import { range, type SeatInfo, SeatMark, usePrinted } from '@madang/board-kit';
import { at } from '@madang/kernel';
import { DAM_SITES, EMPTY, siteFee } from '../../rules/index.ts';
import { damHow, useHow } from '../about.ts';
import { damText } from '../describe.ts';
import { DropShape } from '../pieces/glyphs.tsx';
import { usePiece, useSay, useTable } from '../table.tsx';
import { damApart, type Measures } from './plates.ts';
import { FreeWall, Wall } from './printed/dam.tsx';
import { type DamSize, wallOf } from './printed/dam-shape.ts';

/** How a site looks: whose it is, and what it costs to build there. */
export interface SiteLook {
  readonly seat: SeatInfo | undefined;
  readonly fee: number;
}

/** What a site costs to build on. */
export const Fee = ({ x, y, fee }: { readonly x: number; readonly y: number; readonly fee: number }) => (
  <text className="fee" x={x} y={y} textAnchor="middle">
    {fee}
  </text>
);

const STEP = 7;
const wallPath = (half: number): string => `M${-half}-7Q0 11 ${half}-7`;

/** The water behind a dam of that height. */
function lakePath(half: number, height: number): string {
  const [edge, shore] = [-5 - (height - 1) * STEP, -19 - (height - 1) * 3];
  const [far, near] = [half - 4, half - 9];
  return `M${-far} ${edge}Q0 ${edge + 15} ${far} ${edge}Q${near} ${shore} 0 ${shore}Q${-near} ${shore} ${-far} ${edge}z`;
}

/** A dam site: walls one on another, the water behind them, the drops it holds. */
export function Dam({ dam, measures }: { readonly dam: number; readonly measures: Measures }) {
  const { view, props, owner: me } = useTable();
  const say = useSay();
  const printed = usePrinted();
  const name = `site:${DAM_SITES[dam]}`;
  const words = say(damText(view, dam));
  const owner = at(view.damOwner, dam);
  const half = measures.dam;
  const piece = usePiece(name, words, true, useHow()(words, damHow(view, me, dam), 'BAR-BUILD-21'));
  const wall = { dam, seat: props.seats[owner], height: at(view.damHeight, dam), drops: at(view.drops, dam) };
  const fee = siteFee(0, dam, false);
  const Look = printed ? PrintedDam : PlainDam;
  return (
    <g className="site" data-anchor={name} {...piece}>
      <rect className="site-lit" x={-half - 4} y={-25} width={2 * half + 8} height={34} rx={9} />
      <Look {...wall} free={owner === EMPTY} fee={fee} measures={measures} />
    </g>
  );
}

interface DamLook extends SiteLook {
  readonly dam: number;
  readonly height: number;
  readonly drops: number;
  readonly free: boolean;
  readonly measures: Measures;
}

/** The room between the feet of a basin's two dams when it is drawn at its usual height. */
const USUAL_DAMS = 90;

function PrintedDam({ dam, seat, height, drops, free, fee, measures }: DamLook) {
  const { view } = useTable();
  const low = measures.dams / USUAL_DAMS;
  const apart = damApart(measures);
  const size: DamSize = { half: measures.dam, low, room: 24 * low };
  // water laps at the foot of the dam above; without one the lake may be long
  const isBelow = dam % 2 === 1 && at(view.damOwner, dam - 1) !== EMPTY;
  const room = isBelow ? apart - wallOf(size, height).face - wallOf(size, height).crest : size.room;
  return (
    <g transform="translate(0 9)">
      {free ? (
        <FreeWall size={size} fee={fee} />
      ) : (
        <Wall size={{ ...size, room }} height={height} drops={drops} seat={seat} site={DAM_SITES[dam] ?? ''} />
      )}
    </g>
  );
}

function PlainDam({ dam, seat, height, drops, free, fee, measures: { dam: half } }: DamLook) {
  const wall = wallPath(half);
  if (free)
    return (
      <>
        <path className={fee > 0 ? 'wall-free red' : 'wall-free'} d={wall} />
        {fee > 0 && <Fee x={0} y={-3.5} fee={fee} />}
      </>
    );
  return (
    <>
      {drops > 0 && <path className="lake" d={lakePath(half, height)} />}
      {range(height).map((i) => (
        <g key={i} transform={`translate(0 ${-i * STEP})`} data-anchor={i === height - 1 ? `top:${DAM_SITES[dam]}` : undefined}>
          <path className="wall-edge" d={wall} />
          <path className="wall" d={wall} style={{ stroke: seat?.colour ?? 'var(--dam-neutral)' }} />
        </g>
      ))}
      {range(drops).map((i) => (
        <g
          key={i}
          data-anchor={`drop:${DAM_SITES[dam]}:${i + 1}`}
          transform={`translate(${(i - (drops - 1) / 2) * Math.min(14, (2 * half - 8) / 3)} ${-9 - (height - 1) * STEP * 0.75})`}
        >
          <DropShape scale={1.05} />
        </g>
      ))}
      {seat && (
        <g transform={`translate(${-half - 6} -13)`}>
          <SeatMark seat={seat} size={13} />
        </g>
      )}
    </>
  );
}
