import type { Family } from '@madang/kernel';
import { FACE_NAMES, FOYER } from '../../components/faces.ts';
import { ROTATIONS } from '../../components/words.ts';
import { cellAt, type Laid, laid, ORIGIN, placementAt, ROW, ROWS } from './placement.ts';
import { recorded } from './turned.ts';

/** The answer that lays a tile: `tile` may be any face but the foyer, x −416 … 423, y −416 … 415. */
export interface PlaceFields extends Laid {
  readonly kind: 'place';
}

const NAMES: readonly unknown[] = FACE_NAMES;
const TURNS: readonly unknown[] = ROTATIONS;

const within = (coordinate: unknown, size: number): coordinate is number =>
  typeof coordinate === 'number' && Number.isInteger(coordinate) && coordinate >= -ORIGIN && coordinate < size - ORIGIN;

/** Every way to lay any tile anywhere; a move's number in the family is its placement. Of those that look the same one is recorded (LUD-PLACE-21). */
export const PLACEMENTS: Family<PlaceFields> = {
  size: placementAt(FOYER, 0, 0),
  digits: [4 * FOYER, ROWS, ROW],
  make: (packed) => ({ kind: 'place', ...laid(packed) }),
  pack({ kind, tile, x, y, rotation }) {
    const face = NAMES.indexOf(tile);
    const turn = TURNS.indexOf(rotation);
    if (kind !== 'place' || face < 0 || face === FOYER || turn < 0 || !within(x, ROW) || !within(y, ROWS)) return undefined;
    return placementAt(face, turn, cellAt(x, y));
  },
  same: recorded,
};
