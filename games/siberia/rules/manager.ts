import { add, has } from '@madang/kernel';
import { MANAGER } from '../components/counters.ts';
import { ROWS } from '../components/words.ts';
import { FORGO, JOKER, names, offer } from './answers.ts';
import type { SiberiaMove } from './moves.ts';
import { freeRows, layInRow, tileRows } from './personal-board.ts';
import { areaName, refusal } from './refusals.ts';
import { answered, ask, player, type SiberiaRule, type TaskOf } from './rule.ts';
import { rowWord } from './spelling.ts';
import type { Siberia } from './state.ts';

const MANAGER_ROW = 1 << ROWS.indexOf('manager');

/**
 * Rows to which the joker may go: any with an empty space but the manager row (SIB-MGR-02, -06). With Q-13's anyRow the
 * manager row too, unless its tile would make it ready again; it counts as it is after its counters have left it.
 */
export function jokerRows(state: Siberia, seat: number): number {
  const me = player(state, seat);
  const others = freeRows(me) & ~MANAGER_ROW;
  return state.options.managerJokerTarget === 'anyRow' ? others | (MANAGER_ROW & ~tileRows(me)) : others;
}

function choices(state: Siberia, { seat }: TaskOf<'joker'>): readonly SiberiaMove[] {
  const list = state.options.emptyActions === 'forbidden' ? [] : [FORGO];
  offer(list, JOKER, jokerRows(state, seat));
  return list;
}

/** SIB-MGR-02 … -04, -08: the row's counters are in the bag already; one of them comes out again as a joker. */
export const joker: SiberiaRule<'joker'> = {
  moves: (state, task) => ask(choices(state, task)),
  resolve(state, task, move, tell) {
    const { seat } = task;
    const chosen = answered(move, () => choices(state, task));
    if (chosen === undefined || chosen === FORGO) {
      tell?.({ event: 'forwent', seat, effect: 'joker' });
      return;
    }
    const row = names(chosen).area;
    add(state.bag, MANAGER, -1);
    layInRow(player(state, seat), row, MANAGER);
    tell?.({ event: 'joker-laid', seat, row: rowWord(row) });
  },
  refuse(state, { seat }, move) {
    if (move === FORGO) return refusal('SIB-ACT-12', 'effect-not-forgone', {});
    if (move.kind !== 'joker') return undefined;
    const { area } = names(move);
    if (ROWS[area] === 'manager') return refusal('SIB-MGR-06', 'joker-to-manager-row', {});
    return has(freeRows(player(state, seat)), area) ? undefined : refusal('SIB-MGR-06', 'row-full', { row: areaName(area) });
  },
};
