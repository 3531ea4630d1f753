import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { TableList, type TableView } from '@madang/wire';
import { migrate } from '../../../storage/migrations/index.ts';
import { kyselyOn, openSqlite } from '../../../storage/sqlite.ts';
import { databaseFor, POSTGRES } from '../../support/backends.ts';
import { type Guest, newGuest } from '../../support/guest.ts';
import { chance, follow, playOut, startedTable } from '../../support/match.ts';
import { command, folderFor, serverFor } from '../../support/server.ts';

const listed = async (guest: Guest): Promise<string[]> => TableList.parse((await guest.request('GET', '/api/tables')).body).open.map(({ id }) => id);
const see = async (guest: Guest, { id }: Pick<TableView, 'id'>, invitation: string | null = null): Promise<number> =>
  (await guest.request('GET', `/api/tables/${id}${invitation === null ? '' : `?invitation=${invitation}`}`)).status;
const change = (guest: Guest, { id }: Pick<TableView, 'id'>, doors: object) => guest.request('PATCH', `/api/tables/${id}`, doors);

test('an open table is listed; one by link is for whoever has it; a closed one for its people, and its old link is void', async (t) => {
  const { url } = await serverFor(t);
  const [ada, bea, eve] = [await newGuest(url, 'Ada'), await newGuest(url, 'Bea'), await newGuest(url, 'Eve')];
  const table = await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
  assert.deepEqual([await listed(eve), await see(eve, table)], [[table.id], 200]);
  assert.equal((await change(eve, table, { access: 'closed' })).status, 403);
  await change(ada, table, { access: 'link' });
  assert.deepEqual([await listed(eve), await see(eve, table), await see(eve, table, table.invitation)], [[], 404, 200]);
  const join = (who: Guest, invitation: string | null) => who.request('POST', `/api/tables/${table.id}/join`, { invitation });
  assert.equal((await join(bea, table.invitation)).status, 200);
  assert.match(table.invitation ?? '', /^[\w-]{24}$/, 'nobody guesses it, and it fits into a line');
  await change(ada, table, { access: 'closed' });
  assert.deepEqual([await see(eve, table, table.invitation), (await join(eve, table.invitation)).status, await see(bea, table)], [404, 404, 200]);
  await change(ada, table, { access: 'link' });
  const again = await ada.table('GET', `/api/tables/${table.id}`);
  assert.deepEqual([await see(eve, table, table.invitation), await see(eve, table, again.invitation)], [404, 200]);
});

test('until the start the owner says whether the table shows who is ahead, and those who sit there are told', async (t) => {
  const { url } = await serverFor(t);
  const [ada, bea] = [await newGuest(url, 'Ada'), await newGuest(url, 'Bea')];
  const table = await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }]);
  await bea.table('POST', `/api/tables/${table.id}/join`, {});
  const line = await bea.line();
  line.send({ type: 'watch', table: table.id });
  await line.next('chat');
  assert.equal((await change(bea, table, { chances: true })).status, 403);
  assert.equal((await change(ada, table, { chances: true })).status, 200);
  assert.equal((await line.next('table', (message) => message.table.chances)).table.access, 'open');
  await ada.table('POST', `/api/tables/${table.id}/start`);
  assert.equal((await change(ada, table, { chances: false })).status, 409);
  assert.equal((await ada.table('GET', `/api/tables/${table.id}`)).chances, true);
});

test('closing a table sends away who only looks on, also whoever came by the link; who sits stays', async (t) => {
  const { url } = await serverFor(t);
  const [ada, bea, eve] = [await newGuest(url, 'Ada'), await newGuest(url, 'Bea'), await newGuest(url, 'Eve')];
  const table = await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }], { access: 'link' });
  const invitation = table.invitation ?? '';
  await bea.table('POST', `/api/tables/${table.id}/join`, { invitation });
  const lines = await Promise.all([bea, eve].map((guest) => guest.line()));
  const [sitting, looking] = lines;
  assert.ok(sitting && looking);
  for (const line of lines) {
    line.send({ type: 'watch', table: table.id, invitation });
    await line.next('chat');
  }
  await change(ada, table, { access: 'closed' });
  assert.deepEqual((await looking.next('problem')).problem, { code: 'no-table' });
  await sitting.next('table', (message) => message.table.access === 'closed');
  looking.send({ type: 'chat', table: table.id, command: command(), text: 'hello?' });
  assert.deepEqual((await looking.next('problem')).problem, { code: 'no-table' });
});

