import { answers, placesOf, stakesOfKinds } from '@madang/kernel';
import { CARD_NUMBERS } from '../../components/cards/index.ts';
import { CONTRACTS, SLOTS } from '../../components/words.ts';
import { names } from '../../rules/answers.ts';
import { MOVES } from '../../rules/moves.ts';
import { cardName } from '../../rules/refusals.ts';
import { ALWAYS } from '../../rules/slots/slots.ts';
import { contractWord, slotWord } from '../../rules/spelling.ts';
import type { Underwater } from '../../rules/state.ts';

const SLOT = answers(MOVES, 'slot', (move) => names(move).slot);
const TAKE = answers(MOVES, 'take', (move) => names(move).card);
const CONTRACT = answers(MOVES, 'contract', (move) => names(move).tile);

/** What players of Underwater Cities vie for: slots, face-up Special cards, government contracts. */
export const stakes = stakesOfKinds<Underwater>([
  {
    count: SLOTS.length,
    there: ({ slots }) => placesOf(slots, 0).filter((slot) => slot !== ALWAYS),
    what: (_, slot) => ({ key: `underwater.slot.${slotWord(slot)}` }),
    moveAt: (slot) => SLOT[slot]?.id,
  },
  {
    count: CARD_NUMBERS,
    there: ({ display }) => display,
    what: (view, card) => cardName(view, card),
    moveAt: (card) => TAKE[card]?.id,
  },
  {
    count: CONTRACTS.length,
    there: ({ contracts }) => contracts,
    what: (_, contract) => ({ key: `underwater.contract.${contractWord(contract)}` }),
    moveAt: (contract) => CONTRACT[contract]?.id,
  },
]);
