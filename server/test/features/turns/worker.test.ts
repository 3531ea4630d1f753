import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { seedFor } from '@madang/kernel';
import type { BotLevel } from '@madang/wire';
import { tiny } from '../../../../kernel/test/tiny.ts';
import type { Thinker } from '../../../core/bot-pool.ts';
import { readTime } from '../../../core/clock/time.ts';
import type { Services } from '../../../core/services.ts';
import { startTurnWorker } from '../../../features/turns/worker.ts';
import type { LiveTable } from '../../../matches/broadcast/live.ts';
import { newRegistry } from '../../../matches/broadcast/registry.ts';
import { beginFold } from '../../../matches/log/fold.ts';
import { openSqlite } from '../../../storage/sqlite.ts';
import { newLog } from '../../support/log.ts';
import { addSeat, addTable } from '../../support/rows.ts';
import { carried, services } from '../../support/services.ts';

const START = Date.UTC(2026, 0, 1);

/** A worker with bots that think until they are told to answer, in a time that a test sets. Each plays at a table of its name. */
async function place(t: TestContext, atOnce: number) {
  const storage = await openSqlite(':memory:');
  t.after(() => storage.close());
  const { log, lines } = newLog();
  const clock = { now: START };
  const rests: number[] = [];
  const armed: { ring: () => void } = { ring: () => undefined };
  const time = {
    now: () => clock.now,
    steady: () => clock.now,
    after: (milliseconds: number, work: () => void) => {
      rests.push(milliseconds);
      armed.ring = work;
      return () => {
        armed.ring = () => undefined;
      };
    },
  };
  const heart = { pauses: [], missed: false, astray: false, started: readTime(time), step: undefined };
  const way = { closed: false };
  const through = {
    ...storage,
    get db() {
      if (way.closed) throw new Error('the database is away');
      return storage.db;
    },
    append: async () => true,
  };
  const own: Services = { ...services, storage: through, time, log, heart };
  const tables = new Map<string, LiveTable>();
  const opened = async (id: string) => {
    if (id === 'broken') throw new Error('no such table can be read');
    return tables.get(id);
  };
  const thinking = new Map<string, () => void>();
  const thinker: Thinker = {
    think({ seed }) {
      const { promise, resolve } = Promise.withResolvers<unknown>();
      const name = [...tables.keys()].find((one) => seedFor('bot 0 0', one) === seed) ?? 'nowhere';
      thinking.set(name, () => resolve(tables.get(name)?.fold?.open[0]?.moves[0]));
      return promise;
    },
    close: async () => undefined,
  };
  const add = async (level: BotLevel, due = 0, name: string = level) => {
    await addTable(storage.db, name, { owner: name });
    await addSeat(storage.db, name, 0, { kind: 'bot', level });
    const { live } = carried(beginFold(tiny, { seats: 2, seed: name, options: {} }));
    const seats = live.record.seats.map((seat) => ({ ...seat, kind: 'bot', person: null, level }) as const);
    tables.set(name, { ...live, id: name, record: { ...live.record, seats } });
    const job = { table_id: name, seat: 0, seq: 0, due: START + due, attempts: 0, claimed_until: 0 };
    await storage.db.insertInto('jobs').values(job).execute();
  };
  const settle = async () => {
    for (let turn = 0; turn < 30; turn++) await setImmediate();
  };
  const runner = startTurnWorker(own, { ...newRegistry(own), open: opened }, thinker, atOnce);
  /** The bots that think now. */
  const begun = () => [...thinking.keys()].sort();
  const wake = async () => {
    runner.wake();
    await settle();
  };
  const answer = async (name: string) => {
    thinking.get(name)?.();
    thinking.delete(name);
    // Bots ask for their next turn, which is not what this is about.
    await storage.db.deleteFrom('jobs').where('table_id', '=', name).execute();
    await settle();
  };
  const logged = () => lines.map(({ level, msg }) => `${level} ${msg}`);
  return { add, runner, wake, answer, begun, clock, rests, armed, heart, way, settle, logged };
}

test('it looks when the next job is due, in five seconds at the latest, and at once never', async (t) => {
  const { add, wake, rests, clock, runner, armed, settle } = await place(t, 4);
  await wake();
  await add('normal', 9000);
  await wake();
  clock.now += 5000;
  await wake();
  clock.now += 3999;
  await wake();
  assert.deepEqual(rests, [5000, 5000, 4000, 1]);
  armed.ring();
  await settle();
  assert.equal(rests.length, 5, 'the timer wakes it');
  await runner.close();
  assert.equal(rests.length, 5);
});

test('one place is kept for quick answers, and no more are begun at a time than there is room for', async (t) => {
  const { add, wake, begun, answer, runner } = await place(t, 3);
  await add('expert', 0, 'third');
  await add('expert', -2, 'first');
  await add('expert', -1, 'second');
  await wake();
  assert.deepEqual(begun(), ['first', 'second']);
  await wake();
  assert.deepEqual(begun(), ['first', 'second'], 'one who thinks long waits');
  await add('easy');
  await add('hard');
  await wake();
  assert.equal(begun().length, 3);
  const [quick = ''] = begun().filter((name) => name === 'easy' || name === 'hard');
  await answer(quick);
  assert.deepEqual(begun(), ['first', 'second', quick === 'easy' ? 'hard' : 'easy'].sort(), 'who comes next begins by itself');
  await answer('first');
  assert.ok(begun().includes('third') && begun().length === 3, String(begun()));
  for (const name of ['second', 'third', 'easy', 'hard']) await answer(name);
  await runner.close();
});

test('while the database does not hear of this node nobody’s time is taken for up', async (t) => {
  const { add, wake, begun, heart, runner, answer } = await place(t, 3);
  heart.missed = true;
  await add('easy');
  await wake();
  assert.deepEqual(begun(), []);
  heart.missed = false;
  await wake();
  assert.deepEqual(begun(), ['easy']);
  await answer('easy');
  await runner.close();
});

test('what fails is written down and keeps no other back', async (t) => {
  const { add, wake, begun, way, rests, logged, runner, answer } = await place(t, 3);
  way.closed = true;
  await wake();
  assert.deepEqual([logged(), rests], [['50 jobs cannot be read'], [5000]]);
  way.closed = false;
  await add('easy', -5, 'broken');
  await add('easy');
  await wake();
  assert.deepEqual([logged().slice(1), begun()], [['50 a job failed'], ['easy']]);
  await answer('easy');
  await runner.close();
});

test('whoever closes begins nothing more, and waits for who still thinks', async (t) => {
  const { add, wake, begun, rests, runner, answer, settle } = await place(t, 3);
  await add('easy');
  await wake();
  let over = false;
  const closing = runner.close().then(() => {
    over = true;
  });
  await add('greedy');
  await wake();
  const before = rests.length;
  assert.deepEqual([over, begun()], [false, ['easy']]);
  await answer('easy');
  await closing;
  await settle();
  assert.deepEqual([begun(), rests.length], [[], before]);
});
