import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerMessage } from '@madang/wire';
import { startListHub } from '../../../api/lists/hub.ts';
import type { BusMessage } from '../../../core/bus/bus.ts';
import type { Services } from '../../../core/services.ts';
import { newRegistry } from '../../../matches/broadcast/registry.ts';
import { createTable } from '../../../matches/lobby/create.ts';
import { openSqlite } from '../../../storage/sqlite.ts';
import { newLog } from '../../support/log.ts';
import { TINY } from '../../support/server.ts';
import { services } from '../../support/services.ts';

const ADA = { id: 'ada', name: 'Ada' };
const TABLE = {
  game: 'tiny',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  access: 'open',
  watchers: true,
  chances: false,
  clock: null,
} as const;

/** A database with its services that counts how often it is asked, and fails while it is `broken`. */
async function site(t: TestContext) {
  const storage = await openSqlite(':memory:');
  const { log, lines } = newLog();
  const state = { asked: 0, broken: false, amid: (): void => undefined };
  const db = new Proxy(storage.db, {
    get(target, name, receiver) {
      state.asked += 1;
      state.amid();
      if (state.broken) throw new Error('the database is gone');
      const found: unknown = Reflect.get(target, name, receiver);
      return typeof found === 'function' ? found.bind(target) : found;
    },
  });
  const at = { language: null, zone: null, banned_until: null, created_at: 0 };
  await storage.db
    .insertInto('people')
    .values({ ...ADA, ...at })
    .execute();
  const said: BusMessage[] = [];
  const bus = { ...services.bus, publish: (message: BusMessage) => void said.push(message) };
  const own: Services = { ...services, log, shelf: [TINY], storage: { ...storage, db }, bus };
  const hub = startListHub({ services: own, registry: newRegistry(own) });
  t.after(async () => {
    await hub.close();
    await storage.close();
  });
  const create = async (): Promise<string> => {
    const made = await createTable({ ...own, storage }, ADA, { ...TABLE, seats: [...TABLE.seats] }, 1e6);
    if (!made.ok) throw new Error(made.problem.code);
    hub.heard({ kind: 'table', table: made.value });
    return made.value;
  };
  return { hub, state, create, lines, own, said };
}

/** A socket of a stranger that keeps what it is sent. */
function newReading(person = 'bo') {
  const heard: ServerMessage[] = [];
  const reading = { person, behind: false, send: (text: string) => void heard.push(JSON.parse(text)), isBehind: () => reading.behind };
  const kinds = () => heard.map(({ type }) => type);
  const until = async (wanted: () => boolean): Promise<void> => {
    for (const ends = performance.now() + 10_000; !wanted(); await sleep(5))
      assert.ok(performance.now() < ends, JSON.stringify(heard).slice(0, 1000));
  };
  return { reading, heard, kinds, until };
}

const LOBBY = { lists: 'lobby', pages: 1 } as const;

test('while nothing happens, open lobbies ask the database nothing', async (t) => {
  const { hub, state, create } = await site(t);
  const all = Array.from({ length: 20 }, () => newReading());
  for (const { reading } of all) hub.follow(reading, LOBBY);
  await Promise.all(all.map(({ kinds, until }) => until(() => kinds().includes('cups'))));
  await sleep(100);
  const { asked } = state;
  hub.heard({ kind: 'jobs' });
  hub.heard({ kind: 'moved', table: 'of nobody here', seq: 4 });
  hub.heard({ kind: 'chat', table: 'of nobody here', id: 4 });
  await sleep(1500);
  assert.equal(state.asked, asked);
  await create();
  await Promise.all(all.map(({ kinds, until }) => until(() => kinds().includes('listed'))));
  assert.ok(state.asked - asked < 15, `one reading for all: ${state.asked - asked}`);
});

test('a burst of changes comes in few messages, and all of it comes', async (t) => {
  const { hub, create } = await site(t);
  const { reading, heard, kinds, until } = newReading();
  hub.follow(reading, LOBBY);
  await until(() => kinds().includes('lists'));
  const began = performance.now();
  const made: string[] = [];
  for (let i = 0; i < 150; i++) {
    made.push(await create());
    if (i % 10 === 0) await sleep(10);
  }
  const told = () => new Set(heard.flatMap((message) => (message.type === 'listed' ? message.tables.map(({ table }) => table.id) : [])));
  await until(() => told().size === made.length);
  const messages = kinds().filter((kind) => kind === 'listed').length;
  assert.ok(messages <= 2 + (performance.now() - began) / 500, `${messages} messages`);
});

