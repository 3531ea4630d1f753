import { hasSameLook, usePrinted } from '@madang/board-kit';
import { memo } from 'preact/compat';
import { SHAPES } from '../../components/index.ts';
import type { DoorState } from './doors.ts';
import { type Drawing, type DrawnDoor, outlinePath } from './drawing.ts';
import { Inscription } from './inscription.tsx';
import { Plan } from './plan/plan.tsx';
import { TypeSign } from './signs.tsx';

interface RoomProps {
  readonly drawing: Drawing;
  /** Pixels a unit. */
  readonly unit: number;
  /** What it is called; null: nothing is written on it. */
  readonly name: string | null;
  /** Without a name: whether its points stand on it; else it carries its type's sign alone. */
  readonly points?: boolean;
  /** How its entrances stand, in the order of the drawing; none: all lead out. */
  readonly doors?: readonly DoorState[];
  readonly completed?: boolean;
}

/** From this many pixels a unit on there is room for points and words. */
const POINTS_FROM = 8.5;

/** From this many pixels a unit on a small picture shows its entrances. */
const DOORS_FROM = 5;

/** A tile: a printed floor plan, or in the plain look and where it is small its outline in a tone; on it points, name, symbol. Its corner is at 0,0. */
export const Room = memo(function Room({ drawing, unit, name, points = name !== null, doors = [], completed = false }: RoomProps) {
  const { face } = drawing;
  const printed = usePrinted();
  const small = !points || unit < POINTS_FROM;
  return (
    <g
      className={`tile tone-${face.type} ${small ? 'tile-small' : ''} ${face.name === 'downstairs-hallway' ? 'tile-below' : ''}`}
      data-completed={completed}
    >
      {printed && !small ? (
        <Plan drawing={drawing} unit={unit} doors={doors} />
      ) : (
        <Outline drawing={drawing} unit={unit} doors={doors} small={small} />
      )}
      {small ? <SmallSign drawing={drawing} unit={unit} /> : <Inscription drawing={drawing} unit={unit} name={name} doors={doors} />}
    </g>
  );
}, hasSameLook);

interface OutlineProps {
  readonly drawing: Drawing;
  readonly unit: number;
  readonly doors: readonly DoorState[];
  readonly small: boolean;
}

/** The plain look: outline by shape, entrances, fence. */
const Outline = ({ drawing, unit, doors, small }: OutlineProps) => {
  const wall = small ? Math.max(0.8, unit * 0.09) : Math.max(1.4, unit * 0.085);
  return (
    <>
      <path className="tile-shape" d={outlinePath(drawing, unit)} strokeWidth={wall} />
      {drawing.face.name === 'stairs' && <Steps drawing={drawing} unit={unit} />}
      {unit >= DOORS_FROM &&
        drawing.doors.map((door, i) => <Doorway key={`${door.x} ${door.y}`} door={door} state={doors[i] ?? 'open'} unit={unit} wall={wall} />)}
      {drawing.fence.map((part) => (
        <Fence key={`${part.x} ${part.y}`} part={part} unit={unit} />
      ))}
    </>
  );
};

interface DoorwayProps {
  readonly door: DrawnDoor;
  readonly state: DoorState;
  readonly unit: number;
  readonly wall: number;
}

/** An opening in the wall; open ones point out, by a triangle on the ground and an arch downstairs; blocked ones are walled up. */
function Doorway({ door: { x, y, side, dark }, state, unit, wall }: DoorwayProps) {
  const half = unit * 0.3;
  const deep = unit * 0.31;
  return (
    <g className={`door door-${state} ${dark ? 'door-dark' : ''}`} transform={`translate(${x * unit} ${y * unit}) rotate(${90 * side})`}>
      <path className="door-gap" d={`M${-half} 0H${half}`} strokeWidth={wall + 1} />
      {state === 'open' && <path className="door-sign" d={dark ? arch(unit * 0.22, deep) : triangle(unit * 0.22, deep)} />}
      {state === 'joined' && <path className="door-sill" d={`M${-half} ${-wall * 0.2}V${unit * 0.2}M${half} ${-wall * 0.2}V${unit * 0.2}`} />}
      {state === 'blocked' && <path className="door-brick" d={`M${-half} 0H${half}`} strokeWidth={wall + 1.4} />}
    </g>
  );
}

const triangle = (half: number, deep: number): string => `M${-half} ${deep}L0 ${deep * 0.18}L${half} ${deep}z`;
const arch = (half: number, deep: number): string => `M${-half} ${deep}V${deep * 0.72}A${half} ${half} 0 0 1 ${half} ${deep * 0.72}V${deep}z`;

/** Pickets along one unit of the wall. */
const Fence = ({ part: { x, y, side }, unit }: { readonly part: DrawnDoor; readonly unit: number }) => (
  <path
    className="tile-fence"
    transform={`translate(${x * unit} ${y * unit}) rotate(${90 * side})`}
    d={`M${-unit * 0.46} 0H${unit * 0.46}`}
    strokeWidth={Math.max(2, unit * 0.22)}
    strokeDasharray={`${unit * 0.14} ${unit * 0.055}`}
  />
);

const STEPS = [0, 1, 2, 3, 4, 5] as const;

/** Stairs go down to the dark end (LUD-PLACE-13). */
function Steps({ drawing: { face, turns, width, height }, unit }: { readonly drawing: Drawing; readonly unit: number }) {
  const { rows } = SHAPES[face.shape];
  const [across, down] = [rows[0].length, rows.length];
  return (
    <g
      className="tile-steps"
      transform={`translate(${(width * unit) / 2} ${(height * unit) / 2}) rotate(${90 * turns}) translate(${(-across * unit) / 2} ${(-down * unit) / 2})`}
    >
      {STEPS.map((step) => (
        <rect
          key={step}
          x={((step + 0.1) * across * unit) / STEPS.length}
          y={unit * 0.1}
          width={(0.8 * across * unit) / STEPS.length}
          height={(down - 0.2) * unit}
          opacity={0.75 - step * 0.125}
        />
      ))}
    </g>
  );
}

/** The type's sign alone, in the middle of the name's place. */
function SmallSign({ drawing: { face, label }, unit }: { readonly drawing: Drawing; readonly unit: number }) {
  const size = Math.min(13, unit * Math.min(label.width, label.height) * 0.62);
  if (size < 4 || face.name === 'stairs') return null;
  return <TypeSign type={face.type} size={size} x={(label.x + label.width / 2) * unit} y={(label.y + label.height / 2) * unit} />;
}
