import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ChatNameSettings, TournamentView } from '@madang/wire';
import { newGuest } from '../../support/guest.ts';
import { chance, follow, playOut } from '../../support/match.ts';
import { folderFor, serverFor } from '../../support/server.ts';
import { addHook, makeAdmin, newClub, openTable } from './club.ts';

test('only admins see, add, change, test and remove webhooks', async (t) => {
  const club = await newClub(t);
  const { id } = await addHook(club, 'discord', { name: 'News' });
  const eve = await newGuest(club.server.url, 'Eve');
  const change = { name: 'Other', language: 'ko', events: ['results'] };
  const one = `/api/admin/webhooks/${id}`;
  for (const [method, path, body] of [
    ['GET', '/api/admin/webhooks'],
    ['PUT', one, change],
    ['POST', `${one}/test`],
    ['DELETE', one],
  ] as const)
    assert.equal((await eve.request(method, path, body)).status, 404, `${method} ${path}`);
  const [found] = await club.webhooks();
  const host = new URL(club.web.url).host;
  const events = ['tables', 'results', 'tournaments', 'turns'];
  assert.deepEqual(found, { id, name: 'News', form: 'discord', host, language: 'en', events, state: 'active' });
  assert.equal((await club.admin.request('PUT', one, change)).status, 200);
  const [changed] = await club.webhooks();
  assert.deepEqual([changed?.name, changed?.language, changed?.events], ['Other', 'ko', ['results']]);
  assert.equal((await club.admin.request('POST', `${one}/test`)).status, 200);
  assert.match(String((await club.next()).json.content), /마당 테스트 메시지/);
  assert.equal((await club.admin.request('DELETE', one)).status, 200);
  assert.deepEqual(await club.webhooks(), []);
  await openTable(eve);
  assert.equal(await club.quiet(70), 0);
});

test('a webhook that gets another address starts afresh there, and edits nothing that it sent to the old one', async (t) => {
  const club = await newClub(t);
  const { id } = await addHook(club, 'discord', { events: ['tables'] });
  const eve = await newGuest(club.server.url, 'Eve');
  await openTable(eve);
  const before = await club.next();
  const change = { name: 'Moved', language: 'en', events: ['tables'] };
  const put = (path: string, address: string) => club.admin.request('PUT', path, { ...change, address });
  assert.deepEqual((await put(`/api/admin/webhooks/${id}`, 'https://10.0.0.1/x')).body, { code: 'not-reachable' });
  assert.equal((await put(`/api/admin/webhooks/${id}`, `${club.web.url}/discord/elsewhere`)).status, 200);
  const [moved] = await club.webhooks();
  assert.ok(moved && moved.id !== id);
  assert.deepEqual([moved.name, moved.state], ['Moved', 'active']);
  assert.equal((await club.admin.request('POST', `/api/admin/webhooks/${id}/test`)).status, 404, 'the old id is gone');
  await openTable(eve);
  const { hit } = await club.next();
  assert.equal(hit.method, 'POST');
  assert.match(hit.path, /^\/discord\/elsewhere/);
  assert.notEqual(hit.path, before.hit.path);
});

test('a webhook is refused with a private address, a wrong room, no event, or as the twenty-first', async (t) => {
  const club = await newClub(t);
  const asked = { form: 'discord', name: '', address: 'https://chat.example/x', language: 'en', events: ['tables'] };
  const add = async (more: Readonly<Record<string, unknown>>) => {
    const { status, body } = await club.admin.request('POST', '/api/admin/webhooks', { ...asked, ...more });
    return status === 200 ? 'done' : JSON.stringify(body);
  };
  assert.match(await add({ address: 'https://10.0.0.1/x' }), /not-reachable/);
  assert.match(await add({ address: 'ftp://chat.example/x' }), /not-understood/);
  assert.match(await add({ events: [] }), /not-understood/);
  assert.match(await add({ form: 'matrix', room: '#club:example.org', token: 'x' }), /not-understood/);
  for (let i = 0; i < 20; i++) assert.equal(await add({}), 'done');
  assert.match(await add({}), /too-many/);
});

test('a server without a public address offers no webhooks', async (t) => {
  const place = { dataFolder: folderFor(t), databaseUrl: undefined };
  const { url } = await serverFor(t, place);
  const admin = await makeAdmin(url, place);
  assert.deepEqual((await admin.request('GET', '/api/admin/webhooks')).body, { offered: false, webhooks: [] });
  const asked = { form: 'slack', name: '', address: 'https://chat.example/x', language: 'en', events: ['tables'] };
  assert.deepEqual((await admin.request('POST', '/api/admin/webhooks', asked)).body, { code: 'not-offered-here' });
});

