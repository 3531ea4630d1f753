import { below, HiddenError } from '../chance/random.ts';
import type { RandomState } from '../state.ts';
import { at, removeOne } from './tally.ts';

/**
 * Piles, hands and other lists of cards or tiles. A card is a number from 0; a pile is a list of them, its top last. In a view, cards that
 * may not be seen are HIDDEN: their number shows, nothing else.
 */
export const HIDDEN = -2;

/** The card itself. Throws HiddenError where this view may not see it. */
export function known(card: number): number {
  if (card === HIDDEN) throw new HiddenError('a card');
  return card;
}

/** Takes the top card of a pile. Throws HiddenError in a view; a bug if the pile is empty. */
export function drawTop(pile: number[]): number {
  const card = known(top(pile));
  pile.pop();
  return card;
}

/** The top card of a pile, HIDDEN where it may not be seen. Throws if the pile is empty. */
export function top(pile: readonly number[]): number {
  const card = pile[pile.length - 1];
  if (card === undefined) throw new Error('nothing to draw: the pile is empty');
  return card;
}

/** Takes any card of a pile whose order is chance, each equally likely; the others keep their order. */
export function drawAny(random: RandomState, pile: number[]): number {
  if (pile.length === 0) throw new Error('nothing to draw: the pile is empty');
  const card = known(at(pile, below(random, pile.length)));
  removeOne(pile, card);
  return card;
}

/** Puts a card under a pile. */
export const putUnder = (pile: number[], card: number): void => {
  pile.unshift(card);
};

/** Hides every card of a list, in place: only how many there are still shows. */
export function hide(list: number[]): void {
  for (let i = 0; i < list.length; i++) list[i] = HIDDEN;
}

/** The cards of `all` that none of the lists shows, ascending; each card as often as it is in `all`. */
export function unseenOf(all: readonly number[], ...shown: readonly (readonly number[])[]): number[] {
  const left = all.toSorted((a, b) => a - b);
  for (const list of shown) for (const card of list) if (card >= 0 && left.includes(card)) removeOne(left, card);
  return left;
}

/**
 * Fills the HIDDEN places of lists with unseen cards, each unseen card equally likely in each place. Taken cards leave `unseen`, in place.
 * Throws if there are more holes than unseen cards: then the view and the count of cards disagree.
 */
export function dealUnseen(random: RandomState, unseen: number[], ...lists: readonly number[][]): void {
  for (const list of lists) {
    for (let i = 0; i < list.length; i++) {
      if (list[i] !== HIDDEN) continue;
      if (unseen.length === 0) throw new Error('more hidden cards than unseen ones');
      const from = below(random, unseen.length);
      list[i] = at(unseen, from);
      // The last card takes the place of the one dealt: order is of no matter here.
      unseen[from] = at(unseen, unseen.length - 1);
      unseen.pop();
    }
  }
}
