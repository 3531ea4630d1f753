import assert from 'node:assert/strict';
import { openSync, readFileSync, statSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readJson } from '../../../api/http/body.ts';
import type { Bus } from '../../../core/bus/bus.ts';
import { addressOf, neighbourhood } from '../../../core/client-address.ts';
import { LIMITS, readConfig } from '../../../index.ts';
import { openSqlite } from '../../../storage/sqlite.ts';
import { newGuest } from '../../support/guest.ts';
import { folderFor, serverFor } from '../../support/server.ts';

const proxy = (value: string) => readConfig({ DATABASE: 'memory', TRUST_PROXY: value }).trustProxy;

test('limits hold behind a proxy that appends: what a client writes before it is not believed', async (t) => {
  const { url } = await serverFor(t, { trustProxy: proxy('1'), limits: { ...LIMITS, requestsPerMinute: 5 } });
  const statuses: number[] = [];
  for (let i = 0; i < 7; i++) {
    const headers = { 'x-forwarded-for': `10.9.8.${i}, 203.0.113.7` };
    statuses.push((await fetch(`${url}/api/games`, { headers })).status);
  }
  assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429, 429]);
  assert.equal((await fetch(`${url}/api/games`, { headers: { 'x-forwarded-for': '203.0.113.8' } })).status, 200);
});

test('proxies are trusted by their number or their addresses, else nobody is', () => {
  const seen = (trust: string, remote: string, forwarded: string) => {
    const request = { socket: { remoteAddress: remote }, headers: { 'x-forwarded-for': forwarded } };
    return addressOf(request, proxy(trust));
  };
  assert.equal(seen('no', '10.0.0.1', '1.1.1.1'), '10.0.0.1');
  assert.equal(seen('yes', '10.0.0.1', '1.1.1.1, 2.2.2.2'), '2.2.2.2');
  assert.equal(seen('2', '10.0.0.1', '1.1.1.1, 2.2.2.2'), '1.1.1.1');
  assert.equal(seen('9', '10.0.0.1', 'nonsense, 2.2.2.2'), '2.2.2.2');
  assert.equal(seen('10.0.0.0/8', '10.0.0.1', '1.1.1.1, 2.2.2.2, 10.0.0.9'), '2.2.2.2');
  assert.equal(seen('10.0.0.0/8, 2.2.2.2', '10.0.0.1', '1.1.1.1, 2.2.2.2'), '1.1.1.1');
  assert.equal(seen('10.0.0.0/8', '8.8.8.8', '1.1.1.1'), '8.8.8.8');
  assert.equal(seen('10.0.0.1/32, 2001:db8::1/128', '2001:db8::1', '1.1.1.1, 10.0.0.1'), '1.1.1.1', 'a network of one address');
  assert.equal(seen('0.0.0.0/0, ::/0', '10.0.0.1', '1.1.1.1, 2001:db8::1'), '1.1.1.1', 'all of them');
  for (const wrong of ['10.0.0.0/33', '10.0.0.0/99', '10.0.0.0/-1', '10.0.0.0/8.5', '10.0.0.0/8/8', '::1/129', 'nowhere', 'nowhere/8'])
    assert.throws(
      () => proxy(wrong),
      ({ message }) => message.includes(`TRUST_PROXY: '${wrong}' is neither`),
      wrong,
    );
});

test('a household with a network of IPv6 addresses is one', () => {
  assert.equal(neighbourhood('2001:db8:1:2:aaaa::1'), neighbourhood('2001:0db8:0001:0002::ffff'));
  assert.notEqual(neighbourhood('2001:db8:1:2::1'), neighbourhood('2001:db8:1:3::1'));
  assert.equal(neighbourhood('::ffff:192.0.2.1'), '192.0.2.1');
  assert.equal(neighbourhood('::1'), '0:0:0:0::/64');
});

test('pages of other sites may not ask over HTTP in a person’s name; our own and programs may', async (t) => {
  const { url } = await serverFor(t, { origins: ['https://play.example'] });
  const ada = await newGuest(url, 'Ada');
  const rename = async (origin?: string) => {
    const headers = { 'content-type': 'application/json', cookie: ada.cookie, ...(origin && { origin }) };
    const answer = await fetch(`${url}/api/session`, { method: 'PATCH', headers, body: '{"name":"Eve"}' });
    return [answer.status, await answer.json()];
  };
  for (const origin of ['https://evil.example', 'null']) assert.deepEqual(await rename(origin), [403, { code: 'wrong-origin' }]);
  for (const origin of [url, 'https://play.example', undefined]) assert.equal((await rename(origin))[0], 200);
});

