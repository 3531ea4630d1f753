import { HIDDEN, type Seat } from '@madang/kernel';
import { BONUSES } from '../components/bonus-cards.ts';
import { FACES } from '../components/faces.ts';
import { MEASURES } from '../components/favors.ts';
import { ROOM_SIZES, ROOM_TYPES } from '../components/words.ts';
import { type Castle, roomsOfSizes, roomsOfType, sizesPresent, typesPresent } from '../rules/castle/index.ts';
import { player } from '../rules/rule.ts';
import { bonusPoints } from '../rules/scoring/bonus-cards.ts';
import type { Ludwig } from '../rules/state.ts';
import { roundsLeft } from './phase.ts';
import { CARD_GROWTH, FAVOR_STEP, PART_OF_SET, type Phase, PLENTY, THOUSAND } from './weights.ts';

/** What money is worth in points: what it may buy, and at the end. */
export function moneyWorth(money: number, phase: Phase): number {
  const useful = Math.min(money, PLENTY[phase]);
  return (useful * THOUSAND[phase] + (money - useful) * THOUSAND[0]) / 1000;
}

/** How much of a whole set a castle has, 0 … 1. */
const partOf = (castle: Castle, of: 'all-types' | 'all-sizes'): number =>
  of === 'all-types' ? typesPresent(castle) / ROOM_TYPES.length : sizesPresent(castle) / ROOM_SIZES.length;

/** What a bonus card will be worth to a seat at the end, about. `now`: what it would be worth now. */
export function cardWorth(state: Ludwig, seat: Seat, card: number, now = bonusPoints(state, seat, card)): number {
  const bonus = card === HIDDEN ? undefined : BONUSES[card];
  if (!bonus) return 0;
  const left = roundsLeft(state);
  const { of, points } = bonus;
  if (of.count === 'all-types' || of.count === 'all-sizes') {
    if (now > 0 || left === 0) return now;
    return points * Math.min(0.9, partOf(player(state, seat).castle, of.count) ** PART_OF_SET + CARD_GROWTH[of.count] * left);
  }
  const kinds = of.count === 'sizes' ? of.sizes.length : 1;
  return now + left * CARD_GROWTH[of.count] * kinds * points;
}

/** What a tile brings a seat wherever it lies: bonus cards, and favors that count its like. In points. */
export function extraWorth(state: Ludwig, seat: Seat, tile: number, phase: Phase): number {
  const face = FACES[tile];
  if (!face) return 0;
  const me = player(state, seat);
  let sum = 0;
  for (const card of me.bonus) {
    const bonus = card === HIDDEN ? undefined : BONUSES[card];
    if (!bonus) continue;
    const { of, points } = bonus;
    if (of.count === 'type' && of.type === face.type) sum += points;
    else if (of.count === 'sizes' && of.sizes.some((size) => size === face.stack)) sum += points;
    else if (of.count === 'hallways' && face.name === 'hallway') sum += points;
    else if (of.count === 'stairs' && face.name === 'stairs') sum += points;
    else if (of.count === 'all-types' && roomsOfType(me.castle, face.type) === 0) sum += points / ROOM_TYPES.length;
    else if (of.count === 'all-sizes' && face.stack && roomsOfSizes(me.castle, [face.stack]) === 0) sum += points / ROOM_SIZES.length;
  }
  for (const favor of state.favors) {
    const by = MEASURES[favor];
    if (by?.measure === 'count' && by.type === face.type) sum += FAVOR_STEP[phase];
    else if (by?.measure === 'area' && by.type === face.type) sum += (FAVOR_STEP[phase] * face.size) / 300;
    else if (by?.measure === 'sizes' && by.sizes.some((size) => size === face.stack)) sum += FAVOR_STEP[phase];
  }
  if (face.stack && (state.stacks[ROOM_SIZES.indexOf(face.stack)]?.length ?? 1) === 0) sum += 2;
  return sum;
}
