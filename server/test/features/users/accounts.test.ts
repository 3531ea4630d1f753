import assert from 'node:assert/strict';
import crypto from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { mock, test } from 'node:test';
import { sign } from '@fastify/cookie';
import { Account } from '@madang/wire';
import { purgeTokens, takeToken } from '../../../core/rate-limit.ts';
import { newPasswords } from '../../../features/users/passwords.ts';
import { migrate } from '../../../storage/migrations/index.ts';
import { openConnections } from '../../../storage/pool.ts';
import { openPostgres } from '../../../storage/postgres.ts';
import { kyselyOn, openSqlite } from '../../../storage/sqlite.ts';
import type { Storage } from '../../../storage/storage.ts';
import { databaseFor, POSTGRES } from '../../support/backends.ts';
import { type Guest, guestOf, newGuest } from '../../support/guest.ts';
import { handTime } from '../../support/hand-time.ts';
import { command, folderFor, serverFor, settings } from '../../support/server.ts';

const PASSWORD = 'a quiet courtyard';

/** Signs in on another device; gives that device's session. */
async function signIn(url: string, login: string, password: string, more: { readonly device?: Guest; readonly bring?: boolean } = {}) {
  const headers = { 'content-type': 'application/json', 'user-agent': 'Phone', ...(more.device && { cookie: more.device.cookie }) };
  const body = JSON.stringify({ login, password, ...(more.bring !== undefined && { bring: more.bring }) });
  const answer = await fetch(`${url}/api/account/sign-in`, { method: 'POST', headers, body });
  const json: unknown = await answer.json();
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  return { status: answer.status, body: json, cookie };
}

const accountOf = async (guest: Guest): Promise<Account> => Account.parse((await guest.request('GET', '/api/account')).body);

/** A guest with an account. */
async function member(url: string, login: string, name = 'Ada'): Promise<Guest> {
  const guest = await newGuest(url, name);
  const made = await guest.request('POST', '/api/account', { login, password: PASSWORD });
  assert.equal(made.status, 200);
  return guest;
}

test('a guest becomes an account and keeps the seat; another device signs in to it', async (t) => {
  const { url } = await serverFor(t);
  const ada = await newGuest(url, 'Ada');
  const table = await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }]);
  assert.equal((await accountOf(ada)).login, null);
  await ada.request('POST', '/api/account', { login: ' ＡDA@Home ', password: PASSWORD });
  assert.equal((await accountOf(ada)).login, 'ada@home');
  const signed = await signIn(url, 'Ada@home', PASSWORD);
  assert.deepEqual([signed.status, signed.body], [200, { id: ada.id, name: 'Ada' }]);
  const phone = guestOf(url, ada.id, signed.cookie);
  assert.deepEqual((await phone.table('GET', `/api/tables/${table.id}`)).mine, [0]);
  const { sessions } = await accountOf(phone);
  assert.deepEqual(sessions.map(({ device, here }) => [device, here]).sort(), [
    ['Phone', true],
    ['node', false],
  ]);
});

test('a wrong name and a wrong password are answered alike and cost the same work', async (t) => {
  const { url } = await serverFor(t, {}, { passwords: newPasswords() });
  await member(url, 'ada');
  const work = mock.method(crypto, 'argon2');
  t.after(() => work.mock.restore());
  const answers = [await signIn(url, 'ada', 'not this one at all'), await signIn(url, 'nobody', 'not this one at all')];
  for (const { status, body, cookie } of answers) assert.deepEqual([status, body, cookie], [401, { code: 'wrong-login' }, '']);
  const [known, unknown, ...more] = work.mock.calls.map(({ arguments: [, given] }) => [
    given.memory,
    given.passes,
    given.parallelism,
    given.tagLength,
  ]);
  assert.deepEqual([known, more], [unknown, []]);
});

