import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { type TestContext, test } from 'node:test';
import { WebSocket } from 'ws';
import { newConnection } from '../../../api/socket/connection.ts';
import { costOf } from '../../../api/socket/dispatch.ts';
import { readMessage } from '../../../api/socket/hearing/messages.ts';
import { newInFlight } from '../../../api/socket/in-flight.ts';
import { newOutbox } from '../../../api/socket/outbox.ts';
import { newQuota } from '../../../api/socket/quota.ts';
import type { Limits } from '../../../core/config.ts';
import { newMetrics } from '../../../core/observability/metrics.ts';
import { LIMITS } from '../../../index.ts';
import { services } from '../../support/services.ts';

test('what a message takes of the allowance is what it costs the server', () => {
  const costs = { play: 1, undo: 1, ping: 1, away: 1, unwatch: 1, act: 3, chat: 3, watch: 6, plan: 12 } as const;
  const types = ['play', 'undo', 'ping', 'away', 'unwatch', 'act', 'chat', 'watch', 'plan'] as const;
  for (const type of types) assert.equal(costOf({ type }), costs[type], type);
});

test('everybody has so many and no more; what one gives back they may take again, others are not touched', () => {
  const quota = newQuota(2);
  assert.equal(quota.most, 2);
  assert.deepEqual([quota.take('a'), quota.take('a'), quota.take('a'), quota.take('b')], [true, true, false, true]);
  quota.giveBack('a');
  assert.deepEqual([quota.take('a'), quota.take('a')], [true, false]);
  quota.giveBack('a');
  quota.giveBack('a');
  // Giving back what was never taken brings no more.
  quota.giveBack('a');
  assert.deepEqual([quota.take('a'), quota.take('a'), quota.take('a')], [true, true, false]);
});

/** A socket that is open, what it was ended with, and the machine's clock in the test's hands. */
function connected(t: TestContext, limits: Partial<Limits>) {
  const clock = { now: 1000 };
  t.mock.method(performance, 'now', () => clock.now);
  const ended: string[] = [];
  const state = { open: true };
  const socket = {
    get readyState() {
      return state.open ? WebSocket.OPEN : WebSocket.CLOSED;
    },
    send: () => undefined,
    close: (code?: number, why?: string | Buffer) => {
      ended.push(`${code} ${why}`);
      state.open = false;
    },
    terminate: () => void ended.push('terminated'),
  };
  const stream = new PassThrough();
  const metrics = newMetrics();
  const outbox = newOutbox();
  const connection = newConnection(
    socket,
    stream,
    { id: 'hers', person: { id: 'ada', name: 'Ada' } },
    { limits: { ...LIMITS, ...limits }, metrics, outbox },
  );
  return { clock, connection, ended, outbox, stream, state, metrics };
}

const many = (times: number, allowed: () => boolean): number => Array.from({ length: times }, allowed).filter(Boolean).length;

test('a connection may send so much at once, and gets its allowance back at so much a second, never more than at first', (t) => {
  const { clock, connection } = connected(t, { burst: 10, messagesPerSecond: 4 });
  assert.equal(
    many(20, () => connection.allows(1)),
    10,
  );
  clock.now += 1000;
  assert.equal(
    many(20, () => connection.allows(1)),
    4,
  );
  clock.now += 500;
  assert.equal(
    many(20, () => connection.allows(1)),
    2,
  );
  clock.now += 3_600_000;
  assert.equal(
    many(20, () => connection.allows(1)),
    10,
  );
  clock.now += 1500;
  assert.deepEqual([connection.allows(7), connection.allows(6), connection.allows(1)], [false, true, false]);
});

test('who goes on beyond that is ended when their patience is used up, and hears what was said before', async (t) => {
  const { connection, ended, stream } = connected(t, { burst: 1, messagesPerSecond: 1, patience: 3 });
  assert.equal(connection.allows(1), true);
  connection.tell({ type: 'pong' });
  assert.deepEqual([connection.allows(1), connection.allows(1), ended], [false, false, []]);
  assert.equal(connection.allows(1), false);
  assert.deepEqual(ended, ['1008 too-fast']);
  assert.match(String(stream.read()), /\{"type":"pong"\}/);
});

