import { at, removeOne, type Seat } from '@madang/kernel';
import { BEYOND_TOP, FEDERATION_BONUS, FEDERATION_FIRST, FEDERATION_TOP } from '../../components/tracks.ts';
import type { UnderwaterTell } from '../rule.ts';
import type { Underwater } from '../state.ts';
import { gain } from './gain.ts';
import { fire } from './triggers.ts';

/** UWC-FED-02 … -05, -10: one step up the Federation track, with what the space entered gives, at once. */
export function step(state: Underwater, seat: Seat, tell: UnderwaterTell): void {
  const before = at(state.federation, seat);
  const beyond = before === FEDERATION_TOP;
  const space = before === 0 ? FEDERATION_FIRST : beyond ? FEDERATION_TOP : before - 1;
  state.federation[seat] = space;
  removeOne(state.arrivals, seat);
  state.arrivals.push(seat);
  state.stepped = true;
  tell?.({ event: 'stepped', seat, space, beyond });
  if (beyond) {
    gain(state, seat, BEYOND_TOP, 'federation', tell);
    fire(state, seat, { cause: 'advanceBeyondTop' }, tell);
    return;
  }
  const bonus = FEDERATION_BONUS[space];
  if (bonus && space !== FEDERATION_FIRST) gain(state, seat, bonus, 'federation', tell);
  fire(state, seat, { cause: 'advanceTo', about: space }, tell);
}

/** Several steps at once. */
export function advance(state: Underwater, seat: Seat, steps: number, tell: UnderwaterTell): void {
  for (let i = 0; i < steps; i++) step(state, seat, tell);
}

/** A space for sorting: spaces 1 … 4, then below the track. */
const rankOf = (space: number): number => (space === 0 ? FEDERATION_FIRST + 1 : space);

/**
 * UWC-FED-06, -07: the play order of the next round: whoever is farthest along first, in a stack from top to bottom; those below the track
 * come last and keep their order.
 */
export function nextOrder(state: Underwater): Seat[] {
  const top = (seat: Seat): number => (at(state.federation, seat) === 0 ? -state.order.indexOf(seat) : state.arrivals.indexOf(seat));
  return state.order.toSorted((a, b) => rankOf(at(state.federation, a)) - rankOf(at(state.federation, b)) || top(b) - top(a));
}
