import type { MeasuredCards, Told } from '@madang/kernel';
import { CARD_NUMBERS } from '../../components/cards/index.ts';
import type { UnderwaterEvent } from '../events.ts';

/** A card has its effect once it is claimed, or at once where it is an instant one. */
const EFFECTIVE: readonly UnderwaterEvent['event'][] = ['claimed', 'card-resolved'];

type Effective = Extract<UnderwaterEvent, { readonly event: 'claimed' | 'card-resolved' }>;

const isEffective = (told: Told): told is Effective => EFFECTIVE.some((event) => event === told.event);

/** The cards of the deck: those played off-color or for nothing do not count. */
export const cards: MeasuredCards = {
  count: CARD_NUMBERS,
  word: (card) => `underwater.card.${card}`,
  played: (told) => (isEffective(told) ? { seat: told.seat, card: told.card } : undefined),
};
