import assert from 'node:assert/strict';
import dns from 'node:dns';
import { test } from 'node:test';
import { isPublic, newOutside } from '../notices/outside.ts';
import { webServer } from './receiving.ts';

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
  const { mayReach } = newOutside(nothing);
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
  assert.deepEqual(await newOutside(nothing).post(`https://localhost:${port}/`, {}, Buffer.from('x')), refused);
  assert.deepEqual(await newOutside(nothing).post(`http://localhost:${port}/`, {}, Buffer.from('x')), refused);
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
  const { post } = newOutside(here);
  assert.deepEqual(await post(`http://rebinding.example:${port}/`, {}, Buffer.from('x')), { status: 201 });
  assert.equal(answers.length, 2);
  const refused = { status: null, why: 'not-allowed' };
  assert.deepEqual(await post(`http://both.example:${port}/`, {}, Buffer.from('x')), refused, 'one private address among others is too many');
  assert.deepEqual(await post(`http://rebinding.example:${port}/`, {}, Buffer.from('x')), refused);
});

test('a redirect is not followed', async (t) => {
  const web = await webServer(t);
  assert.deepEqual(await newOutside(here).post(`${web.url}/302/away`, {}, Buffer.from('x')), { status: 302 });
  assert.deepEqual(
    web.inbox.all.map(({ path }) => path),
    ['/302/away'],
  );
});

test('a name that leads nowhere is unreachable', async (t) => {
  t.mock.method(dns, 'lookup', (_: string, __: object, done: (error: Error) => void) => done(new Error('ENOTFOUND')));
  assert.deepEqual(await newOutside(here).post('http://nowhere.example:8080/', {}, Buffer.from('x')), { status: null, why: 'unreachable' });
});
