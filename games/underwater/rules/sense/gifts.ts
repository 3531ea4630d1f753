import { giftAmong, type Possessions, playerOf, type Seat } from '@madang/kernel';
import { underwater } from '../index.ts';
import type { UnderwaterMove } from '../moves.ts';
import type { Underwater } from '../state.ts';

/** Goods, points, cards and what is built. */
const has: Possessions<Underwater> = (view, seat) => {
  const { goods, points, hand, shown, looked, doings, contracts, ready, spent, permanents, productions, endings } = playerOf(view, seat);
  const { tunnels, buildings, cities, upgrades } = doings;
  const claimed = ready.length + spent.length + permanents.length + productions.length + endings.length;
  return [...goods, points, hand.length + shown.length + looked.length, tunnels, buildings, cities, upgrades, contracts.length, claimed];
};

/** Something that is skipped although it costs nothing. */
export function gift(view: Underwater, seat: Seat, declining: UnderwaterMove, offered: readonly UnderwaterMove[]): UnderwaterMove | undefined {
  if (declining.kind !== 'skip' && declining.kind !== 'stop') return undefined;
  return giftAmong(underwater, has, view, { seat, seats: view.players.length, declining, offered });
}
