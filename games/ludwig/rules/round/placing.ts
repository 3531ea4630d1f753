import { playerOf, type Seat } from '@madang/kernel';
import { names } from '../answers.ts';
import { faceAt, laid, type Placed, type Placement, placementsOf, place as placeTile } from '../castle/index.ts';
import { facesOf } from '../market/buying.ts';
import { notThere } from '../market/objections.ts';
import { type LudwigMove, MOVES } from '../moves.ts';
import { refusal } from '../refusals.ts';
import { complete } from '../rewards/completion.ts';
import type { LudwigChoice, LudwigTell } from '../rule.ts';
import { addPoints } from '../scoring/points.ts';
import { faceWord, tileName } from '../spelling.ts';
import { EMPTY, type Ludwig } from '../state.ts';

/** Every place for the held tile, by number: a hallway's on either face (LUD-PLACE-16). */
function placesFor(state: Ludwig, seat: Seat): readonly LudwigMove[] {
  const { castle } = playerOf(state, seat);
  const list: LudwigMove[] = [];
  for (const face of facesOf(state.held)) {
    const placements = placementsOf(castle, face, state.options);
    for (let i = 0; i < placements.length; i++) list.push(MOVES.made(0, placements[i] ?? 0));
  }
  return list;
}

/** What a placement did: the tile where it lies, then its points line by line. */
function tellPlaced(state: Ludwig, seat: Seat, placement: Placement, placed: Placed, tell: LudwigTell): void {
  if (!tell) return;
  const { castle } = playerOf(state, seat);
  const { tile: face, x, y, rotation } = laid(placement);
  tell({ event: 'placed', seat, face, x, y, rotation, points: placed.points });
  for (const { source, room, points } of placed.lines) {
    tell({ event: 'scored', seat, source, room, face: faceWord(faceAt(castle, room)), points });
  }
}

/** LUD-ROUND-18, LUD-SCORE-01 … -09: the held tile is laid and scored at once, and rewards follow for all that it completes. */
export const place: LudwigChoice<'place'> = {
  always: true,
  choices: (state, { seat }) => placesFor(state, seat),
  answer(state, { seat }, move, tell) {
    if (move === undefined) throw new Error('a tile that cannot be placed');
    const me = playerOf(state, seat);
    const { placement } = names(move);
    state.held = EMPTY;
    const placed = placeTile(me.castle, placement, state.options);
    for (const { points } of placed.lines) addPoints(state, me, points);
    tellPlaced(state, seat, placement, placed, tell);
    complete(state, seat, placed.completed, tell);
  },
  refuse(state, { seat }, move) {
    const held = { tile: tileName(state.held) };
    if (move.kind === 'buy' || move.kind === 'pass') return refusal('LUD-ROUND-18', 'place-it-first', held);
    if (move.kind !== 'place') return undefined;
    const { tile, placement } = names(move);
    if (!facesOf(state.held).includes(tile)) return refusal('LUD-ROUND-18', 'another-tile-held', held);
    return notThere(state, seat, placement);
  },
};