test('what is kept of a password is a hash with its parameters, and of a session’s token a hash', async (t) => {
  const dataFolder = folderFor(t);
  const { url } = await serverFor(t, { dataFolder }, { passwords: newPasswords() });
  const ada = await member(url, 'ada');
  const file = new DatabaseSync(join(dataFolder, 'madang.sqlite'));
  const everything = JSON.stringify([file.prepare('select * from passwords').all(), file.prepare('select * from sessions').all()]);
  file.close();
  assert.match(everything, /\$argon2id\$v=19\$m=32768,t=3,p=1\$/);
  assert.ok(!everything.includes(PASSWORD));
  const [token = ''] = decodeURIComponent(ada.cookie.slice('madang='.length)).split('.');
  assert.equal(token.length, 43);
  assert.ok(!everything.includes(token));
});

test('a hash with other parameters than today’s is right still, and said to be outdated', async () => {
  const passwords = newPasswords();
  const salt = Buffer.alloc(16, 1);
  const old = crypto.argon2Sync('argon2id', { message: PASSWORD, nonce: salt, memory: 1024, passes: 1, parallelism: 1, tagLength: 32 });
  const kept = `$argon2id$v=19$m=1024,t=1,p=1$${salt.toString('base64').replaceAll('=', '')}$${old.toString('base64').replaceAll('=', '')}`;
  const scrypted = crypto.scryptSync(PASSWORD, salt, 32, { N: 1024, r: 8, p: 1 });
  const other = `$scrypt$ln=10,r=8,p=1$${salt.toString('base64').replaceAll('=', '')}$${scrypted.toString('base64').replaceAll('=', '')}`;
  for (const hash of [kept, other]) {
    assert.deepEqual(await passwords.check(PASSWORD, hash), { ok: true, value: 'outdated' });
    assert.deepEqual(await passwords.check(`${PASSWORD}!`, hash), { ok: true, value: 'wrong' });
  }
  const made = await passwords.hash('cafe\u0301 au coin');
  assert.ok(made.ok);
  assert.deepEqual(await passwords.check('caf\u00e9 au coin', made.value), { ok: true, value: 'right' });
  await assert.rejects(passwords.check(PASSWORD, 'md5:12345'), /unknown form/);
});

test('more log-ins at a time than can be worked out are told to come again', async () => {
  const passwords = newPasswords();
  const asked = await Promise.all(
    Array.from({ length: 36 }, () => passwords.check('x', '$argon2id$v=19$m=8,t=1,p=1$AQEBAQEBAQEBAQEBAQEBAQ$AQ').catch(() => undefined)),
  );
  assert.equal(asked.filter((answer) => answer && !answer.ok).length, 2);
});

test('an outdated hash is made anew when its person signs in', async (t) => {
  const dataFolder = folderFor(t);
  const { url } = await serverFor(t, { dataFolder });
  await member(url, 'ada');
  const salt = Buffer.alloc(16, 1);
  const key = crypto.scryptSync(PASSWORD, salt, 32, { N: 1024, r: 8, p: 1 });
  const bare = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  const file = new DatabaseSync(join(dataFolder, 'madang.sqlite'));
  t.after(() => file.close());
  file.prepare('update passwords set hash = ?').run(`$scrypt$ln=10,r=8,p=1$${bare(salt)}$${bare(key)}`);
  assert.equal((await signIn(url, 'ada', PASSWORD)).status, 200);
  assert.match(String(file.prepare('select hash from passwords').get()?.hash), /^\$argon2id/);
  assert.equal((await signIn(url, 'ada', PASSWORD)).status, 200);
});

test('a name is one person’s; one who has a password takes no second one', async (t) => {
  const { url } = await serverFor(t);
  const ada = await member(url, 'ada');
  const eve = await newGuest(url, 'Eve');
  assert.deepEqual((await eve.request('POST', '/api/account', { login: 'ADA', password: PASSWORD })).body, { code: 'login-taken' });
  assert.equal((await ada.request('POST', '/api/account', { login: 'other', password: PASSWORD })).status, 409);
  assert.equal((await accountOf(ada)).login, 'ada');
  for (const body of [
    { login: 'eve', password: 'short' },
    { login: 'e v e', password: PASSWORD },
    { login: 'e', password: PASSWORD },
  ]) {
    assert.equal((await eve.request('POST', '/api/account', body)).status, 400);
  }
  assert.equal((await accountOf(eve)).login, null);
});

