import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readConfig } from '../../../index.ts';
import { guestOf, newGuest } from '../../support/guest.ts';
import { folderFor, serverFor } from '../../support/server.ts';

const PAGE = '<link rel="icon" href="/icon.svg" /><a href="https://example.org/">x</a><script src="/assets/main.js"></script>';

/** A server that people find at PUBLIC_URL, with a page of a few files. */
async function served(t: Parameters<typeof serverFor>[0], PUBLIC_URL: string) {
  const webFolder = folderFor(t);
  mkdirSync(join(webFolder, 'assets'));
  writeFileSync(join(webFolder, 'index.html'), PAGE);
  writeFileSync(join(webFolder, 'assets', 'main.js'), 'export {};');
  const { publicUrl, basePath, origins } = readConfig({ DATABASE: 'memory', PUBLIC_URL });
  const { url } = await serverFor(t, { webFolder, publicUrl, basePath, origins });
  const get = async (path: string) => {
    const answer = await fetch(`${url}${path}`, { headers: { accept: 'text/html' }, redirect: 'manual' });
    return { status: answer.status, to: answer.headers.get('location'), text: await answer.text() };
  };
  return { url, get };
}

test('below a path the page, its files, the interface and the socket are found; so they are by a proxy that strips the path', async (t) => {
  const { url, get } = await served(t, 'https://example.org/games/madang/');
  const page =
    '<link rel="icon" href="/games/madang/icon.svg" /><a href="https://example.org/">x</a><script src="/games/madang/assets/main.js"></script>';
  for (const path of ['/games/madang/', '/games/madang/table', '/', '/games/madang/?from=mail']) {
    const { status, text } = await get(path);
    assert.deepEqual([path, status, text], [path, 200, page]);
  }
  assert.deepEqual(await get('/games/madang'), { status: 308, to: '/games/madang/', text: '' });
  for (const base of ['/games/madang', '']) {
    assert.deepEqual([base, (await get(`${base}/assets/main.js`)).text], [base, 'export {};']);
    assert.equal((await get(`${base}/healthz`)).status, 200);
    const ada = await newGuest(`${url}${base}`, 'Ada');
    const line = await guestOf(`${url}${base}`, ada.id, ada.cookie).line();
    assert.equal((await line.next('hello')).person, ada.id);
    await line.close();
  }
  assert.equal((await get('/games/madangs/healthz')).text, page, 'another path is no file of ours');
  assert.equal((await get('/games/madang/api/nothing')).status, 404);
});

test('below a path the session’s cookie is for that path alone; without one for the whole host', async (t) => {
  for (const [address, path] of [
    ['https://example.org/games/madang/', '/games/madang'],
    ['https://example.org/', '/'],
  ] as const) {
    const { url } = await served(t, address);
    const answer = await fetch(`${url}/api/session`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Ada"}' });
    const [cookie] = answer.headers.getSetCookie();
    assert.match(String(cookie), new RegExp(`; Path=${path}(;|$)`));
    const out = await fetch(`${url}/api/session`, { method: 'DELETE', headers: { cookie: String(cookie?.split(';')[0]) } });
    assert.match(String(out.headers.getSetCookie()[0]), new RegExp(`^madang=; Path=${path}; Expires=Thu, 01 Jan 1970`));
  }
});

test('without a path the page is the file as it was built', async (t) => {
  const { get } = await served(t, 'https://example.org');
  assert.deepEqual(await get('/'), { status: 200, to: null, text: PAGE });
});

test('links to the server carry the path; an address with more than a path is refused', () => {
  const read = (PUBLIC_URL: string) => readConfig({ DATABASE: 'memory', PUBLIC_URL });
  const { publicUrl, basePath, origins } = read('https://example.org/madang//');
  assert.deepEqual([publicUrl, basePath, origins], ['https://example.org/madang', '/madang', ['https://example.org']]);
  assert.deepEqual([read('https://example.org/').publicUrl, read('https://example.org').basePath], ['https://example.org', '']);
  for (const wrong of ['https://example.org/?a=1', 'https://example.org/#a'])
    assert.throws(() => read(wrong), /PUBLIC_URL: an address with a path at most/);
});
