import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { NewToken, type TokenScope, TokenView } from '@madang/wire';
import { z } from 'zod';
import { addSession, findSession } from '../../../features/users/sessions.ts';
import { addToken, tokensOf } from '../../../features/users/tokens.ts';
import { openConnections } from '../../../storage/pool.ts';
import { openPostgres } from '../../../storage/postgres.ts';
import { openSqlite } from '../../../storage/sqlite.ts';
import type { Storage } from '../../../storage/storage.ts';
import { databaseFor, POSTGRES } from '../../support/backends.ts';
import { onBothDatabases, together } from '../../support/databases.ts';
import { type Guest, newGuest, programOf } from '../../support/guest.ts';
import { handTime } from '../../support/hand-time.ts';
import { afterwards, command, folderFor, serverFor } from '../../support/server.ts';
import { services } from '../../support/services.ts';

const PASSWORD = 'a quiet courtyard';
const HOUR = 3_600_000;

/** A person with an account. */
async function member(url: string, login: string): Promise<Guest> {
  const guest = await newGuest(url, login);
  assert.equal((await guest.request('POST', '/api/account', { login, password: PASSWORD })).status, 200);
  return guest;
}

const ask = (person: Guest, scopes: readonly TokenScope[], current = PASSWORD) =>
  person.request('POST', '/api/account/tokens', { name: 'Random player', scopes, current });

async function tokenOf(person: Guest, scopes: readonly TokenScope[] = ['read', 'play']): Promise<NewToken> {
  const made = await ask(person, scopes);
  assert.equal(made.status, 200, JSON.stringify(made.body));
  return NewToken.parse(made.body);
}

const listed = async (person: Guest): Promise<TokenView[]> =>
  z.array(TokenView.strict()).parse((await person.request('GET', '/api/account/tokens')).body);

onBothDatabases('a program acts by an API token, which is shown once and kept as a hash, until its person revokes it', async (t, config) => {
  const folder = folderFor(t);
  const time = handTime();
  const { url } = await serverFor(t, { ...config, ...(config.databaseUrl === undefined && { dataFolder: folder }) }, time.parts);
  const ada = await member(url, 'ada');
  const made = await tokenOf(ada);
  assert.match(made.token, /^mdg_[\w-]{43}$/);
  const { token, ...rest } = made;
  assert.deepEqual(await listed(ada), [rest]);
  assert.equal(rest.usedAt, null);
  if (config.databaseUrl === undefined) {
    const db = new DatabaseSync(join(folder, 'madang.sqlite'), { readOnly: true });
    afterwards(t, () => db.close());
    const [row] = db.prepare('select * from api_tokens').all();
    assert.equal(row?.token, createHash('sha256').update(token).digest('base64url'));
    assert.doesNotMatch(JSON.stringify(row), new RegExp(token.slice(4)));
  }
  const program = programOf(url, ada.id, token);
  assert.deepEqual((await program.request('GET', '/api/session')).body, { id: ada.id, name: 'ada' });
  const first = time.parts.time.now();
  time.pass(HOUR);
  await program.request('GET', '/api/session');
  assert.equal((await listed(ada))[0]?.usedAt, first, 'written once an hour at most');
  time.pass(1);
  const table = await program.create('tiny', [{ kind: 'me' }, { kind: 'open' }]);
  assert.deepEqual([table.owner.id, table.mine], [ada.id, [0]]);
  assert.equal((await listed(ada))[0]?.usedAt, first + HOUR + 1);
  const bo = await member(url, 'bob');
  assert.equal((await bo.request('DELETE', `/api/account/tokens/${made.id}`)).status, 404, 'another person’s');
  assert.equal((await ada.request('DELETE', `/api/account/tokens/${made.id}`)).status, 200);
  assert.deepEqual(await listed(ada), []);
  const refused = await program.request('GET', '/api/session');
  assert.deepEqual([refused.status, refused.body, refused.headers.get('www-authenticate')], [401, { code: 'wrong-token' }, 'Bearer']);
});

onBothDatabases('only an account makes tokens, and only with its password', async (t, config) => {
  const { url } = await serverFor(t, config);
  const guest = await newGuest(url, 'Guest');
  const refused = await ask(guest, ['read']);
  assert.deepEqual([refused.status, refused.body], [403, { code: 'account-needed' }]);
  const ada = await member(url, 'ada');
  assert.deepEqual((await ask(ada, ['read'], 'not the password')).body, { code: 'wrong-password' });
  assert.equal((await ada.request('POST', '/api/account/tokens', { name: 'Random player', scopes: ['read'] })).status, 403);
  assert.equal((await ask(ada, [])).status, 400);
  assert.deepEqual(await listed(ada), []);
});

