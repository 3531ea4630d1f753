import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Config } from '../../../index.ts';
import { databaseFor, POSTGRES } from '../../support/backends.ts';
import { guestOf } from '../../support/guest.ts';
import { chance, follow, playAny, startedTable } from '../../support/match.ts';
import { folderFor, serverFor } from '../../support/server.ts';

/** A step is told with its time at once, and with the same time by a server that reads the match from its rows. */
async function timed(t: TestContext, config: Partial<Config>): Promise<void> {
  const place = { secret: 'a secret of thirty-two letters, or more', ...config };
  const first = await serverFor(t, place);
  const { id, guests, lines } = await startedTable(first.url, 'tiny', 2);
  const [ada] = guests;
  const [a, b] = lines;
  assert.ok(ada && a && b);
  const began = Date.now();
  await playAny(a, id, chance(3));
  const [{ at }, other] = [a.received.findLast((one) => one.type === 'step') ?? { at: undefined }, await b.next('step')];
  assert.ok(at !== undefined && at >= began && at <= Date.now());
  assert.equal(other.at, at);
  await first.close();
  const second = await serverFor(t, place);
  const again = await follow(guestOf(second.url, ada.id, ada.cookie), id);
  const seen = again.received.find((one) => one.type === 'view');
  assert.deepEqual(
    seen?.views.map(({ log }) => log.map((entry) => entry.at)),
    // The set-up comes before all steps.
    [[undefined, at]],
  );
}

test('each step is told with the time at which it was written, also after a restart', (t) => timed(t, { dataFolder: folderFor(t) }));
test('the same on PostgreSQL', { skip: POSTGRES }, async (t) => timed(t, { databaseUrl: await databaseFor(t) }));
