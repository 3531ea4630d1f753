import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { LIMITS, readConfig } from '../../../index.ts';
import { guestOf, newGuest } from '../../support/guest.ts';
import { startChild } from '../../support/programs/child.ts';
import { folderFor, serverFor, settings } from '../../support/server.ts';

test('a session is a signed cookie that scripts cannot read; a forged one is nobody’s', async (t) => {
  const { url } = await serverFor(t);
  const begun = await fetch(`${url}/api/session`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
  const cookie = begun.headers.get('set-cookie') ?? '';
  assert.match(cookie, /^madang=[^;]+\.[^;]+;.*HttpOnly.*SameSite=Lax/);
  const ada = await newGuest(url, 'Ada');
  assert.deepEqual((await ada.request('GET', '/api/session')).body, { id: ada.id, name: 'Ada' });
  assert.deepEqual((await ada.request('PATCH', '/api/session', { name: ' 아다 ' })).body, { id: ada.id, name: '아다' });
  assert.equal((await ada.request('PATCH', '/api/session', { name: 'a\u202eb' })).status, 400);
  for (const forged of [`madang=${ada.id}`, `madang=${ada.id}.AAAA`, 'madang=%00', 'madang=']) {
    const nobody = guestOf(url, ada.id, forged);
    assert.equal((await nobody.request('GET', '/api/session')).status, 401);
    assert.equal((await nobody.request('POST', '/api/tables', { game: 'tiny', seats: [{ kind: 'me' }, { kind: 'open' }] })).status, 401);
    const line = await nobody.line();
    assert.deepEqual((await line.next('problem')).problem, { code: 'no-session' });
  }
});

test('a new name also stands on one’s seats', async (t) => {
  const { url } = await serverFor(t);
  const ada = await newGuest(url, 'Ada');
  const table = await ada.create('tiny', [{ kind: 'me' }, { kind: 'screen', name: 'Kid' }]);
  await ada.request('PATCH', '/api/session', { name: 'Ada L.' });
  const seen = await ada.table('GET', `/api/tables/${table.id}`);
  assert.deepEqual([seen.owner.name, ...seen.seats.map((seat) => seat.name)], ['Ada L.', 'Ada L.', 'Kid']);
});

test('every answer carries a strict content policy and no header that names the program', async (t) => {
  const { url } = await serverFor(t);
  const { headers } = await fetch(`${url}/healthz`);
  const policy = headers.get('content-security-policy') ?? '';
  assert.match(policy, /default-src 'none';script-src 'self';worker-src 'self'/);
  assert.match(policy, /frame-ancestors 'none'/);
  assert.doesNotMatch(policy, /script-src[^;]*unsafe/);
  assert.equal(headers.get('x-content-type-options'), 'nosniff');
  assert.equal(headers.get('x-powered-by'), null);
});

test('health, figures and the description of the interface', async (t) => {
  const { url } = await serverFor(t);
  const ada = await newGuest(url);
  assert.deepEqual((await ada.request('GET', '/healthz')).body, { ok: true });
  assert.match(String((await ada.request('GET', '/metrics')).body), /process_cpu_seconds_total \d/);
  const described = await ada.request('GET', '/docs/json');
  assert.ok(typeof described.body === 'object' && described.body !== null && 'paths' in described.body);
  const { paths } = described.body;
  assert.ok(typeof paths === 'object' && paths !== null);
  for (const path of ['/api/session', '/api/tables', '/api/tables/{id}/join', '/api/tables/import']) assert.ok(path in paths, path);
  assert.equal((await fetch(`${url}/docs`)).status, 200);
  assert.deepEqual((await ada.request('GET', '/api/games')).body, [
    { name: 'tiny', version: '1', seats: { min: 2, max: 4 }, options: { tip: ['work or card', 'none'], rounds: ['3', '1'] }, automas: null },
  ]);
});

test('the web app: hashed files for a year, the page fresh, and for every path of the app', async (t) => {
  const folder = folderFor(t);
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Madang</title>');
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), '1');
  const { url } = await serverFor(t, { webFolder: folder });
  const get = (path: string) => fetch(`${url}${path}`, { headers: { accept: 'text/html' } });
  const page = await get('/tables/abc');
  assert.deepEqual([page.status, page.headers.get('cache-control')], [200, 'no-cache']);
  assert.match(await page.text(), /Madang/);
  assert.equal((await get('/assets/app-1a2b.js')).headers.get('cache-control'), 'public, max-age=31536000, immutable');
  for (const path of ['/assets/gone.js', '/api/nothing', '/../secret', '/%2e%2e/secret']) {
    const gone = await get(path);
    assert.ok(gone.status === 404 || (await gone.text()).includes('<title>Madang'), path);
  }
});

