import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { SHELF } from '@madang/games';
import { readConfig } from '../../../../index.ts';
import { type Guest, newGuest } from '../../../support/guest.ts';
import { chance, playOut, startedTable } from '../../../support/match.ts';
import { folderFor, serverFor } from '../../../support/server.ts';

const PAGE =
  '<!doctype html><html lang="en"><head><title>Madang</title></head><body><script type="module" src="/assets/main.js"></script></body></html>';

/** A server with a page and a picture of Barrage. */
async function served(t: TestContext, more: Parameters<typeof serverFor>[1] = {}) {
  const webFolder = folderFor(t);
  mkdirSync(join(webFolder, 'pictures', 'share'), { recursive: true });
  writeFileSync(join(webFolder, 'index.html'), PAGE);
  writeFileSync(join(webFolder, 'pictures', 'share', 'barrage.jpg'), 'jpg');
  const { url } = await serverFor(t, { webFolder, ...more }, { shelf: SHELF });
  return url;
}

interface Shown {
  readonly status: number;
  readonly text: string;
  readonly tags: Readonly<Record<string, string>>;
  readonly headers: Headers;
}

/** What a chat program reads at an address: it has no cookie and runs no script. */
async function look(address: string, language = 'en', more: Readonly<Record<string, string>> = {}): Promise<Shown> {
  const answer = await fetch(address, { headers: { 'accept-language': language, ...more } });
  const text = await answer.text();
  const tags = [...text.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g)].map(([, name = '', content = '']) => [name, content]);
  return { status: answer.status, text, tags: Object.fromEntries(tags), headers: answer.headers };
}

const barrage = (guest: Guest, more: Readonly<Record<string, unknown>> = {}) =>
  guest.create('barrage', [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], more);

test('a link to an open table says who invites, to what, for how long and how many seats are free, in the language of the request', async (t) => {
  const url = await served(t);
  const { id } = await barrage(await newGuest(url, 'Ada'));
  const { status, tags, text, headers } = await look(`${url}/t/${id}`);
  assert.equal(status, 200);
  assert.deepEqual(
    [tags['og:title'], tags['og:description'], tags['og:locale'], tags['og:url'], tags['og:image'], tags['og:image:alt'], tags['twitter:card']],
    [
      'Ada invites you to Barrage',
      '3 players · about 150 min · 2 open seats · At the table: Ada',
      'en_US',
      `${url}/t/${id}`,
      `${url}/pictures/share/barrage.jpg`,
      'A table of Barrage',
      'summary_large_image',
    ],
  );
  assert.match(text, /<title>Ada invites you to Barrage<\/title>/);
  assert.match(text, /<script type="module" src="\/assets\/main.js">/, 'it is the page itself');
  assert.deepEqual([headers.get('cache-control'), headers.get('set-cookie')], ['no-cache', null]);
  assert.match(headers.get('vary') ?? '', /accept-language/i);
  const again = await look(`${url}/t/${id}`, 'en', { 'if-none-match': headers.get('etag') ?? '' });
  assert.equal(again.status, 304);
  const korean = (await look(`${url}/t/${id}`, 'fr;q=0.9, ko-KR;q=0.8, en;q=0.1')).tags;
  assert.deepEqual([korean['og:title'], korean['og:locale']], ['Ada 님이 버라지에 초대합니다', 'ko_KR']);
  assert.equal((await look(`${url}/t/${id}?lang=zh`)).tags['og:locale'], 'zh_CN', 'the address may name the language');
});

