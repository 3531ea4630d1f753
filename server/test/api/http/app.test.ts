import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newApp } from '../../../api/http/app.ts';
import { statusOf } from '../../../api/http/problems.ts';
import { LIMITS } from '../../../index.ts';
import { DatabaseUnavailable } from '../../../storage/connection-errors.ts';
import { settings } from '../../support/server.ts';

type Line = Readonly<Record<string, unknown>>;

/** The bare HTTP server with routes that fail in every way, asked without a network, and what it wrote into its log. */
async function failing(logLevel: 'info' | 'error' = 'info') {
  const lines: Line[] = [];
  const limits = { ...LIMITS, requestsPerMinute: 3 };
  const app = await newApp({ ...settings({ limits }), logLevel }, { write: (line) => lines.push(JSON.parse(line)) });
  const fails: Readonly<Record<string, () => unknown>> = {
    '/bug': () => {
      throw Object.assign(new Error('outer', { cause: new TypeError('inner') }), { code: 'E_OUTER' });
    },
    '/away': () => {
      throw new DatabaseUnavailable(new Error('refused'));
    },
    '/thrown': () => {
      throw Object.assign(new Error('no'), { statusCode: 418, code: 'teapot', details: { cups: 2 } });
    },
    '/bare': () => {
      throw Object.assign(new Error('no'), { statusCode: 499 });
    },
    '/fine': () => ({ fine: true }),
  };
  for (const [path, answer] of Object.entries(fails)) app.all(path, { config: { rateLimit: false } }, async () => answer());
  app.get('/named/:name', { config: { rateLimit: false } }, async () => ({}));
  for (const path of ['/counted', '/assets/a.js']) app.get(path, async () => ({}));
  const get = async (url: string) => {
    const { statusCode, body } = await app.inject(url);
    return [statusCode, JSON.parse(body)];
  };
  return { app, lines, get };
}

test('an error of our own leaves one line with all of its causes, and tells whoever asked nothing of them', async (t) => {
  const { app, lines, get } = await failing();
  t.after(() => app.close());
  assert.deepEqual(await get('/bug'), [500, { code: 'internal' }]);
  const [line, ...others] = lines;
  assert.deepEqual(others, []);
  const { stack, cause, ...error } = Object(line?.err);
  assert.deepEqual([line?.level, error.type, error.code], [50, 'Error', 'E_OUTER']);
  assert.match(JSON.stringify([error, cause]), /outer.*inner/s);
  assert.match(stack, /app\.test\.ts/);
});

test('a database that is away is said to be, and may be asked again', async (t) => {
  const { app, lines, get } = await failing();
  t.after(() => app.close());
  assert.deepEqual(await get('/away'), [503, { code: 'unavailable' }]);
  assert.equal(lines.length, 1);
});

test('what is refused on purpose carries its status, code and details, or says that it was not understood; neither is an error of the log', async (t) => {
  const { app, lines, get } = await failing();
  t.after(() => app.close());
  assert.deepEqual(await get('/thrown'), [418, { code: 'teapot', details: { cups: 2 } }]);
  assert.deepEqual(await get('/bare'), [499, { code: 'not-understood' }]);
  assert.deepEqual(await get('/fine'), [200, { fine: true }]);
  assert.deepEqual(lines, [], 'what goes well is not written down either');
});

test('other pages may read what anybody may read, and change nothing', async (t) => {
  const { app } = await failing();
  t.after(() => app.close());
  const headers = { origin: 'https://evil.example', host: 'madang.example' };
  for (const [method, status] of [
    ['GET', 200],
    ['HEAD', 200],
    ['OPTIONS', 200],
    ['POST', 403],
    ['PUT', 403],
    ['PATCH', 403],
    ['DELETE', 403],
  ] as const) {
    const answer = await app.inject({ method, url: '/fine', headers });
    assert.equal(answer.statusCode, status, method);
    if (status === 403) assert.deepEqual(answer.json(), { code: 'wrong-origin' });
  }
});

test('a page may load from here alone, be framed by nobody, and is not tied to secure connections', async (t) => {
  const { app } = await failing();
  t.after(() => app.close());
  const { headers } = await app.inject('/fine');
  assert.equal(
    headers['content-security-policy'],
    "default-src 'none';script-src 'self';worker-src 'self';style-src 'self';font-src 'self';img-src 'self' data:;connect-src 'self';" +
      "manifest-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
  );
  assert.equal(headers['strict-transport-security'], undefined, 'a host at home has no certificate');
  assert.equal(headers['origin-agent-cluster'], undefined);
});

test('an address has so many requests a minute; one more is told when to come again', async (t) => {
  const { app, get } = await failing();
  t.after(() => app.close());
  for (let i = 0; i < 3; i++) assert.deepEqual(await get('/counted'), [200, {}]);
  assert.deepEqual(await get('/counted'), [429, { code: 'too-fast', details: { after: '1 minute' } }]);
  const neighbour = await app.inject({ url: '/counted', remoteAddress: '192.0.2.7' });
  assert.equal(neighbour.statusCode, 200, 'another address has its own');
});

test('the page is never kept from its own files by how many they are: twenty times as many, and counted apart', async (t) => {
  const { app, get } = await failing();
  t.after(() => app.close());
  for (let i = 0; i < 60; i++) assert.deepEqual(await get('/assets/a.js'), [200, {}]);
  assert.equal((await get('/assets/a.js'))[0], 429);
  for (let i = 0; i < 3; i++) assert.deepEqual(await get('/counted'), [200, {}]);
  assert.equal((await get('/counted'))[0], 429);
});

test('a name in a path has at most 64 letters', async (t) => {
  const { app, get } = await failing();
  t.after(() => app.close());
  assert.deepEqual(await get(`/named/${'a'.repeat(64)}`), [200, {}]);
  assert.ok(Number((await get(`/named/${'a'.repeat(65)}`))[0]) >= 400);
});

test('each problem has the status that says what to do about it', () => {
  const meaning: Readonly<Record<number, readonly string[]>> = {
    401: ['no-session', 'wrong-login', 'wrong-passkey'],
    403: ['wrong-password', 'not-the-owner', 'banned', 'not-at-the-table', 'wrong-invitation', 'sent-away', 'never-met'],
    404: ['no-table', 'no-cup', 'not-found', 'unknown-game'],
    409: ['already-started', 'seat-taken', 'seats-free', 'not-over', 'one-seat-each', 'login-taken', 'last-way', 'cup-wait', 'nobody-there'],
    410: ['wrong-link'],
    422: ['not-offered', 'wrong-seats', 'anything else'],
    429: ['too-many', 'too-fast'],
    500: ['internal'],
    502: ['not-delivered'],
    503: ['busy', 'unavailable'],
  };
  const found = Object.entries(meaning).map(([status, codes]) => [Number(status), [...new Set(codes.map((code) => statusOf({ code })))]]);
  assert.deepEqual(
    found,
    Object.keys(meaning).map((status) => [Number(status), [Number(status)]]),
  );
});