test('a file that the build has compressed is sent so to whoever reads that, and whole to others', async (t) => {
  const folder = folderFor(t);
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Madang</title>');
  const script = 'hello();'.repeat(200);
  const file = join(folder, 'assets', 'app-1a2b.js');
  writeFileSync(file, script);
  writeFileSync(`${file}.br`, brotliCompressSync(script));
  writeFileSync(`${file}.gz`, gzipSync(script));
  const { url } = await serverFor(t, { webFolder: folder });
  for (const [reads, sent] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ] as const) {
    const got = await fetch(`${url}/assets/app-1a2b.js`, { headers: { 'accept-encoding': reads } });
    const { headers } = got;
    assert.deepEqual([headers.get('content-encoding'), await got.text()], [sent, script], reads);
    assert.match(headers.get('content-type') ?? '', /javascript/);
    assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable');
    if (sent) assert.match(headers.get('vary') ?? '', /accept-encoding/i);
  }
});

test('bad requests are refused with a code and harm nothing', async (t) => {
  const { url } = await serverFor(t);
  const ada = await newGuest(url);
  const post = async (body: string, type = 'application/json') => {
    const answer = await fetch(`${url}/api/tables`, { method: 'POST', headers: { 'content-type': type, cookie: ada.cookie }, body });
    return [answer.status, await answer.json()];
  };
  assert.deepEqual(await post('{"game":'), [400, { code: 'not-json' }]);
  assert.deepEqual(await post('['.repeat(20_000)), [400, { code: 'too-deep' }]);
  assert.deepEqual(await post('{"a":'.repeat(10_000)), [400, { code: 'too-deep' }]);
  const flat = await ada.request('POST', '/api/tables', { game: 'tiny', seats: Array.from({ length: 40 }, () => 1) });
  assert.equal(JSON.stringify(flat.body).includes('not-understood'), true, 'a long list is not a deep one');
  assert.equal((await post(JSON.stringify({ game: 'x'.repeat(100_000) })))[0], 413);
  assert.equal((await post('game=tiny', 'application/x-www-form-urlencoded'))[0], 415);
  assert.equal((await post('{}', 'text/plain'))[0], 415);
  assert.equal((await post('{"__proto__":{"game":"tiny"}}'))[0], 400);
  assert.deepEqual((await ada.request('GET', '/healthz')).body, { ok: true });
});

test('too many requests of one address are refused for a while', async (t) => {
  const { url } = await serverFor(t, { limits: { ...LIMITS, requestsPerMinute: 5 } });
  const statuses: number[] = [];
  for (let i = 0; i < 7; i++) statuses.push((await fetch(`${url}/api/games`)).status);
  assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429, 429]);
  assert.equal((await fetch(`${url}/healthz`)).status, 200);
});

test('a secret is made once and kept; wrong settings are named', (t) => {
  const folder = folderFor(t);
  const first = readConfig({ DATA_DIR: folder });
  assert.equal(readConfig({ DATA_DIR: folder }).secret, first.secret);
  assert.ok(first.secret.length >= 32);
  assert.throws(() => readConfig({ PORT: 'eighty', SECRET: 'short' }), /settings: PORT: .*; SECRET: /);
  assert.equal(settings().dataFolder, null);
});

const Description = z.object({ paths: z.record(z.string(), z.record(z.string(), z.object({ responses: z.record(z.string(), z.unknown()) }))) });

test('the description says what each request may be answered', async (t) => {
  const { url } = await serverFor(t);
  const { paths } = Description.parse(await (await fetch(`${url}/docs/json`)).json());
  const answers = (path: string, method: string) => Object.keys(paths[path]?.[method]?.responses ?? {});
  assert.deepEqual(answers('/api/session', 'get'), ['200', '401']);
  assert.deepEqual(answers('/api/session', 'patch'), ['200', '401']);
  assert.deepEqual(answers('/healthz', 'get'), ['200', '503']);
  assert.deepEqual(answers('/api/tables/{id}/join', 'post'), ['200', '4XX']);
});

test('without a session nothing is made and nobody is renamed', async (t) => {
  const { url } = await serverFor(t);
  const headers = { 'content-type': 'application/json' };
  const wishes = { '/api/tables': { game: 'tiny', seats: [{ kind: 'me' }, { kind: 'open' }] }, '/api/tables/import': { document: {} } };
  for (const [path, body] of Object.entries(wishes)) {
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    assert.deepEqual([answer.status, await answer.json()], [401, { code: 'no-session' }], path);
  }
  const renamed = await fetch(`${url}/api/session`, { method: 'PATCH', headers, body: JSON.stringify({ name: 'Ada' }) });
  assert.equal(renamed.status, 401);
  assert.equal((await fetch(`${url}/api/session`)).status, 401);
});

test('a wrong setting ends the program at once: it says which, and its code says that it failed', async () => {
  await assert.rejects(startChild({ PORT: 'harbour' }), /ended with 1/);
});

test('a server that listens at every address is found at this machine’s own name, any other at its address', async (t) => {
  for (const [host, found] of [
    ['0.0.0.0', 'localhost'],
    ['::', 'localhost'],
    ['127.0.0.1', '127.0.0.1'],
  ] as const) {
    const { url, port } = await serverFor(t, { host });
    assert.equal(url, `http://${found}:${port}`);
    assert.equal((await fetch(`${url}/healthz`)).status, 200);
  }
});
