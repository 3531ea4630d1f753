import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openConnections } from '../../storage/pool.ts';
import { cutOff } from '../attacks/durability/cuts.ts';
import { databaseFor, POSTGRES } from '../support/backends.ts';
import { guestOf, newGuest } from '../support/guest.ts';
import { chance, follow, playAny, standing, startedTable } from '../support/match.ts';
import { proxyTo } from '../support/proxy.ts';
import { afterwards, command, serverFor } from '../support/server.ts';

/** A slow machine must not be taken for a silent database. */
const TIMEOUT = 1000;

test('connections that fall silent are given up: the next move is written soon, on new ones', { skip: POSTGRES }, async (t) => {
  const proxy = await proxyTo(t, await databaseFor(t));
  const { url } = await serverFor(t, { databaseUrl: proxy.url, databaseTimeout: TIMEOUT });
  const { id, lines } = await startedTable(url, 'tiny', 2);
  const [a] = lines;
  assert.ok(a);
  assert.equal(await playAny(a, id, chance(1)), 1);
  for (let silence = 0; silence < 2; silence++) {
    proxy.hush(false);
    const began = performance.now();
    const { seq, decisions } = standing(a);
    const decision = decisions[0];
    if (!decision) break;
    assert.equal(await playAny(a, id, chance(1)), seq + 1);
    assert.ok(performance.now() - began < 20 * TIMEOUT);
    assert.equal((await fetch(`${url}/healthz`)).status, 200);
  }
});

test('a database that answers nothing: moves are refused as unavailable, health says so, and the server still ends', {
  skip: POSTGRES,
}, async (t) => {
  const proxy = await proxyTo(t, await databaseFor(t));
  const server = await serverFor(t, { databaseUrl: proxy.url, databaseTimeout: TIMEOUT });
  const { id, lines } = await startedTable(server.url, 'tiny', 2);
  const [a, b] = lines;
  assert.ok(a && b);
  proxy.hush(true);
  const bid = (line: typeof a, seat: number) =>
    line.ask({ type: 'play', table: id, seat, seq: 0, command: command(), moves: [{ kind: 'bid', coins: 1 }] });
  const answers = await Promise.all([bid(a, 0), bid(b, 1), bid(a, 0)]);
  for (const answer of answers) assert.equal(answer.type === 'refused' && answer.problem.code, 'unavailable');
  const health = await fetch(`${server.url}/healthz`);
  assert.deepEqual([health.status, await health.json()], [503, { code: 'unavailable' }]);
  const began = performance.now();
  await server.close();
  assert.ok(performance.now() - began < 20 * TIMEOUT);
});

