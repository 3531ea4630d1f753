import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { readConfig } from '../../../../index.ts';
import { newGuest } from '../../../support/guest.ts';
import { chance, playOut, startedTable } from '../../../support/match.ts';
import { serverFor } from '../../../support/server.ts';

const Answer = z.object({
  type: z.literal('rich'),
  version: z.literal('1.0'),
  title: z.string(),
  html: z.string(),
  width: z.number(),
  height: z.number(),
});

const get = async (address: string) => {
  const answer = await fetch(address, { headers: { 'accept-language': 'en' } });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};

const oembed = (url: string, of: string, more = '') => get(`${url}/oembed?url=${encodeURIComponent(of)}${more}`);

test('a server embeds nothing unless its admin allows it', async (t) => {
  assert.deepEqual([readConfig({ DATABASE: 'memory' }).embedding, readConfig({ DATABASE: 'memory', EMBEDDING: 'yes' }).embedding], [false, true]);
  const { url } = await serverFor(t);
  const { id } = await startedTable(url, 'tiny', 2);
  assert.equal((await get(`${url}/embed/${id}`)).status, 404);
  assert.equal((await oembed(url, `${url}/t/${id}`)).status, 404);
  assert.doesNotMatch((await get(`${url}/t/${id}`)).text, /oembed/);
});

test('a public table is shown in a frame of any site, without a script; no other page may be framed', async (t) => {
  const { url } = await serverFor(t, { embedding: true });
  const played = await startedTable(url, 'tiny', 2, { options: { rounds: '1' } });
  const { status, text, headers } = await get(`${url}/embed/${played.id}`);
  assert.equal(status, 200);
  assert.match(text, /<h1>Watch Guest 0 and Guest 1 play tiny<\/h1><p>To move: Guest 0/);
  assert.match(text, new RegExp(`<a href="${url}/t/${played.id}" target="_blank"`));
  assert.doesNotMatch(text, /<script/);
  assert.match(headers.get('content-security-policy') ?? '', /^default-src 'none'; .*frame-ancestors \*$/);
  assert.deepEqual([headers.get('x-frame-options'), headers.get('set-cookie')], [null, null]);
  const table = await get(`${url}/t/${played.id}`);
  assert.match(table.headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/);
  assert.equal(table.headers.get('x-frame-options'), 'SAMEORIGIN');
  await playOut(played, chance(5));
  const over = await get(`${url}/embed/${played.id}`);
  assert.match(over.text, /won tiny<\/h1><p>1\. Guest/);
  assert.doesNotMatch(over.text, /http-equiv="refresh"/);
});

test('a table by link, a closed one and one without spectators are not embedded, with or without their invitation', async (t) => {
  const { url } = await serverFor(t, { embedding: true });
  const ada = await newGuest(url, 'Ada');
  for (const more of [{ access: 'link' }, { access: 'closed' }, { watchers: false }]) {
    const { id, invitation } = await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }], more);
    for (const answer of [await get(`${url}/embed/${id}`), await oembed(url, `${url}/t/${id}`), await oembed(url, `${url}/join/${id}/${invitation}`)])
      assert.deepEqual([answer.status, answer.text], [404, '{"code":"no-table"}']);
  }
});

test('oEmbed answers with the frame of a link that it discovers, no larger than asked', async (t) => {
  const { publicUrl, basePath } = readConfig({ DATABASE: 'memory', PUBLIC_URL: 'https://play.example/madang' });
  const { url } = await serverFor(t, { embedding: true, publicUrl, basePath });
  const ada = await newGuest(url, '"Ada" <b>');
  const { id } = await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }]);
  const link = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec((await get(`${url}/madang/t/${id}`)).text)?.[1] ?? '';
  const found = await get(link.replace('https://play.example', url));
  const { html, title, width, height } = Answer.parse(JSON.parse(found.text));
  assert.deepEqual([title, width, height], ['"Ada" <b> invites you to tiny', 480, 400]);
  assert.match(html, new RegExp(`^<iframe src="https://play.example/madang/embed/${id}" title="&quot;Ada&quot; &lt;b&gt; invites you to tiny" `));
  const small = Answer.parse(JSON.parse((await oembed(url, `https://play.example/madang/t/${id}`, '&maxwidth=300&maxheight=200')).text));
  assert.deepEqual([small.width, small.height], [300, 200]);
  assert.match(small.html, / width="300" height="200" /);
});

test('oEmbed refuses what is no link to a table of this server, another format, and broken questions', async (t) => {
  const { url } = await serverFor(t, { embedding: true });
  const { id } = await (await newGuest(url)).create('tiny', [{ kind: 'me' }, { kind: 'open' }]);
  const foreign = [
    `https://else.example/t/${id}`,
    `${url.replace(/:\d+$/, '.else.example')}/t/${id}`,
    `${url}/g/tiny`,
    `${url}/t/AAAA`,
    `${url}/api/tables/${id}`,
  ];
  for (const address of foreign) assert.deepEqual([address, (await oembed(url, address)).status], [address, 404]);
  assert.equal((await oembed(url, `${url}/t/${id}`, '&format=xml')).status, 501);
  for (const question of ['', '?url=x', `?url=${url}/${'a'.repeat(500)}`, `?url=${url}/t/${id}&maxwidth=0`, `?url=${url}/t/${id}&maxheight=x`])
    assert.deepEqual([question, (await get(`${url}/oembed${question}`)).status], [question, 400]);
});
