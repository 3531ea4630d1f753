import { add, at, has, lowest, NOBODY, type Seat } from '@madang/kernel';
import { RESEARCH, ROW_RESOURCE } from '../components/counters.ts';
import { STEPS } from '../components/numbers.ts';
import { ROWS } from '../components/words.ts';
import { names, offer, PASS, PERFORM } from './answers.ts';
import { canSell } from './extraction.ts';
import { fittingRows } from './investor.ts';
import { canStep } from './logistician.ts';
import { jokerRows } from './manager.ts';
import type { SiberiaMove } from './moves.ts';
import { clearRow, countersIn, freeSpaces, readyRows } from './personal-board.ts';
import { areaName, refusal } from './refusals.ts';
import { follow, player, type SiberiaRule } from './rule.ts';
import { sellerSources } from './seller.ts';
import { areaWord, counterWords } from './spelling.ts';
import type { Player, Siberia, SiberiaTask } from './state.ts';
import { workerSources } from './worker.ts';

/** What performing a row leads to, and whether that would change anything. */
interface Effect {
  task(seat: Seat): SiberiaTask;
  possible(state: Siberia, seat: Seat): boolean;
}

const resourceAction = (resource: number): Effect => ({
  task: (seat) => ({ task: 'sale', seat, resource }),
  possible: (state, seat) => canSell(state, seat, resource),
});

const PERSON_ACTIONS: readonly Effect[] = [
  { task: (seat) => ({ task: 'joker', seat }), possible: (state, seat) => jokerRows(state, seat) !== 0 },
  { task: (seat) => ({ task: 'steps', seat, left: STEPS }), possible: canStep },
  { task: (seat) => ({ task: 'seller', seat }), possible: (state, seat) => sellerSources(state, seat) !== 0 },
  { task: (seat) => ({ task: 'worker', seat }), possible: (state, seat) => workerSources(state, seat) !== 0 },
  { task: (seat) => ({ task: 'invest', seat }), possible: (state, seat) => fittingRows(state, seat) !== 0 },
];

/** The effects of the ten rows, by number. */
const EFFECTS: readonly Effect[] = ROWS.map((_, row) => PERSON_ACTIONS[row] ?? resourceAction(at(ROW_RESOURCE, row)));

/** SIB-ACT-03: counters under research make research the first action of the round. */
const mustResearch = (state: Siberia, me: Player): boolean => state.options.mustResearchFirst === 'yes' && !me.acted && me.research.length > 0;

/** Ready rows that may be performed: all of them, or with Q-12's forbidden those with an effect. */
function performableRows(state: Siberia, seat: Seat, me: Player): number {
  const ready = readyRows(me);
  if (state.options.emptyActions === 'allowed') return ready;
  let set = 0;
  for (let rest = ready; rest !== 0; rest &= rest - 1) {
    const row = lowest(rest);
    if (EFFECTS[row]?.possible(state, seat)) set |= 1 << row;
  }
  return set;
}

/** SIB-ROUND-03, SIB-ACT-01, -06: the next seat clockwise that has not passed; then the round ends. */
function nextTurn(state: Siberia, seat: Seat): SiberiaTask {
  const seats = state.players.length;
  for (let i = 1; i <= seats; i++) {
    const next = (seat + i) % seats;
    if (!player(state, next).passed) return { task: 'turn', seat: next };
  }
  return { task: 'round end', seat: NOBODY };
}

/** SIB-RESEARCH-01: all counters under research go into the bag, and their effects follow. */
function beginResearch(state: Siberia, seat: Seat, me: Player): void {
  const left = me.research;
  me.research = [];
  for (let i = 0; i < left.length; i++) add(state.bag, at(left, i), 1);
  follow(state, { task: 'research', seat, left });
}

/** SIB-ACT-02: exactly one action, or pass. */
export const turn: SiberiaRule<'turn'> = {
  moves(state, { seat }) {
    const me = player(state, seat);
    const list: SiberiaMove[] = [];
    if (mustResearch(state, me)) {
      offer(list, PERFORM, 1 << RESEARCH);
      return list;
    }
    offer(list, PERFORM, performableRows(state, seat, me) | (me.research.length > 0 ? 1 << RESEARCH : 0));
    list.push(PASS);
    return list;
  },
  resolve(state, { seat }, move, tell) {
    const me = player(state, seat);
    if (move === undefined || move === PASS) {
      me.passed = true;
      tell?.({ event: 'passed', seat });
      follow(state, nextTurn(state, seat));
      return;
    }
    const { area } = names(move);
    me.acted = true;
    tell?.({ event: 'performed', seat, area: areaWord(area), counters: counterWords(countersIn(me, area)) });
    follow(state, nextTurn(state, seat));
    const effect = EFFECTS[area];
    if (effect) {
      clearRow(state, me, area); // SIB-ACT-09
      follow(state, effect.task(seat));
    } else {
      beginResearch(state, seat, me);
    }
  },
  refuse(state, { seat }, move) {
    const me = player(state, seat);
    if (move.kind === 'step') return refusal('SIB-LOG-01', 'no-steps-left', { steps: STEPS });
    if (move !== PASS && move.kind !== 'perform') return undefined;
    if (mustResearch(state, me)) return refusal('SIB-ACT-03', 'research-first', { counters: me.research.length });
    const { area } = names(move);
    if (area === RESEARCH) return refusal('SIB-RESEARCH-02', 'nothing-under-research', {});
    if (!has(readyRows(me), area)) return refusal('SIB-ACT-07', 'row-not-ready', { row: areaName(area), missing: freeSpaces(me, area) });
    return refusal('SIB-ACT-12', 'no-effect', { row: areaName(area) });
  },
};
