import { drawTop, insertSorted, playerOf, putUnder, type Seat } from '@madang/kernel';
import type { LudwigTell } from '../rule.ts';
import { cardWord } from '../spelling.ts';
import type { Ludwig } from '../state.ts';

/** Draws bonus cards from the deck for a seat to choose from, kept ascending; only that seat sees them. */
export function drawBonusCards(state: Ludwig, seat: Seat, count: number, tell: LudwigTell): void {
  const { drawn } = playerOf(state, seat);
  for (let i = 0; i < count; i++) insertSorted(drawn, drawTop(state.bonusDeck));
  tell?.({ event: 'bonus-cards-drawn', seat, cards: drawn.map(cardWord) }, [seat], { event: 'bonus-cards-taken', seat, count });
}

/** Puts a bonus card face down under the deck. */
export function putBack(state: Ludwig, seat: Seat, card: number, tell: LudwigTell): void {
  putUnder(state.bonusDeck, card);
  tell?.({ event: 'bonus-card-put-back', seat, card: cardWord(card) }, [seat], { event: 'bonus-card-returned', seat });
}
