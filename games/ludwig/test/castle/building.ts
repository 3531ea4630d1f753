import assert from 'node:assert/strict';
import { FACE_NAMES, type FaceName } from '../../components/faces.ts';
import type { Rotation } from '../../components/words.ts';
import {
  CASTLE_OPTIONS,
  type Castle,
  type CastleOptions,
  faceAt,
  forecast,
  newCastle,
  objectionTo,
  type Placed,
  type Placement,
  place,
  placementOf,
  type ScoreLine,
} from '../../rules/castle/index.ts';

/** The default options. */
export const DEFAULTS: CastleOptions = {
  externalEntrance: CASTLE_OPTIONS.externalEntrance[0],
  lastExit: CASTLE_OPTIONS.lastExit[0],
  crossLevelAlignment: CASTLE_OPTIONS.crossLevelAlignment[0],
  stairsFromBelow: CASTLE_OPTIONS.stairsFromBelow[0],
  roundedCorners: CASTLE_OPTIONS.roundedCorners[0],
  doubleLink: CASTLE_OPTIONS.doubleLink[0],
};

/** A tile as the ledger's examples write it: name, x, y, clockwise degrees. */
export type Spot = readonly [tile: FaceName, x: number, y: number, rotation: Rotation];

const at = ([tile, x, y, rotation]: Spot): Placement => placementOf({ tile, x, y, rotation });

/** The number of a face. */
export const face = (name: FaceName): number => FACE_NAMES.indexOf(name);

/** Lays a tile that must be legal there. */
export function lay(castle: Castle, spot: Spot, options = DEFAULTS): Placed {
  assert.equal(objectionTo(castle, at(spot), options), undefined, spot.join(' '));
  return place(castle, at(spot), options);
}

/** A castle of these tiles, laid in this order, each legal. */
export function castleOf(...spots: readonly Spot[]): Castle {
  const castle = newCastle();
  for (const spot of spots) lay(castle, spot);
  return castle;
}

/** Why a tile may not lie there: the rule, and the tile in the way; 'legal' if it may. */
export function objected(castle: Castle, spot: Spot, options = DEFAULTS): string {
  const objection = objectionTo(castle, at(spot), options);
  if (!objection) return 'legal';
  return objection.room < 0 ? objection.rule : `${objection.rule} ${nameAt(castle, objection.room)}`;
}

/** The name of a tile of the castle. */
export const nameAt = (castle: Castle, room: number): string => FACE_NAMES[faceAt(castle, room)] ?? '';

const wordsOf = (castle: Castle, lines: readonly ScoreLine[]): readonly string[] =>
  lines.map(({ source, room, points }) => (source === 'printed' ? `${points}` : `${points} ${source} ${nameAt(castle, room)}`));

/** Lays a tile: its points, their lines in words, and the names of the tiles that it completes. */
export function scored(castle: Castle, spot: Spot, options = DEFAULTS): { points: number; lines: readonly string[]; completed: readonly string[] } {
  const before = forecast(castle, at(spot), options);
  const { points, lines, completed } = lay(castle, spot, options);
  assert.deepEqual(before, { ...before, points, lines, completed });
  return { points, lines: wordsOf(castle, lines), completed: completed.map((room) => nameAt(castle, room)) };
}

/** The lines of points in words. */
export const inWords = wordsOf;

/** How many open doors a tile has, by its name. */
export const spotOf = at;
