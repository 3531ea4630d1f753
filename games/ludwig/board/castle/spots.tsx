import { memo } from 'preact/compat';
import type { Placement } from '../../rules/castle/index.ts';
import { drawingOf, lyingOf, outlinePath } from '../rooms/drawing.ts';
import { centreOf, inStyle, styleOf } from './placing.ts';

interface SpotsProps {
  readonly legal: readonly Placement[];
  /** Those with the most points. */
  readonly best: readonly Placement[];
  /** Those that complete a room. */
  readonly completing: readonly Placement[];
  /** The tile as it is held; null: only looked ahead. */
  readonly ghost: Placement | null;
  readonly unit: number;
}

/** So many places of one look can be told apart by their outlines. */
const FEW = 20;

/** All places where a tile may lie, lightly: a wash of what it could cover, its outline where they are few, a dot at each middle. */
export const Spots = memo(function Spots({ legal, best, completing, ghost, unit }: SpotsProps) {
  const alike = ghost === null ? legal : inStyle(legal, styleOf(ghost));
  return (
    <g className="spots">
      <g className="spot-washes">
        {legal.map((place) => (
          <Outline key={place} className="spot-wash" place={place} unit={unit} />
        ))}
      </g>
      {ghost !== null && alike.length <= FEW && alike.map((place) => <Outline key={place} className="spot-outline" place={place} unit={unit} />)}
      {legal.map((place) => {
        const { x, y } = centreOf(place);
        const kind = best.length < legal.length && best.includes(place) ? 'best' : alike.includes(place) ? 'held' : 'other';
        const r = Math.max(2.2, unit * (kind === 'other' ? 0.1 : 0.15));
        return completing.includes(place) ? (
          <Tick key={place} kind={kind} x={x * unit} y={y * unit} r={Math.max(TICK, 2 * r)} />
        ) : (
          <circle key={place} className={`spot spot-${kind}`} cx={x * unit} cy={y * unit} r={r} />
        );
      })}
    </g>
  );
});

/** A tick is read from this radius on, in pixels. */
const TICK = 6;

interface TickProps {
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A place that completes a room: a tick, as on what a purchase could complete. */
const Tick = ({ kind, x, y, r }: TickProps) => (
  <g className={`spot spot-${kind} spot-completes`} transform={`translate(${x} ${y})`}>
    <circle r={r} />
    <path d={`M${-0.5 * r} 0L${-0.12 * r} ${0.42 * r}L${0.52 * r} ${-0.4 * r}`} />
  </g>
);

interface OutlineProps {
  readonly className: string;
  readonly place: Placement;
  readonly unit: number;
}

function Outline({ className, place, unit }: OutlineProps) {
  const { x, y, drawing } = lyingOf(place);
  return (
    <path
      className={className}
      transform={`translate(${x * unit} ${y * unit})`}
      d={outlinePath(drawingOf(styleOf(place).face, drawing.turns), unit, 1.5)}
    />
  );
}