test('what is sent in one turn leaves together; who reads nothing is ended, and nothing is sent to who is gone', async (t) => {
  const { connection, ended, outbox, stream, state, metrics } = connected(t, { backlogBytes: 20_000 });
  connection.send('one');
  connection.send('two');
  assert.equal(stream.readableLength, 0);
  outbox.flush();
  assert.deepEqual([String(stream.read()).includes('one'), stream.readableLength], [true, 0]);
  const slow = async () => (await metrics.registry.getSingleMetric('madang_sockets_too_slow_total')?.get())?.values[0]?.value;
  for (let i = 0; ended.length === 0 && i < 100; i++) {
    connection.send('x'.repeat(10_000));
    outbox.flush();
  }
  assert.deepEqual([ended, await slow()], [['1013 too-slow', 'terminated'], 1]);
  state.open = false;
  const before = stream.writableLength;
  connection.send('more');
  outbox.flush();
  assert.equal(stream.writableLength, before);
});

test('who goes before the turn ends is sent nothing more; who has all the backlog that they may is sent on', async (t) => {
  const { connection, outbox, stream, state, ended } = connected(t, { backlogBytes: 0 });
  assert.equal(connection.away, false);
  connection.send('one');
  outbox.flush();
  assert.equal(String(stream.read()).slice(2), 'one');
  connection.send('two');
  state.open = false;
  outbox.flush();
  assert.deepEqual([stream.read(), ended], [null, []]);
});

test('what is posted in a turn leaves by itself at its end, once', async () => {
  const outbox = newOutbox();
  const sent: string[] = [];
  outbox.post({ leave: () => void sent.push('a') });
  outbox.post({ leave: () => void sent.push('b') });
  assert.equal(sent.length, 0);
  await new Promise(setImmediate);
  assert.deepEqual(sent, ['a', 'b']);
  outbox.flush();
  outbox.post({ leave: () => void sent.push('c') });
  await new Promise(setImmediate);
  assert.deepEqual(sent, ['a', 'b', 'c']);
});

test('who is sent away from a table is told so once, and only where they followed it', (t) => {
  const { connection, outbox, stream } = connected(t, {});
  connection.tables.add('here');
  for (const table of ['elsewhere', 'here', 'here']) connection.expel(table);
  outbox.flush();
  const said = String(stream.read());
  assert.equal(said.split('no-table').length, 2);
  assert.match(said, /"table":"here"/);
  assert.equal(connection.tables.size, 0);
});

test('a message that is no text, too long, no JSON or not ours is refused by what is wrong with it', () => {
  const read = (text: string, binary = false) => {
    const message = readMessage(Buffer.from(text), binary, { ...LIMITS, messageBytes: 40 });
    return message.ok ? message.value : message.problem;
  };
  const ping = '{"type":"ping"}';
  assert.deepEqual(read(ping), { type: 'ping' });
  assert.deepEqual(read(ping.padEnd(40)), { type: 'ping' });
  assert.deepEqual(read(ping.padEnd(41)), { code: 'too-long', details: { most: 40 } });
  assert.deepEqual(read(ping, true), { code: 'not-text' });
  assert.deepEqual(read('{'), { code: 'not-json' });
  assert.deepEqual(read('{"type":"plan"}'), { code: 'not-understood', details: { fields: ['table', 'seat', 'after', 'command', 'condition'] } });
  assert.deepEqual(read('{"type":"watch","table":7}'), { code: 'not-understood', details: { fields: ['table'] } });
});

test('whoever waits for what is under way goes on when the last of it has ended, also by failing, and is told of that', async () => {
  const work = newInFlight(services.log);
  await work.done();
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const failed: string[] = [];
  work.track(first.promise);
  work.track(second.promise, ({ code }) => failed.push(code));
  let over = false;
  const waiting = work.done().then(() => {
    over = true;
  });
  first.resolve();
  await new Promise(setImmediate);
  assert.equal(over, false);
  second.reject(new Error('broken'));
  await waiting;
  assert.deepEqual([over, failed], [true, ['internal']]);
  await work.done();
  const last = Promise.withResolvers<void>();
  work.track(last.promise);
  const late = work.done().then(() => failed.push('done'));
  await new Promise(setImmediate);
  assert.equal(failed.length, 1);
  last.resolve();
  await late;
});
