import { range, usePrinted } from '@madang/board-kit';
import { memo, type ReactNode } from 'preact/compat';
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
import { drawingOf } from './drawing.ts';
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

interface Place {
  readonly box: number;
  readonly x?: number;
  readonly y?: number;
}

/** A furnished room in a box of that many units, its middle at `x`, `y`. */
function Small({ name, ...place }: Place & { readonly name: FaceName }) {
  return <SmallFace face={FACE_NAMES.indexOf(name)} {...place} />;
}

function SmallFace({ face, box, x = 0, y = 0 }: Place & { readonly face: number }) {
  const drawing = drawingOf(face, 0);
  const scale = box / (Math.max(drawing.width, drawing.height * 1.4) * CELL);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale}) translate(${(-drawing.width * CELL) / 2} ${(-drawing.height * CELL) / 2})`}>
      <Cast drawing={drawing} unit={CELL} />
      <Plan drawing={drawing} unit={CELL} doors={[]} />
    </g>
  );
}

/** Two furnished rooms of these sizes, of different types where one size counts: any room of them does. */
const OfSizes = ({ sizes }: { readonly sizes: readonly RoomSize[] }) => {
  const [first = 0, second = first] = sizes.length > 1 ? sizes.map(tileOfSize) : twoOfSize(sizes[0]);
  return (
    <>
      <SmallFace face={first} box={32} x={-16.5} y={-3} />
      <SmallFace face={second} box={32} x={16.5} y={4} />
    </>
  );
};

/** The first tile of a size, and one of another type. */
function twoOfSize(size: RoomSize | undefined): readonly number[] {
  const tiles = FACES.flatMap((face, i) => (face.stack === size ? [i] : []));
  const [first] = tiles;
  const other = tiles.find((tile) => first !== undefined && FACES[tile]?.type !== FACES[first]?.type);
  return [first, other].filter((tile) => tile !== undefined);
}

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
  'all-sizes': () => <OfSizes sizes={ROOM_SIZES.slice(4, 6)} />,
};

function drawn(counted: Counted): ReactNode {
  if ('sizes' in counted) return <OfSizes sizes={counted.sizes} />;
  if (!('type' in counted)) return BARE['count' in counted ? counted.count : counted.measure]();
  return 'measure' in counted && counted.measure === 'area' ? <Area type={counted.type} /> : <OfType type={counted.type} />;
}

/** The ground of a niche: the tone of the type that counts, or that of its kind. */
function groundOf(counted: Counted): string {
  if ('type' in counted) return `tone-${counted.type}`;
  if ('sizes' in counted) return 'niche-sizes';
  const bare = 'count' in counted ? counted.count : counted.measure;
  if (bare === 'completed') return 'niche-completed';
  return bare === 'all-sizes' || bare === 'all-types' ? 'niche-sizes' : 'niche-wood';
}

/** Rays of light behind the picture, however large its niche is. */
const RAYS = 'M0 0L-200-90V-20zM0 0L-200 40V110zM0 0L-120-200H-40zM0 0L40-200H120zM0 0L200-90V-20zM0 0L200 40V110zM0 0L120 200H40zM0 0L-40 200H-120z';

/** The picture of what a favor compares or a bonus card counts. Nothing in the plain look. */
export const Niche = memo(function Niche({ counted }: { readonly counted: Counted }) {
  if (!usePrinted()) return null;
  return (
    <svg className={`niche own-tones ${groundOf(counted)}`} viewBox="-34 -24 68 48" aria-hidden="true">
      <rect x={-200} y={-200} width={400} height={400} className="niche-ground" />
      <path d={RAYS} className="niche-ray" />
      {drawn(counted)}
    </svg>
  );
});
