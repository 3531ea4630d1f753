import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import type { Services } from '../../../core/services.ts';
import { claimJobs, finishJob, postponeJob, refuseJob } from '../../../features/turns/queue.ts';
import { openSqlite } from '../../../storage/sqlite.ts';
import { recorded, stepsOf } from '../../house/sqlite-plans.ts';
import { addSeat, addTable } from '../../support/rows.ts';
import { afterwards, folderFor } from '../../support/server.ts';
import { services } from '../../support/services.ts';

const START = Date.UTC(2026, 0, 1);

/** A database of its own, and the time in the test's hands. */
async function place(t: TestContext, path = ':memory:') {
  const storage = await openSqlite(path);
  afterwards(t, () => storage.close());
  const clock = { now: START };
  const own: Services = { ...services, storage, time: { ...services.time, now: () => clock.now } };
  return { own, db: storage.db, clock };
}
type Place = Awaited<ReturnType<typeof place>>;

/** Tables with a seat that a bot of that level plays, or a person (null), each with a job that is due. */
async function jobs(
  { db, clock }: Place,
  all: readonly { readonly table: string; readonly owner: string; readonly level: string | null; readonly due?: number }[],
) {
  for (const { table, owner, level, due = 0 } of all) {
    await addTable(db, table, { owner });
    await addSeat(db, table, 0, { kind: level === null ? 'person' : 'bot', person: level === null ? owner : null, level });
    await db
      .insertInto('jobs')
      .values({ table_id: table, seat: 0, seq: 0, attempts: 0, claimed_until: 0, due: clock.now + due })
      .execute();
  }
}

test('jobs are claimed for half a minute: time that is up first, then quick bots, then as many slow ones as there is room for', async (t) => {
  const here = await place(t);
  const { own, clock } = here;
  await jobs(here, [
    { table: 'expert', owner: 'a', level: 'expert', due: -3 },
    { table: 'other', owner: 'b', level: 'expert', due: -2 },
    { table: 'third', owner: 'c', level: 'expert', due: -1 },
    { table: 'easy', owner: 'a', level: 'easy' },
    { table: 'hard', owner: 'b', level: 'hard', due: -1 },
    { table: 'person', owner: 'a', level: null },
    { table: 'later', owner: 'a', level: 'easy', due: 7 },
  ]);
  const names = async (all: number, slow: number) => {
    const { jobs: claimed, next } = await claimJobs(own, { all, slow });
    return [claimed.map((job) => `${job.table_id}${job.slow ? ' slow' : ''}`), next];
  };
  assert.deepEqual(await names(2, 2), [['person', 'hard'], START + 7]);
  assert.deepEqual(await names(9, 2), [['easy', 'expert slow', 'other slow'], START + 7]);
  clock.now += 7;
  assert.deepEqual(await names(9, 9), [['later', 'third slow'], undefined]);
  clock.now = START + 30_000;
  assert.deepEqual(await names(9, 9), [[], undefined], 'a claim holds half a minute');
  clock.now += 1;
  assert.deepEqual((await names(9, 0))[0], ['person', 'hard', 'easy']);
});

/** So many jobs of bots that were due before everything else, each at a table of its own: as after an outage. */
async function backlog({ db, clock }: Place, count: number): Promise<void> {
  const [table, seat] = await Promise.all([
    db.selectFrom('tables').selectAll().where('id', '=', 'bot').executeTakeFirstOrThrow(),
    db.selectFrom('seats').selectAll().where('table_id', '=', 'bot').executeTakeFirstOrThrow(),
  ]);
  for (let i = 0; i < count; i += 100) {
    const ids = Array.from({ length: 100 }, (_, k) => `backlog ${i + k}`);
    await db
      .insertInto('tables')
      .values(ids.map((id) => ({ ...table, id })))
      .execute();
    await db
      .insertInto('seats')
      .values(ids.map((id) => ({ ...seat, table_id: id })))
      .execute();
    const job = { seat: 0, seq: 0, attempts: 0, claimed_until: 0 };
    await db
      .insertInto('jobs')
      .values(ids.map((id, k) => ({ ...job, table_id: id, due: clock.now - 100_000 + i + k })))
      .execute();
  }
}

