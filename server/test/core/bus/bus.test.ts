import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { connect } from '@nats-io/transport-node';
import type pg from 'pg';
import { type BusMessage, gathered, type Listener, seal, unseal } from '../../../core/bus/bus.ts';
import { natsBus } from '../../../core/bus/nats.ts';
import { notifyBus } from '../../../core/bus/notify.ts';
import { connecting, openConnections } from '../../../storage/pool.ts';
import { databaseFor, NATS, NATS_URL, POSTGRES } from '../../support/backends.ts';
import { afterwards } from '../../support/server.ts';

/** What a guest who follows that many tables makes a node say in one turn. */
const crowd = (tables: number): BusMessage[] =>
  Array.from({ length: tables }, (_, i) => ({ kind: 'present', node: 'east', table: `table-${i}`, people: ['어진 이', 'b'.repeat(16)] }));

/** A listener, and a promise of the tables of so many messages. */
function hearing(most: number): { readonly listener: Listener; readonly all: Promise<Set<string>> } {
  const heard = new Set<string>();
  let done: (heard: Set<string>) => void = () => undefined;
  const all = new Promise<Set<string>>((resolve) => {
    done = resolve;
  });
  const listener = {
    heard: (message: BusMessage) => {
      if ('table' in message) heard.add(message.table);
      if (heard.size === most) done(heard);
    },
    missed: () => undefined,
  };
  return { listener, all };
}

test('messages are split into texts of a bounded number of bytes, and none is lost', () => {
  const messages = crowd(500);
  const texts = seal('here', messages, 1000);
  assert.ok(texts.length > 10);
  const heard: BusMessage[] = [];
  for (const text of texts) {
    assert.ok(Buffer.byteLength(text) <= 1000);
    unseal(text, 'there', { heard: (message) => heard.push(message), missed: () => undefined });
  }
  assert.deepEqual(heard, messages);
  assert.deepEqual(seal('here', [], 1000), []);
});

test('what only a newer node says is left out, and what stands beside it is heard', () => {
  const [text = ''] = seal('here', [{ kind: 'jobs' }, { kind: 'cups' }], 1000);
  const heard: BusMessage[] = [];
  unseal(text.replace('jobs', 'dreams'), 'there', { heard: (message) => void heard.push(message), missed: () => undefined });
  assert.deepEqual(heard, [{ kind: 'cups' }]);
  assert.throws(() => unseal(text.replace('"jobs"', '"chat"'), 'there', { heard: () => undefined, missed: () => undefined }), /table/);
});

test('what a node sent itself it does not hear, not even read', () => {
  const [text = ''] = seal('here', [{ kind: 'jobs' }], 1000);
  const heard: BusMessage[] = [];
  const listener = { heard: (message: BusMessage) => void heard.push(message), missed: () => undefined };
  unseal(`${text}broken`, 'here', listener);
  assert.deepEqual(heard, []);
  unseal(text, 'her', listener);
  unseal(text, 'here"', listener);
  assert.deepEqual(heard, [{ kind: 'jobs' }, { kind: 'jobs' }]);
});

test('what is said first leaves at once; what is said soon after leaves together, a breath later', async (t) => {
  t.mock.timers.enable({ apis: ['Date', 'setTimeout'], now: Date.now() });
  const sent: string[][] = [];
  const { publish, flush } = gathered(
    (messages) => sent.push(messages.map((message) => ('table' in message ? message.table : message.kind))),
    (error) => assert.fail(String(error)),
  );
  const say = async (...tables: string[]) => {
    for (const table of tables) publish({ kind: 'table', table });
    await turn();
  };
  await say('a', 'b');
  assert.deepEqual(sent, [['a', 'b']]);
  t.mock.timers.tick(5);
  await say('c');
  t.mock.timers.tick(14);
  await say('d');
  assert.deepEqual(sent, [['a', 'b']]);
  t.mock.timers.tick(1);
  assert.deepEqual(sent, [
    ['a', 'b'],
    ['c', 'd'],
  ]);
  await say('e');
  flush();
  t.mock.timers.tick(20);
  await say('f');
  assert.deepEqual(sent.slice(2), [['e'], ['f']]);
});

