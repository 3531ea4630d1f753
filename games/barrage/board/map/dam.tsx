import { range, type SeatInfo, SeatMark, usePrinted } from '@madang/board-kit';
import { at } from '@madang/kernel';
import { type Barrage, DAM_SITES, EMPTY, siteFee } from '../../rules/index.ts';
import { damHow, useHow } from '../about.ts';
import { damText } from '../describe.ts';
import { DropShape } from '../pieces/glyphs.tsx';
import { keptPart, usePiece, useSay, useTable } from '../table.tsx';
import { damApart, type Measures, upperRoom } from './plates.ts';
import { FreeWall, LakeDrops, Wall } from './printed/dam.tsx';
import { type DamSize, lakeOf, wallOf } from './printed/dam-shape.ts';

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

/** How far a wall's shadow reaches below the middle of its site. An unseen line there keeps a site's box as large before it is built on as after. */
const BELOW = 16;

/** All that shows of a dam: its site, and the other in its basin, which it gives way to. */
const damLooks = (view: Barrage, dam: number): readonly unknown[] => [
  damText(view, dam),
  ...[dam, dam % 2 === 1 ? dam - 1 : dam + 1].map((site) => [at(view.damOwner, site), at(view.damHeight, site), at(view.drops, site)]),
];

/** A dam site: walls one on another, the water behind them, the drops it holds. */
export const Dam = keptPart(
  ({ view }, { dam }) => damLooks(view, dam),
  function Dam({ dam, measures }: { readonly dam: number; readonly measures: Measures }) {
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
      <g className="site" data-anchor={name} data-free={owner === EMPTY} {...piece}>
        <rect className="site-lit" x={-half - 4} y={-25} width={2 * half + 8} height={34} rx={9} />
        {printed && <path d={`M${-measures.shore - 9} ${BELOW}H${measures.shore + 9}`} fill="none" />}
        <Look {...wall} free={owner === EMPTY} fee={fee} measures={measures} />
      </g>
    );
  },
);

interface DamLook extends SiteLook {
  readonly dam: number;
  readonly height: number;
  readonly drops: number;
  readonly free: boolean;
  readonly measures: Measures;
}

/** The part of a basin with its dams when it is drawn at its usual height, and the lowest and highest that they are drawn. */
const USUAL_DAMS = 100;
const LOW = [0.72, 1.16] as const;
/** Water keeps that far from what lies above it. */
const CLEAR = 3;

/** A free site above a high lake lies that much higher at most. */
const LIFT = 18;

/** The dam above that one in its basin. */
const aboveOf = (dam: number): number | undefined => (dam % 2 === 1 ? dam - 1 : undefined);

/** How large a dam of the printed map is drawn: its lake ends below what lies above it, where that is a free site a little higher. */
function sizeIn({ damHeight, damOwner }: Barrage, dam: number, measures: Measures): DamSize {
  const low = Math.min(LOW[1], Math.max(LOW[0], measures.dams / USUAL_DAMS));
  const size = { half: measures.dam, low, room: 0, shore: measures.shore };
  const { face, crest } = wallOf(size, at(damHeight, dam));
  const above = aboveOf(dam);
  const room = above === undefined ? upperRoom(measures) : damApart(measures) + (at(damOwner, above) === EMPTY ? LIFT * low : 0);
  return { ...size, room: room - face - crest - CLEAR };
}

/** How much higher a free site lies to give way to the lake below it. */
function liftOf(view: Barrage, dam: number, measures: Measures): number {
  const below = dam + 1;
  if (dam % 2 === 1 || at(view.damOwner, below) === EMPTY) return 0;
  const size = sizeIn(view, below, measures);
  const height = at(view.damHeight, below);
  const { face, crest } = wallOf(size, height);
  return Math.max(0, face + crest + CLEAR + lakeOf(size, height, height).long - damApart(measures));
}

/** The foot of a printed wall, below the middle of its site. */
const FOOT = 'translate(0 9)';

/** The drops that a dam holds: over both sites of its basin. Whatever is asked or pressed there is the dam. */
export const DamDrops = keptPart(
  ({ view }, { dam }) => damLooks(view, dam),
  function DamDrops({ dam, measures }: { readonly dam: number; readonly measures: Measures }) {
    const { view } = useTable();
    const drops = at(view.drops, dam);
    const height = at(view.damHeight, dam);
    if (!usePrinted() || drops === 0) return null;
    return (
      <g transform={FOOT} pointerEvents="none">
        <LakeDrops size={sizeIn(view, dam, measures)} height={height} drops={drops} site={DAM_SITES[dam] ?? ''} isLower={dam % 2 === 1} />
      </g>
    );
  },
);

function PrintedDam({ dam, seat, height, drops, free, fee, measures }: DamLook) {
  const { view } = useTable();
  const size = sizeIn(view, dam, measures);
  if (!free)
    return (
      <g transform={FOOT}>
        <Wall size={size} height={height} drops={drops} seat={seat} site={DAM_SITES[dam] ?? ''} />
      </g>
    );
  return (
    <g transform={`translate(0 ${9 - liftOf(view, dam, measures)})`}>
      <FreeWall size={size} fee={fee} />
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
