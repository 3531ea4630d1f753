import { chance } from '@madang/board-kit/material';
import { memo } from 'preact/compat';
import type { Box } from './drawing.ts';

interface GardenProps {
  /** The castle: trees keep away from it. */
  readonly castle: Box;
  /** How long a unit of the grid is. */
  readonly unit: number;
}

/** How far the garden reaches from the foyer, and how far apart trees may stand, in units. */
const REACH = { x: 54, y: 42 } as const;
const GAP = 4;
/** Room between the castle and the nearest tree. */
const CLEARING = 2.4;

/** Wide lawns and narrow paths around the castle, in units. */
const LAWNS = 'M-17-46C-30-30-12-12-25 4S-30 28-18 46M21-46C36-32 20-14 31 2S20 30 34 46';
const PATHS = 'M-20-46C-33-30-15-12-28 4S-33 28-21 46M24-46C39-32 23-14 34 2S23 30 37 46M-46-20C-20-28 8-20 46-30M-46 27C-14 19 12 33 46 23';

/** The garden of a castle: lawns, paths and trees. */
export const Garden = memo(function Garden({ castle, unit }: GardenProps) {
  const trees = treesAround(castle);
  return (
    <g className="garden" transform={`scale(${unit})`}>
      <g transform="scale(0.55)">
        <path className="garden-lawn" d={LAWNS} />
        <path className="garden-path" d={PATHS} />
      </g>
      <path className="garden-shade" d={trees.map(({ x, y, r }) => disc(x + 0.35 * r, y + 0.45 * r, r)).join('')} />
      <path className="garden-tree" d={trees.map(({ x, y, r }) => disc(x, y, r)).join('')} />
      <path className="garden-light" d={trees.map(({ x, y, r }) => disc(x - 0.25 * r, y - 0.28 * r, 0.55 * r)).join('')} />
    </g>
  );
});

interface Tree {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** The same trees for every castle, but for those where it stands. */
function treesAround({ x: left, y: top, width, height }: Box): readonly Tree[] {
  const next = chance(11);
  const trees: Tree[] = [];
  for (let row = -REACH.y; row <= REACH.y; row += GAP) {
    for (let column = -REACH.x; column <= REACH.x; column += GAP) {
      const [x, y, r, grows] = [column + 4 * next(), row + 4 * next(), 0.5 + 0.5 * next(), next() < 0.5];
      const inside = x > left - CLEARING && x < left + width + CLEARING && y > top - CLEARING && y < top + height + CLEARING;
      if (grows && !inside) trees.push({ x, y, r });
    }
  }
  return trees;
}

const disc = (x: number, y: number, r: number): string =>
  `M${(x - r).toFixed(2)} ${y.toFixed(2)}a${r.toFixed(2)} ${r.toFixed(2)} 0 1 0 ${(2 * r).toFixed(2)} 0a${r.toFixed(2)} ${r.toFixed(2)} 0 1 0 ${(-2 * r).toFixed(2)} 0`;
