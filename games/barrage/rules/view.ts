import { fastRandom, filled, hiddenRandom, type RandomState, type Seat } from '@madang/kernel';
import { clone } from './clone.ts';
import type { Barrage } from './state.ts';

/** What a seat may see: everything but chance to come. What lies in piles is known, their order is drawn when it is needed. */
export function redact(state: Barrage, _seat: Seat | null): Barrage {
  const view = clone(state);
  view.random = hiddenRandom();
  return view;
}

/** A full state that a view allows: chance of its own. */
export function imagine(view: Barrage, random: RandomState): Barrage {
  const state = clone(view);
  state.random = fastRandom(random);
  return state;
}

/** All see the same: only chance to come is hidden. One number for each seat, and one for a spectator. */
export const views = (state: Barrage): readonly number[] => filled(state.players.length + 1, 0);
