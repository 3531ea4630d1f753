import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { tiny } from '../../../../kernel/test/tiny.ts';
import { startClocks } from '../../../core/clock/clocks.ts';
import { readTime } from '../../../core/clock/time.ts';
import { clockKeeper } from '../../../features/turns/clock-skew.ts';
import { newRegistry } from '../../../matches/broadcast/registry.ts';
import { subscribe } from '../../../matches/broadcast/subscribers.ts';
import { beginFold } from '../../../matches/log/fold.ts';
import { openSqlite } from '../../../storage/sqlite.ts';
import { handTime } from '../../support/hand-time.ts';
import { addTable } from '../../support/rows.ts';
import { folderFor, serverFor } from '../../support/server.ts';
import { carried, services } from '../../support/services.ts';

const MINUTE = 60_000;
const LOOK = 5000;

/** A server that nobody asks anything, and how often it went through all tables with clocks. */
async function idle(t: TestContext) {
  const asked = t.mock.method(StatementSync.prototype, 'all');
  const isLook = (statement: unknown): boolean =>
    statement instanceof StatementSync && /"clock" is not null and "updated_at" > /.test(statement.sourceSQL);
  const looks = (): number => asked.mock.calls.filter((call) => isLook(call.this)).length;
  const time = handTime();
  const dataFolder = folderFor(t);
  const { url } = await serverFor(t, { dataFolder }, time.parts);
  /** Time passes, and the server does what it does meanwhile. */
  const pass = async (milliseconds: number): Promise<void> => {
    time.pass(milliseconds);
    for (let i = 0; i < 3; i++) await fetch(`${url}/healthz`);
  };
  for (let i = 0; looks() === 0; i++) {
    await pass(LOOK);
    assert.ok(i < 50, 'a server looks when it starts');
  }
  return { looks, time, pass, file: join(dataFolder, 'madang.sqlite') };
}

test('idle tables with clocks are gone through when a server starts and every ten minutes, not with each look at the jobs', async (t) => {
  const { looks, pass } = await idle(t);
  const before = looks();
  for (let i = 0; i < 100; i++) await pass(LOOK);
  assert.equal(looks(), before);
  for (let i = 0; i < 25; i++) await pass(LOOK);
  assert.equal(looks(), before + 1);
});

test('they are gone through at once when this machine’s clock went back as far as only one does that ran ahead', async (t) => {
  const { looks, time, pass } = await idle(t);
  const before = looks();
  await pass(2 * LOOK);
  time.passQuietly(-LOOK);
  await pass(1);
  assert.equal(looks(), before, 'seconds are no cause');
  time.passQuietly(-5 * MINUTE);
  await pass(1);
  assert.equal(looks(), before + 1);
});

test('and when another node beat in the time of a clock that ran ahead', async (t) => {
  const { looks, pass, file } = await idle(t);
  const before = looks();
  const db = new DatabaseSync(file);
  t.after(() => db.close());
  db.exec(`update heart set at = at + ${60 * MINUTE}`);
  for (let i = 0; i < 4; i++) await pass(LOOK);
  assert.equal(looks(), before + 1);
});

test('what a clock two minutes ahead set is set two minutes sooner, once, and whoever watches sees the time that is left', async (t) => {
  const storage = await openSqlite(':memory:');
  t.after(() => storage.close());
  const { db } = storage;
  const { time } = handTime().parts;
  assert.ok(time);
  const now = time.now();
  const then = now + 2 * MINUTE;
  const clock = { kind: 'live', minutes: 5, increment: 0, out: 'decision' } as const;
  const clocked = { clock: JSON.stringify(clock) };
  await addTable(db, 'ahead', { ...clocked, updated_at: then });
  await addTable(db, 'right', { ...clocked, updated_at: now + 1000 });
  await addTable(db, 'without', { updated_at: then });
  await addTable(db, 'over', { ...clocked, status: 'over', updated_at: then });
  const jobs = [
    ['ahead', now + 7 * MINUTE],
    ['ahead', now - 1],
    ['right', now + 7 * MINUTE],
    ['without', now + 7 * MINUTE],
    ['over', now + 7 * MINUTE],
  ] as const;
  for (const [seat, [table_id, due]] of jobs.entries()) {
    await db.insertInto('jobs').values({ table_id, seat, seq: 0, due, attempts: 0, claimed_until: 0 }).execute();
  }
  const { live } = carried(beginFold(tiny, { seats: 2, seed: 'astray', options: {} }));
  const { fold } = live;
  assert.ok(fold);
  fold.clocks = startClocks(clock, [{ timed: true, rest: null }], { waiting: [0], at: then });
  const heard: string[] = [];
  subscribe(live.audience, { person: 'me', send: (text) => heard.push(text), expel: () => undefined }, []);
  const heart = { pauses: [], missed: false, astray: true, started: readTime(time), step: undefined };
  const own = { ...services, storage, time, heart };
  const keep = clockKeeper(own, { ...newRegistry(own), loaded: (id) => (id === 'ahead' ? live : undefined) });
  await keep();
  const dues = await db.selectFrom('jobs').select('due').orderBy('seat').execute();
  assert.deepEqual(
    dues.map(({ due }) => due - now),
    [5 * MINUTE, -1, 7 * MINUTE, 7 * MINUTE, 7 * MINUTE],
  );
  assert.equal(fold.clocks.at, now);
  assert.equal(heard.length, 1);
  assert.match(heard[0] ?? '', /"type":"clocks".*"left":300000,"running":true/);
  assert.equal(heart.astray, false);
  heart.astray = true;
  await keep();
  assert.equal(heard.length, 1, 'it is right already');
});

test('several pauses that a clock wrote which ran ahead are taken back together; one that has begun ends now', async (t) => {
  const storage = await openSqlite(':memory:');
  t.after(() => storage.close());
  const { db } = storage;
  const { time } = handTime().parts;
  assert.ok(time);
  const now = time.now();
  const pauses = [
    { from_at: now - MINUTE, to_at: now + 60 * MINUTE },
    { from_at: now + 61 * MINUTE, to_at: now + 62 * MINUTE },
    { from_at: now + 70 * MINUTE, to_at: now + 80 * MINUTE },
  ];
  await db.insertInto('pauses').values(pauses).execute();
  const own = { ...services, storage, time, heart: { pauses: [], missed: false, astray: true, started: readTime(time), step: undefined } };
  await clockKeeper(own, newRegistry(own))();
  const left = await db.selectFrom('pauses').selectAll().execute();
  assert.deepEqual(
    left.map(({ from_at, to_at }) => [from_at - now, to_at - now]),
    [[-MINUTE, 0]],
  );
});
