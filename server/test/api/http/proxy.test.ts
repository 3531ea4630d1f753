import assert from 'node:assert/strict';
import { createServer, type Server, request as send } from 'node:http';
import { connect } from 'node:net';
import { test } from 'node:test';
import { readConfig } from '../../../index.ts';
import { afterwards, serverFor, settings } from '../../support/server.ts';

const PUBLIC = 'https://play.example';

/** A proxy that names itself as the host, passes upgrades on and adds X-Forwarded-For, as nginx does by default. */
async function proxyFor(t: Parameters<typeof serverFor>[0], target: URL): Promise<string> {
  const onward = (headers: NodeJS.Dict<string | string[]>) => ({
    ...headers,
    host: target.host,
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-proto': 'https',
  });
  const proxy: Server = createServer((request, response) => {
    const { method, url: path, headers } = request;
    const asked = send({ host: target.hostname, port: target.port, method, path, headers: onward(headers) }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(asked);
  });
  proxy.on('upgrade', (request, client) => {
    const back = connect(Number(target.port), target.hostname, () => {
      const lines = Object.entries(onward(request.headers)).map(([name, value]) => `${name}: ${String(value)}`);
      back.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      back.pipe(client).pipe(back);
    });
    back.on('error', () => client.destroy());
    client.on('error', () => back.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  afterwards(t, () => proxy.close());
  const address = proxy.address();
  assert.ok(address !== null && typeof address === 'object');
  return `http://127.0.0.1:${address.port}`;
}

const begin = (url: string, origin: string) =>
  fetch(`${url}/api/session`, { method: 'POST', headers: { 'content-type': 'application/json', origin }, body: '{}' });

/** The status line that answers an upgrade. */
async function upgrade(url: string, origin: string, cookie: string): Promise<number | undefined> {
  const { hostname, port } = new URL(url);
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    origin,
    cookie,
    'sec-websocket-version': '13',
    'sec-websocket-key': 'x3JJHMbDL1EzLkh9GBhXDw==',
  };
  return new Promise((resolve, reject) => {
    const asked = send({ hostname, port, path: '/api/socket', headers });
    asked.on('upgrade', ({ statusCode }, socket) => {
      socket.destroy();
      resolve(statusCode);
    });
    asked.on('response', ({ statusCode }) => resolve(statusCode));
    asked.on('error', reject);
    asked.end();
  });
}

test('behind a proxy that passes no Host on, pages of PUBLIC_URL ask and open sockets, and their cookie is Secure', async (t) => {
  const { origins } = readConfig({ DATABASE: 'memory', PUBLIC_URL: `${PUBLIC}/` });
  const server = await serverFor(t, { origins });
  const url = await proxyFor(t, new URL(server.url));
  const answer = await begin(url, PUBLIC);
  const cookie = answer.headers.get('set-cookie') ?? '';
  assert.equal(answer.status, 200);
  assert.match(cookie, /; Secure/);
  assert.equal(await upgrade(url, PUBLIC, cookie.split(';')[0] ?? ''), 101);
  assert.equal((await begin(url, 'https://evil.example')).status, 403);
  assert.equal(await upgrade(url, 'https://evil.example', ''), 403);
  assert.doesNotMatch((await begin(server.url, server.url)).headers.get('set-cookie') ?? '', /Secure/, 'plain http at home');
});

test('the log says once what is wrong with a proxy: an origin that is refused, an address that is not trusted', async (t) => {
  const lines: string[] = [];
  const logged = { logTo: { write: (line: string) => lines.push(line) } };
  const server = await serverFor(t, { ...settings(), logLevel: 'warn' }, logged);
  const url = await proxyFor(t, new URL(server.url));
  for (let i = 0; i < 3; i++) assert.equal((await begin(url, PUBLIC)).status, 403);
  const said = lines.map((line): { msg?: string; origin?: string; proxy?: string } => JSON.parse(line));
  assert.deepEqual(
    said.map(({ msg = '', origin, proxy }) => [msg.split(/[ :]/)[0], origin ?? proxy]),
    [
      ['X-Forwarded-For', '127.0.0.1'],
      ['refused', PUBLIC],
    ],
  );
});

test('a trusted proxy draws no word in the log', async (t) => {
  const lines: string[] = [];
  const { trustProxy, origins } = readConfig({ DATABASE: 'memory', TRUST_PROXY: '1', PUBLIC_URL: PUBLIC });
  const server = await serverFor(t, { trustProxy, origins, logLevel: 'warn' }, { logTo: { write: (line) => lines.push(line) } });
  const url = await proxyFor(t, new URL(server.url));
  assert.equal((await begin(url, PUBLIC)).status, 200);
  assert.deepEqual(lines, []);
});
