import { test } from 'node:test';
import { at, begin, below } from '@madang/kernel';
import { imaginesEvenly } from '@madang/kernel/testing';
import { BACK_OF, costsOf, SPECIAL_BACK, THREE_CREDITS } from '../components/match-deck.ts';
import { underwater } from '../rules/index.ts';
import { playerAt } from './position.ts';

// After the deal seat 0 looks: it sees its own hand, the open Special cards and one of their deck.
const view = underwater.redact(begin(underwater, { seats: 3, seed: 'even' }), 0);
const ERA_ONE = 0;
const open = new Set([...view.display, ...view.specials, ...view.players.flatMap((me) => [...me.hand, ...me.ready])]);
const unseen = (back: number): number[] =>
  BACK_OF.map((one, card) => {
    const there = one === back && !open.has(card) && (back !== SPECIAL_BACK || at(costsOf(view), card) !== THREE_CREDITS);
    return Number(there);
  });

test('each unseen card of the era is imagined in another’s hand as often as any other', () => {
  imaginesEvenly(underwater, { view, weights: unseen(ERA_ONE), found: (world, random) => at(playerAt(world, 2).hand, below(random, 6)) });
});

test('each unseen card of the era is imagined at any place of the deck as often as any other', () => {
  imaginesEvenly(underwater, { view, weights: unseen(ERA_ONE), found: ({ deck }, random) => at(deck, below(random, deck.length)) });
});

test('each unseen Special card is imagined in its deck as often as any other', () => {
  const hidden = view.specials.flatMap((card, place) => (card < 0 ? [place] : []));
  imaginesEvenly(underwater, {
    view,
    weights: unseen(SPECIAL_BACK),
    found: ({ specials }, random) => at(specials, at(hidden, below(random, hidden.length))),
  });
});
