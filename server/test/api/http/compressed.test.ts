import assert from 'node:assert/strict';
import { request } from 'node:http';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { newGuest } from '../../support/guest.ts';
import { serverFor } from '../../support/server.ts';

interface Raw {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
}

/** An answer as it came over the wire: fetch would unpack it. */
const raw = (url: string, headers: Readonly<Record<string, string>>): Promise<Raw> =>
  new Promise((resolve, reject) => {
    request(url, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }));
    })
      .on('error', reject)
      .end();
  });

test('long answers are compressed as the browser likes, short ones are not', async (t) => {
  const { url } = await serverFor(t);
  const ada = await newGuest(url, 'Ada');
  for (let i = 0; i < 12; i++) await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }]);
  const lobby = (headers: Record<string, string> = {}) => raw(`${url}/api/tables`, headers);
  const [plain, zipped, brotli] = [await lobby(), await lobby({ 'accept-encoding': 'gzip' }), await lobby({ 'accept-encoding': 'gzip, br' })];
  assert.deepEqual(
    [plain, zipped, brotli].map(({ headers }) => headers['content-encoding']),
    [undefined, 'gzip', 'br'],
  );
  assert.deepEqual([gunzipSync(zipped.body), brotliDecompressSync(brotli.body)], [plain.body, plain.body]);
  assert.ok(zipped.body.length * 5 < plain.body.length, `${zipped.body.length} of ${plain.body.length} bytes`);
  assert.equal(plain.headers['cache-control'], 'private, no-cache');
  assert.equal((await raw(`${url}/api/session`, {})).headers['cache-control'], 'no-store');
  assert.equal((await raw(`${url}/healthz`, { 'accept-encoding': 'gzip' })).headers['content-encoding'], undefined);
});

test('an answer that the browser still has is not sent again, until it changes', async (t) => {
  const { url } = await serverFor(t);
  const ada = await newGuest(url, 'Ada');
  await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }]);
  const ask = (tag = '') => raw(`${url}/api/tables`, { 'accept-encoding': 'br', 'if-none-match': tag });
  const first = await ask();
  const tag = String(first.headers.etag);
  assert.match(tag, /^W\//);
  const again = await ask(tag);
  assert.deepEqual([first.status, again.status, again.body.length], [200, 304, 0]);
  await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }]);
  const changed = await ask(tag);
  assert.deepEqual([changed.status, changed.headers.etag === tag], [200, false]);
});
