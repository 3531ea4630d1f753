import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { tiny } from '../../../../kernel/test/tiny.ts';
import type { BusMessage } from '../../../core/bus/bus.ts';
import type { Services } from '../../../core/services.ts';
import { clusterListener, startResyncWorker } from '../../../matches/broadcast/cluster.ts';
import { newRegistry } from '../../../matches/broadcast/registry.ts';
import { showOne, subscribe } from '../../../matches/broadcast/subscribers.ts';
import { executeCommand } from '../../../matches/commands/handle.ts';
import { beginFold } from '../../../matches/log/fold.ts';
import { openSqlite } from '../../../storage/sqlite.ts';
import { newLog } from '../../support/log.ts';
import { addSeat, addTable } from '../../support/rows.ts';
import { carried, services } from '../../support/services.ts';

interface Wish {
  readonly shared?: boolean;
  readonly followed?: boolean;
  readonly options?: Readonly<Record<string, string>>;
}

/** A node that holds a table which it has as it stands in the database; `followed`: by a player of it. */
async function holding(t: TestContext, { shared = true, followed = true, options = {} }: Wish = {}) {
  const sqlite = await openSqlite(':memory:');
  t.after(() => sqlite.close());
  const { db } = sqlite;
  const { log, lines } = newLog();
  const told: BusMessage[] = [];
  const woken: string[] = [];
  const writes = { seen: 1 };
  const bus = { publish: (message: BusMessage) => void told.push(message), close: async () => undefined };
  const storage = { ...sqlite, shared, written: () => writes.seen };
  const node: Services = { ...services, storage, log, bus, wake: () => void woken.push('woken') };
  const { live } = carried(beginFold(tiny, { seats: 2, seed: 'seed', options }));
  await db.insertInto('people').values({ id: 'me', name: 'Me', language: null, zone: null, banned_until: null, created_at: 0 }).execute();
  await addTable(db, 'table', { owner: 'me', seed: 'seed' });
  for (const seat of [0, 1]) await addSeat(db, 'table', seat, { kind: 'person', person: 'me', screen: seat, name: 'Me' });
  const sent: string[] = [];
  const watcher = { person: 'me', send: (text: string) => void sent.push(JSON.parse(text).type), expel: () => undefined };
  if (followed && live.fold) {
    subscribe(live.audience, watcher, [0, 1]);
    showOne(live.audience, 'table', live.fold, watcher, { eyes: [0, 1] });
    sent.length = 0;
  }
  const forgotten: string[] = [];
  const registry = {
    ...newRegistry(node, 3),
    held: async (id: string) => (id === 'table' ? live : undefined),
    all: async () => [live],
    forget: (id: string) => void forgotten.push(id),
  };
  /** What was said to the follower since, once all that was begun is done. */
  const heard = async (): Promise<readonly string[]> => {
    for (let turn = 0; turn < 10; turn++) {
      await setImmediate();
      await live.queue;
    }
    return sent.splice(0);
  };
  const listener = clusterListener(node, registry);
  return { db, live, listener, node, registry, lines, told, woken, writes, forgotten, heard };
}

type Held = Awaited<ReturnType<typeof holding>>;

/** The rows of a table change behind this node's back. */
const changed = (
  { db }: Held,
  columns: { readonly seq?: number; readonly status?: string; readonly updated_at?: number; readonly access?: string },
) => db.updateTable('tables').set(columns).where('id', '=', 'table').execute();

test('a node that may have missed something reads those tables anew that are not as it knows them, and says who is here', async (t) => {
  const held = await holding(t);
  const { listener, heard, live, told, woken } = held;
  const look = async () => {
    listener.missed();
    return heard();
  };
  // The first time it is shown that the player is here.
  assert.deepEqual(await look(), ['table']);
  assert.deepEqual(await look(), [], 'nothing has changed');
  const presence = [
    { kind: 'here', node: 'here' },
    { kind: 'ask-present', table: 'table' },
    { kind: 'present', node: 'here', table: 'table', people: ['me'] },
  ];
  assert.deepEqual(told, [...presence, ...presence]);
  assert.equal(woken.length, 2);
  await changed(held, { access: 'link' });
  assert.deepEqual(await look(), [], 'nothing says that it changed');
  await changed(held, { updated_at: 5 });
  assert.deepEqual([await look(), live.record.updatedAt, live.record.access], [['table'], 5, 'link']);
  await changed(held, { status: 'abandoned' });
  assert.deepEqual([await look(), live.record.status], [['table'], 'abandoned']);
  const row = { table_id: 'table', seq: 1, seat: 0, move: JSON.stringify(live.fold?.open[0]?.moves[0]), command: null, at: 5 };
  await held.db.insertInto('moves').values(row).execute();
  await changed(held, { seq: 1 });
  assert.deepEqual([await look(), live.fold?.seq], [['step'], 1]);
  assert.deepEqual(await look(), []);
});

test('of several nodes one looks at the tables that somebody follows there, a node that is alone at all of them', async (t) => {
  for (const [shared, looked] of [
    [true, 0],
    [false, 9],
  ] as const) {
    const held = await holding(t, { shared, followed: false });
    await changed(held, { updated_at: 9 });
    held.listener.missed();
    await held.heard();
    assert.equal(held.live.record.updatedAt, looked, `shared: ${shared}`);
  }
});