test('a new password needs the old one, and ends every other session', async (t) => {
  const { url } = await serverFor(t);
  const ada = await member(url, 'ada');
  const phone = guestOf(url, ada.id, (await signIn(url, 'ada', PASSWORD)).cookie);
  const change = (current: string) => ada.request('PUT', '/api/account/password', { current, password: 'another long one' });
  assert.deepEqual((await change('not my password')).body, { code: 'wrong-password' });
  assert.equal((await phone.request('GET', '/api/account')).status, 200);
  assert.equal((await change(PASSWORD)).status, 200);
  assert.equal((await phone.request('GET', '/api/account')).status, 401);
  assert.equal((await ada.request('GET', '/api/account')).status, 200);
  assert.equal((await signIn(url, 'ada', PASSWORD)).status, 401);
  assert.equal((await signIn(url, 'ada', 'another long one')).status, 200);
});

test('whoever has an open session of somebody tries few passwords to change theirs or to delete them; then the right one waits, too', async (t) => {
  const { url } = await serverFor(t);
  const ways = [
    ['PUT', '/api/account/password', { password: 'another long one' }],
    ['POST', '/api/account/delete', {}],
  ] as const;
  for (const [i, [method, path, more]] of ways.entries()) {
    const ada = await member(url, `ada${i}`);
    const answers: number[] = [];
    for (let tries = 0; tries < 10; tries++) answers.push((await ada.request(method, path, { current: 'not this one', ...more })).status);
    assert.deepEqual(new Set(answers), new Set([403]));
    assert.deepEqual((await ada.request(method, path, { current: PASSWORD, ...more })).body, { code: 'too-fast' });
    assert.equal((await accountOf(ada)).login, `ada${i}`);
  }
});

test('a session that is ended opens nothing any more, and its sockets hear and say nothing', async (t) => {
  const { url } = await serverFor(t);
  const ada = await member(url, 'ada');
  const phone = guestOf(url, ada.id, (await signIn(url, 'ada', PASSWORD)).cookie);
  const table = await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }]);
  const line = await phone.line();
  await line.next('hello');
  line.send({ type: 'watch', table: table.id });
  await line.next('chat');
  const there = (await accountOf(ada)).sessions.find(({ here }) => !here);
  const eve = await newGuest(url, 'Eve');
  assert.equal((await eve.request('DELETE', `/api/account/sessions/${there?.id}`)).status, 404, 'a stranger ends nobody’s session');
  const ended = ada.request('DELETE', `/api/account/sessions/${there?.id}`);
  assert.deepEqual((await line.next('problem')).problem, { code: 'no-session' });
  line.send({ type: 'chat', table: table.id, command: command(), text: 'still here?' });
  assert.equal((await ended).status, 200);
  assert.equal((await phone.request('GET', '/api/session')).status, 401);
  const mine = await ada.line();
  mine.send({ type: 'watch', table: table.id });
  assert.deepEqual((await mine.next('chat')).lines, []);
});

test('signing out ends this session alone; all others are ended at once', async (t) => {
  const { url } = await serverFor(t);
  const ada = await member(url, 'ada');
  const devices = await Promise.all([1, 2, 3].map(async () => guestOf(url, ada.id, (await signIn(url, 'ada', PASSWORD)).cookie)));
  const [phone, tablet, laptop] = devices;
  assert.ok(phone && tablet && laptop);
  const left = await phone.request('DELETE', '/api/session');
  assert.match(left.headers.get('set-cookie') ?? '', /^madang=;/);
  const open = async () => Promise.all([ada, phone, tablet, laptop].map(async (one) => (await one.request('GET', '/api/session')).status));
  assert.deepEqual(await open(), [200, 401, 200, 200]);
  await tablet.request('DELETE', '/api/account/sessions');
  assert.deepEqual(await open(), [401, 401, 200, 401]);
});

