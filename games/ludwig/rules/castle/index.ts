/**
 * A player's castle: where tiles may lie, what laying one scores, and what a finished castle has of everything.
 *
 *     const castle = newCastle();                             // a foyer; plain whole numbers
 *     canPlace(castle, face, options)                         // a face is a number of FACES
 *     placementsOf(castle, face, options)                     // packed numbers, sorted; made(family, placement) is the move
 *     objectionTo(castle, placement, options)                 // why not there
 *     forecast(castle, placement, options)                    // lines of points, completed rooms
 *     outcomeOf(castle, placement, options)                   // the same in numbers, without the lines
 *     place(castle, placement, options)                       // and it is done
 */
export { type Castle, cloneCastle, doorFront, doorLevel, doorSide, doorsMet, doorTile, faceAt, newCastle, recomputed } from './castle.ts';
export {
  areaOfType,
  type Corridors,
  castleArea,
  completedTiles,
  externalEntrances,
  hallways,
  incompleteTiles,
  roomsOfSizes,
  roomsOfType,
  sizesPresent,
  stairs,
  typesPresent,
} from './counts.ts';
export { PLACEMENTS, type PlaceFields } from './family.ts';
export { type Objection, objectionTo } from './legality.ts';
export { CASTLE_OPTIONS, type CastleOptions } from './options.ts';
export { outcomeOf } from './outcome.ts';
export {
  cellAt,
  columnOf,
  cornerOf,
  faceNumber,
  laid,
  type Placement,
  placementAt,
  placementOf,
  rowOf,
  turnedNumber,
} from './placement.ts';
export { canPlace, placementsOf, somePlacements } from './placements.ts';
export { forecast, type Placed, place, pointsAgain, type ScoreLine, type ScoreSource, scoreAgain } from './scoring.ts';
export { recorded, type Turned, turnedOf } from './turned.ts';
