import {
  add,
  at,
  below,
  drawIndex,
  hiddenRandom,
  insertSorted,
  isAllAtOnce,
  members,
  nextWord,
  type RandomState,
  type Seat,
  total,
} from '@madang/kernel';
import { COUNTER_COUNTS } from '../components/counters.ts';
import { AREA_COUNT } from './answers.ts';
import { clone } from './clone.ts';
import { lift } from './personal-board.ts';
import { placeableAreas, placeCounter } from './placing.ts';
import { EMPTY, HIDDEN, type Player, type Siberia, TILE } from './state.ts';

const allHidden = (length: number): number[] => new Array<number>(length).fill(HIDDEN);

/** Whether draws and placements of this round are still secret. */
const isPlacing = (state: Siberia): boolean =>
  state.options.placementVisibility === 'hiddenUntilAllDone' && state.players.some((one) => one.drawn.length + one.placed.length > 0);

/** Takes back what a player has placed, and hides what was drawn: how far the player has come shows nowhere. */
function hidePlacing(me: Player): void {
  for (let i = me.placed.length - 1; i >= 0; i--) {
    const placed = at(me.placed, i);
    lift(me, placed % AREA_COUNT, Math.floor(placed / AREA_COUNT));
  }
  me.drawn = allHidden(me.drawn.length + me.placed.length);
  me.placed = [];
}

/** What a seat may see (Q-22): never chance to come; while counters are placed, not the others' draws and placements nor the bag. */
export function redact(state: Siberia, seat: Seat | null): Siberia {
  const view = clone(state);
  view.random = hiddenRandom();
  if (!isPlacing(state)) return view;
  view.bag = allHidden(state.bag.length);
  view.players.forEach((one, other) => {
    if (other !== seat) hidePlacing(one);
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

/** The counters that a view does not show on any board or in any hand, by kind. */
function unseenCounters(view: Siberia): number[] {
  const unseen = [...COUNTER_COUNTS];
  for (const one of view.players) {
    for (const thing of one.spaces) if (thing !== EMPTY && thing !== TILE) add(unseen, thing, -1);
    for (const counter of one.research) add(unseen, counter, -1);
    for (const counter of one.drawn) if (counter !== HIDDEN) add(unseen, counter, -1);
  }
  return unseen;
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
    state.bag = unseenCounters(view);
    state.players.forEach((me, seat) => {
      if (me.drawn[0] !== HIDDEN) return;
      const count = me.drawn.length;
      me.drawn = [];
      for (let i = 0; i < count; i++) {
        const counter = drawIndex(random, state.bag, total(state.bag));
        add(state.bag, counter, -1);
        insertSorted(me.drawn, counter);
      }
      if (!stillPlaces(view, seat)) placeAll(state, me, random);
    });
  }
  state.random = [nextWord(random), nextWord(random), nextWord(random), nextWord(random) | 1];
  return state;
}
