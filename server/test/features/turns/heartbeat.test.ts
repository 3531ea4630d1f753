import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { tiny } from '../../../../kernel/test/tiny.ts';
import { startClocks } from '../../../core/clock/clocks.ts';
import { readHeart, startHeartbeat } from '../../../features/turns/heartbeat.ts';
import type { LiveTable } from '../../../matches/broadcast/live.ts';
import { newRegistry } from '../../../matches/broadcast/registry.ts';
import { subscribe } from '../../../matches/broadcast/subscribers.ts';
import { beginFold } from '../../../matches/log/fold.ts';
import { openSqlite } from '../../../storage/sqlite.ts';
import type { Storage } from '../../../storage/storage.ts';
import { handTime } from '../../support/hand-time.ts';
import { newLog } from '../../support/log.ts';
import { addTable } from '../../support/rows.ts';
import { carried, services } from '../../support/services.ts';

const MINUTE = 60_000;
const CLOCK = JSON.stringify({ kind: 'days', days: 1, out: 'decision' });

/** A database of one node, or of several, in a time that stands still until it passes. */
async function newDatabase(t: TestContext, shared: boolean) {
  const { parts, passQuietly } = handTime();
  const { time } = parts;
  const storage: Storage = { ...(await openSqlite(':memory:')), shared, now: async () => time.now() };
  t.after(() => storage.close());
  const begin = async () => (await readHeart({ storage, time })).pauses.map(({ from, to }) => [from - start, to - start]);
  const start = time.now();
  return { storage, db: storage.db, time, start, begin, pass: passQuietly };
}

test('a node that is alone was down since its last beat; of several none was while another one beat within ten seconds', async (t) => {
  const alone = await newDatabase(t, false);
  assert.deepEqual(await alone.begin(), [], 'nobody was there before');
  await addTable(alone.db, 'long', { clock: CLOCK, started_at: alone.start - 1 });
  alone.pass(7);
  assert.deepEqual(await alone.begin(), [[0, 7]]);
  assert.deepEqual(await alone.begin(), [[0, 7]], 'no time has passed since');
  alone.pass(3);
  assert.deepEqual(await alone.begin(), [
    [0, 7],
    [7, 10],
  ]);
  const several = await newDatabase(t, true);
  await addTable(several.db, 'long', { clock: CLOCK, started_at: several.start - 1 });
  await several.begin();
  several.pass(10_000);
  assert.deepEqual(await several.begin(), []);
  several.pass(10_001);
  assert.deepEqual(await several.begin(), [[10_000, 20_001]]);
});

test('a silence begins no sooner than when somebody played by a clock, at a table that goes on', async (t) => {
  const { db, start, begin, pass } = await newDatabase(t, false);
  await begin();
  const long = { clock: CLOCK, started_at: start - 1 };
  await addTable(db, 'long', { ...long, updated_at: start - 5 });
  await addTable(db, 'without', { updated_at: start + 600 });
  await addTable(db, 'over', { ...long, status: 'over', updated_at: start + 700 });
  await addTable(db, 'by a wrong clock', { ...long, updated_at: start + 9000 });
  pass(1000);
  assert.deepEqual(await begin(), [[0, 1000]]);
  await addTable(db, 'played', { ...long, updated_at: start + 1400 });
  pass(1000);
  assert.deepEqual(await begin(), [
    [0, 1000],
    [1400, 2000],
  ]);
  await db
    .updateTable('tables')
    .set({ updated_at: start + 3000 })
    .where('id', '=', 'played')
    .execute();
  pass(1000);
  assert.equal((await begin()).length, 2, 'somebody played just now');
});

test('a pause moves the ends of time that lie behind its beginning, of tables with a clock', async (t) => {
  const { db, start, begin, pass } = await newDatabase(t, false);
  await begin();
  await addTable(db, 'long', { clock: CLOCK, started_at: start - 1 });
  await addTable(db, 'bots', {});
  const job = { seq: 1, attempts: 0, claimed_until: 0 };
  const dues = [start, start + 1, start + 5000];
  await db
    .insertInto('jobs')
    .values([...dues.map((due, seat) => ({ ...job, table_id: 'long', seat, due })), { ...job, table_id: 'bots', seat: 0, due: start + 1 }])
    .execute();
  pass(2000);
  await begin();
  const jobs = await db.selectFrom('jobs').select(['table_id', 'due']).orderBy('table_id').orderBy('seat').execute();
  assert.deepEqual(
    jobs.map(({ table_id, due }) => [table_id, due - start]),
    [
      ['bots', 1],
      ['long', 0],
      ['long', 2001],
      ['long', 7000],
    ],
  );
});

test('pauses of before every clock that runs are forgotten, and all of them where none runs', async (t) => {
  const { db, start, begin, pass } = await newDatabase(t, false);
  const pauses = [100, 200, 300].map((at) => ({ from_at: start + at - 50, to_at: start + at }));
  await db.insertInto('pauses').values(pauses).execute();
  const none = { clock: null, started_at: start };
  await addTable(db, 'without', none);
  await addTable(db, 'over', { clock: CLOCK, status: 'over', started_at: start });
  await addTable(db, 'young', { clock: CLOCK, started_at: start + 290 });
  await addTable(db, 'old', { clock: CLOCK, started_at: start + 200 });
  pass(1000);
  assert.deepEqual(await begin(), [
    [150, 200],
    [250, 300],
  ]);
  await db.deleteFrom('tables').where('id', '=', 'old').execute();
  assert.deepEqual(await begin(), [[250, 300]]);
  await db.deleteFrom('tables').where('id', '=', 'young').execute();
  assert.deepEqual(await begin(), []);
});

