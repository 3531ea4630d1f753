import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { AnalysisAnswer } from '@madang/bots/analysis';
import type { AnalysisStep } from '@madang/bots/pool';
import { Findings } from '@madang/wire';
import { tiny } from '../../../../kernel/test/tiny.ts';
import type { Services } from '../../../core/services.ts';
import { startAnalysisWorker } from '../../../features/analysis/worker.ts';
import { newRegistry } from '../../../matches/broadcast/registry.ts';
import { beginFold } from '../../../matches/log/fold.ts';
import { openSqlite } from '../../../storage/sqlite.ts';
import { newLog } from '../../support/log.ts';
import { chance } from '../../support/match.ts';
import { carried, services } from '../../support/services.ts';

const START = Date.UTC(2026, 0, 1);

/** A match of two that is over. */
async function played() {
  const { live, send } = carried(beginFold(tiny, { seats: 2, seed: 'played', options: { tip: 'none', rounds: '1' } }));
  const random = chance(1);
  for (let open = live.fold?.open; open && open.length > 0; open = live.fold?.open) {
    const { seat = 0, moves = [] } = open[0] ?? {};
    assert.equal((await send(seat, [moves[Math.floor(random() * moves.length)]])).done, true);
  }
  return live;
}

/** A worker of analyses that proceeds step by step as a test lets it, in a time that the test sets. */
async function place(t: TestContext) {
  const storage = await openSqlite(':memory:');
  t.after(() => storage.close());
  const { db } = storage;
  const { log, lines } = newLog();
  const clock = { now: START };
  const timers = new Map<() => void, number>();
  const time = {
    now: () => clock.now,
    steady: () => clock.now,
    after: (milliseconds: number, work: () => void) => {
      const timer = () => work();
      timers.set(timer, clock.now + milliseconds);
      return () => void timers.delete(timer);
    },
  };
  const own: Services = { ...services, storage, time, log };
  const live = await played();
  const opened = async (id: string) => (id === 'nowhere' ? undefined : live);
  const waiting: { readonly name: string; readonly answer: (answer: AnalysisAnswer) => void; readonly fail: () => void }[] = [];
  const step = ({ job }: AnalysisStep) => {
    const { promise, resolve, reject } = Promise.withResolvers<AnalysisAnswer>();
    waiting.push({ name: `${job.job} ${job.at}`, answer: resolve, fail: () => reject(new Error('no thread')) });
    return promise;
  };
  const keeper = startAnalysisWorker(own, { ...newRegistry(own), open: opened }, step);
  const settle = async () => {
    for (let turn = 0; turn < 20; turn++) await setImmediate();
  };
  const ask = async (table: string, asked: number, more: { readonly seq?: number; readonly claimed_until?: number } = {}) => {
    const row = { person: 'ada', state: 'asked', done: 0, of_all: 9, findings: '{"glances":[],"compared":[]}', figures: null, attempts: 0 };
    await db
      .insertInto('analyses')
      .values({ table_id: table, seq: live.record.seq, claimed_until: 0, asked_at: START + asked, ...row, ...more })
      .execute();
  };
  const wake = async () => {
    keeper.wake();
    await settle();
  };
  /** The step that waits is answered: there was a choice, and it was a good one, or cost this. */
  const answer = async (loss = 0) => {
    const at = Number(waiting.at(-1)?.name.split(' ')[1]);
    waiting.at(-1)?.answer({ at, seat: 0, shares: [0.5, 0.5], best: 0.5, loss, rivals: [] });
    await settle();
  };
  const pass = async (milliseconds: number) => {
    clock.now += milliseconds;
    for (const [timer, at] of [...timers]) if (at <= clock.now && timers.delete(timer)) timer();
    await settle();
  };
  const row = async (table: string) => {
    const { state, done, attempts, claimed_until, findings } = await db
      .selectFrom('analyses')
      .selectAll()
      .where('table_id', '=', table)
      .executeTakeFirstOrThrow();
    const glances = Findings.parse(JSON.parse(findings)).glances.length;
    return { state, done, attempts, until: claimed_until === 0 ? 'free' : (claimed_until - START) / 1000, glances };
  };
  /** Fails what is under way, and ends. */
  const end = async () => {
    const closing = keeper.close();
    waiting.at(-1)?.fail();
    await closing;
  };
  return { db, keeper, live, waiting, lines, clock, ask, wake, answer, pass, row, end };
}