test('who signs in with a guest’s seats brings them along if they say so; two at one table share the screen', async (t) => {
  const { url } = await serverFor(t);
  const ada = await member(url, 'ada');
  const shared = await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }]);
  const browser = await newGuest(url, 'Traveller');
  const own = await browser.create('tiny', [{ kind: 'me' }, { kind: 'screen', name: 'Kid' }]);
  await browser.table('POST', `/api/tables/${shared.id}/join`, {});
  const line = await browser.line();
  line.send({ type: 'watch', table: own.id });
  await line.next('chat');
  line.send({ type: 'chat', table: own.id, command: command(), text: 'hello' });
  await line.next('chat');
  const signed = await signIn(url, 'ada', PASSWORD, { device: browser, bring: true });
  const here = guestOf(url, ada.id, signed.cookie);
  assert.deepEqual((await line.next('problem')).problem, { code: 'no-session' });
  assert.deepEqual((await browser.request('GET', '/api/session')).status, 401);
  const brought = await here.table('GET', `/api/tables/${own.id}`);
  assert.deepEqual([brought.mine, brought.owner.id, brought.seats.map(({ name }) => name)], [[0, 1], ada.id, ['Ada', 'Kid']]);
  const both = await here.table('GET', `/api/tables/${shared.id}`);
  assert.deepEqual(
    [both.mine, both.seats.map(({ name }) => name)],
    [
      [0, 1],
      ['Ada', 'Traveller'],
    ],
  );
  const again = await here.line();
  again.send({ type: 'watch', table: own.id });
  assert.deepEqual(
    (await again.next('chat')).lines.map(({ person, name }) => [person, name]),
    [[ada.id, 'Ada']],
  );
});

test('a guest who does not bring anything along keeps it to themselves, and nobody’s account is ever brought', async (t) => {
  const { url } = await serverFor(t);
  await member(url, 'ada');
  const eve = await member(url, 'eve', 'Eve');
  const table = await eve.create('tiny', [{ kind: 'me' }, { kind: 'open' }]);
  const signed = await signIn(url, 'ada', PASSWORD, { device: eve, bring: true });
  assert.equal(signed.status, 200);
  assert.equal((await eve.request('GET', '/api/session')).status, 401, 'the session from before is ended');
  const again = guestOf(url, eve.id, (await signIn(url, 'eve', PASSWORD)).cookie);
  assert.deepEqual((await again.table('GET', `/api/tables/${table.id}`)).mine, [0]);
  const guest = await newGuest(url, 'Guest');
  const his = await guest.create('tiny', [{ kind: 'me' }, { kind: 'open' }]);
  const ada = guestOf(url, '', (await signIn(url, 'ada', PASSWORD, { device: guest })).cookie);
  assert.deepEqual((await ada.table('GET', `/api/tables/${his.id}`)).mine, []);
});

test('whoever tries passwords is slowed down, for each name, whether it is there or not', async (t) => {
  const time = handTime();
  const { url } = await serverFor(t, {}, time.parts);
  await member(url, 'ada');
  for (const login of ['ada', 'nobody']) {
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) statuses.push((await signIn(url, login, 'a wrong password')).status);
    assert.deepEqual([statuses.slice(0, 10), statuses.slice(10)], [Array(10).fill(401), [429, 429]]);
  }
  assert.equal((await signIn(url, 'ada', PASSWORD)).status, 429, 'nor is the right one tried');
  time.passQuietly(100_000);
  assert.equal((await signIn(url, 'ada', PASSWORD)).status, 200);
});

test('whoever tries many names is slowed down by address', async (t) => {
  const { url } = await serverFor(t, { limits: { ...settings().limits, signInsPerMinute: 3 } });
  const statuses: number[] = [];
  for (let i = 0; i < 5; i++) statuses.push((await signIn(url, `name-${i}`, 'a wrong password')).status);
  assert.deepEqual(statuses, [401, 401, 401, 429, 429]);
});

