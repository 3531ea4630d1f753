import {
  add,
  allAtOnce,
  answers,
  at,
  choice,
  drawIndex,
  HiddenError,
  has,
  insertSorted,
  known,
  NOBODY,
  offer,
  playerOf,
  pushInOrder,
  removeOne,
  type Seat,
  type Tell,
  total,
  turnOrder,
} from '@madang/kernel';
import { COUNTER_AREAS, RESEARCH } from '../../components/counters.ts';
import { COUNTERS_DRAWN } from '../../components/numbers.ts';
import { AREA_COUNT, atCounter, counterAt, numbersOf } from '../answers.ts';
import type { SiberiaEvent } from '../events.ts';
import { MOVES, type SiberiaMove } from '../moves.ts';
import { refusal } from '../refusals.ts';
import { follow, type SiberiaRule } from '../rule.ts';
import { areaText, areaWord, counterText, counterWord, counterWords } from '../spelling.ts';
import type { Player, Siberia } from '../state.ts';
import type { TaskOf } from '../tasks.ts';
import { countersIn, freeRows, lay, lift } from './personal-board.ts';

/** By `counterAt`. */
const PLACE = answers(MOVES, 'place', atCounter);

/** The audience of a seat's draw and placement before all have placed: the seat alone, or everyone. */
const listeners = (state: Siberia, seat: Seat): readonly Seat[] | undefined =>
  state.options.placementVisibility === 'hiddenUntilAllDone' ? [seat] : undefined;

/** Q-07, yes: all counters of earlier rounds are taken up, for all to see, to be placed again; tiles stay. Gives them, sorted. */
function takeUpLeftovers(me: Player, seat: Seat, tell: Tell<SiberiaEvent>): readonly number[] {
  for (let area = 0; area < AREA_COUNT; area++) {
    for (const counter of [...countersIn(me, area)]) {
      lift(me, area, counter);
      insertSorted(me.drawn, counter);
    }
  }
  if (me.drawn.length > 0) tell?.({ event: 'taken-up', seat, counters: counterWords(me.drawn) });
  return me.drawn.slice();
}

/** SIB-PLACE-01: six counters from the bag, unseen. */
function draw(state: Siberia, me: Player, seat: Seat, tell: Tell<SiberiaEvent>): void {
  const drawn: number[] = [];
  for (let left = total(state.bag), i = 0; i < COUNTERS_DRAWN; i++, left--) {
    const counter = drawIndex(state.random, state.bag, left);
    add(state.bag, counter, -1);
    insertSorted(me.drawn, counter);
    if (tell) insertSorted(drawn, counter);
  }
  if (!tell) return;
  const only = listeners(state, seat);
  tell({ event: 'drawn', seat, counters: counterWords(drawn) }, only, only && { event: 'drew', seat, count: COUNTERS_DRAWN });
}

/** SIB-PLACE-01, -02: all draw, beginning with the start player, then all place at the same time. */
export function beginPlacing(state: Siberia, tell: Tell<SiberiaEvent>): void {
  const seats = turnOrder(state.start, state.players.length);
  const leftovers: (readonly number[])[] = state.players.map(() => []);
  for (const seat of seats) {
    const me = playerOf(state, seat);
    if (state.options.rearrangeLeftovers === 'yes') leftovers[seat] = takeUpLeftovers(me, seat, tell);
    draw(state, me, seat, tell);
  }
  const next: TaskOf<'reveal'> = { task: 'reveal', seat: NOBODY, leftovers };
  pushInOrder(state, [allAtOnce(seats, { task: 'place', seat: NOBODY }), next]);
}

/** Areas where this counter may be placed now (SIB-PLACE-04 … -08, -11), a bit for each. */
export const placeableAreas = (me: Player, counter: number): number => areasAmong(freeRows(me) | (1 << RESEARCH), counter);

const areasAmong = (open: number, counter: number): number => open & (COUNTER_AREAS[counter] ?? 0);

/** Lays a drawn counter; while placements are hidden it is noted, so that a view can leave it out. */
export function placeCounter(state: Siberia, me: Player, counter: number, area: number): void {
  removeOne(me.drawn, counter);
  lay(me, area, counter);
  if (state.options.placementVisibility === 'hiddenUntilAllDone') me.placed.push(counterAt(counter, area));
}

/** SIB-PLACE-03: counter by counter until all are placed. */
export const place: SiberiaRule<'place'> = choice({
  always: true,
  choices(state, { seat }) {
    const me = playerOf(state, seat);
    const list: SiberiaMove[] = [];
    const open = freeRows(me) | (1 << RESEARCH);
    for (let i = 0; i < me.drawn.length; i++) {
      const counter = known(at(me.drawn, i));
      if (i === 0 || counter !== me.drawn[i - 1]) offer(list, PLACE, areasAmong(open, counter), counterAt(counter, 0));
    }
    return list;
  },
  answer(state, task, move, tell) {
    if (move === undefined) throw new Error('counters without a place');
    const { seat } = task;
    const me = playerOf(state, seat);
    const { counter, area } = numbersOf(move);
    placeCounter(state, me, counter, area);
    tell?.({ event: 'placed', seat, counter: counterWord(counter), area: areaWord(area) }, listeners(state, seat));
    if (me.drawn.length > 0) follow(state, task);
    else tell?.({ event: 'placing-done', seat });
  },
  refuse(state, { seat }, move) {
    const me = playerOf(state, seat);
    if (move.kind === 'pass' || move.kind === 'perform') return refusal('SIB-PLACE-03', 'place-all', { left: me.drawn.length });
    if (move.kind !== 'place') return undefined;
    const { counter, area } = numbersOf(move);
    const row = areaText(move.area);
    // Twelve counters could go into a row: one of them must not be named as if it alone were missing.
    if (!me.drawn.some((drawn) => has(COUNTER_AREAS[drawn] ?? 0, area))) return refusal('SIB-PLACE-04', 'none-for-row', { row });
    if (!me.drawn.includes(counter)) return refusal('SIB-PLACE-09', 'counter-not-drawn', { counter: counterText(move.counter) });
    return has(placeableAreas(me, counter), area) ? undefined : refusal('SIB-PLACE-06', 'row-full', { row });
  },
});

/** SIB-PLACE-02, Q-06: all have placed; now everyone sees it, and the start player takes the first turn (SIB-ACT-01). */
export const reveal: SiberiaRule<'reveal'> = {
  resolve(state, _task, _move, tell) {
    for (const seat of turnOrder(state.start, state.players.length)) {
      const me = playerOf(state, seat);
      if (me.drawn.length > 0) throw new HiddenError('a placement');
      if (tell && me.placed.length > 0) {
        const counters = me.placed.map((placed) => counterWord(Math.floor(placed / AREA_COUNT)));
        const areas = me.placed.map((placed) => areaWord(placed % AREA_COUNT));
        tell({ event: 'shown', seat }, [seat], { event: 'revealed', seat, counters, areas });
      }
      me.placed = [];
    }
    follow(state, { task: 'turn', seat: state.start });
  },
};