test('the sites that may ask besides are named with commas between them; none is none', () => {
  const originsOf = (text: string) => readConfig({ DATABASE: 'memory', ORIGINS: text }).origins;
  assert.deepEqual(originsOf(''), []);
  assert.deepEqual(originsOf('https://play.example,,https://club.example'), ['https://play.example', 'https://club.example']);
});

test('the log says what failed, with its cause', async (t) => {
  const lines: string[] = [];
  const cause = new Error('the disk is full');
  const rules = async () => {
    throw new Error('the rules cannot be read', { cause });
  };
  const shelf = [{ name: 'gone', rules, expertise: rules, wording: rules }];
  const publish: Bus['publish'] = ({ kind }) => {
    // A node says this as it starts.
    if (kind !== 'missed') throw new Error('the bus broke', { cause });
  };
  const openBus = async () => ({ publish, close: async () => undefined });
  const { url } = await serverFor(t, { logLevel: 'error' }, { shelf, openBus, logTo: { write: (line) => lines.push(line) } });
  assert.equal((await fetch(`${url}/api/games`)).status, 500);
  const ada = await newGuest(url, 'Ada');
  const line = await ada.line();
  line.send({ type: 'watch', table: 'nowhere' });
  await line.next('problem');
  const said = lines.join('');
  assert.match(said, /the rules cannot be read/);
  assert.match(said, /the disk is full/);
  assert.doesNotMatch(said, /"err(or)?":\{\}/);
});

test('an empty or short secret is refused by name, not used', (t) => {
  const folder = folderFor(t);
  for (const text of ['', 'short', ' '.repeat(40)]) {
    writeFileSync(join(folder, 'secret'), text);
    assert.throws(() => readConfig({ DATA_DIR: folder }), /secret holds no secret of 32 letters/);
  }
});

test('a damaged database is not served: the start says which file and what to do', async (t) => {
  const file = join(folderFor(t), 'madang.sqlite');
  const storage = await openSqlite(file);
  const row = { language: null, created_at: 0 };
  const people = Array.from({ length: 2000 }, (_, i) => ({ ...row, id: `person-${i}`, name: 'n'.repeat(24) }));
  await storage.db.insertInto('people').values(people).execute();
  await storage.close();
  const { size } = statSync(file);
  const half = openSync(file, 'r+');
  writeSync(half, Buffer.alloc(Math.floor(size / 3)), 0, Math.floor(size / 3), Math.floor(size / 3));
  await assert.rejects(openSqlite(file), /madang\.sqlite is damaged \(.+\).*madang restore/);
  writeFileSync(file, 'this is no database, but it is long enough to be looked at as one'.repeat(40));
  await assert.rejects(openSqlite(file), /is damaged/);
  truncateSync(file);
  await (await openSqlite(file)).close();
});

test('nobody but its owner may read the database: it holds seeds', async (t) => {
  const folder = folderFor(t);
  writeFileSync(join(folder, 'madang.sqlite'), '', { mode: 0o644 });
  await serverFor(t, { dataFolder: folder });
  assert.equal(statSync(join(folder, 'madang.sqlite')).mode & 0o777, 0o600);
  assert.equal(statSync(join(folder, 'madang.sqlite-wal')).mode & 0o777, 0o600);
  assert.ok(readFileSync(join(folder, 'madang.sqlite')).length > 0);
});

test('JSON is read that is nested 32 deep and no deeper; what stands in texts does not count', () => {
  const nested = (depth: number, inner = ''): string => `${'[{"a":'.repeat(depth / 2)}${inner || 1}${'}]'.repeat(depth / 2)}`;
  const codeOf = (text: string): string => {
    const read = readJson(text);
    return read.ok ? 'read' : read.problem.code;
  };
  assert.equal(codeOf(nested(32)), 'read');
  assert.equal(codeOf(nested(32, '[]')), 'too-deep');
  assert.equal(codeOf(`[${nested(32)}]`), 'too-deep');
  assert.equal(codeOf(nested(32, JSON.stringify('[{"[\\'))), 'read');
  assert.equal(codeOf(`[${'[],{},'.repeat(40)}0]`), 'read', 'beside each other is not within each other');
  assert.equal(codeOf('{"a"'), 'not-json');
});
