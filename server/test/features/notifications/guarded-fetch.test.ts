import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import dns from 'node:dns';
import { test } from 'node:test';
import { isPublic, newGuardedFetch } from '../../../features/notifications/guarded-fetch.ts';
import { newTransports } from '../../../features/notifications/transports.ts';
import { webServer } from '../../support/receivers.ts';
import { settings } from '../../support/server.ts';
import { services } from '../../support/services.ts';

const nothing = (): boolean => false;
const here = (address: string): boolean => address === '127.0.0.1';

test('of addresses only those on the internet are public', () => {
  for (const address of ['8.8.8.8', '93.184.216.34', '172.15.0.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1']) {
    assert.equal(isPublic(address), true, address);
  }
  const closed = ['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.168.0.1'];
  const more = [
    '192.0.0.8',
    '198.18.0.1',
    '203.0.113.7',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
  ];
  const carried = [
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '2001:db8::1',
    'no address',
  ];
  for (const address of [...closed, ...more, ...carried]) assert.equal(isPublic(address), false, address);
});

test('an address is refused by how it is written: other schemes, somebody’s password, private numbers in any form, ports of other services', () => {
  const { mayReach } = newGuardedFetch(nothing);
  for (const address of ['https://hooks.example/x', 'https://hooks.example:8443/x', 'https://8.8.8.8/', 'https://[2606:4700::1111]/']) {
    assert.equal(mayReach(address), true, address);
  }
  const written = ['ftp://hooks.example', 'file:///etc/passwd', 'https://me:secret@hooks.example/', 'https://hooks.example:25/', 'nonsense'];
  const numbers = [
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://017700000001/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
    'https://169.254.169.254/latest',
  ];
  for (const address of [...written, ...numbers, 'http://8.8.8.8/']) assert.equal(mayReach(address), false, address);
});

test('a name that leads to a private address is not followed, and nothing reaches it', async (t) => {
  const web = await webServer(t);
  const port = new URL(web.url).port;
  const refused = { status: null, why: 'not-allowed' };
  assert.deepEqual(await newGuardedFetch(nothing).post(`https://localhost:${port}/`, {}, Buffer.from('x')), refused);
  assert.deepEqual(await newGuardedFetch(nothing).post(`http://localhost:${port}/`, {}, Buffer.from('x')), refused);
  assert.deepEqual(web.inbox.all, []);
});

test('the name is looked up once, and the connection goes to the address that was checked', async (t) => {
  const web = await webServer(t);
  const port = new URL(web.url).port;
  const answers = [['127.0.0.1'], ['127.0.0.1', '10.0.0.1'], ['10.0.0.1']];
  t.mock.method(dns, 'lookup', (_: string, __: object, done: (error: null, found: readonly dns.LookupAddress[]) => void) =>
    done(
      null,
      (answers.shift() ?? []).map((address) => ({ address, family: 4 })),
    ),
  );
  const { post } = newGuardedFetch(here);
  assert.deepEqual(await post(`http://rebinding.example:${port}/`, {}, Buffer.from('x')), { status: 201 });
  assert.equal(answers.length, 2);
  const refused = { status: null, why: 'not-allowed' };
  assert.deepEqual(await post(`http://both.example:${port}/`, {}, Buffer.from('x')), refused, 'one private address among others is too many');
  assert.deepEqual(await post(`http://rebinding.example:${port}/`, {}, Buffer.from('x')), refused);
});

test('a redirect is not followed', async (t) => {
  const web = await webServer(t);
  assert.deepEqual(await newGuardedFetch(here).post(`${web.url}/302/away`, {}, Buffer.from('x')), { status: 302 });
  assert.deepEqual(
    web.inbox.all.map(({ path }) => path),
    ['/302/away'],
  );
});

test('an exchange reads the status, the wait and the beginning of an answer, follows no redirect and reaches nothing private', async (t) => {
  const web = await webServer(t);
  web.answer.by = ({ path }) => ({
    status: path === '/away' ? 302 : 429,
    headers: { 'retry-after': '7', location: '/elsewhere' },
    body: 'x'.repeat(50_000),
  });
  const asked = { method: 'PATCH', headers: {}, body: Buffer.from('{}') } as const;
  const answer = await newGuardedFetch(here).exchange({ ...asked, address: `${web.url}/message` });
  assert.ok(answer.status !== null);
  assert.deepEqual([answer.status, answer.retryAfter, answer.text.length], [429, '7', 16_384]);
  assert.equal((await newGuardedFetch(here).exchange({ ...asked, address: `${web.url}/away` })).status, 302);
  assert.deepEqual(
    web.inbox.all.map(({ method, path }) => `${method} ${path}`),
    ['PATCH /message', 'PATCH /away'],
  );
  const refused = await newGuardedFetch(nothing).exchange({ ...asked, address: `${web.url}/message` });
  assert.deepEqual(refused, { status: null, why: 'not-allowed' });
});

test('a name that leads nowhere is unreachable', async (t) => {
  t.mock.method(dns, 'lookup', (_: string, __: object, done: (error: Error) => void) => done(new Error('ENOTFOUND')));
  assert.deepEqual(await newGuardedFetch(here).post('http://nowhere.example:8080/', {}, Buffer.from('x')), { status: null, why: 'unreachable' });
});

