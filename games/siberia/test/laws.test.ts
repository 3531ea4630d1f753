import { add, drawIndex, has, isAllAtOnce, type RandomState, type Seat, type Told } from '@madang/kernel';
import { laws, packOf, playedWith } from '@madang/kernel/testing';
import { figuresOf } from '../components/packs/index.ts';
import { RESOURCES, ROWS } from '../components/words.ts';
import type { SiberiaEvent } from '../rules/events.ts';
import { siberia } from '../rules/index.ts';
import { EMPTY, type Player, type Siberia, TILE } from '../rules/state.ts';
import { TASKS } from '../rules/tasks.ts';
import { BOX } from './box.ts';

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

/** Whether draws and placements are secret now (SIB-PLACE-02, Q-06). */
function arePlacing(state: Siberia): boolean {
  const frame = state.agenda.at(-1);
  const placing = isAllAtOnce(frame) && frame.lanes.some((lane) => lane.agenda.some(({ task }) => task === 'place'));
  return placing && state.options.placementVisibility === 'hiddenUntilAllDone';
}

/** What a seat took up for all to see before it drew. */
const leftoversOf = (state: Siberia, seat: Seat): readonly number[] =>
  state.agenda.flatMap((task) => (TASKS.is(task) && task.task === 'reveal' ? (task.leftovers[seat] ?? []) : []));

/** A player's counters as they were before anything was placed: all in hand. */
function unplace(one: Player): void {
  for (const placed of one.placed.toReversed()) {
    const [area, counter] = [placed % 11, Math.floor(placed / 11)];
    if (area === 10) one.research.splice(one.research.indexOf(counter), 1);
    else one.spaces[one.spaces[2 * area + 1] === counter ? 2 * area + 1 : 2 * area] = EMPTY;
    one.drawn.push(counter);
  }
  one.placed = [];
}

/** Other seats have drawn other counters, and who is done has placed them elsewhere, while that is secret. */
function secrets(state: Siberia, viewer: Seat | null, random: RandomState): Siberia {
  const other = siberia.clone(state);
  other.random = [random[0] ?? 1, 2, 3, 4];
  if (!arePlacing(state)) return other;
  const pool = [...figuresOf(state).counters];
  const done = other.players.map((one) => one.drawn.length === 0);
  for (const [seat, one] of other.players.entries()) {
    if (seat !== viewer) unplace(one);
    for (const thing of one.spaces) if (thing !== EMPTY && thing !== TILE) add(pool, thing, -1);
    for (const counter of [...one.research, ...(seat === viewer ? one.drawn : leftoversOf(state, seat))]) add(pool, counter, -1);
  }
  for (const [seat, one] of other.players.entries()) {
    if (seat === viewer) continue;
    const leftovers = leftoversOf(state, seat);
    const drawn = Array.from({ length: one.drawn.length - leftovers.length }, () => {
      const counter = drawIndex(random, pool, sum(pool));
      add(pool, counter, -1);
      return counter;
    });
    one.drawn = [...leftovers, ...drawn].toSorted((a, b) => a - b);
    if (!done[seat]) continue;
    one.placed = one.drawn.map((counter) => 11 * counter + 10);
    one.research = [...one.research, ...one.drawn].toSorted((a, b) => a - b);
    one.drawn = [];
  }
  other.bag = pool;
  return other;
}

/** What lies in each row and under research, without what was placed in secret; how many counters are in hand; whether leftovers are among them. */
function seenFrom(state: Siberia, one: Player, seat: Seat): unknown {
  const before = structuredClone(one);
  unplace(before);
  const { money, supply, workers, sellers, spaces, research, drawn } = before;
  const rows = ROWS.map((_, row) => spaces.slice(2 * row, 2 * row + 2).toSorted());
  const left = drawn.slice();
  const known = leftoversOf(state, seat).map((counter) => left.includes(counter) && left.splice(left.indexOf(counter), 1));
  return { money, supply, workers, sellers, rows, research: research.toSorted(), hand: drawn.length, known };
}

/** What a seat knows (Q-22): all but chance to come and, while they are secret, others' draws and placements. */
function knows(state: Siberia, viewer: Seat | null): unknown {
  const { agenda: _, random: __, bag, players, ...open } = state;
  if (!arePlacing(state)) return { ...open, bag, players };
  return { ...open, players: players.map((one, seat) => (seat === viewer ? one : seenFrom(state, one, seat))) };
}

const isSold = (told: Told): told is Extract<SiberiaEvent, { readonly event: 'sold' }> => told.event === 'sold';

/** Cubes of a kind on the map and in reserve. */
const cubesLeft = (state: Siberia, kind: number): number => (state.reserve[kind] ?? 0) + state.cubes.filter((set) => has(set, kind)).length;

/** Money comes from sales and from nothing else (SIB-SETUP-12, SIB-EXTRACT-07), and cubes go by them for good (SIB-EXTRACT-08). */
const accounts = {
  amounts: (state: Siberia): Record<string, number> => ({
    ...Object.fromEntries(state.players.map(({ money }, seat) => [`money of ${seat}`, money])),
    ...Object.fromEntries(RESOURCES.map((resource, kind) => [resource, cubesLeft(state, kind)])),
  }),
  change: (told: Told): Record<string, number> => (isSold(told) ? { [`money of ${told.seat}`]: told.income, [told.resource]: -told.cubes } : {}),
};

const plan = { seats: [2, 3, 4], matches: 60, conserve, accounts, secrets, knows, positions: 100 };
laws(siberia, plan);
laws({ ...playedWith(siberia, packOf(siberia, BOX)), name: 'siberia with a pack' }, { ...plan, matches: 20, positions: 40 });
