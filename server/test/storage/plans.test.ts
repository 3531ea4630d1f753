import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { ladderOf } from '../../features/ratings/ladder.ts';
import { openSqlite } from '../../storage/sqlite.ts';
import { GROWING } from '../house/growing.ts';
import { recorded, scansOf, servedOf, stepsOf } from '../house/sqlite-plans.ts';
import { type Guest, newGuest } from '../support/guest.ts';
import { handTime } from '../support/hand-time.ts';
import { chance, playOut, startedTable } from '../support/match.ts';
import { afterwards, command, folderFor, serverFor } from '../support/server.ts';
import { services } from '../support/services.ts';

const QUICK = { options: { rounds: '1' } } as const;

/** A player leaves a match, somebody takes their seat over, and both are deleted. */
async function seatPassed(url: string): Promise<void> {
  const { id, guests, lines } = await startedTable(url, 'tiny', 2, { clock: { kind: 'days', days: 1, out: 'seat' } });
  const [a, b] = lines;
  const mina = await newGuest(url, 'Mina');
  assert.ok(a && b);
  await b.ask({ type: 'act', table: id, seat: 1, command: command(), act: { kind: 'resign' } });
  await a.ask({ type: 'act', table: id, seat: 0, command: command(), act: { kind: 'ask', question: { kind: 'offer', seat: 1 } } });
  await mina.request('GET', '/api/tables');
  await mina.table('POST', `/api/tables/${id}/join`, {});
  for (const guest of [guests[1], mina]) await guest?.request('PATCH', '/api/session', { name: 'Another' });
  await guests[1]?.request('GET', '/api/account/export');
  for (const guest of [guests[1], mina]) await guest?.request('POST', '/api/account/delete', {});
}

/** What a guest can ask of a server, once each. */
async function askEverything(url: string): Promise<void> {
  const played = await startedTable(url, 'tiny', 2, { ...QUICK, clock: { kind: 'days', days: 1, out: 'decision' } });
  const [ada, bo] = played.guests;
  const [a] = played.lines;
  assert.ok(ada && bo && a);
  const { id } = played;
  const get = async (guest: Guest, paths: readonly string[]) => {
    for (const path of paths) assert.ok((await guest.request('GET', path)).status < 500, path);
  };
  const open = await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }]);
  await bo.table('POST', `/api/tables/${open.id}/join`, {});
  await ada.request('POST', `/api/tables/${open.id}/remove`, { seat: 1, person: bo.id });
  await ada.request('PATCH', '/api/session', { name: 'Ada B' });
  await a.ask({ type: 'chat', table: id, command: command(), text: 'hello @Guest 1' });
  await a.ask({ type: 'react', table: id, command: command(), about: 'chat', line: 1, sign: 'yes' });
  await a.ask({ type: 'react', table: id, command: command(), about: 'chat', line: 1, sign: null });
  await a.ask({ type: 'act', table: id, seat: 0, command: command(), act: { kind: 'sit-in', level: 'easy' } });
  await a.ask({ type: 'act', table: id, seat: 0, command: command(), act: { kind: 'back' } });
  await ada.request('PUT', `/api/relations/${bo.id}`, { kind: 'blocked' });
  await ada.request('PUT', `/api/relations/${bo.id}`, { kind: 'friend' });
  await ada.request('DELETE', `/api/relations/${bo.id}`);
  for (const text of ['mine', '']) await ada.request('PUT', `/api/tables/${id}/note`, { text });
  await ada.request('PUT', '/api/account/quiet-hours', { quiet: { from: 60, to: 120, zone: 'UTC' } });
  await ada.request('PUT', '/api/account/notifications', { wishes: [{ kind: 'turn', delay: 0 }] });
  const own = [
    '/api/session',
    '/api/account',
    '/api/account/export',
    '/api/account/notifications',
    '/api/acquaintances',
    '/api/relations',
    '/api/announcement',
    '/api/games',
  ];
  const lists = ['/api/tables', '/healthz', '/api/tournaments', '/api/ladders/tiny/2', `/api/users/${ada.id}`, `/api/users/${ada.id}/matches`];
  const more = [...own, ...lists, `/api/tables/${id}`, `/api/tables/${id}/document`, `/api/tables/${id}/analysis`];
  await get(ada, more);
  await playOut(played, chance(1));
  while (JSON.stringify((await ada.request('GET', '/api/ladders/tiny/2')).body).includes('"matches":0')) await setTimeout(20);
  await get(bo, [...more, `/api/users/${bo.id}/matches`, '/api/tables?mine=9.x&open=9.x']);
  await ada.request('POST', `/api/tables/${id}/rematch`, {});
  await ada.request('POST', `/api/tables/${id}/analysis`, {});
  await ada.request('POST', `/api/tables/${id}/report`, { seat: 1, person: bo.id, reason: 'rude' });
  const cup = { name: 'Cup', game: 'tiny', options: {}, seats: 2, people: 2, rounds: 1, clock: { kind: 'days', days: 1, out: 'seat' } };
  const made = JSON.stringify((await ada.request('POST', '/api/tournaments', cup)).body);
  const cupId = /"id":"([^"]+)"/.exec(made)?.[1] ?? assert.fail(made);
  await get(ada, [`/api/tournaments/${cupId}`]);
  for (const guest of [ada, bo]) await guest.request('POST', `/api/tournaments/${cupId}/join`, {});
  await ada.request('POST', '/api/account', { login: 'ada', password: 'a quiet courtyard' });
  await ada.request('PUT', '/api/account/password', { current: 'a quiet courtyard', password: 'a loud courtyard' });
  await ada.request('POST', '/api/account/password-reset', { name: 'ada' });
  await bo.request('POST', '/api/account/sign-in', { login: 'ada', password: 'a loud courtyard', bring: true });
  await bo.request('DELETE', '/api/account/sessions');
  await seatPassed(url);
  const cy = await newGuest(url, 'Cy');
  await cy.create('tiny', [{ kind: 'me' }, { kind: 'open' }]);
  await cy.request('POST', '/api/account/delete', {});
}