/** Thirty tokens that one person asks for at once. */
async function thirty(storage: Storage): Promise<number> {
  const own = { ...services, storage };
  await storage.db.insertInto('people').values({ id: 'ada', name: 'Ada', language: null, created_at: 0 }).execute();
  await storage.db.insertInto('passwords').values({ person: 'ada', login: 'ada', hash: 'x', changed_at: 0 }).execute();
  const cookie = await storage.db.transaction().execute((db) => addSession(db, 'ada', 'Firefox', own.time.now()));
  const session = await findSession(own, cookie);
  assert.ok(session);
  const made = await together(30, (i) => addToken(own, session, { name: `${i}`, scopes: ['play', 'read', 'play'] }));
  for (const one of made) if (!one.ok) assert.deepEqual(one.problem, { code: 'too-many', details: { of: 'tokens', most: 20 } });
  const kept = await tokensOf(own, 'ada');
  assert.ok(kept.every(({ scopes }) => scopes.join() === 'read,play'));
  return kept.length;
}

test('a person has twenty tokens at most, however many they ask for at once', async (t) => {
  const storage = await openSqlite(':memory:');
  afterwards(t, () => storage.close());
  assert.equal(await thirty(storage), 20);
});

test('the same on PostgreSQL', { skip: POSTGRES }, async (t) => {
  const url = await databaseFor(t);
  const storage = await openPostgres(
    openConnections(url, 3000, () => undefined),
    url,
  );
  afterwards(t, () => storage.close());
  assert.equal(await thirty(storage), 20);
});

test('a token does what its scopes allow; no token reaches the account, sessions, tokens or the admin’s requests', async (t) => {
  const { url } = await serverFor(t);
  const ada = await member(url, 'ada');
  const reader = programOf(url, ada.id, (await tokenOf(ada, ['read'])).token);
  const player = programOf(url, ada.id, (await tokenOf(ada, ['play'])).token);
  const { id } = await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }], { access: 'closed' });
  assert.equal((await reader.request('GET', `/api/tables/${id}`)).status, 200);
  assert.equal((await reader.request('HEAD', `/api/tables/${id}`)).status, 200);
  const wantsPlay = await reader.request('POST', '/api/tables', { game: 'tiny', seats: [{ kind: 'me' }, { kind: 'open' }] });
  assert.deepEqual([wantsPlay.status, wantsPlay.body], [403, { code: 'token-scope', details: { wanted: 'play', allowed: ['read'] } }]);
  const wantsRead = await player.request('GET', `/api/tables/${id}`);
  assert.deepEqual([wantsRead.status, wantsRead.body], [403, { code: 'token-scope', details: { wanted: 'read', allowed: ['play'] } }]);
  assert.equal((await player.request('POST', `/api/tables/${id}/leave`)).status, 200);
  assert.equal((await player.request('GET', '/api/games')).status, 200, 'for everybody');
  const program = programOf(url, ada.id, (await tokenOf(ada)).token);
  const closed = [
    ['GET', '/api/account'],
    ['GET', '/api/account/export'],
    ['GET', '/api/account/tokens'],
    ['POST', '/api/account/tokens', { name: 'x', scopes: ['play'], current: PASSWORD }],
    ['DELETE', '/api/account/tokens/x'],
    ['DELETE', '/api/account/sessions'],
    ['POST', '/api/account/delete', { current: PASSWORD }],
    ['PUT', '/api/account/password', { current: PASSWORD, password: `${PASSWORD}!` }],
    ['POST', '/api/account/sign-in', { login: 'ada', password: PASSWORD }],
    ['PATCH', '/api/session', { name: 'Eve' }],
    ['DELETE', '/api/session'],
    ['GET', '/api/admin/users'],
  ] as const;
  for (const [method, path, body] of closed) {
    const { status, body: problem } = await program.request(method, path, body);
    assert.deepEqual([path, status, problem], [path, 403, { code: 'no-token-may', details: { allowed: ['read', 'play'] } }]);
  }
  assert.equal((await program.request('GET', '/api/nowhere')).status, 404);
});

