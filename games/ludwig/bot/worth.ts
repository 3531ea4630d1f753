import { HIDDEN, playerOf, type Seat } from '@madang/kernel';
import { BONUSES } from '../components/bonus-cards.ts';
import { FACES } from '../components/faces.ts';
import { MEASURES } from '../components/favors.ts';
import { ROOM_SIZES, ROOM_TYPES } from '../components/words.ts';
import { type Castle, roomsOfSizes, roomsOfType, sizesPresent, typesPresent } from '../rules/castle/index.ts';
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
    return points * Math.min(0.9, partOf(playerOf(state, seat).castle, of.count) ** PART_OF_SET + CARD_GROWTH[of.count] * left);
  }
  const kinds = of.count === 'sizes' ? of.sizes.length : 1;
  return now + left * CARD_GROWTH[of.count] * kinds * points;
}

/** What a tile brings a seat wherever it lies: bonus cards, and favors that count its like. In points. */
export function extraWorth(state: Ludwig, seat: Seat, tile: number, phase: Phase): number {
  const face = FACES[tile];
  if (!face) return 0;
  const me = playerOf(state, seat);
  let sum = 0;
  for (const card of me.bonus) {
    const bonus = card === HIDDEN ? undefined : BONUSES[card];
    if (bonus) sum += pointsFor(face, bonus, me.castle);
  }
  for (const favor of state.favors) sum += favorFor(face, MEASURES[favor], FAVOR_STEP[phase]);
  if (face.stack && (state.stacks[ROOM_SIZES.indexOf(face.stack)]?.length ?? 1) === 0) sum += 2;
  return sum;
}

type Face = (typeof FACES)[number];

/** What a tile brings a castle by a bonus card. */
function pointsFor(face: Face, { of, points }: (typeof BONUSES)[number], castle: Castle): number {
  switch (of.count) {
    case 'type':
      return of.type === face.type ? points : 0;
    case 'sizes':
      return of.sizes.some((size) => size === face.stack) ? points : 0;
    case 'hallways':
      return face.name === 'hallway' ? points : 0;
    case 'stairs':
      return face.name === 'stairs' ? points : 0;
    case 'all-types':
      return roomsOfType(castle, face.type) === 0 ? points / ROOM_TYPES.length : 0;
    case 'all-sizes':
      return face.stack && roomsOfSizes(castle, [face.stack]) === 0 ? points / ROOM_SIZES.length : 0;
    default:
      return 0;
  }
}

/** What a tile brings in a favor. `step`: what about one room more brings. */
function favorFor(face: Face, by: (typeof MEASURES)[number] | undefined, step: number): number {
  if (by?.measure === 'count') return by.type === face.type ? step : 0;
  if (by?.measure === 'area') return by.type === face.type ? (step * face.size) / 300 : 0;
  return by?.measure === 'sizes' && by.sizes.some((size) => size === face.stack) ? step : 0;
}
