import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { Acquaintance, type SeatWish, TableList } from '@madang/wire';
import { z } from 'zod';
import { acquaintancesOf } from '../../../matches/lobby/invitations.ts';
import { openSqlite } from '../../../storage/sqlite.ts';
import { type Guest, newGuest } from '../../support/guest.ts';
import { startedTable } from '../../support/match.ts';
import { addSeat, addTable } from '../../support/rows.ts';
import { serverFor } from '../../support/server.ts';

const OPEN = [{ kind: 'me' }, { kind: 'open' }, { kind: 'invited' }] as const satisfies readonly SeatWish[];

/** Ada and Bo, who have played together, and Cy, who has with nobody. */
async function club(t: TestContext) {
  const { url } = await serverFor(t);
  const { guests } = await startedTable(url, 'tiny', 2);
  const [ada, bo] = guests;
  assert.ok(ada && bo);
  return { ada, bo, cy: await newGuest(url, 'Cy') };
}

const known = async (guest: Guest) => z.array(Acquaintance).parse((await guest.request('GET', '/api/acquaintances')).body);
const ask = (guest: Guest, table: string, seat: number, person: Guest) =>
  guest.request('POST', `/api/tables/${table}/invite`, { seat, person: person.id });
const free = (guest: Guest, table: string, seat: number) => guest.request('DELETE', `/api/tables/${table}/invited/${seat}`);
const seatsOf = async (guest: Guest, table: string) =>
  (await guest.table('GET', `/api/tables/${table}`)).seats.map(({ kind, name }) => (name === null ? kind : `${kind} ${name}`));

test('whom one has played with may be asked: a seat of a closed table is kept for them, in their list, and they sit down', async (t) => {
  const { ada, bo, cy } = await club(t);
  assert.deepEqual(
    (await known(ada)).map(({ id, name }) => [id, name]),
    [[bo.id, 'Guest 1']],
  );
  assert.deepEqual(await known(cy), []);
  const { id } = await ada.create('tiny', OPEN, { access: 'closed' });
  assert.equal((await bo.request('GET', `/api/tables/${id}`)).status, 404);
  assert.equal((await ask(ada, id, 1, bo)).status, 200);
  assert.deepEqual(await seatsOf(ada, id), ['person Guest 0', 'invited Guest 1', 'invited']);
  const { mine } = TableList.parse((await bo.request('GET', '/api/tables')).body);
  assert.deepEqual(mine.find((table) => table.id === id)?.asked, [1]);
  assert.equal((await cy.request('POST', `/api/tables/${id}/join`, {})).status, 404);
  assert.deepEqual((await bo.table('POST', `/api/tables/${id}/join`, {})).mine, [1]);
});

test('nobody is asked by strangers, twice, to a seat that is taken, or after they were sent away', async (t) => {
  const { ada, bo, cy } = await club(t);
  const { id } = await ada.create('tiny', OPEN);
  const codeOf = async (answer: ReturnType<typeof ask>) => z.object({ code: z.string() }).parse((await answer).body).code;
  assert.equal(await codeOf(ask(bo, id, 1, ada)), 'not-the-owner');
  assert.equal(await codeOf(ask(ada, id, 1, cy)), 'never-met');
  assert.equal(await codeOf(ask(ada, id, 1, ada)), 'here-already');
  assert.deepEqual((await ask(ada, id, 0, bo)).body, { code: 'seat-taken', details: { free: [1, 2] } });
  await ask(ada, id, 1, bo);
  assert.equal(await codeOf(ask(ada, id, 2, bo)), 'here-already');
  await bo.table('POST', `/api/tables/${id}/join`, {});
  await ada.table('POST', `/api/tables/${id}/remove`, { seat: 1 });
  assert.equal(await codeOf(ask(ada, id, 1, bo)), 'removed-here');
});

test('whoever is asked may decline, and the owner withdraw; the seat is then what it was, for nobody else', async (t) => {
  const { ada, bo, cy } = await club(t);
  const { id } = await ada.create('tiny', OPEN);
  const before = await seatsOf(ada, id);
  for (const seat of [1, 2])
    for (const guest of [bo, ada]) {
      await ask(ada, id, seat, bo);
      assert.deepEqual((await free(cy, id, seat)).body, { code: 'nobody-asked' });
      assert.equal((await free(guest, id, seat)).status, 200);
      assert.deepEqual(await seatsOf(ada, id), before);
    }
  assert.deepEqual((await free(ada, id, 2)).body, { code: 'nobody-asked' });
  assert.deepEqual((await bo.table('GET', `/api/tables/${id}`)).asked, []);
});

