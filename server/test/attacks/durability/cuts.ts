import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { SHELF } from '@madang/games';
import { databaseFor } from '../../support/backends.ts';
import { guestOf, newGuest } from '../../support/guest.ts';
import { chance } from '../../support/match.ts';
import { proxyTo } from '../../support/proxy.ts';
import { serverFor } from '../../support/server.ts';
import { newPlayer, nothingLost } from './acknowledged.ts';

/** How long a server waits for its database here, and a wound lasts at most. */
const TIMEOUT = 1000;
const LONGEST = 500;
/** A move takes so long, and a match has hundreds: a table that has to begin while the database is away is another matter. */
const PACE = 25;

/** The way to PostgreSQL is cut, falls silent or slows down, time and again, while somebody plays; nothing is lost, doubled or in another order. */
export async function cutOff(t: TestContext, wounds: number): Promise<void> {
  const database = await databaseFor(t);
  const proxy = await proxyTo(t, database);
  const secret = 'a secret that both nodes share, 32 letters';
  const { url } = await serverFor(t, { databaseUrl: proxy.url, databaseTimeout: TIMEOUT, secret }, { shelf: SHELF });
  const guest = await newGuest(url, 'Ada');
  const player = newPlayer('underwater', 4, wounds, PACE);
  const random = chance(wounds);
  let done = false;
  let ended = false;
  const playing = player
    .play(guest, () => done)
    .finally(() => {
      ended = true;
    });
  // A later wait for its moves must not last for ever once it has failed.
  playing.catch(() => undefined);
  const moves = () => player.records.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
  const acts = [
    () => proxy.cut(),
    () => proxy.hush(false),
    async () => {
      proxy.hush(true);
      await pause(random() * LONGEST);
      proxy.speak();
      proxy.cut();
    },
    async () => {
      proxy.delay(random() * TIMEOUT);
      await pause(random() * LONGEST);
      proxy.delay(0);
    },
  ];
  while (moves() === 0 && !ended) await pause(10);
  for (let wound = 0; wound < wounds; wound++) {
    const known = moves();
    await pause(random() * LONGEST);
    await acts[wound % acts.length]?.();
    // The next wound comes when the server has recovered from this one.
    while (moves() < known + 3 && !ended) await pause(10);
  }
  done = true;
  await playing;
  const other = await serverFor(t, { databaseUrl: database, secret }, { shelf: SHELF });
  for (const record of player.records) await nothingLost(guestOf(other.url, guest.id, guest.cookie), record);
  assert.ok(moves() >= 3 * wounds);
  t.diagnostic(`${wounds} times cut, silent or slow, ${moves()} acknowledged moves`);
}
