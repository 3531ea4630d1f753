import { type RandomState, type Seat, shuffle } from '../index.ts';
import { CARDS, NONE, type Tiny, tiny } from './tiny.ts';

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