test('a reader that does not keep up is told nothing until it has caught up, and then everything anew', async (t) => {
  const { hub, create } = await site(t);
  const { reading, heard, kinds, until } = newReading();
  const other = newReading();
  hub.follow(reading, LOBBY);
  hub.follow(other.reading, LOBBY);
  await Promise.all([until(() => kinds().includes('cups')), other.until(() => other.kinds().includes('cups'))]);
  reading.behind = true;
  const made = [await create(), await create()];
  await other.until(() => other.kinds().includes('listed'));
  await sleep(700);
  assert.deepEqual(kinds(), ['lists', 'cups']);
  reading.behind = false;
  await until(() => kinds().length >= 3);
  const last = heard[2];
  assert.ok(last?.type === 'lists');
  assert.deepEqual(last.lists.open.map(({ id }) => id).sort(), made.sort());
});

test('a socket follows one set of lists: the last that it asked for, and none once it is gone', async (t) => {
  const { hub, create } = await site(t);
  const { reading, kinds, until } = newReading();
  for (let i = 0; i < 5; i++) hub.follow(reading, LOBBY);
  hub.follow(reading, { lists: 'mine', pages: 1 });
  await until(() => kinds().includes('lists'));
  await create();
  const other = newReading();
  hub.follow(other.reading, LOBBY);
  await other.until(() => other.kinds().includes('cups'));
  await create();
  await other.until(() => other.kinds().includes('listed'));
  assert.deepEqual(kinds(), ['lists'], 'public tables are not told to readers of their own');
  hub.unfollow(other.reading);
  const { length } = other.heard;
  await create();
  await sleep(700);
  assert.equal(other.heard.length, length);
});

test('after a failure of the database, and after messages that were missed, everybody gets everything whole', async (t) => {
  const { hub, state, create, lines } = await site(t);
  const { reading, heard, kinds, until } = newReading();
  hub.follow(reading, LOBBY);
  await until(() => kinds().includes('cups'));
  state.broken = true;
  const made = await create();
  await until(() => lines.length > 0);
  assert.equal(lines[0]?.msg, 'lists of tables could not be told');
  state.broken = false;
  await until(() => kinds().filter((kind) => kind === 'lists').length === 2);
  const last = heard.findLast((message) => message.type === 'lists');
  assert.deepEqual(
    last?.lists.open.map(({ id }) => id),
    [made],
  );
  hub.missed();
  await until(() => kinds().filter((kind) => kind === 'lists').length === 3);
});

test('lists that become stale while they are read are read once more', async (t) => {
  const { hub, state } = await site(t);
  const { reading, kinds, until } = newReading();
  let left = 1;
  // Once the lists of tables are under way, before they are told.
  state.amid = () => {
    if (left-- === 0) hub.heard({ kind: 'lists', people: ['bo'] });
  };
  hub.follow(reading, LOBBY);
  await until(() => kinds().filter((kind) => kind === 'lists').length === 2);
});

test('a reader that does not keep up is looked at twice a second, not all the time', async (t) => {
  const { hub } = await site(t);
  const { reading, kinds, until } = newReading();
  hub.follow(reading, LOBBY);
  await until(() => kinds().includes('cups'));
  let looks = 0;
  const isBehind = (): boolean => {
    looks += 1;
    return true;
  };
  const slow = { ...reading, isBehind };
  hub.follow(slow, LOBBY);
  await sleep(1200);
  assert.ok(looks > 1 && looks <= 4, `${looks} looks`);
});

test('a node that starts says that something may be untold, and a node that hears it tells everything whole', async (t) => {
  const { hub, said } = await site(t);
  assert.deepEqual(said, [{ kind: 'missed' }]);
  const { reading, kinds, until } = newReading();
  hub.follow(reading, LOBBY);
  await until(() => kinds().includes('cups'));
  hub.heard({ kind: 'missed' });
  await until(() => kinds().filter((kind) => kind === 'lists').length === 2);
});

test('a page of public tables ends where it ended: older tables that change are not told', async (t) => {
  const { hub, create, own } = await site(t);
  const old = await create();
  await own.storage.db.updateTable('tables').set({ created_at: 5 }).where('id', '=', old).execute();
  for (let i = 0; i < 101; i++) await create();
  const { reading, heard, kinds, until } = newReading();
  hub.follow(reading, LOBBY);
  const two = newReading();
  hub.follow(two.reading, { lists: 'lobby', pages: 2 });
  await two.until(() => two.kinds().includes('lists'));
  await until(() => kinds().includes('lists'));
  const [first, both] = [heard[0], two.heard[0]];
  assert.ok(first?.type === 'lists' && both?.type === 'lists');
  assert.deepEqual([first.lists.open.length, first.lists.more.open === null], [100, false]);
  assert.deepEqual([both.lists.open.length, both.lists.more.open], [102, null]);
  hub.heard({ kind: 'table', table: old });
  const made = await create();
  const ids = (messages: readonly ServerMessage[]) =>
    messages.flatMap((one) => (one.type === 'listed' ? one.tables.map(({ table }) => table.id) : []));
  await until(() => ids(heard).includes(made));
  await two.until(() => ids(two.heard).includes(made));
  assert.ok(!ids(heard).includes(old));
  assert.ok(ids(two.heard).includes(old));
});
