import {
  at,
  below,
  countOf,
  dealUnseen,
  fastRandom,
  filled,
  HIDDEN,
  hiddenRandom,
  hide,
  isAllAtOnce,
  members,
  type RandomState,
  type Seat,
  unseenOf,
} from '@madang/kernel';
import { figuresOf } from '../components/packs/index.ts';
import { AREA_COUNT } from './answers.ts';
import { clone } from './clone.ts';
import { lift } from './rounds/personal-board.ts';
import { placeableAreas, placeCounter } from './rounds/placing.ts';
import type { Player, Siberia } from './state.ts';
import { TASKS } from './tasks.ts';

/** All 70 counters, by kind. */
const allCounters = (view: Siberia): readonly number[] => figuresOf(view).counters.flatMap((count, counter) => filled(count, counter));

/** Whether draws and placements of this round are still secret. */
export const isPlacing = (state: Siberia): boolean =>
  state.options.placementVisibility === 'hiddenUntilAllDone' && state.players.some((one) => one.drawn.length + one.placed.length > 0);

/** What a seat took up for all to see before it drew; nothing when placing is over. */
function leftoversOf(state: Siberia, seat: Seat): readonly number[] {
  for (const task of state.agenda) if (TASKS.is(task) && task.task === 'reveal') return task.leftovers[seat] ?? [];
  return [];
}

/** Takes back what a player has placed, and hides what was drawn: how far the player has come shows nowhere. */
function hidePlacing(me: Player, leftovers: readonly number[]): void {
  for (let i = me.placed.length - 1; i >= 0; i--) {
    const placed = at(me.placed, i);
    lift(me, placed % AREA_COUNT, Math.floor(placed / AREA_COUNT));
  }
  me.drawn = [...filled(me.drawn.length + me.placed.length - leftovers.length, HIDDEN), ...leftovers];
  me.placed = [];
}

/** What a seat may see (Q-22): never chance to come; while counters are placed, not the others' draws and placements nor the bag. */
export function redact(state: Siberia, seat: Seat | null): Siberia {
  const view = clone(state);
  view.random = hiddenRandom();
  if (!isPlacing(state)) return view;
  hide(view.bag);
  view.players.forEach((one, other) => {
    if (other !== seat) hidePlacing(one, leftoversOf(state, other));
  });
  return view;
}

/** All see the same but while counters are placed in secret: then each its own, and a spectator nobody's. */
export function views(state: Siberia): readonly number[] {
  const secret = isPlacing(state);
  const viewers = state.players.map((_, seat) => (secret ? seat + 1 : 0));
  viewers.push(0);
  return viewers;
}

/** While counters are placed in secret, of what others place only shows that they are done. */
export function unseen(before: Siberia, after: Siberia, seat: Seat | null): boolean {
  if (before.round !== after.round || !isPlacing(before) || !isPlacing(after)) return false;
  return after.players.every((me, other) => {
    const then = before.players[other];
    if (!then) return false;
    return other === seat ? me.placed.length === then.placed.length : (me.drawn.length === 0) === (then.drawn.length === 0);
  });
}

/** Whether a seat still has counters to place; what it has done so far is its secret. */
const stillPlaces = (view: Siberia, seat: Seat): boolean => {
  const top = view.agenda.at(-1);
  return isAllAtOnce(top) && top.lanes.some((lane) => lane.seat === seat && lane.agenda.length > 0);
};

/** Places all drawn counters somewhere legal, as a player who is done has. */
function placeAll(state: Siberia, me: Player, random: RandomState): void {
  for (const counter of [...me.drawn]) {
    const areas = members(placeableAreas(me, counter));
    placeCounter(state, me, counter, at(areas, below(random, areas.length)));
  }
}

/** A full state that a view allows: hidden counters are drawn from all that are unseen, the rest of which is the bag. */
export function imagine(view: Siberia, random: RandomState): Siberia {
  const state = clone(view);
  if (state.bag[0] === HIDDEN) {
    const unseen = unseenOf(allCounters(state), ...state.players.flatMap((one) => [one.spaces, one.research, one.drawn]));
    dealUnseen(random, unseen, ...state.players.map((one) => one.drawn));
    state.bag = state.bag.map((_, counter) => countOf(unseen, counter));
    for (const [seat, me] of state.players.entries()) {
      me.drawn.sort((a, b) => a - b);
      if (!stillPlaces(view, seat)) placeAll(state, me, random);
    }
  }
  state.random = fastRandom(random);
  return state;
}