async function triesComeBack(storage: Storage): Promise<void> {
  const take = (key: string, now: number) => takeToken(storage.db, key, { most: 2, over: 1000 }, 1e12 + now);
  const together = await Promise.all([take('a', 0), take('a', 0), take('a', 0), take('b', 0)]);
  assert.deepEqual([together.slice(0, 3).filter((taken) => taken).length, together[3]], [2, true]);
  assert.equal(await take('a', 499), false);
  assert.deepEqual([await take('a', 500), await take('a', 500)], [true, false]);
  await purgeTokens(storage.db, 1e12 + 86_400_501);
  assert.deepEqual(await storage.db.selectFrom('tries').select('key').execute(), []);
  await storage.close();
}

test('SQLite: tries come back one by one, and each key has its own', async () => triesComeBack(await openSqlite(':memory:')));

test('PostgreSQL: tries come back one by one, and each key has its own', { skip: POSTGRES }, async (t) => {
  const url = await databaseFor(t);
  await triesComeBack(await openPostgres(openConnections(url, 3000, console.error), url));
});

test('two nodes: wrong passwords for a name are counted together', { skip: POSTGRES }, async (t) => {
  const databaseUrl = await databaseFor(t);
  const [one, two] = [await serverFor(t, { databaseUrl, secret: 's'.repeat(32) }), await serverFor(t, { databaseUrl, secret: 's'.repeat(32) })];
  const statuses: number[] = [];
  for (let i = 0; i < 11; i++) statuses.push((await signIn((i % 2 === 0 ? one : two).url, 'ada', 'a wrong password')).status);
  assert.deepEqual([statuses.slice(0, 10).every((status) => status === 401), statuses[10]], [true, 429]);
});

test('a page of another site signs nobody in or out', async (t) => {
  const { url } = await serverFor(t);
  const ada = await member(url, 'ada');
  const headers = { 'content-type': 'application/json', origin: 'https://evil.example', cookie: ada.cookie };
  for (const [method, path] of [
    ['POST', '/api/account/sign-in'],
    ['POST', '/api/account'],
    ['DELETE', '/api/session'],
    ['DELETE', '/api/account/sessions'],
  ] as const) {
    const body = method === 'POST' ? { body: JSON.stringify({ login: 'ada', password: PASSWORD }) } : {};
    assert.equal((await fetch(`${url}${path}`, { method, headers, ...body })).status, 403, path);
  }
  assert.equal((await ada.request('GET', '/api/session')).status, 200);
});

test('two nodes: a session that is ended on one has no sockets on the other', { skip: POSTGRES }, async (t) => {
  const databaseUrl = await databaseFor(t);
  const [one, two] = [await serverFor(t, { databaseUrl, secret: 's'.repeat(32) }), await serverFor(t, { databaseUrl, secret: 's'.repeat(32) })];
  const ada = await member(one.url, 'ada');
  const phone = guestOf(two.url, ada.id, (await signIn(two.url, 'ada', PASSWORD)).cookie);
  const line = await phone.line();
  await line.next('hello');
  await ada.request('DELETE', '/api/account/sessions');
  assert.deepEqual((await line.next('problem')).problem, { code: 'no-session' });
});

test('sessions of before there were rows for them go on', async (t) => {
  const dataFolder = folderFor(t);
  const secret = 's'.repeat(32);
  const old = kyselyOn(new DatabaseSync(join(dataFolder, 'madang.sqlite')));
  await migrate(old, '003-asked');
  await old.insertInto('people').values({ id: 'person-of-before', name: 'Ada', language: null, created_at: 0 }).execute();
  await old.destroy();
  const { url } = await serverFor(t, { dataFolder, secret });
  const before = guestOf(url, 'person-of-before', `madang=${encodeURIComponent(sign('person-of-before', secret))}`);
  assert.deepEqual((await before.request('POST', '/api/session', {})).body, { id: 'person-of-before', name: 'Ada' });
  await before.request('DELETE', '/api/session');
  assert.equal((await before.request('GET', '/api/session')).status, 401);
});
