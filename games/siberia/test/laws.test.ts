import { drawIndex, isAllAtOnce, type RandomState, type Seat } from '@madang/kernel';
import { laws } from '@madang/kernel/testing';
import { COUNTER_COUNTS } from '../components/counters.ts';
import { siberia } from '../rules/index.ts';
import { EMPTY, type Siberia, TILE } from '../rules/state.ts';

const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

/** What never changes: counters by kind, tiles by row, and the pieces of each seat. */
function conserve(state: Siberia): Record<string, number> {
  const amounts: Record<string, number> = {};
  const count = (name: string, amount: number): void => {
    amounts[name] = (amounts[name] ?? 0) + amount;
  };
  state.bag.forEach((inBag, counter) => {
    count(`counter ${counter}`, inBag);
  });
  const laidOut = state.display.length > 0;
  for (const [seat, one] of state.players.entries()) {
    for (const [space, thing] of one.spaces.entries()) {
      if (thing === TILE) count(`tile ${space >> 1}`, 1);
      else if (thing !== EMPTY) count(`counter ${thing}`, 1);
    }
    for (const counter of [...one.research, ...one.drawn]) count(`counter ${counter}`, 1);
    count(`pieces of ${seat}`, one.supply + sum(one.workers) + sum(one.sellers));
  }
  state.pile.forEach((left, row) => {
    count(`tile ${row}`, left);
  });
  if (laidOut) for (const row of state.display) count(`tile ${row}`, 1);
  return amounts;
}

/** Other seats hold other counters and have placed none of them, while placements are hidden (SIB-PLACE-02, Q-06). */
function secrets(state: Siberia, viewer: Seat | null, random: RandomState): Siberia {
  const other = siberia.clone(state);
  other.random = [random[0] ?? 1, 2, 3, 4];
  const frame = state.agenda.at(-1);
  const lanes = isAllAtOnce(frame) ? frame.lanes : [];
  if (state.options.placementVisibility === 'open' || !lanes.some((lane) => lane.agenda.some((task) => task.task === 'place'))) return other;
  const pool = [...COUNTER_COUNTS];
  const take = (counter: number): void => {
    pool[counter] = (pool[counter] ?? 0) - 1;
  };
  for (const [seat, one] of other.players.entries()) {
    const done = lanes.every((lane) => lane.seat !== seat || lane.agenda.length === 0);
    if (seat !== viewer && !done) {
      for (const placed of one.placed.toReversed()) {
        const area = placed % 11;
        const counter = Math.floor(placed / 11);
        if (area === 10) one.research.splice(one.research.indexOf(counter), 1);
        else one.spaces[one.spaces[2 * area + 1] === counter ? 2 * area + 1 : 2 * area] = EMPTY;
        one.drawn.push(counter);
      }
      one.placed = [];
    }
    for (const thing of one.spaces) if (thing !== EMPTY && thing !== TILE) take(thing);
    for (const counter of one.research) take(counter);
  }
  for (const [seat, one] of other.players.entries()) if (seat === viewer) one.drawn.forEach(take);
  for (const [seat, one] of other.players.entries()) {
    if (seat === viewer) continue;
    one.drawn = one.drawn.map(() => {
      const counter = drawIndex(random, pool, sum(pool));
      take(counter);
      return counter;
    });
    one.drawn.sort((a, b) => a - b);
  }
  other.bag = pool;
  return other;
}

laws(siberia, { seats: [2, 3, 4], matches: 60, conserve, secrets, positions: 100 });