test('a table that is no more is closed: whoever follows it is told, and nobody else', async (t) => {
  const held = await holding(t);
  const { listener, heard, forgotten, db, live } = held;
  listener.heard({ kind: 'table', table: 'table' });
  listener.heard({ kind: 'table', table: 'another' });
  assert.deepEqual([await heard(), forgotten], [[], []], 'it is there');
  await db.deleteFrom('tables').where('id', '=', 'table').execute();
  listener.heard({ kind: 'table', table: 'table' });
  assert.deepEqual([await heard(), forgotten, live.audience.groups.size], [['problem'], ['table'], 0]);
  const other = await holding(t);
  other.listener.missed();
  await other.heard();
  await other.db.deleteFrom('tables').where('id', '=', 'table').execute();
  other.listener.missed();
  assert.deepEqual([await other.heard(), other.forgotten], [['problem'], ['table']], 'found by looking');
});

test('a message that fails is written down', async (t) => {
  const { listener, heard, lines, node } = await holding(t);
  await node.storage.close();
  listener.heard({ kind: 'table', table: 'table' });
  listener.missed();
  await heard();
  assert.deepEqual(new Set(lines.map(({ level, msg }) => `${level} ${msg}`)), new Set(['50 a message of the bus failed', '50 catching up failed']));
});

test('a node that is alone looks once another process has written, and not before', async (t) => {
  const held = await holding(t, { shared: false });
  const { node, registry, writes, live, woken, heard } = held;
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const worker = startResyncWorker({ ...node, time: { ...node.time, random: () => 0 } }, registry, 100);
  await changed(held, { updated_at: 9 });
  t.mock.timers.tick(99);
  writes.seen = 2;
  await heard();
  assert.deepEqual([live.record.updatedAt, woken.length], [0, 0]);
  t.mock.timers.tick(1);
  await heard();
  assert.deepEqual([live.record.updatedAt, woken.length], [9, 1]);
  await changed(held, { updated_at: 10 });
  t.mock.timers.tick(100);
  await heard();
  assert.deepEqual([live.record.updatedAt, woken.length], [9, 1], 'nobody has written since');
  writes.seen = 3;
  await worker.close();
  t.mock.timers.tick(100);
  await heard();
  assert.equal(live.record.updatedAt, 9);
});

test('a look that nothing called for says only that the node lives; who is here is told again every five minutes, and to a node that asks', async (t) => {
  const held = await holding(t);
  const { node, registry, listener, told, heard, live } = held;
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 1_000_000 });
  live.toldPresent = Date.now();
  const worker = startResyncWorker({ ...node, time: { ...node.time, random: () => 0 } }, registry, 100_000);
  const kinds: string[][] = [];
  for (let look = 0; look < 4; look++) {
    t.mock.timers.tick(100_000);
    await heard();
    kinds.push(told.splice(0).map(({ kind }) => kind));
  }
  assert.deepEqual(kinds, [['here'], ['here'], ['here', 'present'], ['here']]);
  listener.heard({ kind: 'ask-present', table: 'table' });
  listener.heard({ kind: 'ask-present', table: 'another' });
  await heard();
  assert.deepEqual(told.splice(0), [{ kind: 'present', node: 'here', table: 'table', people: ['me'] }]);
  live.audience.groups.clear();
  listener.heard({ kind: 'ask-present', table: 'table' });
  await heard();
  assert.deepEqual(told, [], 'a node without its players is silent');
  await worker.close();
});

test('one of several nodes looks again and again', async (t) => {
  const held = await holding(t);
  const { node, registry, live, woken, heard } = held;
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const worker = startResyncWorker({ ...node, time: { ...node.time, random: () => 0 } }, registry, 100);
  for (const at of [7, 8]) {
    await changed(held, { updated_at: at });
    t.mock.timers.tick(100);
    await heard();
    assert.equal(live.record.updatedAt, at);
  }
  assert.equal(woken.length, 0, 'bots are woken by who asks for them');
  await worker.close();
});

test('the table itself is read anew once a match is over, and not with every move of another node', async (t) => {
  const options = { tip: 'none', rounds: '1' };
  const held = await holding(t, { options });
  const { listener, heard, live } = held;
  const there = carried(beginFold(tiny, { seats: 2, seed: 'seed', options })).live;
  await changed(held, { access: 'link' });
  for (let seq = 1; there.fold && !there.fold.match.state.over; seq++) {
    const [decision] = there.fold.open;
    const move = decision?.moves[0];
    assert.ok(decision && move);
    await executeCommand(services, there, { person: 'me' }, { seat: decision.seat, seq: seq - 1, command: `move${seq}`, moves: [move] });
    if (there.fold.match.state.over) await changed(held, { status: 'over' });
    const row = { seq, seat: decision.seat, move: JSON.stringify(move), command: null, at: seq };
    listener.heard({ kind: 'moved', table: 'table', seq, rows: [row] });
    const said = await heard();
    assert.deepEqual(said, there.fold.match.state.over ? ['step', 'table'] : ['step'], `move ${seq}`);
    assert.equal(live.record.access, there.fold.match.state.over ? 'link' : 'open');
  }
  assert.deepEqual([live.record.status, live.fold?.seq], ['over', there.fold?.seq]);
});
