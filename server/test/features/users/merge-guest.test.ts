import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Services } from '../../../core/services.ts';
import { newSessionSockets } from '../../../core/session-sockets.ts';
import { deletePerson } from '../../../features/users/deletion.ts';
import { enterBy } from '../../../features/users/entry.ts';
import { mergeGuest } from '../../../features/users/merge-guest.ts';
import { addSession, findSession } from '../../../features/users/sessions.ts';
import { newRegistry } from '../../../matches/broadcast/registry.ts';
import { deleteTable } from '../../../matches/lobby/delete.ts';
import { openSqlite } from '../../../storage/sqlite.ts';
import { addSeat, addTable } from '../../support/rows.ts';
import { afterwards } from '../../support/server.ts';
import { services } from '../../support/services.ts';

/** A database in which a guest and Ada, who has a password, have left their traces. */
async function place(t: TestContext) {
  const storage = await openSqlite(':memory:');
  afterwards(t, () => storage.close());
  const { db } = storage;
  const told: string[] = [];
  const bus = { ...services.bus, publish: (message: { readonly kind: string }) => void told.push(message.kind) };
  const own: Services = { ...services, storage, bus, lines: newSessionSockets() };
  for (const id of ['guest', 'ada', 'bo'])
    await db.insertInto('people').values({ id, name: id.toUpperCase(), language: null, created_at: 0 }).execute();
  await db.insertInto('passwords').values({ person: 'ada', login: 'ada', hash: 'x', changed_at: 0 }).execute();
  const closed: string[] = [];
  const session = async (person: string) => {
    const found = await findSession(own, await db.transaction().execute((one) => addSession(one, person, 'Firefox', own.time.now())));
    own.lines.opened({ session: found?.id ?? '', end: () => void closed.push(person) });
    return found;
  };
  for (const person of ['guest', 'ada']) await session(person);
  return { own, db, told, closed, session, registry: newRegistry(own) };
}
type Place = Awaited<ReturnType<typeof place>>;

interface Seat {
  readonly person?: string;
  readonly asked?: string;
  readonly screen?: number;
}

async function table({ db }: Place, id: string, owner: string, status: string, seats: readonly Seat[]): Promise<void> {
  await addTable(db, id, { owner, status });
  for (const [seat, { person = null, asked = null, screen = 0 }] of seats.entries()) {
    const kind = person !== null ? 'person' : asked === null ? 'open' : 'invited';
    const name = person?.toUpperCase() ?? null;
    await addSeat(db, id, seat, { kind, person, screen, name, asked });
  }
}

const seatsAt = async ({ db }: Place, id: string): Promise<string[]> => {
  const rows = await db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute();
  return rows.map(({ kind, person, name, screen, asked, level }) => [kind, person ?? '-', name ?? '-', screen, asked ?? '-', level ?? '-'].join(' '));
};
const ownerOf = async ({ db }: Place, id: string) => (await db.selectFrom('tables').select('owner').where('id', '=', id).executeTakeFirst())?.owner;

async function traces({ db }: Place, person: string): Promise<void> {
  await db.insertInto('chat').values({ table_id: 'one', id: person.length, person, name: person, text: 'hello', command: person, at: 0 }).execute();
  await db
    .insertInto('wishes')
    .values({ person, kind: person === 'ada' ? 'turn' : 'over', delay: 0 })
    .execute();
  await db
    .insertInto('cup_people')
    .values({ cup_id: `of ${person}`, person, name: person, joined_at: 0 })
    .execute();
  for (const game of person === 'ada' ? ['tiny'] : ['tiny', 'other'])
    await db
      .insertInto('ratings')
      .values({ game, seats: 2, player: `person ${person}`, mu: person.length, sigma: 1, played: 1, won: 0, at: 0 })
      .execute();
  for (const address of person === 'ada' ? ['same'] : ['same', 'other']) {
    const receiver = {
      id: `${person} ${address}`,
      person,
      kind: 'mail',
      address,
      details: '{}',
      name: 'x',
      confirmed_at: 1,
      dropped: null,
      failures: 0,
      created_at: 0,
    };
    await db.insertInto('receivers').values(receiver).execute();
  }
}

