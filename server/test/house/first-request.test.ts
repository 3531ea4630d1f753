import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHELF } from '@madang/games';
import { serverFor } from '../support/server.ts';
import { watchLoop } from './loop.ts';

// A process of its own: once the rules are loaded, no request loads them again.

/** Milliseconds of processor. To load all rules takes 190 on a machine with nothing else to do. */
const MOST_HELD = 100;

test('the first list of games after a start holds nobody up while rules load', async (t) => {
  const { url } = await serverFor(t, {}, { shelf: SHELF });
  assert.equal((await fetch(`${url}/healthz`)).status, 200);
  const { result, held } = await watchLoop(() => fetch(`${url}/api/games`));
  assert.equal(result.status, 200);
  assert.ok(held.busy < MOST_HELD, `${held.busy} ms`);
});
