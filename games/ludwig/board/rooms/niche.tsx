import { range, usePrinted } from '@madang/board-kit';
import type { ReactNode } from 'preact/compat';
import {
  type Count,
  FACE_NAMES,
  FACES,
  type FaceName,
  type Measure,
  ROOM_SIZES,
  ROOM_TYPES,
  type RoomSize,
  type RoomType,
} from '../../components/index.ts';
import { drawingOf, outlinePath } from './drawing.ts';
import { Cast, CELL, Plan } from './plan/plan.tsx';
import { TypeSign } from './signs.tsx';

/*
 * Pictures of what favors and bonus cards count: a niche in the tone of what counts, with a furnished room, silhouettes or an emblem. Their
 * words stand beside them. A niche is 68 × 48 units.
 */

type Counted = Count | Measure;

/** A room of each type that is known at a glance. */
const ROOM_OF: Readonly<Record<RoomType, FaceName>> = {
  living: 'study',
  activity: 'piano-room',
  sleeping: 'grand-bedchamber',
  outdoor: 'french-gazebo',
  utility: 'washroom',
  food: 'larder',
  corridor: 'foyer',
  downstairs: 'venus-grotto',
};

const tileOfSize = (size: RoomSize): number => FACES.findIndex(({ stack }) => stack === size);

/** A furnished room in a box of that many units, its middle at `x`, `y`. */
function Small({ name, box, x = 0, y = 0 }: { readonly name: FaceName; readonly box: number; readonly x?: number; readonly y?: number }) {
  const drawing = drawingOf(FACE_NAMES.indexOf(name), 0);
  const scale = box / (Math.max(drawing.width, drawing.height * 1.4) * CELL);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale}) translate(${(-drawing.width * CELL) / 2} ${(-drawing.height * CELL) / 2})`}>
      <Cast drawing={drawing} unit={CELL} />
      <Plan drawing={drawing} unit={CELL} doors={[]} />
    </g>
  );
}

/** The backs of tiles of these sizes, side by side. */
const Backs = ({ sizes }: { readonly sizes: readonly RoomSize[] }) =>
  sizes.slice(0, 2).map((size, i, all) => {
    const drawing = drawingOf(tileOfSize(size), 0);
    const unit = (all.length === 1 ? 46 : 26) / Math.max(drawing.width, drawing.height * 1.4);
    const x = (i - (all.length - 1) / 2) * 30 - (drawing.width * unit) / 2;
    const path = outlinePath(drawing, unit);
    return (
      <g key={size} transform={`translate(${x} ${(-drawing.height * unit) / 2})`}>
        <path d={path} className="back-cast" transform="translate(1.6 2.4)" />
        <path d={path} className="back" />
      </g>
    );
  });

const COIN_PILES = [
  [-16, 3],
  [0, 6],
  [16, 4],
] as const;

const Coins = () =>
  COIN_PILES.flatMap(([x, count]) =>
    range(count).map((coin) => (
      <g key={`${x} ${coin}`} transform={`translate(${x} ${14 - coin * 4.4})`}>
        <ellipse cy={2} rx={8.6} ry={3.8} className="niche-coin-edge" />
        <ellipse rx={8.6} ry={3.8} className="niche-coin" />
      </g>
    )),
  );

const Door = () => (
  <>
    <path d="M-13 20V-6Q-13-20 0-20T13-6V20z" className="niche-light" />
    <path d="M-13 20V-6Q-13-17-3-19.6L-3 23z" className="niche-leaf" />
    <path d="M-3 23L13 20L30 25H2z" className="niche-glow" />
    <path d="M-15 20V-6Q-15-22 0-22T15-6V20" className="niche-arch" />
  </>
);

/** A room, and whether it is done. */
const Done = ({ done }: { readonly done: boolean }) => (
  <>
    <Small name="study" box={44} />
    <g transform="translate(19 10)">
      <circle r={9} className={done ? 'niche-yes' : 'niche-no'} />
      <path d={done ? 'M-4 .4L-1 3.6L4.4-3.4' : 'M-3.4-3.4L3.4 3.4M3.4-3.4L-3.4 3.4'} className="niche-tick" />
    </g>
  </>
);

const Badge = ({ type }: { readonly type: RoomType }) => (
  <g transform="translate(-22 -11)">
    <circle r={9.6} className="niche-badge" />
    <TypeSign type={type} size={12} />
  </g>
);

/** Squares are counted: a room with a rule along two of its sides. */
const Area = ({ type }: { readonly type: RoomType }) => (
  <>
    <Small name={ROOM_OF[type]} box={40} x={3} y={-2} />
    <path d="M-18 20H26M-18 17v6M26 17v6M-13 18v4M-2 18v4M9 18v4M20 18v4" className="niche-rule" />
    <Badge type={type} />
  </>
);

const OfType = ({ type }: { readonly type: RoomType }) => (
  <>
    <Small name={ROOM_OF[type]} box={50} x={4} />
    <Badge type={type} />
  </>
);

const AllTypes = () =>
  ROOM_TYPES.map((type, i) => (
    <g key={type} transform={`translate(${((i % 4) - 1.5) * 15} ${i < 4 ? -9 : 9})`}>
      <circle r={6.8} className="niche-badge" />
      <TypeSign type={type} size={9} />
    </g>
  ));

type Bare = Exclude<Counted, { readonly type: RoomType } | { readonly sizes: readonly RoomSize[] }>;
type BareName = Extract<Bare, Count>['count'] | Extract<Bare, Measure>['measure'];

const BARE: Readonly<Record<BareName, () => ReactNode>> = {
  hallways: () => <Small name="hallway" box={58} />,
  stairs: () => <Small name="stairs" box={50} />,
  completed: () => <Done done />,
  incomplete: () => <Done done={false} />,
  entrances: Door,
  money: Coins,
  'all-types': AllTypes,
  'all-sizes': () => <Backs sizes={ROOM_SIZES.slice(4, 6)} />,
};

function drawn(counted: Counted): ReactNode {
  if ('sizes' in counted) return <Backs sizes={counted.sizes} />;
  if (!('type' in counted)) return BARE['count' in counted ? counted.count : counted.measure]();
  return 'measure' in counted && counted.measure === 'area' ? <Area type={counted.type} /> : <OfType type={counted.type} />;
}

/** The ground of a niche: the tone of the type that counts, or wood. */
const groundOf = (counted: Counted): string => ('type' in counted ? `tone-${counted.type}` : 'niche-wood');

/** The picture of what a favor compares or a bonus card counts. Nothing in the plain look. */
export function Niche({ counted }: { readonly counted: Counted }) {
  if (!usePrinted()) return null;
  return (
    <svg className={`niche own-tones ${groundOf(counted)}`} viewBox="-34 -24 68 48" aria-hidden="true">
      <rect x={-34} y={-24} width={68} height={48} className="niche-ground" />
      <path d="M-34-24H34L-34 24z" className="niche-ray" />
      {drawn(counted)}
    </svg>
  );
}
