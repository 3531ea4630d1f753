import { answers, insertSorted, offerAll, playerOf } from '@madang/kernel';
import { names } from '../answers.ts';
import { type Castle, faceAt, scoreAgain } from '../castle/index.ts';
import { type LudwigMove, MOVES } from '../moves.ts';
import { refusal } from '../refusals.ts';
import type { LudwigChoice } from '../rule.ts';
import { addPoints } from '../scoring/points.ts';
import { faceWord, tileName } from '../spelling.ts';

const RESCORE = answers(MOVES, 'rescore', (move) => names(move).tile);

/** The tiles of rooms of a castle, ascending. */
function tilesOf(castle: Castle, rooms: readonly number[]): number[] {
  const tiles: number[] = [];
  for (const room of rooms) insertSorted(tiles, faceAt(castle, room));
  return tiles;
}

/**
 * LUD-REWARD-04: the completed room's printed points and its own symbol once more, as the castle is now (OQ-REWARD-RESCORE). Of several
 * downstairs rooms completed together the player names one (LUD-REWARD-20, -21).
 */
export const living: LudwigChoice<'living'> = {
  choices(state, { seat, rooms }) {
    const list: LudwigMove[] = [];
    offerAll(list, RESCORE, tilesOf(playerOf(state, seat).castle, rooms));
    return list;
  },
  answer(state, { seat, rooms }, move, tell) {
    if (move === undefined) throw new Error('no room to score again');
    const me = playerOf(state, seat);
    const { tile } = names(move);
    const room = rooms.find((one) => faceAt(me.castle, one) === tile) ?? -1;
    let points = 0;
    for (const line of scoreAgain(me.castle, room, state.options)) {
      points += line.points;
      addPoints(state, me, line.points);
    }
    tell?.({ event: 'rescored', seat, room, face: faceWord(tile), points });
  },
  refuse(_state, _task, move) {
    return move.kind === 'rescore' ? refusal('LUD-REWARD-21', 'not-completed-together', { tile: tileName(names(move).tile) }) : undefined;
  },
};
