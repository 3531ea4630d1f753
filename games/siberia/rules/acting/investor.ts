import { answers, choice, has, offered, playerOf, removeOne } from '@madang/kernel';
import { ROWS } from '../../components/words.ts';
import { numbersOf } from '../answers.ts';
import { MOVES } from '../moves.ts';
import { refusal } from '../refusals.ts';
import { freeRows, layInRow, tileRows } from '../rounds/personal-board.ts';
import { turnUpTile } from '../rounds/tiles.ts';
import type { SiberiaRule } from '../rule.ts';
import { areaText, rowWord } from '../spelling.ts';
import { type Siberia, TILE } from '../state.ts';

const INVEST = answers(MOVES, 'invest', (move) => numbersOf(move).area);

const INVESTOR = ROWS.indexOf('investor');

/**
 * SIB-INV-02, -03: rows named by a face-up tile that have room for it and no tile yet. The investor row counts as it
 * is after the action's counters have left it (SIB-INV-07).
 */
export function fittingRows(state: Siberia, seat: number): number {
  const me = playerOf(state, seat);
  let faceUp = 0;
  for (let i = 0; i < state.display.length; i++) faceUp |= 1 << (state.display[i] ?? 0);
  return faceUp & (freeRows(me) | (1 << INVESTOR)) & ~tileRows(me);
}

/** SIB-INV-01: a face-up tile goes at once on the row that it names. Forgone: SIB-INV-09, SIB-INV-10. */
export const invest: SiberiaRule<'invest'> = choice({
  choices: (state, { seat }) => offered(INVEST, fittingRows(state, seat)),
  answer(state, { seat }, move, tell) {
    if (move === undefined) return;
    const row = numbersOf(move).area;
    removeOne(state.display, row);
    layInRow(playerOf(state, seat), row, TILE);
    tell?.({ event: 'tile-taken', seat, row: rowWord(row) });
    turnUpTile(state, tell);
  },
  refuse(state, { seat }, move) {
    if (move.kind !== 'invest') return undefined;
    const { area } = numbersOf(move);
    const row = areaText(move.row);
    if (!state.display.includes(area)) return refusal('SIB-INV-01', 'tile-not-face-up', { row });
    if (has(tileRows(playerOf(state, seat)), area)) return refusal('SIB-INV-03', 'row-has-tile', { row });
    return refusal('SIB-INV-02', 'row-full', { row });
  },
});
