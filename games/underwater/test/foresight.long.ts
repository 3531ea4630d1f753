import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareHelpOn, isOfUse } from './helping.ts';

test('UWC-TURN-24 what is known of a card without playing it is what playing it out finds, on 40,000 boards', () => {
  const found = compareHelpOn('long', 40_000);
  assert.ok(isOfUse(found), JSON.stringify(found));
});
