import { test } from 'node:test';
import { add, at, below, filled } from '@madang/kernel';
import { imaginesEvenly } from '@madang/kernel/testing';
import { COUNTER_COUNTS } from '../components/counters.ts';
import { COUNTERS } from '../components/words.ts';
import { siberia } from '../rules/index.ts';
import { playAs, playerAt, position } from './position.ts';

// Seat 0 looks: it sees its own two counters and one on seat 1's board; who is done has placed somewhere, who is not holds the counters.
const state = position({
  players: [
    { drawn: ['worker/gas', 'manager'] },
    { drawn: ['seller/oil', 'worker/coal', 'manager'], rows: { gas: ['worker/gas'] } },
    { drawn: ['investor/coal', 'manager', 'seller/gold', 'seller/oil'] },
  ],
});
playAs(state, 1, 'place manager research', 'place worker/coal coal', 'place seller/oil oil');
const view = siberia.redact(state, 0);
const weights = [...COUNTER_COUNTS];
for (const counter of ['worker/gas', 'manager', 'worker/gas'] as const) add(weights, COUNTERS.indexOf(counter), -1);

test('each unseen counter is imagined in a hand as often as any other', () => {
  imaginesEvenly(siberia, { view, weights, found: (world, random) => at(playerAt(world, 2).drawn, below(random, 4)) });
});

test('each unseen counter is imagined among those that are placed as often as any other', () => {
  imaginesEvenly(siberia, { view, weights, found: (world, random) => Math.floor(at(playerAt(world, 1).placed, below(random, 3)) / 11) });
});

test('each unseen counter is imagined in the bag as often as any other', () => {
  const inBag = (bag: readonly number[]): number[] => bag.flatMap((count, counter) => filled(count, counter));
  imaginesEvenly(siberia, { view, weights, found: ({ bag }, random) => at(inBag(bag), below(random, inBag(bag).length)) });
});