test('what a guest brings along to an account is all that they had; where the account has its own, that stays', async (t) => {
  const here = await place(t);
  const { own, db, closed, told, session } = here;
  await table(here, 'one', 'guest', 'running', [{ person: 'guest' }, { person: 'bo' }]);
  await table(here, 'both', 'ada', 'waiting', [{ person: 'ada' }, { person: 'guest' }]);
  await table(here, 'asked', 'bo', 'waiting', [{ person: 'bo' }, { asked: 'guest' }]);
  await table(here, 'other', 'bo', 'running', [{ person: 'bo' }, {}]);
  for (const person of ['guest', 'ada']) await traces(here, person);
  const proof = { kind: 'password', person: 'ada', version: 0 } as const;
  const before = await session('guest');
  const entered = await enterBy(own, { proof, device: '', before, bring: true });
  assert.ok(entered.ok);
  assert.deepEqual([...entered.value.tables].sort(), ['asked', 'both', 'one']);
  assert.deepEqual([closed, told], [['guest', 'guest'], ['ended']], 'the guest’s own sockets are closed, here and on other nodes');
  assert.deepEqual(await seatsAt(here, 'one'), ['person ada ADA 0 - -', 'person bo BO 0 - -']);
  assert.deepEqual(await seatsAt(here, 'both'), ['person ada ADA 0 - -', 'person ada GUEST 1 - -'], 'two at one table share a screen');
  assert.equal((await seatsAt(here, 'asked'))[1], 'invited - - 0 ada -');
  assert.deepEqual([await ownerOf(here, 'one'), await ownerOf(here, 'other')], ['ada', 'bo']);
  const said = await db.selectFrom('chat').select(['person', 'name']).orderBy('id', 'desc').execute();
  assert.deepEqual([said[0]?.person, said[0]?.name], ['ada', 'ADA']);
  const ratings = await db.selectFrom('ratings').select(['player', 'game', 'mu']).orderBy('game').execute();
  assert.deepEqual(
    ratings.map((one) => [one.player, one.game, one.mu]),
    [
      ['person ada', 'other', 5],
      ['person ada', 'tiny', 3],
    ],
  );
  const receivers = await db.selectFrom('receivers').select(['person', 'address', 'id']).orderBy('address').execute();
  assert.deepEqual(
    receivers.map((one) => [one.person, one.id]),
    [
      ['ada', 'guest other'],
      ['ada', 'ada same'],
    ],
  );
  assert.deepEqual(
    (await db.selectFrom('wishes').select(['person', 'kind']).execute()).map((one) => [one.person, one.kind]),
    [['ada', 'turn']],
  );
  assert.deepEqual(new Set((await db.selectFrom('cup_people').select('person').execute()).map((one) => one.person)), new Set(['ada']));
  assert.equal(await db.selectFrom('people').select('id').where('id', '=', 'guest').executeTakeFirst(), undefined);
});

test('nobody brings themselves along, nor somebody who has a way to sign in', async (t) => {
  const here = await place(t);
  await table(here, 'one', 'guest', 'running', [{ person: 'guest' }]);
  const nothing = { sessions: [], tables: [] };
  await here.db.transaction().execute(async (db) => {
    assert.deepEqual(await mergeGuest(db, 'guest', { id: 'guest', name: 'Guest' }), nothing);
    assert.deepEqual(await mergeGuest(db, 'ada', { id: 'guest', name: 'Guest' }), nothing);
  });
  assert.deepEqual([here.closed, here.told], [[], []]);
  assert.deepEqual(await seatsAt(here, 'one'), ['person guest GUEST 0 - -']);
});

