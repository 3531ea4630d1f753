import { add, answers, choice, has, offered, playerOf } from '@madang/kernel';
import { MANAGER } from '../../components/counters.ts';
import { ROWS } from '../../components/words.ts';
import { numbersOf } from '../answers.ts';
import { MOVES } from '../moves.ts';
import { refusal } from '../refusals.ts';
import { freeRows, layInRow, tileRows } from '../rounds/personal-board.ts';
import type { SiberiaRule } from '../rule.ts';
import { areaText, rowWord } from '../spelling.ts';
import type { Siberia } from '../state.ts';

const JOKER = answers(MOVES, 'joker', (move) => numbersOf(move).area);

const MANAGER_ROW = 1 << ROWS.indexOf('manager');

/**
 * Rows to which the joker may go: any with an empty space but the manager row (SIB-MGR-02, -06). With Q-13's anyRow the
 * manager row too, unless its tile would make it ready again; it counts as it is after its counters have left it.
 */
export function jokerRows(state: Siberia, seat: number): number {
  const me = playerOf(state, seat);
  const others = freeRows(me) & ~MANAGER_ROW;
  return state.options.managerJokerTarget === 'anyRow' ? others | (MANAGER_ROW & ~tileRows(me)) : others;
}

/** SIB-MGR-02 … -04, -08: the row's counters are in the bag already; one of them comes out again as a joker. */
export const joker: SiberiaRule<'joker'> = choice({
  choices: (state, { seat }) => offered(JOKER, jokerRows(state, seat)),
  answer(state, { seat }, move, tell) {
    if (move === undefined) return;
    const row = numbersOf(move).area;
    add(state.bag, MANAGER, -1);
    layInRow(playerOf(state, seat), row, MANAGER);
    tell?.({ event: 'joker-laid', seat, row: rowWord(row) });
  },
  refuse(state, { seat }, move) {
    if (move.kind !== 'joker') return undefined;
    if (move.row === 'manager') return refusal('SIB-MGR-06', 'joker-to-manager-row', {});
    return has(freeRows(playerOf(state, seat)), numbersOf(move).area) ? undefined : refusal('SIB-MGR-06', 'row-full', { row: areaText(move.row) });
  },
});
