import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { SHELF } from '@madang/games';
import { newGuest } from '../../../support/guest.ts';
import { startedTable } from '../../../support/match.ts';
import { folderFor, serverFor } from '../../../support/server.ts';
import { drawingServer, get, needsBuild, OPEN, showsItsBoard } from './drawing.ts';

test('a link to a game of Siberia shows its board as it stands, and another after some moves', needsBuild, (t) => showsItsBoard(t, 'siberia'));

test('nobody without its invitation sees the board of a table that is not listed, nor of a closed or waiting one', needsBuild, async (t) => {
  const url = await drawingServer(t);
  const ada = await newGuest(url, 'Ada');
  const waiting = await ada.create('siberia', [{ kind: 'me' }, { kind: 'open' }], OPEN);
  const started = async (more: Readonly<Record<string, unknown>>): Promise<string> => {
    const { id } = await ada.create('siberia', [{ kind: 'me' }, { kind: 'bot', level: 'random' }], more);
    await ada.table('POST', `/api/tables/${id}/start`);
    return id;
  };
  const byLink = await started({ access: 'link', watchers: true });
  const alone = await started({ access: 'open', watchers: false });
  const closed = await started({ access: 'closed' });
  for (const id of [waiting.id, byLink, alone, closed]) assert.equal((await get(`${url}/t/${id}/board.jpg`)).status, 404);
  const invitation = (await ada.table('GET', `/api/tables/${byLink}`)).invitation ?? '';
  assert.equal((await get(`${url}/t/${byLink}/board.jpg?invitation=${invitation}`)).type, 'image/jpeg');
  const page = await (await fetch(`${url}/join/${byLink}/${invitation}`)).text();
  assert.match(page, new RegExp(`og:image" content="${url}/t/${byLink}/board\\.jpg\\?seq=\\d+&amp;invitation=${invitation}"`));
});

test('a server whose build draws no boards shows the picture of the game', async (t) => {
  const webFolder = folderFor(t);
  mkdirSync(join(webFolder, 'pictures', 'share'), { recursive: true });
  writeFileSync(join(webFolder, 'pictures', 'share', 'siberia.jpg'), 'jpg');
  const { url } = await serverFor(t, { webFolder }, { shelf: SHELF });
  const { id } = await startedTable(url, 'siberia', 2, OPEN);
  assert.match(await (await fetch(`${url}/t/${id}`)).text(), new RegExp(`og:image" content="${url}/pictures/share/siberia.jpg"`));
  const answer = await fetch(`${url}/t/${id}/board.jpg`, { redirect: 'manual' });
  assert.deepEqual([answer.status, answer.headers.get('location')], [302, '/pictures/share/siberia.jpg']);
});