test('whatever a bus throws is heard as a failure and does not end the process; what comes later is sent', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
  const failures: unknown[] = [];
  const sent: (readonly BusMessage[])[] = [];
  const { publish } = gathered(
    (messages) => {
      for (const text of seal('here', messages, 60)) assert.ok(text);
      sent.push(messages);
    },
    (error) => failures.push(error),
  );
  publish({ kind: 'table', table: 'x'.repeat(100) });
  await turn();
  t.mock.timers.tick(20);
  publish({ kind: 'jobs' });
  await turn();
  assert.equal(failures.length, 1);
  assert.match(String(failures[0]), /too long for the bus/);
  assert.deepEqual(sent, [[{ kind: 'jobs' }]]);
});

/** Ways to a database. Once they are given up it may end what is left of them: that is no failure. */
function waysTo(t: TestContext, url: string) {
  let over = false;
  const connections = openConnections(url, 5000, (error) => over || assert.fail(error));
  afterwards(t, () => {
    over = true;
    return connections.end();
  });
  return { connections, connection: connecting(url, 5000) };
}

const MANY = 20_000;

async function crossing(t: TestContext, open: (node: string, listener: Listener, failed: (error: unknown) => void) => ReturnType<typeof natsBus>) {
  const failed = (error: unknown) => assert.fail(String(error));
  const { listener, all } = hearing(MANY);
  const east = await open('east', { heard: () => undefined, missed: () => undefined }, failed);
  afterwards(t, () => east.close());
  const west = await open('west', listener, failed);
  afterwards(t, () => west.close());
  for (const message of crowd(MANY)) east.publish(message);
  assert.equal((await all).size, MANY);
}

test('NATS carries what one turn says of twenty thousand tables', { skip: NATS }, (t) =>
  crossing(t, (node, listener, failed) => natsBus(NATS_URL, `test-${process.pid}`, node, listener, failed)),
);

test('NOTIFY carries it too', { skip: POSTGRES }, async (t) => {
  const url = await databaseFor(t);
  const ways = waysTo(t, url);
  await crossing(t, (node, listener, failed) => notifyBus(ways, node, listener, failed));
});

/** A closed listener hears nothing more; what it said before reaches the others. */
async function closing(t: TestContext, open: (node: string, listener: Listener, failed: (error: unknown) => void) => ReturnType<typeof natsBus>) {
  const failed = (error: unknown) => assert.fail(String(error));
  const late: BusMessage[] = [];
  const { listener, all } = hearing(2);
  const south = await open('south', listener, failed);
  afterwards(t, () => south.close());
  const west = await open('west', { heard: (message) => late.push(message), missed: () => undefined }, failed);
  west.publish({ kind: 'table', table: 'a' });
  await west.close();
  const east = await open('east', { heard: () => undefined, missed: () => undefined }, failed);
  afterwards(t, () => east.close());
  east.publish({ kind: 'table', table: 'b' });
  assert.deepEqual(await all, new Set(['a', 'b']));
  assert.deepEqual(late, []);
}

test('NATS: a node that closes says what it had to say and hears nothing more', { skip: NATS }, (t) =>
  closing(t, (node, listener, failed) => natsBus(NATS_URL, `test-closing-${process.pid}`, node, listener, failed)),
);

test('NOTIFY: a node that closes says what it had to say and hears nothing more', { skip: POSTGRES }, async (t) => {
  const url = await databaseFor(t);
  const ways = waysTo(t, url);
  await closing(t, (node, listener, failed) => notifyBus(ways, node, listener, failed));
});

