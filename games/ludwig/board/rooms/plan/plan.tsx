import { hasSameLook, usePrinted } from '@madang/board-kit';
import { memo } from 'preact/compat';
import { SHAPES } from '../../../components/index.ts';
import type { DoorState } from '../doors.ts';
import { type Drawing, type DrawnDoor, outlinePath } from '../drawing.ts';
import { type Mark, times } from './marks.ts';
import { furnitureOf } from './recipes.ts';

/** A unit of the grid in the units of a plan. */
export const CELL = 20;

/** From so many pixels a unit on a plan is furnished. */
const FURNISHED_FROM = 9;

interface PlanProps {
  readonly drawing: Drawing;
  /** Pixels a unit. */
  readonly unit: number;
  readonly doors: readonly DoorState[];
}

/** A room as a printed floor plan: floor, furniture, walls, doors, hedge. Its corner is at 0,0. */
export const Plan = memo(function Plan({ drawing, unit, doors }: PlanProps) {
  const { face } = drawing;
  const outline = outlinePath(drawing, CELL);
  const wall = WALLS[face.type === 'outdoor' ? 'kerb' : isBelow(drawing) ? 'vault' : 'wall'];
  return (
    <g className={`plan in-${wall.kind} floor-${face.type}`} transform={`scale(${unit / CELL})`}>
      <path className="plan-floor" d={outline} />
      <path d={outline} fill={`url(#plan-${face.type})`} />
      {face.type === 'downstairs' && <Ribs drawing={drawing} />}
      <path className="plan-dark" d={outline} strokeWidth={wall.width + 5} transform="translate(1.6 2.2)" />
      {unit >= FURNISHED_FROM && <Furniture drawing={drawing} />}
      {face.type !== 'outdoor' && <path className="plan-lamp" d={outline} />}
      <path className="plan-wall" d={outline} strokeWidth={wall.width} />
      <path className="plan-wall-top" d={outline} strokeWidth={wall.width - 2.4} strokeDasharray={wall.blocks} />
      {wall.kind === 'wall' && <path className="plan-panes" d={outline} strokeWidth={wall.width - 3.4} />}
      {drawing.doors.map((door, i) => (
        <PlanDoor key={`${door.x} ${door.y}`} door={door} state={doors[i] ?? 'open'} wall={wall.width} />
      ))}
      {drawing.fence.length > 0 && <Hedge fence={drawing.fence} />}
    </g>
  );
}, hasSameLook);

const isBelow = ({ face: { type, name } }: Drawing): boolean => type === 'downstairs' || name === 'downstairs-hallway';

const WALLS = {
  wall: { kind: 'wall', width: 5.6, blocks: undefined },
  vault: { kind: 'vault', width: 6.4, blocks: '6 1.6 4 1.4 8 1.6' },
  kerb: { kind: 'kerb', width: 4.4, blocks: '5 1.4' },
} as const;

/** The shadow of a tile on what it lies on: three hard outlines, no blur. Nothing in the plain look. */
export const Cast = memo(function Cast({ drawing, unit }: Pick<PlanProps, 'drawing' | 'unit'>) {
  if (!usePrinted()) return null;
  const d = outlinePath(drawing, CELL);
  return (
    <g className="plan-cast" transform={`scale(${unit / CELL})`}>
      <path d={d} transform="translate(2 3)" />
      <path d={d} transform="translate(4 6)" />
    </g>
  );
});

/** The ribs of a vault: its two diagonals. */
const Ribs = ({ drawing: { width, height, corners } }: Pick<PlanProps, 'drawing'>) => {
  const inset = corners.length === 0 ? 0.147 : 0;
  const [left, top, right, bottom] = [width * inset, height * inset, width * (1 - inset), height * (1 - inset)].map((at) => at * CELL);
  return <path className="plan-ribs" d={`M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`} />;
};

/** How far a shadow falls to the right and down. */
const SUN = [1, 1.4] as const;

/** The same fall in a room that is turned: the sun stays where it is. */
function fallIn(turns: number): string {
  let [x, y]: readonly [number, number] = SUN;
  for (let i = 0; i < turns; i++) [x, y] = [y, -x];
  return `translate(${x} ${y})`;
}

