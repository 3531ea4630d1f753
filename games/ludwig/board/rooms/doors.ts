import { cellAt, laid, type Placement, turnedOf } from '../../rules/castle/index.ts';
import { DARK } from '../../rules/castle/turned.ts';

/** How an entrance stands: leading out, connected to another, or facing a wall (LUD-TILE-16). */
export type DoorState = 'open' | 'joined' | 'blocked';

interface Doorway {
  /** Where it stands and what it faces, for finding the entrance on the other side. */
  readonly here: string;
  readonly there: string;
  readonly front: number;
}

function doorways(placement: Placement): readonly Doorway[] {
  const { x, y } = laid(placement);
  const corner = cellAt(x, y);
  return turnedOf(placement).entrances.map(({ cell, beyond, side, kind }) => ({
    here: `${corner + cell} ${side} ${kind & DARK}`,
    there: `${corner + beyond} ${(side + 2) % 4} ${kind & DARK}`,
    front: corner + beyond,
  }));
}

/** How the entrances of each tile of a castle stand, tile by tile in the order of `Drawing.doors`. */
export function doorStates(tiles: readonly Placement[]): readonly (readonly DoorState[])[] {
  const covered = new Set<number>();
  for (const tile of tiles) {
    const { x, y } = laid(tile);
    const { full, cut } = turnedOf(tile);
    for (const cell of [...full.map((one) => one.cell), ...cut]) covered.add(cellAt(x, y) + cell);
  }
  const ways = tiles.map(doorways);
  const standing = new Set(ways.flat().map(({ here }) => here));
  return ways.map((of) => of.map(({ there, front }) => (standing.has(there) ? 'joined' : covered.has(front) ? 'blocked' : 'open')));
}
