import { at, NOBODY, playerOf, type Seat } from '@madang/kernel';
import { isAutoma, push } from '../rule.ts';
import type { Barrage } from '../state.ts';
import { isDirected } from './directed.ts';

/** BAR-ACT-01, -11: the next participant in turn order who has not passed acts; when all have, the round ends. */
export function nextTurn(state: Barrage, seat: Seat): void {
  const seats = state.order.length;
  const last = state.order.indexOf(seat);
  for (let step = 1; step <= seats; step++) {
    const next = at(state.order, (last + step + seats) % seats);
    const me = playerOf(state, next);
    if (me.passed) continue;
    push(state, { task: isAutoma(me) || isDirected(state, me) ? 'automa turn' : 'turn', seat: next });
    return;
  }
  push(state, { task: 'round end', seat: NOBODY });
}

/** BAR-EOR-01, -02: least energy first; the tied reverse their order of the round just played. */
export function orderByEnergy(state: Barrage): number[] {
  const energy = (seat: Seat): number => playerOf(state, seat).energy;
  return state.order.toReversed().sort((a, b) => energy(a) - energy(b));
}
