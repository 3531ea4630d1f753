import assert from 'node:assert/strict';
import { openConnections } from '../../storage/pool.ts';
import { openPostgres } from '../../storage/postgres.ts';
import { openSqlite } from '../../storage/sqlite.ts';
import { onBothDatabases, ROUNDS } from '../support/databases.ts';
import { addTable } from '../support/rows.ts';
import { afterwards } from '../support/server.ts';

onBothDatabases('moves of a plan that is withdrawn while they are written are written before it is, or not at all', async (t, { databaseUrl }) => {
  const storage =
    databaseUrl === undefined ? await openSqlite(':memory:') : await openPostgres(openConnections(databaseUrl, 10_000, console.error), databaseUrl);
  afterwards(t, () => storage.close());
  const { db } = storage;
  const plan = { seat: 1, person: 'ada', condition: 'same', turns: '[[1]]', after_seq: 0, stopped: null, at: 0 };
  const head = { waiting: '[0]', status: 'running', scores: null, at: 1, asked: [{ seat: 0, due: 5 }], released: [] };
  const follow = (table: string, command: string) =>
    storage.append({
      ...{ ...head, table, seq: 1 },
      rows: [{ table_id: table, seq: 1, seat: 1, move: '{}', command: 'plan 1 0', at: 1 }],
      notices: { begun: [{ kind: 'turn', person: 'bo' }], ended: [] },
      planned: { seat: 1, command, turns: '[]', after: 1, stopped: null },
    });
  await db.insertInto('wishes').values({ person: 'bo', kind: 'turn', delay: 0 }).execute();
  const traces = async (table: string) => {
    const { seq } = await db.selectFrom('tables').select('seq').where('id', '=', table).executeTakeFirstOrThrow();
    const count = async (rows: 'moves' | 'jobs' | 'notices') =>
      (await db.selectFrom(rows).selectAll().where('table_id', '=', table).execute()).length;
    return [seq, await count('moves'), await count('jobs'), await count('notices')];
  };
  for (let round = 0; round < ROUNDS; round++) {
    const table = `t${round}`;
    await addTable(db, table);
    await db
      .insertInto('plans')
      .values({ table_id: table, command: 'mine', ...plan })
      .execute();
    const withdraw = () => db.deleteFrom('plans').where('table_id', '=', table).returning('after_seq').executeTakeFirst();
    const [made, withdrawn] = await (round % 2 === 0
      ? Promise.all([follow(table, 'mine'), withdraw()])
      : Promise.all([withdraw(), follow(table, 'mine')]).then(([gone, followed]) => [followed, gone] as const));
    // The withdrawal found it as it was before, or as the moves left it.
    assert.equal(made, withdrawn?.after_seq === 1, `round ${round}`);
    assert.deepEqual(await traces(table), made ? [1, 1, 1, 1] : [0, 0, 0, 0], `round ${round}`);
  }
  await addTable(db, 'gone');
  assert.equal(await follow('gone', 'mine'), false, 'a plan that was withdrawn before');
  await db
    .insertInto('plans')
    .values({ table_id: 'gone', command: 'another', ...plan })
    .execute();
  assert.equal(await follow('gone', 'mine'), false, 'one that another has replaced');
  assert.deepEqual(await traces('gone'), [0, 0, 0, 0]);
  assert.equal(await follow('gone', 'another'), true);
});
