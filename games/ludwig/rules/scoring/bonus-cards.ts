import { HIDDEN, playerOf, type Seat } from '@madang/kernel';
import { BONUSES, type Count } from '../../components/bonus-cards.ts';
import { ROOM_SIZES, ROOM_TYPES } from '../../components/words.ts';
import { completedTiles, externalEntrances, hallways, roomsOfSizes, roomsOfType, sizesPresent, stairs, typesPresent } from '../castle/index.ts';
import type { Ludwig } from '../state.ts';
import { completedScope } from './favors.ts';

/** The printed size of a hallway. */
const HALLWAY_SIZE = 150;

/** How much of what a bonus card counts a seat has now (LUD-BONUS-04 … -12). */
function countOf(state: Ludwig, seat: Seat, of: Count): number {
  const { castle, money } = playerOf(state, seat);
  const { options } = state;
  switch (of.count) {
    case 'type':
      return roomsOfType(castle, of.type);
    case 'sizes': {
      const halls = options.sizeCardsCountHallways === 'true' && of.sizes.includes(HALLWAY_SIZE) ? hallways(castle) : 0;
      return roomsOfSizes(castle, of.sizes) + halls;
    }
    case 'hallways':
      return hallways(castle);
    case 'stairs':
      return stairs(castle);
    case 'completed':
      return completedTiles(castle, completedScope(state));
    case 'entrances':
      return externalEntrances(castle, options.exitsCardCorridors, options);
    case 'money':
      return money;
    case 'all-types':
      return typesPresent(castle) === ROOM_TYPES.length ? 1 : 0;
    case 'all-sizes':
      return hasAllSizes(state, seat) ? 1 : 0;
  }
}

/** LUD-BONUS-12; a hallway may stand for a 150 room (OQ-BONUS-SIZES). */
function hasAllSizes(state: Ludwig, seat: Seat): boolean {
  const { castle } = playerOf(state, seat);
  const present = sizesPresent(castle);
  if (present === ROOM_SIZES.length) return true;
  const lacks150 = roomsOfSizes(castle, [HALLWAY_SIZE]) === 0 && state.options.sizeCardsCountHallways === 'true' && hallways(castle) > 0;
  return lacks150 && present === ROOM_SIZES.length - 1;
}

/** What a bonus card would be worth to a seat now; a card that this view hides nothing. */
export function bonusPoints(state: Ludwig, seat: Seat, card: number): number {
  if (card === HIDDEN) return 0;
  const bonus = BONUSES[card];
  if (!bonus) throw new Error(`no bonus card ${card}`);
  return bonus.points * Math.floor(countOf(state, seat, bonus.of) / bonus.per);
}
