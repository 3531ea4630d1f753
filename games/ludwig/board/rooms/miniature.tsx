import { hasSameLook } from '@madang/board-kit';
import { memo } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import type { Placement } from '../../rules/castle/index.ts';
import { doorStates } from './doors.ts';
import { boundsOf, drawingOf, lyingOf, outlinePath } from './drawing.ts';
import { Cast } from './plan/plan.tsx';
import { Room } from './room.tsx';

/** Pixels a unit has at most on a small picture of a castle, unless said otherwise. */
const LARGEST_UNIT = 9;

interface MiniatureProps {
  readonly tiles: readonly Placement[];
  readonly width: number;
  readonly height: number;
  /** Pixels a unit has at most. */
  readonly largest?: number;
}

/** A castle as a small picture. Decoration: its words stand elsewhere. */
export const Miniature = memo(function Miniature({ tiles, width, height, largest = LARGEST_UNIT }: MiniatureProps) {
  const lying = useMemo(() => tiles.map(lyingOf), [tiles]);
  const doors = useMemo(() => doorStates(tiles), [tiles]);
  const box = boundsOf(lying);
  const unit = Math.min(largest, (width - 4) / box.width, (height - 4) / box.height);
  const [left, top] = [(width - box.width * unit) / 2 - box.x * unit, (height - box.height * unit) / 2 - box.y * unit];
  return (
    <svg className="miniature own-tones" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {lying.map(({ drawing, x, y }, index) => (
        <g key={tiles[index]} transform={`translate(${left + x * unit} ${top + y * unit})`}>
          <Room drawing={drawing} unit={unit} name={null} doors={doors[index] ?? []} />
        </g>
      ))}
    </svg>
  );
}, hasSameLook);

interface TileProps {
  readonly face: number;
  /** Pixels a unit. */
  readonly unit: number;
  /** Whether its points stand on it. */
  readonly points?: boolean;
}

/** How wide a line shines around a tile that can be taken, in units: half of it lies under the wall. */
const GLOW = 0.62;

/** A tile by itself, unturned, in a line of HTML. Decoration: its words stand elsewhere. */
export const Tile = memo(function Tile({ face, unit, points = false }: TileProps) {
  const drawing = drawingOf(face, 0);
  const edge = Math.max(1.5, unit * 0.16);
  const [width, height] = [drawing.width * unit + 2 * edge, drawing.height * unit + 2 * edge];
  return (
    <svg className="tile-box own-tones" width={width} height={height} viewBox={`${-edge} ${-edge} ${width} ${height}`} aria-hidden="true">
      {points && <Cast drawing={drawing} unit={unit} />}
      {points && <path className="tile-glow" d={outlinePath(drawing, unit)} strokeWidth={unit * GLOW} />}
      <Room drawing={drawing} unit={unit} name={null} points={points} />
    </svg>
  );
});