test('after an outage time that is up still comes first, then quick bots', async (t) => {
  const here = await place(t);
  const { own, db } = here;
  await jobs(here, [
    { table: 'bot', owner: 'a', level: 'easy', due: -200_000 },
    { table: 'person', owner: 'a', level: null },
  ]);
  await backlog(here, 1000);
  const { jobs: claimed } = await claimJobs(own, { all: 2, slow: 0 });
  assert.deepEqual(
    claimed.map(({ table_id }) => table_id),
    ['person', 'bot'],
  );
  await db.updateTable('seats').set({ level: 'expert' }).where('table_id', 'like', 'backlog %').execute();
  await db.updateTable('jobs').set({ claimed_until: 0 }).execute();
  await db.updateTable('jobs').set({ due: own.time.now() }).where('table_id', 'in', ['bot', 'person']).execute();
  const { jobs: quick } = await claimJobs(own, { all: 3, slow: 1 });
  assert.deepEqual(
    quick.map(({ table_id, slow }) => `${table_id}${slow ? ' slow' : ''}`),
    ['person', 'bot', 'backlog 0 slow'],
    'nor do quick bots wait for slow ones',
  );
});

test('however many jobs are due, a claim ranks only the earliest, and sorts no others', async (t) => {
  const seen = recorded(t, []);
  const path = `${folderFor(t)}/madang.sqlite`;
  const here = await place(t, path);
  await jobs(here, [{ table: 'bot', owner: 'a', level: 'expert', due: -200_000 }]);
  await backlog(here, 600);
  await claimJobs(here.own, { all: 2, slow: 1 });
  const file = new DatabaseSync(path);
  afterwards(t, () => file.close());
  const asked = [...seen].filter((query) => /^(with|select) .*from "jobs"/.test(query));
  assert.equal(asked.length, 4, 'the earliest, time that is up, quick bots, and when the next is due');
  for (const query of asked) {
    assert.match(query, /"due" <= \? order by "due" limit \?|order by "due" limit \?$/);
    const steps = stepsOf(file, query);
    const isRanking = query.startsWith('with');
    assert.deepEqual([query, steps.filter((step) => /SCAN jobs|TEMP B-TREE/.test(step) && !isRanking)], [query, []]);
    assert.ok(
      steps.some((step) => /^SEARCH jobs USING (COVERING )?INDEX jobs_by_due/.test(step)),
      `${query}: ${steps.join('; ')}`,
    );
  }
});

test('a job is given back with what failed of it, put off, or done with; one that was asked for again meanwhile stays', async (t) => {
  const here = await place(t);
  const { own, db, clock } = here;
  await jobs(here, [{ table: 'a', owner: 'a', level: 'easy' }]);
  const take = async () => (await claimJobs(own, { all: 1, slow: 0 })).jobs[0];
  const row = async () => {
    const found = await db.selectFrom('jobs').select(['attempts', 'due', 'claimed_until']).executeTakeFirst();
    return found && { ...found };
  };
  const first = await take();
  assert.ok(first);
  assert.equal(await take(), undefined);
  await refuseJob(own, first, 'x');
  assert.deepEqual([await row(), await take()], [{ attempts: 1, due: START + 100, claimed_until: 0 }, undefined], 'never at once');
  clock.now += 1000;
  const second = await take();
  assert.equal(second?.attempts, 1);
  assert.ok(second);
  await refuseJob(own, second, 'x');
  assert.deepEqual(await row(), { attempts: 2, due: START + 1200, claimed_until: 0 });
  await postponeJob(own, { ...second, seq: 4 }, START + 100);
  assert.equal((await row())?.due, START + 1200, 'of another state');
  await postponeJob(own, second, START + 100);
  assert.deepEqual(await row(), { attempts: 1, due: START + 100, claimed_until: 0 });
  await postponeJob(own, second, undefined, 0);
  assert.deepEqual(await row(), { attempts: 0, due: START + 1100, claimed_until: 0 }, 'nor what was not refused');
  await db.updateTable('jobs').set({ seq: 5 }).execute();
  await db
    .updateTable('jobs')
    .set({ claimed_until: START + 9000 })
    .execute();
  await finishJob(own, { ...second, seq: 4 });
  assert.equal((await row())?.claimed_until, 0, 'free for who comes');
  await finishJob(own, { ...second, seq: 5 });
  assert.equal(await row(), undefined);
});
