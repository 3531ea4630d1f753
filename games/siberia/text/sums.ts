import type { NamedSum, Seat } from '@madang/kernel';
import type { Siberia } from '../rules/state.ts';
import { say } from './names.ts';

/** What a player counts: money, which is also what wins. */
export const sums = (view: Siberia, seat: Seat): readonly NamedSum[] =>
  view.players.slice(seat, seat + 1).map(({ money }) => ({ name: say('siberia.sum.money'), value: money }));
