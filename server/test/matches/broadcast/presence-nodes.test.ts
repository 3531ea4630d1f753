import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { localBus } from '../../../core/bus/bus.ts';
import type { Listener } from '../../../index.ts';
import { type Line, newGuest } from '../../support/guest.ts';
import { startedTable, untilConnected } from '../../support/match.ts';
import { serverFor } from '../../support/server.ts';

/** A table whose one line is told of the other seat's player by nodes that the test speaks for. */
async function apart(t: TestContext) {
  let bus: Listener | undefined;
  const openBus = async (_: string, listener: Listener) => {
    bus = listener;
    return localBus();
  };
  const { url } = await serverFor(t, {}, { openBus });
  const { id, guests, lines } = await startedTable(url, 'tiny', 2);
  const [a, b] = lines;
  const bo = guests[1]?.id;
  assert.ok(a && b && bus && bo !== undefined);
  await untilConnected(a, bo, true);
  await b.close();
  await untilConnected(a, bo, false);
  const { heard, missed } = bus;
  const says = (people: readonly string[]) => heard({ kind: 'present', node: 'west', table: id, people: [...people] });
  const lives = () => heard({ kind: 'here', node: 'west' });
  return { a, bo, says, lives, missed };
}

/** How often the line was shown the table up to now. */
async function shown(line: Line): Promise<number> {
  line.send({ type: 'ping' });
  await line.next('pong');
  return line.received.filter(({ type }) => type === 'table').length;
}

test('a node that says again who is there shows nobody the table again; one that says otherwise does', async (t) => {
  const { a, bo, says } = await apart(t);
  says([bo]);
  await untilConnected(a, bo, true);
  const before = await shown(a);
  for (let i = 0; i < 3; i++) says([bo]);
  assert.equal(await shown(a), before);
  says([]);
  await untilConnected(a, bo, false);
  assert.equal(await shown(a), before + 1);
});

test('whoever was at a node that says nothing any more is shown as gone', async (t) => {
  const { a, bo, says, lives, missed } = await apart(t);
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
  says([bo]);
  await untilConnected(a, bo, true);
  for (let beat = 0; beat < 3; beat++) {
    t.mock.timers.tick(29_000);
    lives();
    missed();
  }
  t.mock.timers.tick(29_000);
  const before = await shown(a);
  t.mock.timers.tick(2000);
  missed();
  await untilConnected(a, bo, false);
  assert.equal(await shown(a), before + 1);
});

test('a spectator who goes, and a player who looks on by another page, change nothing of who is there', async (t) => {
  const { url } = await serverFor(t);
  const { id, guests, lines } = await startedTable(url, 'tiny', 2);
  const [a, b] = lines;
  const [, bo] = guests;
  assert.ok(a && b && bo);
  await untilConnected(a, bo.id, true);
  const eve = await (await newGuest(url, 'Eve')).line();
  const second = await bo.line();
  for (const line of [eve, second]) {
    line.send({ type: 'watch', table: id });
    await line.next('view');
  }
  const before = await shown(a);
  for (const line of [eve, second]) {
    line.send({ type: 'unwatch', table: id });
    line.send({ type: 'ping' });
    await line.next('pong');
  }
  assert.equal(await shown(a), before);
  b.send({ type: 'unwatch', table: id });
  await untilConnected(a, bo.id, false);
  assert.equal(await shown(a), before + 1);
});