test('nothing that a guest can cause, and no worker, reads all of a table that grows', async (t) => {
  const seen = recorded(t, []);
  const dataFolder = folderFor(t);
  const time = handTime();
  const cleanUp = { waitingDays: 1, runningDays: 1, stoppedDays: 1, guestDays: 1, announceDays: 0 };
  const mail = { smtpUrl: 'smtp://127.0.0.1:1', publicUrl: 'http://127.0.0.1' };
  const server = await serverFor(t, { dataFolder, cleanUp, ...mail }, time.parts);
  await askEverything(server.url);
  for (let look = 0; look < 5; look++) {
    time.pass(2 * 3_600_000);
    await setTimeout(50);
  }
  await server.close();
  const file = new DatabaseSync(`${dataFolder}/madang.sqlite`);
  afterwards(t, () => file.close());
  const names = new Set(
    file
      .prepare("select name from sqlite_master where type = 'table'")
      .all()
      .map(({ name }) => String(name)),
  );
  assert.deepEqual(
    GROWING.filter((name) => !names.has(name)),
    [],
  );
  const asked = servedOf(seen);
  assert.ok(asked.length > 100, `${asked.length} statements`);
  assert.deepEqual(scansOf(file, asked), []);
});

test('a ladder is the beginning of an index, however many guests and people are rated', async (t) => {
  const seen = recorded(t, []);
  const path = `${folderFor(t)}/madang.sqlite`;
  const storage = await openSqlite(path);
  const { db } = storage;
  const many = (most: number) => sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < ${most})`;
  await sql`insert into people (id, name, created_at, account) ${many(2000)} select 'p' || i, 'P' || i, 0, i % 10 = 0 from n`.execute(db);
  await sql`insert into ratings (game, seats, player, person_id, listed, mu, sigma, played, won, at)
    ${many(2000)} select 'tiny', 2, 'person p' || i, 'p' || i, i % 10 = 0, 25 + i % 7, 8, 1, 0, 0 from n`.execute(db);
  const players = await ladderOf({ ...services, storage }, 'tiny', 2, 'players');
  assert.deepEqual([players.length, players.every(({ id }) => Number(id?.slice(1)) % 10 === 0)], [100, true]);
  await storage.close();
  const file = new DatabaseSync(path);
  afterwards(t, () => file.close());
  const asked = [...seen].filter((query) => query.startsWith('select "ratings"'));
  assert.equal(asked.length, 1);
  assert.deepEqual(
    asked.flatMap((query) => stepsOf(file, query)).map((step) => step.replace(/ \(.*/, '')),
    ['SEARCH ratings USING INDEX ratings_ranked', 'SEARCH people USING INDEX sqlite_autoindex_people_1'],
    'nothing is sorted',
  );
});
