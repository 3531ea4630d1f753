import { type Message, type NamedSum, playerOf, type ScorePart, type Seat } from '@madang/kernel';
import { castleArea } from '../rules/castle/index.ts';
import { type Parts, parts as partsOf } from '../rules/scoring/parts.ts';
import { favorWord } from '../rules/spelling.ts';
import type { Ludwig } from '../rules/state.ts';
import { favorText, say } from './names.ts';

/** The final table, in the order of LUD-END-05. */
export function parts(state: Ludwig): readonly ScorePart[] {
  const all = partsOf(state);
  const row = (name: ScorePart['name'], rule: string, of: (one: Parts) => number): ScorePart => ({ name, rule, points: all.map(of) });
  return [
    row(say('ludwig.part.track'), 'LUD-END-05', ({ track }) => track),
    ...state.favors.map((favor, i) => row(favorText(favorWord(favor)), 'LUD-END-05', ({ favors }) => favors[i] ?? 0)),
    row(say('ludwig.part.depleted'), 'LUD-END-06', ({ depleted }) => depleted.points),
    row(say('ludwig.part.bonus'), 'LUD-BONUS-02', ({ bonus }) => bonus.reduce((sum, points) => sum + points, 0)),
    row(say('ludwig.part.money'), 'LUD-END-08', ({ money }) => money),
  ];
}

/** LUD-END-10: the larger castle goes first. */
export function tie(state: Ludwig, first: Seat, second: Seat): Message {
  const area = (seat: Seat): number => castleArea(playerOf(state, seat).castle);
  return say('ludwig.tie', { more: area(first), less: area(second) });
}

const COUNTED = ['money', 'points'] as const;

/** What a player counts: money and the points of the score track. */
export const sums = (view: Ludwig, seat: Seat): readonly NamedSum[] =>
  view.players.slice(seat, seat + 1).flatMap((player) => COUNTED.map((one) => ({ name: say(`ludwig.sum.${one}`), value: player[one] })));
