import type { NamedSum, Seat } from '@madang/kernel';
import type { Barrage } from '../rules/state.ts';
import { say } from './names.ts';

const COUNTED = ['credits', 'energy', 'vp'] as const;

/** What a company counts: credits, energy of the round and points. */
export const sums = (view: Barrage, seat: Seat): readonly NamedSum[] =>
  view.players.slice(seat, seat + 1).flatMap((player) => COUNTED.map((one) => ({ name: say(`barrage.sum.${one}`), value: player[one] })));
