import { at, fractionAt, type Seat } from '@madang/kernel';
import { FAVORS } from '../../components/favors.ts';
import { rankPoints } from '../../rules/scoring/favors.ts';
import type { Ludwig } from '../../rules/state.ts';
import type { CastleFacts } from '../castles.ts';

/** How a seat stands in the favors, all together. */
export const FAVOR_FACTS = ['favors now', 'favors led', 'favors, closely', 'favors, loosely', 'favors nearly won', 'favors nearly lost'] as const;

/** Points of favors that count as one fact. */
export const FAVORS_NOW = 16;

const MONEY = FAVORS.indexOf('money');

/** What one room more changes in a favor's amount, about. */
const STEP: readonly number[] = FAVORS.map((favor) => (favor === 'money' ? 4000 : favor.startsWith('area') ? 250 : 1));

/** How uncertain amounts are, in steps: closely, and what the rounds left bring. */
const CLOSELY = 0.7;
const LOOSELY = 3;

/** What a rank brings that so many others are before and so many share. */
const BRINGS: readonly (readonly number[])[] = [0, 1, 2, 3, 4].map((before) =>
  [1, 2, 3, 4].map((sharing) => fractionAt(rankPoints([...new Array<number>(before).fill(2), ...new Array<number>(sharing).fill(1)]), before)),
);

const brings = (before: number, alike: number): number => fractionAt(BRINGS[before] ?? [], alike);

/** A favor that is looked at: each seat's amount, what one room more changes, and the rounds left, a part of all. */
interface Contest {
  readonly amounts: number[];
  seats: number;
  step: number;
  left: number;
}

/** Used again for every favor. */
const contest: Contest = { amounts: [], seats: 0, step: 0, left: 0 };

/** Writes each seat's facts of favors, from `from` on in the seat's, of which there are `each`. */
export function writeFavors(
  state: Ludwig,
  castles: readonly CastleFacts[],
  left: number,
  out: Float32Array,
  { from, each }: { readonly from: number; readonly each: number },
): void {
  const seats = state.players.length;
  contest.seats = seats;
  contest.left = left;
  for (let seat = 0; seat < seats; seat++) out.fill(0, seat * each + from, seat * each + from + FAVOR_FACTS.length);
  for (let i = 0; i < state.favors.length; i++) {
    const favor = at(state.favors, i);
    for (let seat = 0; seat < seats; seat++)
      contest.amounts[seat] = favor === MONEY ? (state.players[seat]?.money ?? 0) : (castles[seat]?.amounts[favor] ?? 0);
    contest.step = at(STEP, favor);
    for (let seat = 0; seat < seats; seat++) addStanding(contest, seat, out, seat * each + from);
  }
}

function addStanding({ amounts, seats, step, left }: Contest, seat: Seat, out: Float32Array, to: number): void {
  const mine = amounts[seat] ?? 0;
  let [closely, loosely] = [0, 0];
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    const lead = (amounts[other] ?? 0) - mine;
    closely += ahead(lead / (CLOSELY * step));
    loosely += ahead(lead / ((CLOSELY + LOOSELY * left) * step));
  }
  const before = above(amounts, seats, mine);
  const alike = level(amounts, seats, mine) - 1;
  const now = mine > 0 ? brings(before, alike) : 0;
  const withMore = brings(above(amounts, seats, mine + step), level(amounts, seats, mine + step));
  const lost = now > 0 && isChased(amounts, seats, seat, step) ? now - brings(before + 1, 0) : 0;
  add(out, to, now / FAVORS_NOW);
  add(out, to + 1, now > 0 && before + alike === 0 ? 1 / 2 : 0);
  add(out, to + 2, 2 ** -closely / 2);
  add(out, to + 3, 2 ** -loosely / 2);
  add(out, to + 4, (withMore - now) / 12);
  add(out, to + 5, lost / 8);
}

const add = (out: Float32Array, to: number, fact: number): void => {
  out[to] = (out[to] ?? 0) + fact;
};

/** Seats with more than that, and with just that. */
function above(amounts: readonly number[], seats: number, amount: number): number {
  let count = 0;
  for (let seat = 0; seat < seats; seat++) if ((amounts[seat] ?? 0) > amount) count++;
  return count;
}

function level(amounts: readonly number[], seats: number, amount: number): number {
  let count = 0;
  for (let seat = 0; seat < seats; seat++) if (amounts[seat] === amount) count++;
  return count;
}

/** True if another seat that is not ahead would be with one room more. */
function isChased(amounts: readonly number[], seats: number, seat: Seat, step: number): boolean {
  const mine = amounts[seat] ?? 0;
  for (let other = 0; other < seats; other++) {
    const theirs = amounts[other] ?? 0;
    if (other !== seat && theirs <= mine && theirs + step > mine) return true;
  }
  return false;
}

/** How likely it is to be ahead in the end with so much more, 0 … 1. */
const ahead = (steps: number): number => 0.5 + (0.5 * steps) / (1 + Math.abs(steps));
