import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Account, TablePage } from '@madang/wire';
import { z } from 'zod';
import { type Guest, newGuest } from '../../support/guest.ts';
import { chance, playOut, startedTable } from '../../support/match.ts';
import { command, serverFor } from '../../support/server.ts';

const matchesOf = async (asking: Guest, id: string, after = ''): Promise<TablePage> =>
  TablePage.parse((await asking.request('GET', `/api/users/${id}/matches${after}`)).body);
const ids = ({ tables }: TablePage): string[] => tables.map(({ id }) => id);

test('a person’s matches are those that are over; private ones are shown to who played there alone', async (t) => {
  const { url } = await serverFor(t);
  const open = await startedTable(url, 'tiny', 2, { options: { rounds: '1' } });
  await playOut(open, chance(1));
  const [ada, bea] = open.guests;
  assert.ok(ada && bea);
  const hidden = await ada.create('tiny', [{ kind: 'me' }, { kind: 'screen', name: 'Kid' }], { access: 'link', options: { rounds: '1' } });
  await ada.table('POST', `/api/tables/${hidden.id}/start`);
  assert.deepEqual(ids(await matchesOf(ada, ada.id)), [open.id], 'what is still played is none');
  const line = await ada.line();
  line.send({ type: 'watch', table: hidden.id });
  await line.next('view');
  await playOut({ id: hidden.id, guests: [ada], lines: [line] }, chance(2));
  assert.deepEqual(ids(await matchesOf(ada, ada.id)).sort(), [open.id, hidden.id].sort());
  const stranger = await newGuest(url, 'Eve');
  for (const other of [bea, stranger]) assert.deepEqual(ids(await matchesOf(other, ada.id)), [open.id]);
  assert.equal((await stranger.request('GET', `/api/users/${ada.id}`)).status, 200);
  assert.equal((await stranger.request('GET', '/api/users/nobody')).status, 404);
});

const Everything = z.object({
  person: z.object({ id: z.string(), zone: z.string().nullable() }),
  login: z.string().nullable(),
  tables: z.array(z.looseObject({ id: z.string(), seats: z.array(z.unknown()), moves: z.array(z.object({ seat: z.number() }).loose()) })),
  said: z.array(z.looseObject({ text: z.string() })),
  cups: z.array(z.looseObject({ name: z.string(), game: z.string(), status: z.string(), joinedAt: z.number() })),
});

test('everything that a person has is theirs to take: their tables, moves and words, and nothing of others', async (t) => {
  const { url } = await serverFor(t);
  const played = await startedTable(url, 'tiny', 2, { options: { rounds: '1' } });
  const [ada, bea] = played.guests;
  const [first, second] = played.lines;
  assert.ok(ada && bea && first && second);
  for (const [line, text] of [
    [first, 'mine'],
    [second, 'hers'],
  ] as const) {
    line.send({ type: 'chat', table: played.id, command: command(), text });
    await line.next('chat', ({ lines }) => lines.some((one) => one.text === text));
  }
  await playOut(played, chance(3));
  await ada.request('POST', '/api/account', { login: 'ada', password: 'a quiet courtyard' });
  const cup = { game: 'tiny', options: {}, seats: 2, people: 4, rounds: 1, clock: { kind: 'days', days: 1 } };
  for (const name of ['Spring cup', 'Autumn cup']) assert.equal((await ada.request('POST', '/api/tournaments', { ...cup, name })).status, 200);
  const answer = await ada.request('GET', '/api/account/export');
  const everything = Everything.parse(answer.body);
  assert.deepEqual([everything.person.id, everything.login], [ada.id, 'ada']);
  assert.deepEqual(
    everything.said.map(({ text }) => text),
    ['mine'],
  );
  assert.deepEqual(
    everything.cups.map(({ name, game, status }) => [name, game, status]),
    [
      ['Spring cup', 'tiny', 'gathering'],
      ['Autumn cup', 'tiny', 'gathering'],
    ],
  );
  const [table] = everything.tables;
  assert.ok(table && table.moves.length > 0);
  assert.ok(table.moves.every(({ seat }) => seat === 0));
  const text = JSON.stringify(answer.body);
  for (const secret of [bea.id, 'hers', 'argon2', 'seed', 'invitation', 'token']) assert.ok(!text.includes(secret), secret);
});

test('of a match that runs nobody takes out its seed or who else sits there, and a stranger nothing at all', async (t) => {
  const { url } = await serverFor(t);
  const { guests } = await startedTable(url, 'tiny', 2);
  const [ada, bea] = guests;
  const { body } = (await ada?.request('GET', '/api/account/export')) ?? {};
  const text = JSON.stringify(body);
  assert.ok(!text.includes('seed'));
  assert.ok(bea && !text.includes(bea.id));
  const nobody = await fetch(`${url}/api/account/export`);
  assert.equal(nobody.status, 401);
});

test('a zone is one that there is; what the browser says counts until its person chooses', async (t) => {
  const { url } = await serverFor(t);
  const ada = await newGuest(url, 'Ada');
  const zone = async () => Account.parse((await ada.request('GET', '/api/account')).body).zone;
  assert.equal(await zone(), null);
  await ada.request('POST', '/api/session', { zone: 'Europe/Berlin' });
  assert.equal(await zone(), 'Europe/Berlin');
  await ada.request('PATCH', '/api/session', { zone: 'Asia/Seoul' });
  await ada.request('POST', '/api/session', { zone: 'Europe/Berlin' });
  assert.equal(await zone(), 'Asia/Seoul');
  for (const wrong of ['Nowhere/Here', 'Asia/Seoul\n', '']) assert.equal((await ada.request('PATCH', '/api/session', { zone: wrong })).status, 400);
});
