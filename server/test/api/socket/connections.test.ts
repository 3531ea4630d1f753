import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { TableList } from '@madang/wire';
import { WebSocket } from 'ws';
import { LIMITS } from '../../../index.ts';
import { newGuest } from '../../support/guest.ts';
import { startedTable } from '../../support/match.ts';
import { command, serverFor, settings } from '../../support/server.ts';

const generous = settings().limits;
const SEATS = [{ kind: 'me' }, { kind: 'open' }] as const;

test('a whole view is not asked for again and again: what is dear counts for more', async (t) => {
  const { url } = await serverFor(t, { limits: { ...generous, messagesPerSecond: 1, burst: 60 } });
  const ada = await newGuest(url);
  const { id } = await ada.create('tiny', SEATS);
  const line = await ada.line();
  for (let i = 0; i < 30; i++) line.send({ type: 'watch', table: id });
  await line.next('problem', ({ problem }) => problem.code === 'too-fast');
  assert.ok(line.received.filter((message) => message.type === 'table').length <= 11);
  const other = await ada.line();
  for (let i = 0; i < 30; i++) other.send({ type: 'ping' });
  for (let i = 0; i < 30; i++) await other.next('pong');
});

test('a connection follows so many tables and no more', async (t) => {
  const { url } = await serverFor(t, { limits: { ...generous, tablesPerSocket: 2 } });
  const ada = await newGuest(url);
  const tables = [await ada.create('tiny', SEATS), await ada.create('tiny', SEATS), await ada.create('tiny', SEATS)];
  const line = await ada.line();
  for (const { id } of tables) line.send({ type: 'watch', table: id });
  const refused = await line.next('problem');
  assert.deepEqual([refused.table, refused.problem], [tables[2]?.id, { code: 'too-many', details: { of: 'followed', most: 2 } }]);
  line.send({ type: 'unwatch', table: tables[0]?.id ?? '' });
  line.send({ type: 'watch', table: tables[2]?.id ?? '' });
  await line.next('table', ({ table }) => table.id === tables[2]?.id);
});

test('one person has so many connections; one that is closed makes room', async (t) => {
  const { url } = await serverFor(t, { limits: { ...generous, socketsPerPerson: 2 } });
  const [ada, bo] = [await newGuest(url), await newGuest(url)];
  const lines = [await ada.line(), await ada.line()];
  for (const line of lines) await line.next('hello');
  const third = await ada.line();
  const ended = once(third.socket, 'close');
  assert.deepEqual((await third.next('problem')).problem, { code: 'too-many', details: { of: 'sockets', most: 2 } });
  assert.equal((await ended)[0], 4429);
  await (await bo.line()).next('hello');
  await lines[0]?.close();
  for (;;) {
    const again = await ada.line();
    const first = await Promise.race([again.next('hello'), again.next('problem')]);
    if (first.type === 'hello') break;
    await again.close();
  }
});

test('one address has so many connections', async (t) => {
  const { url } = await serverFor(t, { limits: { ...generous, socketsPerAddress: 2 } });
  const ada = await newGuest(url);
  await ada.line();
  await ada.line();
  const third = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: { cookie: ada.cookie } });
  const [error] = await once(third, 'error');
  assert.match(String(error), /429/);
});

test('one person has so many tables that are not over, imported ones too; one address makes so many in a minute', async (t) => {
  const { url } = await serverFor(t, { limits: { ...generous, tablesPerPerson: 2, newPerMinute: 5 } });
  const ada = await newGuest(url);
  const make = async () => ada.request('POST', '/api/tables', { game: 'tiny', seats: SEATS });
  const first = await ada.create('tiny', SEATS);
  await ada.create('tiny', SEATS);
  const third = await make();
  assert.deepEqual([third.status, third.body], [429, { code: 'too-many', details: { of: 'tables', most: 2 } }]);
  const options = { tip: 'none', rounds: '1' };
  const document = { format: 'madang-match', game: 'tiny', version: '1', options, seats: 2, seed: 'x', moves: [] };
  assert.equal((await ada.request('POST', '/api/tables/import', { document })).status, 429);
  await ada.request('POST', `/api/tables/${first.id}/leave`);
  assert.equal((await make()).status, 200);
  await make();
  const fast = await make();
  assert.deepEqual([fast.status, fast.body], [429, { code: 'too-fast', details: { after: '1 minute' } }]);
});

test('whoever makes many tables pushes nobody off the lobby: the list goes on', async (t) => {
  const { url } = await serverFor(t);
  const [bo, eve] = [await newGuest(url, 'Bo'), await newGuest(url, 'Eve')];
  const { id } = await bo.create('tiny', SEATS);
  await bo.create('tiny', SEATS, { access: 'link' });
  const made = new Set<string>();
  for (let i = 0; i < 120; i++) made.add((await eve.create('tiny', SEATS)).id);
  const seen = new Set<string>();
  let more: string | null = '';
  for (let page = 0; more !== null; page++) {
    const list = TableList.parse((await eve.request('GET', `/api/tables${more === '' ? '' : `?open=${more}&mine=${more}`}`)).body);
    for (const table of list.open) {
      assert.ok(!seen.has(table.id), 'a table stands on two pages');
      seen.add(table.id);
    }
    more = list.more.open;
    assert.ok(page < 3);
  }
  assert.deepEqual(seen, new Set([...made, id]));
  assert.equal((await eve.request('GET', '/api/tables?open=nonsense')).status, 400);
});

test('the limits of a server that nobody set up let a family play', async (t) => {
  const { url } = await serverFor(t, { limits: LIMITS });
  const guests = await Promise.all(Array.from({ length: 6 }, (_, i) => newGuest(url, `Kid ${i}`)));
  const { id } = (await guests[0]?.create('tiny', SEATS)) ?? { id: '' };
  for (const guest of guests) {
    const line = await guest.line();
    line.send({ type: 'watch', table: id });
    await line.next('table');
  }
});

test('a move costs one of what a connection may send, and so does taking it back', async (t) => {
  const { url } = await serverFor(t, { limits: { ...generous, messagesPerSecond: 1, burst: 30 } });
  const { id, lines } = await startedTable(url, 'tiny', 2);
  const [a] = lines;
  assert.ok(a);
  // Watching the table has taken six.
  for (let i = 0; i < 12; i++) {
    const undone: { readonly type: string } = await a.ask({ type: 'undo', table: id, seat: 0, seq: 0, command: command() });
    const played: { readonly type: string } = await a.ask({
      type: 'play',
      table: id,
      seat: 1,
      seq: 0,
      command: command(),
      moves: [{ kind: 'stop' }],
    });
    assert.deepEqual([undone.type, played.type], ['refused', 'refused']);
  }
  assert.ok(a.received.every((message) => message.type !== 'problem'));
});

test('who looks after the server is never too fast', async (t) => {
  const { url } = await serverFor(t, { limits: { ...generous, requestsPerMinute: 3 } });
  for (let i = 0; i < 5; i++) {
    for (const path of ['/healthz', '/metrics']) assert.equal((await fetch(`${url}${path}`)).status, 200, path);
  }
});