test('a table that has begun asks nobody, and those who only wait together have not met', async (t) => {
  const { ada, bo, cy } = await club(t);
  const { id } = await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
  for (const guest of [bo, cy]) await guest.table('POST', `/api/tables/${id}/join`, {});
  assert.deepEqual(await known(cy), []);
  await ada.table('POST', `/api/tables/${id}/start`);
  assert.deepEqual((await known(cy)).map(({ id }) => id).sort(), [ada.id, bo.id].sort());
  assert.deepEqual((await free(ada, id, 1)).body, { code: 'already-started' });
  const late = await cy.request('POST', `/api/tables/${id}/join`, {});
  assert.deepEqual(late.body, { code: 'already-started' }, 'and nobody sits down');
});

test('the name of whoever was asked goes with them', async (t) => {
  const { ada, bo } = await club(t);
  const { id } = await ada.create('tiny', OPEN);
  await ask(ada, id, 1, bo);
  assert.equal((await bo.request('POST', '/api/account/delete', {})).status, 200);
  assert.deepEqual(await seatsOf(ada, id), ['person Guest 0', 'invited', 'invited']);
});

test('of those one has played with the sixty met last may be asked, who was met at several tables once', async (t) => {
  const { db, close } = await openSqlite(':memory:');
  t.after(close);
  const person = { language: null, zone: null, banned_until: null, created_at: 0 };
  for (let i = 0; i < 62; i++) {
    const id = `p${String(i).padStart(2, '0')}`;
    await db
      .insertInto('people')
      .values({ ...person, id, name: id })
      .execute();
    // Two were met at the same time; the last one twice.
    for (const [table, at] of i === 61 ? [['once', 5] as const, ['again', 900] as const] : [[id, i === 40 ? 39 : i] as const]) {
      await addTable(db, table, { updated_at: at });
      for (const [seat, sits] of ['me', id].entries()) await addSeat(db, table, seat, { kind: 'person', person: sits });
    }
  }
  const met = (await acquaintancesOf(db, 'me')).map(({ id, metAt }) => [id, metAt]);
  assert.equal(met.length, 60);
  assert.deepEqual(
    [met[0], met[1], met.at(-1)],
    [
      ['p61', 900],
      ['p60', 60],
      ['p02', 2],
    ],
  );
  assert.deepEqual(met.slice(21, 23), [
    ['p39', 39],
    ['p40', 39],
  ]);
});

test('the owner gives a free seat to a bot, of another level, and frees it again; nobody else does, nor a seat of a person', async (t) => {
  const { ada, bo } = await club(t);
  const { id } = await ada.create('tiny', OPEN, { access: 'link' });
  const seat = (guest: Guest, place: number, level: string | null) => guest.request('PUT', `/api/tables/${id}/seats/${place}`, { level });
  const levels = async () => (await ada.table('GET', `/api/tables/${id}`)).seats.map(({ kind, level }) => level ?? kind);
  assert.equal((await seat(ada, 2, 'easy')).status, 200);
  assert.deepEqual(await levels(), ['person', 'open', 'easy']);
  assert.equal((await seat(ada, 2, 'hard')).status, 200);
  assert.deepEqual(await levels(), ['person', 'open', 'hard']);
  assert.deepEqual((await seat(ada, 0, 'easy')).body, { code: 'seat-taken', details: { free: [1] } });
  assert.deepEqual((await seat(ada, 1, null)).body, { code: 'seat-taken', details: { free: [1] } });
  assert.equal((await seat(bo, 1, 'easy')).status, 404);
  assert.equal((await seat(ada, 2, null)).status, 200);
  assert.deepEqual(await levels(), ['person', 'open', 'invited']);
  await seat(ada, 1, 'easy');
  await seat(ada, 2, 'easy');
  const started = await ada.table('POST', `/api/tables/${id}/start`, {});
  assert.equal(started.status, 'running');
  assert.deepEqual((await seat(ada, 1, null)).body, { code: 'already-started' });
});
