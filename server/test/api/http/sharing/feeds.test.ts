import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onBothDatabases } from '../../../support/databases.ts';
import { newGuest } from '../../../support/guest.ts';
import { chance, playOut, startedTable } from '../../../support/match.ts';
import { serverFor } from '../../../support/server.ts';

/** What a feed reader is answered. */
async function read(address: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(address, { headers: { 'accept-language': 'en', ...headers } });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

const elements = (text: string, name: string): readonly string[] =>
  [...text.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, value = '']) => value);

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Finds an element that is not closed in order; an attribute's text cannot contain a bracket. */
function assertWellFormed(text: string): void {
  const open: string[] = [];
  for (const [, closing = '', name = '', empty = ''] of text.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)) {
    if (closing === '/') assert.equal(open.pop(), name);
    else if (empty === '') open.push(name);
  }
  assert.deepEqual(open, []);
  assert.doesNotMatch(text.replaceAll(/&(amp|lt|gt|quot|#39);/g, ''), /&/);
}

onBothDatabases('the feed of open tables has the public ones that wait, newest first; that of finished games the public ones', async (t, config) => {
  const { url } = await serverFor(t, config);
  const ada = await newGuest(url, 'Ada <& "Bea">');
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  const empty = await read(`${url}/feeds/open.atom`);
  assert.deepEqual(
    [empty.status, empty.headers.get('content-type'), elements(empty.text, 'entry')],
    [200, 'application/atom+xml; charset=utf-8', []],
  );
  assertWellFormed(empty.text);
  const older = await ada.create('tiny', seats);
  await ada.create('tiny', seats, { access: 'link' });
  const newer = await ada.create('tiny', seats);
  const open = await read(`${url}/feeds/open.atom`);
  assertWellFormed(open.text);
  assert.deepEqual(elements(open.text, 'id'), [`${url}/feeds/open.atom`, `${url}/t/${newer.id}`, `${url}/t/${older.id}`]);
  assert.deepEqual(elements(open.text, 'title').slice(1), Array(2).fill('Ada &lt;&amp; &quot;Bea&quot;&gt; invites you to tiny'));
  for (const at of [...elements(open.text, 'updated'), ...elements(open.text, 'published')]) assert.match(at, INSTANT);
  assert.equal(elements(open.text, 'updated').length, 3);
  const played = await startedTable(url, 'tiny', 2, { options: { rounds: '1' } });
  await playOut(played, chance(5));
  const hidden = await startedTable(url, 'tiny', 2, { options: { rounds: '1' }, watchers: false });
  await playOut(hidden, chance(5));
  const over = await read(`${url}/feeds/finished.atom`);
  assertWellFormed(over.text);
  assert.deepEqual(elements(over.text, 'id').slice(1), [`${url}/replay/${played.id}`]);
  assert.match(elements(over.text, 'title')[1] ?? '', / won tiny$/);
});

test('a feed that has not changed is not sent again, and one in another language is another', async (t) => {
  const { url } = await serverFor(t);
  const ada = await newGuest(url, 'Ada');
  await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }]);
  const first = await read(`${url}/feeds/open.atom`);
  const etag = first.headers.get('etag') ?? assert.fail('no ETag');
  assert.ok(Number.isFinite(Date.parse(first.headers.get('last-modified') ?? '')));
  assert.match(first.headers.get('vary') ?? '', /accept-language/i);
  const again = await read(`${url}/feeds/open.atom`, { 'if-none-match': etag });
  assert.deepEqual([again.status, again.text], [304, '']);
  const korean = await read(`${url}/feeds/open.atom`, { 'accept-language': 'ko', 'if-none-match': etag });
  assert.equal(korean.status, 200);
  assert.match(korean.text, /xml:lang="ko"[\s\S]*Ada 님이/);
  await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }]);
  assert.equal((await read(`${url}/feeds/open.atom`, { 'if-none-match': etag })).status, 200);
});

test('a feed is bounded, and one that is not there says so', async (t) => {
  const { url } = await serverFor(t);
  const ada = await newGuest(url, 'Ada');
  for (let n = 0; n < 55; n++) await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }]);
  assert.equal(elements((await read(`${url}/feeds/open.atom`)).text, 'published').length, 50);
  for (const [path, status] of [
    ['/feeds/closed.atom', 404],
    ['/feeds/open', 404],
    [`/feeds/open.atom?lang=${'x'.repeat(21)}`, 400],
  ] as const) {
    const wrong = await read(url + path);
    assert.deepEqual([path, wrong.status], [path, status]);
    assert.match(wrong.text, /"code":"/);
  }
});

test('a table that waits is in the feed, however many newer ones are played', async (t) => {
  const { url } = await serverFor(t);
  const ada = await newGuest(url, 'Ada');
  const { id } = await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }]);
  for (let n = 0; n < 100; n++) {
    const played = await ada.create('tiny', [{ kind: 'me' }, { kind: 'screen', name: 'Bo' }]);
    await ada.table('POST', `/api/tables/${played.id}/start`);
  }
  const { text } = await read(`${url}/feeds/open.atom`);
  assert.ok(text.includes(id));
  assert.equal(elements(text, 'published').length, 1);
});