/** A node that beats beside others and holds these tables. Its database can go away. */
async function beating(t: TestContext, tables: readonly LiveTable[] = []) {
  const { storage, ...database } = await newDatabase(t, true);
  const { log, lines } = newLog();
  const heart = await readHeart({ storage, time: database.time });
  const way = { closed: false };
  const through: Storage = {
    ...storage,
    get db() {
      if (way.closed) throw new Error('the database is away');
      return storage.db;
    },
  };
  const registry = { ...newRegistry(services, 3), all: async () => tables };
  const node = { ...services, log, storage: through, time: database.time, heart };
  const heartbeat = startHeartbeat(node, registry);
  /** The last beat, from the beginning. */
  const at = async () => ((await database.db.selectFrom('heart').select('at').executeTakeFirst())?.at ?? 0) - database.start;
  /** Five seconds pass, and the beat at their end is made. */
  const beat = async (): Promise<void> => {
    const [last, failed] = [await at(), lines.length];
    database.pass(5000);
    while (way.closed ? lines.length === failed : (await at()) === last) await setImmediate();
    // What it learned is held before it is done.
    for (let turn = 0; turn < 20; turn++) await setImmediate();
  };
  return { ...database, heart, lines, way, beat, stop: () => heartbeat.close(), at };
}

test('a node beats every five seconds, once more when it stops, and no more then', async (t) => {
  const { beat, at, stop, pass, lines, heart } = await beating(t);
  assert.equal(await at(), 0);
  await beat();
  assert.equal(await at(), 5000);
  await beat();
  assert.equal(await at(), 10_000);
  pass(4999);
  await stop();
  assert.equal(await at(), 14_999);
  pass(20_000);
  for (let turn = 0; turn < 20; turn++) await setImmediate();
  assert.deepEqual([await at(), lines.length, heart.missed], [14_999, 0, false]);
});

test('after a beat that failed the time in which no node reached the database counts for nobody, and every table with a clock is told', async (t) => {
  const clocked = carried(beginFold(tiny, { seats: 2, seed: 'heart', options: {} })).live;
  const plain = carried(beginFold(tiny, { seats: 2, seed: 'plain', options: {} })).live;
  const told: string[] = [];
  for (const live of [plain, clocked]) {
    const send = (text: string) => void told.push(`${JSON.parse(text).type} of ${live === plain ? 'plain' : 'clocked'}`);
    subscribe(live.audience, { person: 'ada', send, expel: () => undefined }, [null]);
  }
  const { heart, beat, way, lines, db, start, stop } = await beating(t, [plain, clocked]);
  assert.ok(clocked.fold);
  const seats = [0, 1].map(() => ({ timed: true, rest: null }));
  clocked.fold.clocks = startClocks({ kind: 'days', days: 1, out: 'decision' }, seats, { waiting: [0], at: start });
  const known = () => heart.pauses.map(({ from, to }) => [from - start, to - start]);
  await beat();
  assert.deepEqual([known(), told], [[], []], 'nothing has happened');
  way.closed = true;
  await beat();
  assert.deepEqual([heart.missed, lines.map(({ level, msg }) => [level, msg])], [true, [[50, 'the database does not hear that this node is alive']]]);
  await beat();
  way.closed = false;
  await beat();
  assert.deepEqual([heart.missed, known(), told], [false, [[5000, 20_000]], ['clocks of clocked']]);
  assert.deepEqual(clocked.fold.clocks.pauses, heart.pauses);
  assert.equal(plain.fold?.clocks, undefined);
  await beat();
  assert.equal(told.length, 1, 'nothing new');
  // What another node found out is taken over.
  await db
    .insertInto('pauses')
    .values({ from_at: start + 21_000, to_at: start + 22_000 })
    .execute();
  await beat();
  assert.deepEqual([known().at(-1), told.length], [[21_000, 22_000], 2]);
  await stop();
});

test('a beat that failed alone is no pause where another node was heard meanwhile', async (t) => {
  const { heart, beat, way, db, time, stop } = await beating(t);
  await beat();
  way.closed = true;
  await beat();
  await db.updateTable('heart').set({ at: time.now() }).execute();
  await beat();
  way.closed = false;
  await beat();
  assert.deepEqual([heart.missed, heart.pauses], [false, []]);
  await stop();
});

test('a beat that lies more than a minute ahead is one of a clock that was wrong', async (t) => {
  for (const [ahead, astray] of [
    [MINUTE + 5000, false],
    [MINUTE + 5001, true],
  ] as const) {
    const { heart, beat, db, start, stop } = await beating(t);
    assert.equal(heart.astray, true, 'what was before a node begins is looked into');
    heart.astray = false;
    await db
      .updateTable('heart')
      .set({ at: start + ahead })
      .execute();
    await beat();
    assert.equal(heart.astray, astray, String(ahead));
    await stop();
  }
});
