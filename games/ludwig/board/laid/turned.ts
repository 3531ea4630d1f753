import { distance } from '@madang/board-kit/layout';
import { type Castle, doorsMet, type Placement } from '../../rules/castle/index.ts';
import { centreOf, inStyle, placementUnder, type Style, styleOf, turnedInPlace, turnedOn } from '../castle/placing.ts';

/** A tile whose middle has moved less than this, in units, still lies in its place. */
const IN_PLACE = 1;

/** A tile that is laid and not confirmed: the castle without it, every place that it could have there, and where it lies. */
export interface LaidTile {
  readonly castle: Castle;
  readonly legal: readonly Placement[];
  /** Where it lay when its player began to turn it: turned all round it lies there again. */
  readonly from: Placement;
  readonly now: Placement;
}

/** The place of that look at an entrance that the tile joins, or with its middle where the tile's is; undefined: none is legal. */
function placeAs({ castle, legal, from }: LaidTile, style: Style): Placement | undefined {
  const doors = doorsMet(castle, from);
  const middle = centreOf(from);
  const isThere = (place: Placement): boolean =>
    distance(centreOf(place), middle) < IN_PLACE || doorsMet(castle, place).some((door) => doors.includes(door));
  return turnedInPlace(castle, inStyle(legal, style).filter(isThere), from, style);
}

/** Where a laid tile lies turned on: by a quarter turn, else by the next turn that is legal there. Undefined: it fits there in no other turn. */
export function turnedThere(tile: LaidTile, steps: 1 | -1): Placement | undefined {
  const was = styleOf(tile.now);
  for (let style = turnedOn(tile.now, steps); style.rotation !== was.rotation; ) {
    const place = placeAs(tile, style);
    if (place !== undefined) return place;
    style = turnedOn(placementUnder(style, centreOf(tile.now)), steps);
  }
  return undefined;
}

/** Where a laid tile lies on its other side, in the turn that it has or the next that is legal there. Undefined: in none. */
export function flippedThere(tile: LaidTile, faces: readonly number[]): Placement | undefined {
  const { face, rotation } = styleOf(tile.now);
  const other = faces.find((one) => one !== face);
  if (other === undefined) return undefined;
  const flipped = placementUnder({ face: other, rotation }, centreOf(tile.now));
  return placeAs(tile, styleOf(flipped)) ?? turnedThere({ ...tile, now: flipped }, 1);
}