test('a token wins over a cookie, needs no origin, and a wrong one is no guest', async (t) => {
  const { url } = await serverFor(t);
  const [ada, bo] = [await member(url, 'ada'), await member(url, 'bob')];
  const { token } = await tokenOf(ada);
  const get = async (path: string, headers: Readonly<Record<string, string>>) => {
    const answer = await fetch(url + path, { headers });
    const body: unknown = await answer.json();
    return { status: answer.status, body };
  };
  assert.deepEqual((await get('/api/session', { cookie: bo.cookie, authorization: `bearer ${token}` })).body, { id: ada.id, name: 'ada' });
  for (const forged of [`${token}x`, `${token.slice(0, -1)}`, 'mdg_', `mdg_${'A'.repeat(5000)}`, 'mdg_ü'])
    for (const path of ['/api/session', '/api/tables'])
      assert.deepEqual(await get(path, { cookie: bo.cookie, authorization: `Bearer ${encodeURI(forged)}` }), {
        status: 401,
        body: { code: 'wrong-token' },
      });
  // Proxies with a sign-in of their own add bearers that are not ours.
  assert.deepEqual((await get('/api/session', { cookie: bo.cookie, authorization: 'Bearer eyJhbGciOi.J9.x' })).body, { id: bo.id, name: 'bob' });
  const elsewhere = { origin: 'https://elsewhere.example', 'content-type': 'application/json' };
  const body = JSON.stringify({ game: 'tiny', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const made = await fetch(`${url}/api/tables`, { method: 'POST', headers: { ...elsewhere, authorization: `Bearer ${token}` }, body });
  assert.equal(made.status, 200);
  const cookied = await fetch(`${url}/api/tables`, { method: 'POST', headers: { ...elsewhere, cookie: ada.cookie }, body });
  assert.equal(cookied.status, 403);
});

test('a token opens a socket, which does what its scopes allow', async (t) => {
  const { url } = await serverFor(t);
  const ada = await member(url, 'ada');
  const { id } = await ada.create('tiny', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  await ada.table('POST', `/api/tables/${id}/start`);
  const reader = await programOf(url, ada.id, (await tokenOf(ada, ['read'])).token).line();
  assert.equal((await reader.next('hello')).person, ada.id);
  reader.send({ type: 'watch', table: id });
  await reader.next('view');
  reader.send({ type: 'chat', table: id, command: command(), text: 'hello' });
  const refused = await reader.next('problem');
  assert.deepEqual([refused.table, refused.problem], [id, { code: 'token-scope', details: { wanted: 'play', allowed: ['read'] } }]);
  const player = await programOf(url, ada.id, (await tokenOf(ada, ['play'])).token).line();
  player.send({ type: 'subscribe', lists: 'mine', pages: 1 });
  assert.equal((await player.next('problem')).problem.code, 'token-scope');
  assert.equal((await player.ask({ type: 'chat', table: id, command: command(), text: 'hello' })).type, 'done');
  const forged = await programOf(url, ada.id, 'mdg_forged').line();
  const closed = once(forged.socket, 'close');
  assert.equal((await forged.next('problem')).problem.code, 'wrong-token');
  assert.equal((await closed)[0], 4401);
});

/** Things that end every token of a person. */
const ENDS: Readonly<Record<string, (person: Guest, host: Guest) => Promise<{ readonly status: number }>>> = {
  'a new password': (ada) => ada.request('PUT', '/api/account/password', { current: PASSWORD, password: `${PASSWORD}!` }),
  'a ban': (ada, host) => host.request('POST', `/api/admin/users/${ada.id}/ban`, { days: 1 }),
  deletion: (ada) => ada.request('POST', '/api/account/delete', { current: PASSWORD }),
};

for (const [what, end] of Object.entries(ENDS)) {
  test(`${what} ends the tokens of a person, and their sockets`, async (t) => {
    const folder = folderFor(t);
    const { url } = await serverFor(t, { dataFolder: folder });
    const [ada, host] = [await member(url, 'ada'), await member(url, 'host')];
    const db = new DatabaseSync(join(folder, 'madang.sqlite'));
    afterwards(t, () => db.close());
    db.prepare('update people set host = 1 where id = ?').run(host.id);
    const program = programOf(url, ada.id, (await tokenOf(ada)).token);
    const line = await program.line();
    await line.next('hello');
    const closed = once(line.socket, 'close');
    assert.equal((await end(ada, host)).status, 200);
    assert.equal((await closed)[0], 4401);
    assert.deepEqual((await program.request('GET', '/api/session')).body, { code: 'wrong-token' });
    assert.deepEqual(db.prepare('select * from api_tokens').all(), []);
  });
}

test('a revoked token closes its sockets on other nodes too', { skip: POSTGRES }, async (t) => {
  const shared = { databaseUrl: await databaseFor(t), secret: 'a secret that both nodes share, 32 letters' };
  const [east, west] = [await serverFor(t, shared), await serverFor(t, shared)];
  const ada = await member(east.url, 'ada');
  const [ended, kept] = [await tokenOf(ada), await tokenOf(ada)];
  const lines = await Promise.all([ended, kept].map(({ token }) => programOf(west.url, ada.id, token).line()));
  for (const line of lines) await line.next('hello');
  const [line, other] = lines;
  assert.ok(line && other);
  const closed = once(line.socket, 'close');
  assert.equal((await ada.request('DELETE', `/api/account/tokens/${ended.id}`)).status, 200);
  assert.equal((await closed)[0], 4401);
  other.send({ type: 'ping' });
  await other.next('pong');
});

test('the export names tokens without their secret, and no log line has one', async (t) => {
  const lines: string[] = [];
  const { url } = await serverFor(t, { logLevel: 'trace' }, { logTo: { write: (line) => void lines.push(line) } });
  const ada = await member(url, 'ada');
  const { token, id } = await tokenOf(ada);
  const program = programOf(url, ada.id, token);
  await program.request('GET', '/api/tables');
  await program.request('POST', '/api/tables', 'not a table');
  await program.request('GET', '/api/account');
  await programOf(url, ada.id, `${token}x`).request('GET', '/api/tables');
  const socket = await program.line();
  await socket.next('hello');
  const text = JSON.stringify((await ada.request('GET', '/api/account/export')).body);
  assert.match(text, /"programs":\[\{"name":"Random player","scopes":\["read","play"\],"createdAt":\d+,"usedAt":\d+\}\]/);
  const hash = createHash('sha256').update(token).digest('base64url');
  for (const secret of [token.slice(4), hash, id]) for (const where of [text, ...lines]) assert.ok(!where.includes(secret), where.slice(0, 200));
});
