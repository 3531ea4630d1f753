import { at, has, type Refusal, type Seat } from '@madang/kernel';
import { CLONE_COST, CLONE_PLAYERS } from '../../components/numbers.ts';
import { names } from '../answers.ts';
import { refuseUseless } from '../effects/lacking.ts';
import { CREDITS } from '../goods/amounts.ts';
import { isOwnCard } from '../goods/cards.ts';
import type { UnderwaterMove } from '../moves.ts';
import { cardName, refusal, slotName } from '../refusals.ts';
import { player } from '../rule.ts';
import { ALWAYS, isAvailable, slotsInPlay } from '../slots/slots.ts';
import { EMPTY, NEUTRAL, type Underwater } from '../state.ts';
import { cardsInHand } from './hand.ts';

/** Why a slot cannot be chosen: it is not there, taken, or of no use. */
function refuseChoosing(state: Underwater, seat: Seat, slot: number): Refusal {
  const named = { slot: slotName(slot) };
  if (slot !== ALWAYS && !slotsInPlay(state.players.length).includes(slot)) return refusal('UWC-SETUP-01', 'slot-not-on-this-side', named);
  if (isAvailable(state, slot)) return refuseUseless(state, seat, 'UWC-TURN-13', slot);
  const tiles = at(state.slots, slot);
  if (has(tiles, NEUTRAL)) return refusal('UWC-SOLO-14', 'slot-occupied-by-neutral-tile', named);
  return has(tiles, seat) ? refusal('UWC-TURN-06', 'slot-occupied-by-you', named) : refusal('UWC-TURN-06', 'slot-occupied', named);
}

/** Why a slot cannot be cloned. */
function refuseCloning(state: Underwater, seat: Seat, slot: number): Refusal {
  const named = { slot: slotName(slot) };
  if (state.players.length !== CLONE_PLAYERS) return refusal('UWC-SETUP-06', 'no-cloning-tile', { players: CLONE_PLAYERS });
  if (slot === ALWAYS) return refusal('UWC-CLONE-06', 'never-cloned', named);
  if (!slotsInPlay(state.players.length).includes(slot)) return refusal('UWC-SETUP-01', 'slot-not-on-this-side', named);
  if (state.cloner !== EMPTY) return refusal('UWC-CLONE-04', 'cloning-tile-used', { seat: { key: `seat.${state.cloner}` } });
  const tiles = at(state.slots, slot);
  if (tiles === 0) return refusal('UWC-CLONE-01', 'slot-not-occupied', named);
  if (has(tiles, seat)) return refusal('UWC-CLONE-02', 'slot-occupied-by-you', named);
  const here = at(player(state, seat).goods, CREDITS);
  if (here < CLONE_COST) return refusal('UWC-CLONE-01', 'too-few-credits', { needed: CLONE_COST, here });
  return refuseUseless(state, seat, 'UWC-CLONE-07', slot);
}

/** Why a slot is not offered for this turn. */
export function refuseSlot(state: Underwater, seat: Seat, move: UnderwaterMove): Refusal | undefined {
  if (move.kind === 'slot') return refuseChoosing(state, seat, names(move).slot);
  return move.kind === 'clone' ? refuseCloning(state, seat, names(move).slot) : undefined;
}

/** Why a card, or its order, is not offered on the chosen slot. */
export function refuseCard(
  state: Underwater,
  seat: Seat,
  slot: number,
  matched: (card: number) => boolean,
  move: UnderwaterMove,
): Refusal | undefined {
  if (move.kind !== 'card') return undefined;
  const { card, before } = names(move);
  const me = player(state, seat);
  const title = cardName(state, card);
  if (!cardsInHand(me).includes(card)) return isOwnCard(me, card) ? refusal('UWC-TURN-05', 'not-in-hand', { card: title }) : undefined;
  const named = { card: title, slot: slotName(slot) };
  if (before && !matched(card)) return refusal('UWC-TURN-10', 'other-colour', named);
  return refusal('UWC-TURN-24', 'slot-unusable-so', named);
}
