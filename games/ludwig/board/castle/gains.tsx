import type { Castle, Placed } from '../../rules/castle/index.ts';
import { lyingOf, outlinePath } from '../rooms/drawing.ts';

/** How far in from the corner points stand, as a part of a room's box. */
const CORNER = 0.16;

interface GainsProps {
  readonly castle: Castle;
  readonly placed: Placed;
  readonly unit: number;
}

/** The rooms that the tile would score with and what each brings, and those that it would complete. */
export function Gains({ castle, placed, unit }: GainsProps) {
  const byRoom = new Map<number, number>();
  for (const { room, points } of placed.lines) if (room < castle.tiles.length) byRoom.set(room, (byRoom.get(room) ?? 0) + points);
  return (
    <g className="gains">
      {placed.completed.map((room) => {
        const tile = castle.tiles[room];
        if (tile === undefined) return null;
        const { drawing, x, y } = lyingOf(tile);
        return <path key={room} className="gain-completed" transform={`translate(${x * unit} ${y * unit})`} d={outlinePath(drawing, unit, -1)} />;
      })}
      {[...byRoom].map(([room, points]) => {
        const { x, y, drawing } = lyingOf(castle.tiles[room] ?? 0);
        // in the corner across from the room's own points, clear of its name
        const [across, down] = [drawing.width - CORNER * drawing.width, CORNER * drawing.height];
        return <Figure key={room} points={points} x={(x + across) * unit} y={(y + down) * unit} />;
      })}
    </g>
  );
}

interface FigureProps {
  readonly points: number;
  readonly x: number;
  readonly y: number;
  /** All points of the tile that is placed, not those with one room. */
  readonly isSum?: boolean;
}

/** Points as a small figure, its middle at a point in pixels. */
export const Figure = ({ points, x, y, isSum = false }: FigureProps) => (
  <g className="gain" data-loss={points < 0} data-sum={isSum} transform={`translate(${x} ${y})`}>
    <rect x={-16} y={-11} width={32} height={22} rx={11} />
    <text y={5} textAnchor="middle">
      {points === 0 ? '±0' : points > 0 ? `+${points}` : `−${-points}`}
    </text>
  </g>
);