test('a person gives their ids in chat programs, is asked only where this server mentions people, and takes them back', async (t) => {
  const club = await newClub(t);
  const ada = await newGuest(club.server.url, 'Ada');
  const settings = async () => ChatNameSettings.parse((await ada.request('GET', '/api/account/chat-names')).body);
  const set = async (names: unknown) => (await ada.request('PUT', '/api/account/chat-names', names)).status;
  assert.deepEqual(await settings(), { names: { discord: null, matrix: null }, used: [] });
  await addHook(club, 'matrix', { events: ['results'] });
  assert.deepEqual((await settings()).used, [], 'results mention nobody');
  await addHook(club, 'discord', { events: ['turns'] });
  assert.deepEqual((await settings()).used, ['discord']);
  const names = { discord: '123456789012345678', matrix: '@ada:example.org' };
  assert.equal(await set(names), 200);
  assert.deepEqual((await settings()).names, names);
  for (const wrong of [{ discord: 'ada' }, { discord: '1> <@2' }, { matrix: 'ada' }, { matrix: '@room' }, { matrix: '@a"b:x' }])
    assert.equal(await set({ ...names, ...wrong }), 400, JSON.stringify(wrong));
  const { body } = await ada.request('GET', '/api/account/export');
  assert.match(JSON.stringify(body), /123456789012345678/);
  assert.equal(await set({ discord: null, matrix: null }), 200);
  assert.deepEqual((await settings()).names, { discord: null, matrix: null });
});

test('a guest who signs in takes their ids along, but for those that the account has', async (t) => {
  const { server } = await newClub(t);
  const names = (guest: { request: (method: string, path: string) => Promise<{ readonly body: unknown }> }) =>
    guest.request('GET', '/api/account/chat-names').then(({ body }) => ChatNameSettings.parse(body).names);
  const password = 'a quiet courtyard';
  const ada = await newGuest(server.url, 'Ada');
  await ada.request('POST', '/api/account', { login: 'ada', password });
  await ada.request('PUT', '/api/account/chat-names', { discord: '111111111111111111', matrix: null });
  const guest = await newGuest(server.url, 'Guest');
  await guest.request('PUT', '/api/account/chat-names', { discord: '222222222222222222', matrix: '@guest:example.org' });
  assert.equal((await guest.request('POST', '/api/account/sign-in', { login: 'ada', password, bring: true })).status, 200);
  assert.deepEqual(await names(ada), { discord: '111111111111111111', matrix: '@guest:example.org' });
});

test('a tournament has one message: open, started, over with its first places', async (t) => {
  const club = await newClub(t);
  await addHook(club, 'discord', { events: ['tournaments'] });
  await addHook(club, 'slack', { events: ['results'] });
  const [ada, bea] = [await newGuest(club.server.url, 'Ada'), await newGuest(club.server.url, 'Bea')];
  const asked = { name: 'Spring @here', game: 'tiny', options: { rounds: '1' }, seats: 2, people: 2, rounds: 1, clock: { kind: 'days', days: 1 } };
  const { id } = TournamentView.parse((await ada.request('POST', '/api/tournaments', asked)).body);
  const open = await club.next();
  assert.equal(open.hit.method, 'POST');
  assert.equal(open.json.content, `**New tournament\\: Spring \\@here**\ntiny · 1 of 2 players · 1 round\n<https://play.example/#/tournament/${id}>`);
  assert.equal((await bea.request('POST', `/api/tournaments/${id}/join`, {})).status, 200);
  const begun = await club.next();
  assert.equal(begun.hit.method, 'PATCH');
  assert.match(String(begun.json.content), /^\*\*Tournament started\\: Spring/);
  const cup = TournamentView.parse((await ada.request('GET', `/api/tournaments/${id}`)).body);
  const guests = [ada, bea];
  const table = cup.tables[0]?.[0]?.table ?? assert.fail();
  await playOut({ id: table, guests, lines: await Promise.all(guests.map((guest) => follow(guest, table))) }, chance(1));
  const last = [await club.next(), await club.next()];
  const over = last.find(({ hit }) => hit.path.startsWith('/discord')) ?? assert.fail();
  assert.match(String(over.json.content), /^\*\*Tournament over\\: Spring.*\n.* 1\\\. (Ada|Bea) · 2\\\. (Ada|Bea)\n/);
  const result = last.find(({ hit }) => hit.path.startsWith('/slack')) ?? assert.fail();
  assert.match(String(result.json.text), /won tiny/);
});