test('NOTIFY: a node that is alone tells nobody of anything; as soon as there is another it does', { skip: POSTGRES }, async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
  const failed = (error: unknown) => assert.fail(String(error));
  const ways = waysTo(t, await databaseFor(t));
  let sent = 0;
  let last = Promise.resolve();
  const query = (statement: pg.QueryConfig) => {
    sent += 1;
    last = ways.connections.query(statement);
    return last;
  };
  const counted = { ...ways, connections: { ...ways.connections, query } };
  const quiet = { heard: () => undefined, missed: () => undefined };
  const east = await notifyBus(counted, 'east', quiet, failed);
  afterwards(t, () => east.close());
  east.publish({ kind: 'table', table: 'new' });
  await turn();
  await last;
  t.mock.timers.tick(31_000);
  east.publish({ kind: 'table', table: 'nobody hears' });
  await turn();
  assert.equal(sent, 1);
  const { listener, all } = hearing(1);
  const west = await notifyBus(ways, 'west', listener, failed);
  afterwards(t, () => west.close());
  for (let i = 0; sent === 1; i++) {
    east.publish({ kind: 'table', table: 'heard' });
    await ways.connections.query({ text: 'select 1' });
    assert.ok(i < 1000);
  }
  assert.deepEqual(await all, new Set(['heard']));
});

/** What nobody can read is a failure, and what comes after it is heard. */
async function unreadable(open: (listener: Listener, failed: (error: unknown) => void) => Promise<unknown>, say: (text: string) => Promise<unknown>) {
  const failures: unknown[] = [];
  const { listener, all } = hearing(1);
  await open(listener, (error) => failures.push(error));
  await say('{"broken');
  const [text = ''] = seal('east', [{ kind: 'table', table: 'a' }], 1000);
  await say(text);
  assert.deepEqual(await all, new Set(['a']));
  assert.equal(failures.length, 1);
}

test('NATS: what nobody can read is a failure, and what comes after it is heard', { skip: NATS }, async (t) => {
  const stranger = await connect({ servers: NATS_URL });
  afterwards(t, () => stranger.close());
  const subject = `test-unreadable-${process.pid}`;
  await unreadable(
    async (listener, failed) => {
      const bus = await natsBus(NATS_URL, subject, 'west', listener, failed);
      afterwards(t, () => bus.close());
    },
    async (text) => stranger.publish(`madang.${subject}`, text),
  );
});

test('NOTIFY: what nobody can read is a failure, and what comes after it is heard', { skip: POSTGRES }, async (t) => {
  const ways = waysTo(t, await databaseFor(t));
  await unreadable(
    async (listener, failed) => {
      const bus = await notifyBus(ways, 'west', listener, failed);
      afterwards(t, () => bus.close());
    },
    (text) => ways.connections.query({ text: "select pg_notify('madang', $1)", values: [text] }),
  );
});

test('what NOTIFY could not send is not forgotten: the others are told that something is missing', { skip: POSTGRES }, async (t) => {
  const { connections, connection } = waysTo(t, await databaseFor(t));
  let failing = 0;
  const query: typeof connections.query = (statement) => {
    failing -= 1;
    return failing === 0 ? Promise.reject(new Error('cut off')) : connections.query(statement);
  };
  const heard: string[] = [];
  const told = Promise.withResolvers<void>();
  const hears = (message: BusMessage): void => {
    heard.push(message.kind);
    if (message.kind === 'missed') told.resolve();
  };
  const failures: unknown[] = [];
  const failed = (error: unknown) => assert.fail(String(error));
  const west = await notifyBus({ connections, connection }, 'west', { heard: hears, missed: () => undefined }, failed);
  afterwards(t, () => west.close());
  const nobody = { heard: () => undefined, missed: () => undefined };
  const east = await notifyBus({ connections: { ...connections, query }, connection }, 'east', nobody, (error) => failures.push(error));
  afterwards(t, () => east.close());
  failing = 1;
  east.publish({ kind: 'table', table: 'a' });
  await told.promise;
  assert.deepEqual(heard, ['missed']);
  assert.equal(failures.length, 1);
});