test('what is nobody’s ends where the internet’s begins', () => {
  // The last address of each such network, and the first behind it.
  const edges = [
    ['0.255.255.255', '1.0.0.0'],
    ['10.255.255.255', '11.0.0.0'],
    ['100.127.255.255', '100.128.0.0'],
    ['127.255.255.255', '128.0.0.0'],
    ['169.254.255.255', '169.255.0.0'],
    ['172.31.255.255', '172.32.0.0'],
    ['192.0.0.255', '192.0.1.0'],
    ['192.0.2.255', '192.0.3.0'],
    ['192.88.99.255', '192.88.100.0'],
    ['192.168.255.255', '192.169.0.0'],
    ['198.19.255.255', '198.20.0.0'],
    ['198.51.100.255', '198.51.101.0'],
    ['203.0.113.255', '203.0.114.0'],
    ['224.0.0.0', '223.255.255.255'],
    ['2001:1ff:ffff::', '2001:200::'],
    ['2001:db8:ffff::', '2001:db9::'],
    ['2002:ffff::', '2003::'],
    ['3fff:fff::', '3fff:1000::'],
    ['1fff::', '2003::1'],
    ['4000::', '3ffe::'],
  ];
  for (const [nobodys = '', behind = ''] of edges) assert.deepEqual([isPublic(nobodys), isPublic(behind)], [false, true], `${nobodys} ${behind}`);
});

test('ports of the web and those that are free are reached', () => {
  const { mayReach } = newGuardedFetch(nothing);
  const reached = (port: number): boolean => mayReach(`https://hooks.example:${port}/`);
  assert.deepEqual([442, 443, 444, 1023, 1024, 65_535].map(reached), [false, true, false, false, true, true]);
  assert.deepEqual([mayReach('https://me@hooks.example/'), mayReach('https://:secret@hooks.example/')], [false, false]);
  // An address that is allowed needs no encryption.
  assert.deepEqual([newGuardedFetch(here).mayReach('http://127.0.0.1:8080/'), mayReach('http://127.0.0.1:8080/')], [true, false]);
});

test('what another server answers says whether a message came: gone is who says so, Discord also by what it has not', async (t) => {
  const web = await webServer(t);
  const post = newTransports(services, settings({ publicUrl: 'https://play.example', webhookNets: here }));
  t.after(() => post.close());
  const letter = { id: 'x', title: 'Title', body: 'Body', path: null, facts: { kind: 'test' } } as const;
  const sent = async (status: number, shape: 'plain' | 'discord') =>
    post.send({ id: 'hook', kind: 'webhook', address: `${web.url}/${status}/hook`, details: JSON.stringify({ shape }) }, letter);
  const results: string[] = [];
  for (const status of [200, 204, 299, 300, 404, 410, 500]) results.push(`${status} ${await sent(status, 'plain')} ${await sent(status, 'discord')}`);
  assert.deepEqual(results, [
    '200 sent sent',
    '204 sent sent',
    '299 sent sent',
    '300 failed failed',
    '404 failed gone',
    '410 gone gone',
    '500 failed failed',
  ]);
});

test('a plain webhook is signed with a secret of its own, which another server does not have; no other receiver is', async (t) => {
  const web = await webServer(t);
  const post = newTransports(services, settings({ publicUrl: 'https://play.example', webhookNets: here, secret: 'a'.repeat(32) }));
  const other = newTransports(services, settings({ publicUrl: 'https://play.example', secret: 'b'.repeat(32) }));
  const hook = (id: string, shape: 'plain' | 'discord') => ({ id, kind: 'webhook', address: `${web.url}/hook`, details: JSON.stringify({ shape }) });
  const letter = { id: 'x', title: 'Title', body: 'Body', path: null, facts: { kind: 'test' } } as const;
  await post.send(hook('one', 'plain'), letter);
  await post.send(hook('two', 'discord'), letter);
  const [plain, discord] = web.inbox.all;
  const secret = post.secretOf(hook('one', 'plain')) ?? assert.fail();
  const [, at = '', mac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(plain?.headers['x-madang-signature'])) ?? [];
  assert.equal(mac, createHmac('sha256', secret).update(`${at}.${plain?.body.toString()}`).digest('hex'));
  assert.equal(discord?.headers['x-madang-signature'], undefined);
  const secrets = [secret, post.secretOf(hook('two', 'plain')), other.secretOf(hook('one', 'plain'))];
  assert.equal(new Set(secrets).size, 3);
  assert.deepEqual([post.secretOf(hook('two', 'discord')), post.secretOf({ ...hook('one', 'plain'), kind: 'mail', details: '{}' })], [null, null]);
});

test('a link in a mail is the server’s own, or nothing follows from it', () => {
  const post = newTransports(services, settings({ publicUrl: 'https://play.example' }));
  const other = newTransports(services, settings({ publicUrl: 'https://play.example' }));
  for (const link of ['', 'receiver', 'receiver.', 'receiver.x', `receiver.${'x'.repeat(43)}`])
    assert.equal(post.unsubscribing(link), undefined, link);
  assert.equal(other.unsubscribing('receiver.x'), undefined);
});
