import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHELF } from '@madang/games';
import type { Seat } from '@madang/kernel';
import { type Tiny, tiny } from '../../../kernel/test/tiny.ts';
import { TINY } from '../support/server.ts';
import { lookAlike } from './secrecy/swapped.ts';

for (const title of [...SHELF, TINY]) {
  test(`${title.name}: two matches that differ only in what somebody may not know send that person the same bytes`, (t) => lookAlike(t, title, 10));
}

test('a game that shows what comes is found', async (t) => {
  const showing = { ...tiny, redact: (state: Tiny, seat: Seat | null) => ({ ...tiny.redact(state, seat), random: state.random }) };
  await assert.rejects(lookAlike(t, { ...TINY, rules: async () => showing }, 5), /at \d+ of/);
});
