import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Assets, changesBetween } from '../information/changes.ts';

interface Bank {
  readonly holdings: readonly { readonly gold: number; readonly wood: number }[];
}

const bank = (...holdings: Bank['holdings']): Bank => ({ holdings });
const ASSETS: Assets<Bank, 'wood' | 'gold'> = { goods: ['wood', 'gold'], holdings: ({ holdings }) => holdings };

test('what changes is said for each seat in the order of the goods, with what is left; what stays is not', () => {
  const before = bank({ gold: 5, wood: 1 }, { gold: 2, wood: 0 }, { gold: 0, wood: 0 });
  const after = bank({ gold: 2, wood: 2 }, { gold: 2, wood: 0 }, { gold: 3, wood: 0 });
  assert.deepEqual(changesBetween(ASSETS, before, after), [
    {
      seat: 0,
      goods: [
        { good: 'wood', n: 1, left: 2 },
        { good: 'gold', n: -3, left: 2 },
      ],
    },
    { seat: 2, goods: [{ good: 'gold', n: 3, left: 3 }] },
  ]);
  assert.deepEqual(changesBetween(ASSETS, before, before), []);
});