/** The furniture, piece by piece: first what a piece throws as its shadow, then its marks. */
const Furniture = memo(function Furniture({ drawing }: Pick<PlanProps, 'drawing'>) {
  const { face, turns, width, height } = drawing;
  const { rows } = SHAPES[face.shape];
  const fall = fallIn(turns);
  const marks = furnitureOf(face).flatMap((piece) => [...merged(shadowOf(piece, fall)), ...merged(piece)]);
  return (
    <g
      className="plan-furniture"
      transform={`translate(${(width * CELL) / 2} ${(height * CELL) / 2}) rotate(${90 * turns}) translate(${(-rows[0].length * CELL) / 2} ${(-rows.length * CELL) / 2})`}
    >
      {marks.map(({ d, ink, line, alpha, at }) => (
        <path
          key={`${at} ${ink} ${d}`}
          d={d}
          fill={line === undefined ? ink : 'none'}
          stroke={line === undefined ? undefined : ink}
          strokeWidth={line}
          opacity={alpha}
          transform={at}
        />
      ))}
    </g>
  );
});

const shadowOf = (piece: readonly Mark[], fall: string): readonly Mark[] =>
  piece.filter(({ solid }) => solid).map(({ d, at = '' }) => ({ d, ink: '#1a0f06', alpha: 0.26, at: `${fall} ${at}` }));

/** Neighbours of one ink in one place become one path. */
function merged(marks: readonly Mark[]): readonly Mark[] {
  const all: Mark[] = [];
  for (const mark of marks) {
    const last = all.at(-1);
    const isAlike = last && last.ink === mark.ink && last.line === mark.line && last.alpha === mark.alpha && last.at === mark.at;
    if (isAlike) all[all.length - 1] = { ...last, d: last.d + mark.d };
    else all.push(mark);
  }
  return all;
}

interface PlanDoorProps {
  readonly door: DrawnDoor;
  readonly state: DoorState;
  readonly wall: number;
}

const GROUND_SIGN = 'M-4.4 5.8L0-1.4L4.4 5.8z';
const DARK_SIGN = 'M-4 5.8V1.8A4 4 0 0 1 4 1.8V5.8z';

/** An opening between two jambs. Open: a pale sill and a sign that points out; joined: the floor runs through; blocked: bricks. */
function PlanDoor({ door: { x, y, side, dark }, state, wall }: PlanDoorProps) {
  const out = -wall / 2 - 0.3;
  return (
    <g className={`door plan-door plan-door-${state}`} transform={`translate(${x * CELL} ${y * CELL}) rotate(${90 * side})`}>
      <path className="plan-gap" d={`M-6 ${out}H6V${state === 'open' ? 7 : -out}H-6z`} />
      <path className="plan-jambs" d={`M-6.4 ${out}V${-out}M6.4 ${out}V${-out}`} />
      {state === 'open' && <path className="plan-sign" d={dark ? DARK_SIGN : GROUND_SIGN} />}
      {state === 'blocked' && <path className="plan-bricks" d={`M-6 ${out / 2}H6M-6 ${-out / 2}H6`} />}
    </g>
  );
}

/** Bushes along the units of the wall where nothing may lie. */
function Hedge({ fence }: Pick<Drawing, 'fence'>) {
  const bushes = fence.flatMap(({ x, y, side }) =>
    times(3, (i) => {
      const along = (i - 1) * 6.6;
      return side % 2 === 0 ? ([x * CELL + along, y * CELL] as const) : ([x * CELL, y * CELL + along] as const);
    }),
  );
  const discs = (radius: number, dx: number): string =>
    bushes
      .map(([x, y]) => `M${x + dx - radius} ${y + dx}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`)
      .join('');
  return (
    <>
      <path className="plan-hedge-dark" d={discs(4.6, 0.4)} />
      <path className="plan-hedge" d={discs(3.4, -0.8)} />
      <path className="plan-hedge-lit" d={discs(1.2, -2)} />
    </>
  );
}