test('who asked first is served first, one match at a time; what another node works at is left to it until its claim ends', async (t) => {
  const { ask, wake, row, waiting, answer, end } = await place(t);
  await ask('second', 2);
  await ask('first', 1);
  await ask('elsewhere', 0, { claimed_until: START });
  await wake();
  assert.deepEqual([(await row('first')).until, (await row('second')).until, (await row('elsewhere')).until], [60, 'free', 0]);
  assert.equal(waiting.length, 1);
  while ((await row('first')).state === 'asked') await answer();
  const { state, done, glances } = await row('first');
  assert.deepEqual([state, done, glances], ['done', waiting.length - 1, waiting.length - 1]);
  assert.equal((await row('second')).until, 60);
  await end();
  assert.deepEqual(await row('second'), { state: 'asked', done: 0, attempts: 0, until: 'free', glances: 0 });
});

test('a claim is renewed while somebody works, and what is found is written every two seconds', async (t) => {
  const { ask, wake, row, answer, pass, keeper } = await place(t);
  await ask('table', 0);
  await wake();
  await pass(14_999);
  assert.equal((await row('table')).until, 60);
  await pass(1);
  assert.equal((await row('table')).until, 75);
  await pass(15_000);
  assert.equal((await row('table')).until, 90);
  await answer();
  assert.equal((await row('table')).done, 0, 'what the analysis makes of it is known with the next');
  await answer();
  assert.deepEqual([(await row('table')).done, (await row('table')).glances], [2, 1]);
  await pass(1999);
  await answer();
  assert.equal((await row('table')).done, 2);
  await pass(1);
  await answer();
  assert.deepEqual([(await row('table')).done, (await row('table')).glances], [4, 3]);
  // Closing keeps what was found since.
  const closing = keeper.close();
  await answer();
  await closing;
  assert.deepEqual(await row('table'), { state: 'asked', done: 5, attempts: 0, until: 'free', glances: 5 });
});

test('what was found before is found again first, and not written again before there is more', async (t) => {
  const { ask, wake, row, waiting, pass, answer, keeper, db } = await place(t);
  await ask('table', 0);
  const known = [0, 1].map((at) => ({ at, seat: 0, shares: [0.5, 0.5], best: 0.5, loss: 0, rivals: [] }));
  await db
    .updateTable('analyses')
    .set({ findings: JSON.stringify({ glances: known, compared: [] }), done: 1 })
    .execute();
  await wake();
  assert.deepEqual(
    waiting.map(({ name }) => name),
    ['glance 2'],
  );
  await pass(2000);
  await answer();
  assert.deepEqual([(await row('table')).done, (await row('table')).glances], [1, 2], 'two were known and two are found');
  const closing = keeper.close();
  await answer();
  await closing;
  assert.deepEqual([(await row('table')).done, (await row('table')).glances], [4, 4]);
});

test('how much there is to do grows by a comparison for each choice that looks dear', async (t) => {
  const { ask, wake, answer, pass, live, db, end } = await place(t);
  await ask('table', 0);
  await wake();
  const of = async () => (await db.selectFrom('analyses').select('of_all').executeTakeFirstOrThrow()).of_all - (live.fold?.match.log.length ?? 0);
  for (const [loss, known] of [
    [0, 0],
    [0.2, 0],
    [0.001, 1],
    [0.2, 1],
    [0, 2],
  ] as const) {
    await answer(loss);
    await pass(2000);
    if (loss !== 0 || known !== 0) assert.equal(await of(), known, 'what the analysis makes of an answer is known with the next');
  }
  await end();
});

test('what fails rests ten seconds, and is given up the third time', async (t) => {
  const { ask, wake, row, waiting, pass, lines, keeper } = await place(t);
  await ask('table', 0);
  for (const [attempts, state] of [
    [1, 'asked'],
    [2, 'asked'],
    [3, 'failed'],
  ] as const) {
    await wake();
    waiting.at(-1)?.fail();
    await pass(0);
    const { until, ...rest } = await row('table');
    assert.deepEqual(rest, { state, attempts, done: 0, glances: 0 });
    assert.equal(waiting.length, attempts, 'not at once');
    await pass(10_000);
    await wake();
    assert.equal(waiting.length, attempts, `it rests until ${until}`);
    await pass(1);
  }
  await wake();
  assert.equal(waiting.length, 3);
  assert.deepEqual(
    lines.map(({ level, msg, table }) => [level, msg, table]),
    Array(3).fill([50, 'a match cannot be analysed', 'table']),
  );
  await keeper.close();
});

test('a match that went on, or a table that is gone, is not analysed', async (t) => {
  const { ask, wake, row, waiting, live, keeper } = await place(t);
  await ask('older', 0, { seq: live.record.seq - 1 });
  await ask('nowhere', 1);
  await wake();
  assert.deepEqual([waiting.length, (await row('older')).state, (await row('nowhere')).state], [0, 'failed', 'failed']);
  await keeper.close();
});
