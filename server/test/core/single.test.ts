import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import fastify from 'fastify';
import { tiny } from '../../../kernel/test/tiny.ts';
import { newInFlight } from '../../api/socket/in-flight.ts';
import { keptIn } from '../../core/rules/versions.ts';
import { newSessionSockets } from '../../core/session-sockets.ts';
import { playersOf } from '../../features/ratings/players.ts';
import { clusterListener } from '../../matches/broadcast/cluster.ts';
import { newRegistry } from '../../matches/broadcast/registry.ts';
import { openSqlite } from '../../storage/sqlite.ts';
import { newLog } from '../support/log.ts';
import { services } from '../support/services.ts';

// Parts of the server by themselves, where what they promise shows at no table soon.

/** A log whose lines are kept, and the next of its errors. */
function heardLog() {
  const lines: string[] = [];
  const waiting: ((line: string) => void)[] = [];
  const write = (line: string): void => {
    lines.push(line);
    waiting.shift()?.(line);
  };
  const { log } = fastify({ logger: { level: 'info', stream: { write } } });
  return { log, lines, next: () => new Promise<string>((resolve) => waiting.push(resolve)) };
}

test('rules of which nobody knows where they lie are not kept, and that is no failure', async (t) => {
  const storage = await openSqlite(':memory:');
  t.after(() => storage.close());
  const { log, lines } = heardLog();
  const kept = keptIn(storage.db, log, () => undefined);
  kept.keep(tiny);
  await kept.close();
  assert.deepEqual([lines, await storage.db.selectFrom('rules').select('game').execute()], [[], []]);
});

test('rules that could not be kept are kept the next time they are played, and once', async (t) => {
  const storage = await openSqlite(':memory:');
  t.after(() => storage.close());
  const { log, lines } = heardLog();
  const good = fileURLToPath(new URL('../../../kernel/test/tiny.ts', import.meta.url));
  const rules = [`${good}.is-not-there`, good];
  const kept = keptIn(storage.db, log, () => ({ rules: rules.shift() ?? assert.fail('kept a third time'), name: 'tiny' }));
  for (let played = 0; played < 3; played++) {
    kept.keep(tiny);
    await kept.close();
  }
  assert.deepEqual(
    lines.map((line) => JSON.parse(line).msg),
    ['rules cannot be kept', 'rules are kept'],
  );
  assert.equal((await storage.db.selectFrom('rules').select('game').execute()).length, 1);
});

test('a session that ends closes all the sockets that are still open by it, and no others', () => {
  const lines = newSessionSockets();
  const closed: string[] = [];
  const line = (session: string, name: string) => ({ session, end: () => void closed.push(name) });
  const [first, ...rest] = ['first', 'second', 'third'].map((name) => line('one', name));
  assert.ok(first);
  for (const one of [first, ...rest, line('other', 'other')]) lines.opened(one);
  lines.closed(first);
  lines.end(['one']);
  assert.deepEqual(closed, ['second', 'third']);
  for (const one of [first, ...rest]) lines.closed(one);
  lines.end(['one']);
  assert.deepEqual(closed, ['second', 'third']);
});

test('whoever waits for what is under way goes on when all of it has ended, failed or not, and at once where there is nothing', async () => {
  const { log, lines } = newLog();
  const work = newInFlight(log);
  await work.done();
  const ends: (() => void)[] = [];
  const failures: string[] = [];
  let over = false;
  work.track(new Promise((resolve) => ends.push(resolve)));
  work.track(new Promise((_, reject) => ends.push(() => reject(new Error('a bug')))), ({ code }) => void failures.push(code));
  void work.done().then(() => {
    over = true;
  });
  for (const end of ends) {
    assert.equal(over, false);
    end();
    await new Promise((resolve) => setImmediate(resolve));
  }
  assert.deepEqual([over, failures.length], [true, 1]);
  assert.deepEqual(
    lines.map(({ level, msg }) => `${level} ${msg}`),
    ['50 a message failed'],
    'the host reads of it',
  );
});

test('a table that could not be read is read again the next time', async (t) => {
  const storage = await openSqlite(':memory:');
  t.after(() => storage.close());
  let away = true;
  const reading = {
    ...storage,
    get db() {
      if (away) throw new Error('the database is away');
      return storage.db;
    },
  };
  const registry = newRegistry({ ...services, storage: reading }, 3);
  await assert.rejects(registry.open('nowhere'), /away/);
  away = false;
  assert.equal(await registry.open('nowhere'), undefined);
});

test('a message of the bus about a table that cannot be read is an error in the log, and the node goes on', async () => {
  const { log, next } = heardLog();
  const held = () => Promise.reject(new Error('the database is away'));
  const registry = { ...newRegistry(services, 3), held };
  const failed = next();
  clusterListener({ ...services, log }, registry).heard({ kind: 'moved', table: 'one', seq: 3 });
  assert.match(await failed, /a message of the bus failed/);
});

test('a match with a seat that belongs to nobody any more rates nobody', () => {
  const seat = {
    vacantAs: 'open',
    screen: false,
    name: 'A',
    level: null,
    asked: null,
    standIn: null,
    resigned: false,
    offered: false,
    former: null,
    rest: null,
  } as const;
  const seats = ['ada', 'bo', null].map((person, at) => ({ ...seat, seat: at, kind: 'person', person }) as const);
  const times = { startedAt: 0, createdAt: 0, updatedAt: 0 };
  const head = {
    id: 'one',
    game: 'tiny',
    version: '1',
    options: {},
    status: 'over',
    access: 'open',
    watchers: true,
    chances: false,
    invitation: '',
    seed: null,
  } as const;
  const rest = {
    owner: { id: 'ada', name: 'Ada' },
    seq: 9,
    waitingFor: [],
    scores: null,
    rematch: null,
    cup: null,
    deal: null,
    removeAt: null,
    removed: [],
    imported: false,
    helped: false,
    clock: null,
  };
  const record = { ...head, ...rest, ...times, seats };
  assert.equal(playersOf(record, undefined), undefined);
  assert.deepEqual(
    playersOf({ ...record, seats: seats.slice(0, 2) }, undefined)?.map(({ who }) => who),
    ['ada', 'bo'],
  );
  assert.equal(playersOf({ ...record, seats: seats.slice(0, 2), chances: true }, undefined), undefined);
});
