import type { MeasuredCards, Told } from '@madang/kernel';
import { CONTRACTS } from '../../components/words.ts';
import type { BarrageEvent } from '../events.ts';

type Fulfilled = Extract<BarrageEvent, { readonly event: 'contract-fulfilled' }>;

const isFulfilled = (told: Told): told is Fulfilled => told.event === 'contract-fulfilled';

/** The contracts, in the order of their words: one that is only held brings nothing. */
export const cards: MeasuredCards = {
  count: CONTRACTS.length,
  word: (card) => `barrage.contract.${CONTRACTS[card]}`,
  played: (told) => (isFulfilled(told) ? { seat: told.seat, card: CONTRACTS.indexOf(told.contract) } : undefined),
};
