import assert from 'node:assert/strict';
import { Acquaintance, TableList } from '@madang/wire';
import { z } from 'zod';
import { onBothDatabases } from '../../support/databases.ts';
import type { Guest } from '../../support/guest.ts';
import { startedTable } from '../../support/match.ts';
import { command, serverFor } from '../../support/server.ts';

const OPEN = [{ kind: 'me' }, { kind: 'open' }] as const;

const relate = (guest: Guest, other: string, kind: string) => guest.request('PUT', `/api/relations/${other}`, { kind });
const listOf = async (guest: Guest): Promise<TableList> => TableList.parse((await guest.request('GET', '/api/tables')).body);
const metBy = async (guest: Guest) => z.array(Acquaintance).parse((await guest.request('GET', '/api/acquaintances')).body);
const codeOf = ({ body }: { readonly body: unknown }): string => /"code":"([\w-]+)"/.exec(JSON.stringify(body))?.[1] ?? '';

onBothDatabases(
  'a blocked person finds no table of whoever blocked them, has no seat there, invites them to none, and is not told',
  async (t, config) => {
    const { url } = await serverFor(t, config);
    const { id, guests, lines } = await startedTable(url, 'tiny', 2);
    const [ada, bo] = guests;
    const [a, b] = lines;
    assert.ok(ada && bo && a && b);
    assert.equal((await relate(ada, bo.id, 'blocked')).status, 200);
    const made = await ada.create('tiny', OPEN);
    const own = await bo.create('tiny', OPEN);
    const lists = await Promise.all([ada, bo].map(listOf));
    const found = lists.map(({ open }) => open.map((table) => table.id).sort());
    assert.deepEqual(found, [[made.id, id].sort(), [own.id]], 'each sees none of the other’s');
    assert.deepEqual([(await metBy(ada)).length, (await metBy(bo)).length], [0, 0]);
    assert.equal(codeOf(await bo.request('POST', `/api/tables/${made.id}/join`, {})), 'seat-taken');
    assert.equal(codeOf(await bo.request('POST', `/api/tables/${own.id}/invite`, { seat: 1, person: ada.id })), 'never-met');
    assert.equal((await ada.request('POST', `/api/tables/${own.id}/join`, {})).status, 200, 'whoever blocks may come');
    // At the table where they met, a line of theirs calls nobody.
    await ada.request('PUT', '/api/account/notifications', { wishes: [{ kind: 'mention', delay: 0 }] });
    await b.ask({ type: 'chat', table: id, command: command(), text: '@Guest 0 hello' });
    for (const [seat, line] of lines.entries()) {
      const act = seat === 0 ? ({ kind: 'ask', question: { kind: 'abandon' } } as const) : ({ kind: 'agree' } as const);
      await line.ask({ type: 'act', table: id, seat, command: command(), act });
    }
    const rematch = await bo.table('POST', `/api/tables/${id}/rematch`);
    assert.deepEqual(
      rematch.seats.map(({ kind }) => kind),
      ['open', 'person'],
      'no seat is kept for whoever blocked them',
    );
    assert.ok(!JSON.stringify((await bo.request('GET', '/api/account/export')).body).includes('blocked'));
    assert.equal((await ada.request('DELETE', `/api/relations/${bo.id}`)).status, 200);
    assert.equal((await metBy(bo)).length, 1);
  },
);

onBothDatabases('friends stand first among those one may invite; relations have a limit and go with either account', async (t, config) => {
  const { url } = await serverFor(t, config);
  const first = await startedTable(url, 'tiny', 3);
  const [ada, bo, cy] = first.guests;
  assert.ok(ada && bo && cy);
  for (const friend of [bo, cy]) {
    await relate(ada, friend.id, 'friend');
    const met = await metBy(ada);
    assert.deepEqual([met[0]?.id === friend.id || met[0]?.friend, met.find((one) => one.id === friend.id)?.friend], [true, true]);
  }
  assert.equal(codeOf(await relate(ada, ada.id, 'friend')), 'not-found');
  assert.equal(codeOf(await relate(ada, 'nobody', 'friend')), 'not-found');
  await relate(ada, cy.id, 'blocked');
  assert.deepEqual((await ada.request('GET', '/api/relations')).body, [
    { id: bo.id, name: 'Guest 1', kind: 'friend' },
    { id: cy.id, name: 'Guest 2', kind: 'blocked' },
  ]);
  assert.match(JSON.stringify((await ada.request('GET', '/api/account/export')).body), new RegExp(`"relations":\\[\\{"person":"${bo.id}"`));
  await bo.request('POST', '/api/account/delete', {});
  assert.deepEqual((await ada.request('GET', '/api/relations')).body, [{ id: cy.id, name: 'Guest 2', kind: 'blocked' }]);
});

onBothDatabases('a note on a table is its writer’s alone, stands in their list, and goes when it is emptied', async (t, config) => {
  const { url } = await serverFor(t, config);
  const { id, guests } = await startedTable(url, 'tiny', 2);
  const [ada, bo] = guests;
  assert.ok(ada && bo);
  const note = (guest: Guest, text: string) => guest.request('PUT', `/api/tables/${id}/note`, { text });
  assert.equal((await note(ada, 'Bo wants stones\nand coins')).status, 200);
  const noted = async (guest: Guest) => [(await listOf(guest)).mine[0]?.note, (await guest.request('GET', `/api/tables/${id}/note`)).body];
  assert.deepEqual(await noted(ada), ['Bo wants stones', { text: 'Bo wants stones\nand coins' }]);
  assert.deepEqual(await noted(bo), [null, { text: '' }]);
  assert.match(JSON.stringify((await ada.request('GET', '/api/account/export')).body), /"notes":\[\{"table":"[\w-]+","text":"Bo wants/);
  assert.ok(!JSON.stringify((await bo.request('GET', '/api/account/export')).body).includes('stones'));
  assert.equal((await note(ada, 'x'.repeat(2001))).status, 400);
  const closed = await bo.create('tiny', OPEN, { access: 'closed' });
  assert.equal(codeOf(await ada.request('PUT', `/api/tables/${closed.id}/note`, { text: 'hm' })), 'no-table');
  await note(ada, ' ');
  assert.deepEqual(await noted(ada), [null, { text: '' }]);
});