test('whoever is deleted is named nowhere: bots play on, tables that wait lose them, their tables are the next player’s', async (t) => {
  const here = await place(t);
  const { own, db, closed, registry } = here;
  await table(here, 'over', 'ada', 'over', [{ person: 'ada' }, { person: 'bo' }]);
  await table(here, 'alone', 'ada', 'over', [{ person: 'ada' }, {}]);
  await table(here, 'waits', 'bo', 'waiting', [{ person: 'bo' }, { person: 'ada' }, { asked: 'ada' }]);
  await table(here, 'empty', 'ada', 'waiting', [{ person: 'ada' }, {}]);
  await table(here, 'runs', 'bo', 'running', [{ person: 'bo' }, { person: 'ada' }]);
  await db
    .updateTable('tables')
    .set({
      removed: JSON.stringify([
        { id: 'ada', name: 'Ada' },
        { id: 'cy', name: 'Cy' },
      ]),
    })
    .where('id', '=', 'waits')
    .execute();
  for (const person of ['guest', 'ada']) await traces(here, person);
  await deletePerson(own, registry, 'ada');
  assert.deepEqual(closed, ['ada']);
  assert.deepEqual(await seatsAt(here, 'over'), ['person - - 0 - -', 'person bo BO 0 - -']);
  assert.deepEqual(
    [await ownerOf(here, 'over'), await ownerOf(here, 'alone'), await ownerOf(here, 'waits'), await ownerOf(here, 'empty')],
    ['bo', '', 'bo', undefined],
  );
  assert.deepEqual((await seatsAt(here, 'waits')).slice(0, 2), ['person bo BO 0 - -', 'open - - 0 - -']);
  assert.ok(!(await seatsAt(here, 'waits')).join().includes('ada'));
  assert.deepEqual(await seatsAt(here, 'runs'), ['person bo BO 0 - -', 'bot - - 0 - normal']);
  const removed = await db.selectFrom('tables').select('removed').where('id', '=', 'waits').executeTakeFirst();
  assert.equal(removed?.removed, '[{"id":"cy","name":"Cy"}]');
  const said = await db.selectFrom('chat').select(['person', 'name', 'text']).orderBy('id').execute();
  assert.deepEqual(
    said.map((one) => [one.person, one.name, one.text]),
    [
      ['', '', '…'],
      ['guest', 'guest', 'hello'],
    ],
  );
  assert.deepEqual(
    (await db.selectFrom('ratings').select('player').execute()).map(({ player }) => player),
    ['person guest', 'person guest'],
  );
  for (const rows of ['passwords', 'sessions', 'wishes', 'receivers'] as const) {
    const left = await db.selectFrom(rows).select('person').execute();
    assert.ok(
      left.every(({ person }) => person !== 'ada'),
      rows,
    );
    if (rows !== 'passwords') assert.ok(left.length > 0, `${rows} of others stay`);
  }
  const cup = await db.selectFrom('cup_people').select(['person', 'name']).where('cup_id', '=', 'of ada').executeTakeFirst();
  assert.match(`${cup?.person} ${cup?.name}`, /^gone-\S+ $/);
});

test('a table that nobody uses is deleted with all that belongs to it, one that somebody used meanwhile stays whole', async (t) => {
  const here = await place(t);
  const { own, db, registry, told } = here;
  for (const id of ['unused', 'used']) {
    await table(here, id, 'bo', 'waiting', [{ person: 'bo' }, {}]);
    await db.insertInto('chat').values({ table_id: id, id: 1, person: 'bo', name: 'Bo', text: 'hello', command: id, at: 0 }).execute();
    await db
      .updateTable('tables')
      .set({ announced_at: 5, remove_at: 9, updated_at: id === 'used' ? 6 : 5 })
      .where('id', '=', id)
      .execute();
  }
  const left = async (id: string) => {
    const rows = [
      await db.selectFrom('tables').select('id').where('id', '=', id).execute(),
      await db.selectFrom('seats').select('seat').where('table_id', '=', id).execute(),
      await db.selectFrom('chat').select('id').where('table_id', '=', id).execute(),
    ];
    return rows.map(({ length }) => length).join();
  };
  const remove = (id: string, more: { readonly status?: string; readonly unusedAt?: number } = {}) =>
    deleteTable(own, registry, id, { status: 'waiting', unusedAt: 9, ...more });
  assert.deepEqual(
    [await remove('used'), await remove('unused', { unusedAt: 8 }), await remove('unused', { status: 'running' })],
    [false, false, false],
  );
  assert.deepEqual([await left('used'), await left('unused'), told], ['1,2,1', '1,2,1', []]);
  assert.deepEqual([await remove('unused'), await left('unused'), told], [true, '0,0,0', ['table']]);
  assert.deepEqual([await deleteTable(own, registry, 'used'), await left('used')], [true, '0,0,0']);
  assert.equal(await deleteTable(own, registry, 'used'), false);
});
