/** The deck: a card is 13 × suit + rank, both from 0; rank 12 is the ace. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
export const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;

export const DECK: readonly number[] = Array.from({ length: RANKS.length * SUITS.length }, (_, card) => card);

export const suitOf = (card: number): number => Math.floor(card / RANKS.length);
export const rankOf = (card: number): number => card % RANKS.length;

/** NAP-PLAY-03: the place in a trick of the card that takes it. */
export function winnerOf(trick: readonly number[], trump: number): number {
  const led = suitOf(trick[0] ?? 0);
  const worth = (card: number): number => rankOf(card) + (suitOf(card) === trump ? 200 : suitOf(card) === led ? 100 : 0);
  return trick.reduce((best, card, i) => (worth(card) > worth(trick[best] ?? 0) ? i : best), 0);
}