test('whoever asks while the database is away is told so, by every request and by the socket', { skip: POSTGRES }, async (t) => {
  const proxy = await proxyTo(t, await databaseFor(t));
  const { url } = await serverFor(t, { databaseUrl: proxy.url, databaseTimeout: 2 * TIMEOUT });
  const ada = await newGuest(url, 'Ada');
  const { id } = await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }]);
  const line = await ada.line();
  await line.next('hello');
  proxy.hush(true);
  const document = { format: 'madang-match', game: 'tiny', version: '1', options: {}, seats: 2, seed: 'x', moves: [] };
  const asked: readonly (readonly [method: string, path: string, body?: unknown])[] = [
    ['GET', '/api/session'],
    ['POST', '/api/session', {}],
    ['PATCH', '/api/session', { name: 'Ada L.' }],
    ['GET', '/api/account'],
    ['DELETE', '/api/account/sessions'],
    ['GET', '/api/tables'],
    ['POST', '/api/tables', { game: 'tiny', seats: [{ kind: 'me' }, { kind: 'open' }] }],
    ['POST', '/api/tables/import', { document }],
    ['GET', `/api/tables/${id}`],
    ['GET', `/api/tables/${id}/document`],
    ['POST', `/api/tables/${id}/join`, {}],
    ['POST', `/api/tables/${id}/start`],
    ['POST', `/api/tables/${id}/leave`],
    ['POST', `/api/tables/${id}/rematch`],
  ];
  const away = async ([method, path, body]: (typeof asked)[number]) => {
    const answer = await ada.request(method, path, body);
    assert.deepEqual([answer.status, answer.body], [503, { code: 'unavailable' }], `${method} ${path}`);
  };
  line.send({ type: 'watch', table: id });
  // A command too is answered by its name where the table itself cannot be found: who sent it knows to send it again.
  const move = line.ask({ type: 'play', table: id, seat: 0, seq: 0, command: command(), moves: [{ kind: 'bid', coins: 1 }] });
  await Promise.all(asked.map(away));
  assert.deepEqual((await line.next('problem')).problem, { code: 'unavailable' });
  const refused = await move;
  assert.deepEqual([refused.type, refused.type === 'refused' && refused.problem], ['refused', { code: 'unavailable' }]);
  assert.equal((await ada.request('GET', '/api/games')).status, 200);
  proxy.speak();
  proxy.cut();
  let again = await ada.request('GET', `/api/tables/${id}`);
  while (again.status === 503) again = await ada.request('GET', `/api/tables/${id}`);
  assert.equal(again.status, 200);
});

test('NOTIFY is heard again after a silence', { skip: POSTGRES }, async (t) => {
  const database = await databaseFor(t);
  const proxy = await proxyTo(t, database);
  const secret = 'a secret that both nodes share, 32 letters';
  const shared = { secret, databaseTimeout: TIMEOUT, catchUpEvery: 1_000_000 };
  const east = await serverFor(t, { ...shared, databaseUrl: proxy.url });
  const west = await serverFor(t, { ...shared, databaseUrl: database });
  const { id, guests, lines } = await startedTable(west.url, 'tiny', 2);
  const [a] = lines;
  const [ada] = guests;
  assert.ok(a && ada);
  const there = await follow(guestOf(east.url, ada.id, ada.cookie), id);
  proxy.hush(false);
  await playAny(a, id, chance(1));
  await there.next('step', (step) => step.seq === 1);
});

test(
  'the way to the database is cut, falls silent or slows down while somebody plays: nothing is lost, doubled or in another order',
  { skip: POSTGRES },
  (t) => cutOff(t, 4),
);

test('a change whose answer was lost is known of, a read is not', { skip: POSTGRES }, async (t) => {
  let unsure = 0;
  const connections = openConnections(
    await databaseFor(t),
    20 * TIMEOUT,
    () => undefined,
    () => {
      unsure += 1;
    },
  );
  afterwards(t, () => connections.end());
  await connections.query({ text: 'create table things (id int)' });
  const cut = 'pg_terminate_backend(pg_backend_pid())';
  await assert.rejects(connections.query({ text: `select ${cut}` }));
  assert.equal(unsure, 0);
  await assert.rejects(connections.query({ text: `insert into things select 1 where ${cut}` }));
  assert.equal(unsure, 1);
});

test('one connection is enough: no step holds it while it waits for another', { skip: POSTGRES }, async (t) => {
  const { url } = await serverFor(t, { databaseUrl: await databaseFor(t), databaseConnections: 1 });
  const { id, guests, lines } = await startedTable(url, 'tiny', 2);
  const [ada] = guests;
  const [a, b] = lines;
  assert.ok(ada && a && b);
  const asked = ['/api/games', '/api/session', `/api/tables/${id}`, '/api/progress', '/api/ladders/tiny/2'];
  const answers = Promise.all(asked.map((path) => ada.request('GET', path)));
  const draw = chance(1);
  for (let move = 0; move < 6; move++) await Promise.all([playAny(a, id, draw), playAny(b, id, draw)]);
  assert.deepEqual(
    (await answers).map(({ status }) => status),
    asked.map(() => 200),
  );
});
