import { type RandomState, type Seat, shuffle, type Told } from '../index.ts';
import { CARDS, COINS, NONE, type Tiny, tiny } from './tiny.ts';

/** All cards that a seat does not hold dealt anew, sealed bids of others changed. */
export function secrets(state: Tiny, seat: Seat | null, random: RandomState): Tiny {
  const next = tiny.clone(state);
  const others = [next.deck, ...next.hands.filter((_, holder) => holder !== seat)];
  const cards = shuffle(random, others.flat());
  for (const pile of others) pile.splice(0, pile.length, ...cards.splice(0, pile.length));
  if (next.agenda.at(-1)?.task === 'all at once') {
    next.bids = next.bids.map((bid, bidder) => (bid === NONE || bidder === seat ? bid : (bid + 1) % ((next.coins[bidder] ?? 0) + 1)));
  }
  next.random.reverse();
  return next;
}

/** What no move changes: coins and cards. */
export const conserve = (state: Tiny) => ({
  coins: state.bank + state.coins.reduce((sum, coins) => sum + coins, 0),
  cards: state.deck.length + state.discard.length + state.hands.flat().length - CARDS.length,
});

/** What a seat knows: its own cards, and how many everybody else has. */
export const knows = (state: Tiny, seat: Seat | null): unknown => [
  seat === null ? [] : state.hands[seat],
  [...state.hands, state.deck].map((cards) => cards.length),
  [state.discard, state.coins, state.bank, state.field],
];

/** Stones on the field, which are told when they are laid. */
export const accounts = {
  amounts: (state: Tiny) =>
    Object.fromEntries(state.coins.map((_, seat) => [`stones of ${seat}`, state.field.filter((owner) => owner === seat).length])),
  change: (told: Told): Record<string, number> => (told.event === 'laid' && 'seat' in told ? { [`stones of ${told.seat}`]: 1 } : {}),
};

/** The bank has what nobody has. */
export const derived = (state: Tiny): Tiny => ({ ...state, bank: COINS - state.coins.reduce((sum, coins) => sum + coins, 0) });
