import { type Decision, giftAmong, type Message, type Possessions, playerOf, type Seat } from '@madang/kernel';
import { underwater } from '../../rules/index.ts';
import type { UnderwaterMove } from '../../rules/moves.ts';
import type { Underwater } from '../../rules/state.ts';
import { matchesSlot } from '../labels.ts';
import { say, titleIn } from '../names.ts';

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

/** UWC-TURN-10: a card of another color than its slot does nothing; one of the hand would. */
export function tip(view: Underwater, _seat: Seat, decision: Decision<UnderwaterMove>, move: UnderwaterMove): Message | undefined {
  if (move.kind !== 'card' || matchesSlot(view, decision, move.card)) return undefined;
  const matching = decision.moves.find((one) => one.kind === 'card' && matchesSlot(view, decision, one.card));
  return matching?.kind === 'card' ? say('underwater.tip.color', { card: titleIn(view, matching.card) }) : undefined;
}