test('without watchers a match is its players’ alone from the start to after the end: no list, view, document or history', async (t) => {
  const { url } = await serverFor(t);
  const [ada, bea, eve] = [await newGuest(url, 'Ada'), await newGuest(url, 'Bea'), await newGuest(url, 'Eve')];
  const table = await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }], { watchers: false, options: { rounds: '1' } });
  assert.deepEqual(await listed(eve), [table.id], 'before the start it looks for players');
  const early = await eve.line();
  early.send({ type: 'watch', table: table.id });
  await early.next('chat');
  await bea.table('POST', `/api/tables/${table.id}/join`, {});
  await ada.table('POST', `/api/tables/${table.id}/start`);
  assert.deepEqual((await early.next('problem')).problem, { code: 'no-table' });
  const late = await eve.line();
  late.send({ type: 'watch', table: table.id, invitation: table.invitation ?? '' });
  assert.deepEqual((await late.next('problem')).problem, { code: 'no-table' });
  assert.deepEqual([await listed(eve), await see(eve, table), await see(eve, table, table.invitation)], [[], 404, 404]);
  const lines = await Promise.all([ada, bea].map((guest) => follow(guest, table.id)));
  await playOut({ id: table.id, guests: [ada, bea], lines }, chance(4));
  assert.equal((await eve.request('GET', `/api/tables/${table.id}/document`)).status, 404);
  assert.deepEqual((await eve.request('GET', `/api/users/${ada.id}/matches`)).body, { tables: [], more: null });
  for (const line of [early, late]) assert.ok(line.received.every(({ type }) => type !== 'view' && type !== 'step'));
  assert.equal((await bea.request('GET', `/api/tables/${table.id}/document`)).status, 200);
});

test('watchers may be sent away from a match that runs', async (t) => {
  const { url } = await serverFor(t);
  const { id, guests } = await startedTable(url, 'tiny', 2);
  const eve = await newGuest(url, 'Eve');
  const line = await follow(eve, id);
  const [ada, bea] = guests;
  assert.ok(ada && bea);
  assert.equal((await change(bea, { id }, { watchers: false })).status, 403);
  await change(ada, { id }, { watchers: false });
  assert.deepEqual((await line.next('problem')).problem, { code: 'no-table' });
});

test('two nodes: a table closed on one sends away who looks on at the other', { skip: POSTGRES }, async (t) => {
  const databaseUrl = await databaseFor(t);
  const [one, two] = [await serverFor(t, { databaseUrl, secret: 's'.repeat(32) }), await serverFor(t, { databaseUrl, secret: 's'.repeat(32) })];
  const { id, guests } = await startedTable(one.url, 'tiny', 2);
  const eve = await newGuest(two.url, 'Eve');
  const line = await follow(eve, id);
  await guests[0]?.request('PATCH', `/api/tables/${id}`, { access: 'closed' });
  assert.deepEqual((await line.next('problem')).problem, { code: 'no-table' });
  assert.equal(await see(eve, { id }), 404);
});

test('private tables of before are by link, the others open, and all may be watched', async (t) => {
  const file = `${folderFor(t)}/madang.sqlite`;
  const old = new DatabaseSync(file);
  const before = kyselyOn(old);
  await migrate(before, '009-zones');
  const columns = 'id, game, version, options, status, private, owner, invitation, seq, waiting, imported, created_at, updated_at';
  for (const secret of [0, 1]) {
    old.exec(`insert into tables (${columns}) values ('t${secret}', 'tiny', '1', '{}', 'waiting', ${secret}, 'x', 'i', 0, '[]', 0, 0, 0)`);
  }
  await before.destroy();
  const storage = await openSqlite(file);
  const rows = await storage.db.selectFrom('tables').select(['id', 'access', 'watchers']).orderBy('id').execute();
  assert.deepEqual(
    rows.map(({ id, access, watchers }) => [id, access, watchers]),
    [
      ['t0', 'open', 1],
      ['t1', 'link', 1],
    ],
  );
  await storage.close();
});
