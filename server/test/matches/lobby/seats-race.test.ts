import assert from 'node:assert/strict';
import type { TableView } from '@madang/wire';
import { onBothDatabases, ROUNDS, together } from '../../support/databases.ts';
import { type Guest, newGuest } from '../../support/guest.ts';
import { startedTable } from '../../support/match.ts';
import { command, serverFor, settings } from '../../support/server.ts';

const FREE = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }] as const;
const join = (guest: Guest, table: string, seat?: number) => guest.request('POST', `/api/tables/${table}/join`, seat === undefined ? {} : { seat });
const ask = (guest: Guest, table: string, seat: number, person: string): ReturnType<Guest['request']> =>
  guest.request('POST', `/api/tables/${table}/invite`, { seat, person });
const ownSeats = ({ seats }: TableView, { id }: Guest): number => seats.filter(({ person }) => person === id).length;
const tableOf = (guest: Guest, id: string): Promise<TableView> => guest.table('GET', `/api/tables/${id}`);

onBothDatabases('a person who asks for several seats at once has one', async (t, config) => {
  const { url } = await serverFor(t, config);
  const [ada, bo] = [await newGuest(url, 'Ada'), await newGuest(url, 'Bo')];
  for (let round = 0; round < ROUNDS; round++) {
    const { id } = await ada.create('tiny', FREE);
    const answers = await together(3, (i) => join(bo, id, i + 1));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409], `round ${round}`);
    assert.equal(ownSeats(await tableOf(ada, id), bo), 1, `round ${round}`);
  }
});

onBothDatabases('a person who takes a kept seat and an open one at once has one', async (t, config) => {
  const { url } = await serverFor(t, config);
  const { guests } = await startedTable(url, 'tiny', 2);
  const [ada, bo] = guests;
  assert.ok(ada && bo);
  for (let round = 0; round < ROUNDS; round++) {
    const { id } = await ada.create('tiny', FREE);
    assert.equal((await ask(ada, id, 1, bo.id)).status, 200);
    await together(4, (i) => join(bo, id, (i % 2) + 1));
    assert.equal(ownSeats(await tableOf(ada, id), bo), 1, `round ${round}`);
  }
});

onBothDatabases('of two seats kept for a person at once one is, and they have one', async (t, config) => {
  const { url } = await serverFor(t, config);
  const { guests } = await startedTable(url, 'tiny', 2);
  const [ada, bo] = guests;
  assert.ok(ada && bo);
  for (let round = 0; round < ROUNDS; round++) {
    const { id } = await ada.create('tiny', FREE);
    const answers: readonly { readonly status: number }[] = await together(3, (i) => ask(ada, id, i + 1, bo.id));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409], `round ${round}`);
    await together(3, () => join(bo, id));
    assert.equal(ownSeats(await tableOf(ada, id), bo), 1, `round ${round}`);
  }
});

onBothDatabases('a person who makes tables at once has no more than the host allows', async (t, config) => {
  const limits = { ...settings().limits, tablesPerPerson: 5 };
  const { url } = await serverFor(t, { ...config, limits });
  for (let round = 0; round < 4; round++) {
    const ada = await newGuest(url, 'Ada');
    const answers = await together(11, () => ada.request('POST', '/api/tables', { game: 'tiny', seats: [{ kind: 'me' }, { kind: 'open' }] }));
    assert.equal(answers.filter(({ status }) => status === 200).length, 5, `round ${round}`);
  }
});

onBothDatabases('a person who has as many tables as the host allows cannot make one more by a rematch', async (t, config) => {
  const limits = { ...settings().limits, tablesPerPerson: 1 };
  const { url } = await serverFor(t, { ...config, limits });
  const { id, guests, lines } = await startedTable(url, 'tiny', 2);
  const [ada, bo] = guests;
  assert.ok(ada && bo);
  for (const [seat, line] of lines.entries()) {
    const act = seat === 0 ? ({ kind: 'ask', question: { kind: 'abandon' } } as const) : ({ kind: 'agree' } as const);
    assert.equal((await line.ask({ type: 'act', table: id, seat, command: command(), act })).type, 'done');
  }
  const another = await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }]);
  assert.deepEqual((await ada.request('POST', `/api/tables/${id}/rematch`)).body, { code: 'too-many', details: { of: 'tables', most: 1 } });
  assert.equal((await ada.request('POST', `/api/tables/${another.id}/leave`)).status, 200);
  assert.equal((await ada.request('POST', `/api/tables/${id}/rematch`)).status, 200);
});

onBothDatabases('what two changes of a table’s access say at once is both kept', async (t, config) => {
  const { url } = await serverFor(t, config);
  const ada = await newGuest(url, 'Ada');
  for (let round = 0; round < ROUNDS; round++) {
    const { id } = await ada.create('tiny', FREE);
    await Promise.all([{ access: 'link' }, { watchers: false }].map((change) => ada.request('PATCH', `/api/tables/${id}`, change)));
    const { access, watchers } = await tableOf(ada, id);
    assert.deepEqual([access, watchers], ['link', false], `round ${round}`);
  }
});
