import {
  add,
  answers,
  at,
  choice,
  has,
  inOrder,
  lowest,
  NOBODY,
  offered,
  playerOf,
  push,
  type Seat,
  type Task,
  upTo,
  upToMore,
} from '@madang/kernel';
import { RESEARCH, ROW_RESOURCE } from '../../components/counters.ts';
import { STEPS } from '../../components/numbers.ts';
import { ROWS } from '../../components/words.ts';
import { numbersOf, PASS } from '../answers.ts';
import { canSell } from '../map/extraction.ts';
import { MOVES } from '../moves.ts';
import { refusal } from '../refusals.ts';
import { clearRow, countersIn, freeSpaces, readyRows } from '../rounds/personal-board.ts';
import { follow, type SiberiaRule } from '../rule.ts';
import { areaText, areaWord, counterWords } from '../spelling.ts';
import type { Player, Siberia } from '../state.ts';
import type { SiberiaTask } from '../tasks.ts';
import { fittingRows } from './investor.ts';
import { canStep } from './logistician.ts';
import { jokerRows } from './manager.ts';
import { sellerSources } from './seller.ts';
import { workerSources } from './worker.ts';

const PERFORM = answers(MOVES, 'perform', (move) => numbersOf(move).area);

/** What performing a row leads to, and whether that would change anything. */
interface Effect {
  follows(state: Siberia, seat: Seat): Task;
  possible(state: Siberia, seat: Seat): boolean;
}

const resourceAction = (resource: number): Effect => ({
  follows: (_state, seat): SiberiaTask => ({ task: 'sale', seat, resource }),
  possible: (state, seat) => canSell(state, seat, resource),
});

/** SIB-ACT-12: the effect of a person's row may be forgone, whole or the rest of it; with Q-12's forbidden it is used at least once. */
const personAction = (task: 'joker' | 'step' | 'seller' | 'worker' | 'invest', possible: Effect['possible'], times = 1): Effect => ({
  follows(state, seat) {
    const once: SiberiaTask = { task, seat };
    return state.options.emptyActions === 'allowed' ? upTo(times, once) : inOrder(once, upToMore(times - 1, once));
  },
  possible,
});

const PERSON_ACTIONS: readonly Effect[] = [
  personAction('joker', (state, seat) => jokerRows(state, seat) !== 0),
  personAction('step', canStep, STEPS), // SIB-LOG-01 … -03
  personAction('seller', (state, seat) => sellerSources(state, seat) !== 0),
  personAction('worker', (state, seat) => workerSources(state, seat) !== 0),
  personAction('invest', (state, seat) => fittingRows(state, seat) !== 0),
];

/** The effects of the ten rows, by number. */
const EFFECTS: readonly Effect[] = ROWS.map((_, row) => PERSON_ACTIONS[row] ?? resourceAction(at(ROW_RESOURCE, row)));

/** Whether performing a row would change anything. */
export const hasEffect = (state: Siberia, seat: Seat, row: number): boolean => EFFECTS[row]?.possible(state, seat) ?? false;

/** SIB-ACT-03: counters under research make research the first action of the round. */
const mustResearch = (state: Siberia, me: Player): boolean => state.options.mustResearchFirst === 'yes' && !me.acted && me.research.length > 0;

/** Ready rows that may be performed: all of them, or with Q-12's forbidden those with an effect. */
function performableRows(state: Siberia, seat: Seat, me: Player): number {
  const ready = readyRows(me);
  if (state.options.emptyActions === 'allowed') return ready;
  let set = 0;
  for (let rest = ready; rest !== 0; rest &= rest - 1) {
    const row = lowest(rest);
    if (hasEffect(state, seat, row)) set |= 1 << row;
  }
  return set;
}

/** SIB-ROUND-03, SIB-ACT-01, -06: the next seat clockwise that has not passed; then the round ends. */
function nextTurn(state: Siberia, seat: Seat): SiberiaTask {
  const seats = state.players.length;
  for (let i = 1; i <= seats; i++) {
    const next = (seat + i) % seats;
    if (!playerOf(state, next).passed) return { task: 'turn', seat: next };
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
export const turn: SiberiaRule<'turn'> = choice({
  always: true,
  choices(state, { seat }) {
    const me = playerOf(state, seat);
    if (mustResearch(state, me)) return offered(PERFORM, 1 << RESEARCH);
    const list = offered(PERFORM, performableRows(state, seat, me) | (me.research.length > 0 ? 1 << RESEARCH : 0));
    list.push(PASS);
    return list;
  },
  answer(state, { seat }, move, tell) {
    const me = playerOf(state, seat);
    if (move === undefined || move === PASS) {
      me.passed = true;
      tell?.({ event: 'passed', seat });
      follow(state, nextTurn(state, seat));
      return;
    }
    const { area } = numbersOf(move);
    me.acted = true;
    tell?.({ event: 'performed', seat, area: areaWord(area), counters: counterWords(countersIn(me, area)) });
    follow(state, nextTurn(state, seat));
    const effect = EFFECTS[area];
    if (effect) {
      clearRow(state, me, area); // SIB-ACT-09
      push(state, effect.follows(state, seat));
    } else {
      beginResearch(state, seat, me);
    }
  },
  refuse(state, { seat }, move) {
    const me = playerOf(state, seat);
    if (move.kind === 'step') return refusal('SIB-LOG-01', 'logistician-first', {});
    if (move !== PASS && move.kind !== 'perform') return undefined;
    if (mustResearch(state, me)) return refusal('SIB-ACT-03', 'research-first', { counters: me.research.length });
    const { area } = numbersOf(move);
    if (area === RESEARCH) return refusal('SIB-RESEARCH-02', 'nothing-under-research', {});
    if (!has(readyRows(me), area)) return refusal('SIB-ACT-07', 'row-not-ready', { row: areaText(areaWord(area)), missing: freeSpaces(me, area) });
    return refusal('SIB-ACT-12', 'no-effect', { row: areaText(areaWord(area)) });
  },
});