test('a table that is not listed shows nothing without its invitation, and neither does one that is closed or unknown', async (t) => {
  const url = await served(t);
  const ada = await newGuest(url, 'Ada');
  const byLink = await barrage(ada, { access: 'link' });
  const closed = await barrage(ada, { access: 'closed' });
  const unknown = await look(`${url}/t/AAAAAAAAAAAAAAAA`);
  assert.equal(unknown.tags['og:title'], 'Madang');
  const plain = unknown.text.replaceAll('AAAAAAAAAAAAAAAA', '');
  for (const id of [byLink.id, closed.id]) {
    for (const way of [`/t/${id}`, `/join/${id}/wrong`, `/replay/${id}`, ...(id === closed.id ? [`/join/${id}/${closed.invitation}`] : [])]) {
      const { text, status } = await look(url + way);
      assert.equal(status, 200);
      assert.doesNotMatch(text, /Ada|Barrage/, way);
      if (way === `/t/${id}`) assert.equal(text.replaceAll(id, ''), plain, 'nothing tells that the table is there');
    }
  }
  const invited = await look(`${url}/join/${byLink.id}/${byLink.invitation}`);
  assert.equal(invited.tags['og:title'], 'Ada invites you to Barrage');
  assert.equal(invited.tags.robots, 'noindex');
});

test('a link to a game says what it is; one that is no game’s says what the server is', async (t) => {
  const url = await served(t);
  const { tags } = await look(`${url}/g/barrage`, 'en');
  assert.equal(tags['og:title'], 'Barrage');
  assert.match(String(tags['og:description']), /1–4 players · about 150 min$/);
  assert.equal(tags.robots, undefined);
  const other = (await look(`${url}/g/chess`)).tags;
  assert.deepEqual([other['og:title'], other['og:image'], other['twitter:card']], ['Madang', `${url}/icon-512.png`, 'summary']);
});

test('a finished game’s link says who won, with the points; a running one’s who plays; both only where strangers may watch', async (t) => {
  const { url } = await serverFor(t);
  const played = await startedTable(url, 'tiny', 2, { options: { rounds: '1' } });
  const { id } = played;
  const running = (await look(`${url}/t/${id}`)).tags;
  assert.match(String(running['og:title']), /^Watch Guest 0 and Guest 1 play tiny$/);
  await playOut(played, chance(7));
  for (const path of [`/t/${id}`, `/replay/${id}?at=3`]) {
    const over = (await look(url + path)).tags;
    assert.match(String(over['og:title']), /^Guest \d( and Guest 1)? won tiny$/);
    assert.match(String(over['og:description']), /^1\. Guest \d \(−?\d+\) · \d\. Guest \d \(−?\d+\)$/);
  }
  const hidden = await startedTable(url, 'tiny', 2, { watchers: false });
  assert.equal((await look(`${url}/t/${hidden.id}`)).tags['og:title'], 'Madang');
});

test('what people are called cannot become markup, and an address that is broken or too long is refused', async (t) => {
  const url = await served(t);
  const { id } = await barrage(await newGuest(url, `<b>"A&'$&`));
  const { tags, text } = await look(`${url}/t/${id}`);
  assert.equal(tags['og:title'], '&lt;b&gt;&quot;A&amp;&#39;$&amp; invites you to Barrage');
  assert.doesNotMatch(text, /<b>/);
  for (const wrong of [`/t/${'a'.repeat(65)}`, '/t/a%20b', '/t/%00', `/join/${id}/${'x'.repeat(65)}`, `/g/${'g'.repeat(41)}`]) {
    const refused = await fetch(url + wrong);
    assert.ok(refused.status === 400 || refused.status === 404 || refused.status === 414, `${wrong}: ${refused.status}`);
    assert.match(await refused.text(), /"code":"/);
  }
});

test('below a path all addresses of a preview have it, and PUBLIC_URL counts before the host of the request', async (t) => {
  const { publicUrl, basePath } = readConfig({ DATABASE: 'memory', PUBLIC_URL: 'https://play.example/madang' });
  const url = await served(t, { publicUrl, basePath });
  const { id } = await barrage(await newGuest(url, 'Ada'));
  const { tags, text } = await look(`${url}/madang/t/${id}`);
  assert.deepEqual(
    [tags['og:url'], tags['og:image']],
    [`https://play.example/madang/t/${id}`, 'https://play.example/madang/pictures/share/barrage.jpg'],
  );
  assert.match(text, /src="\/madang\/assets\/main.js"/);
  const picture = await fetch(`${url}/madang/pictures/share/barrage.jpg`);
  assert.deepEqual([picture.status, picture.headers.get('cross-origin-resource-policy')], [200, 'cross-origin']);
});
