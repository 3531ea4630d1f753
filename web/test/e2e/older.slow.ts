import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findTitle, SHELF } from '@madang/games';
import { decisions, type Game, newMatch, playMove, printDocument, seedRandom, toDocument } from '@madang/kernel';
import type { Page } from 'playwright-core';
import { barrage, siberia } from './older-rules.ts';
import { openPlace, type Place, person } from './place.ts';
import { listenForErrors } from './player.ts';

const OLDER: readonly Game[] = [siberia, barrage];
const { DATABASE_URL: _, ...environment } = process.env;
const MADANG = fileURLToPath(new URL('../../../cli/madang.mjs', import.meta.url));
const rules = fileURLToPath(new URL('older-rules.ts', import.meta.url));

let place: Place;
before(async () => {
  const shelf = SHELF.map((title) => {
    const game = OLDER.find(({ name }) => name === title.name);
    return game ? { ...title, rules: async () => game } : title;
  });
  place = await openPlace({ shelf, sources: (name) => ({ rules, name }) });
});
after(() => place.close());

/** A match of older rules, played by rollouts; `moves`: so many of them, left out: to its end. */
async function documentOf(game: Game, moves = Number.POSITIVE_INFINITY) {
  const expertise = await findTitle(game.name)?.expertise();
  const match = newMatch(game, { seats: 2, seed: 'older' });
  const random = seedRandom('older');
  while (!match.state.over && match.log.length < moves) {
    const [next] = decisions(game, match.state);
    assert.ok(next && expertise);
    playMove(match, next.seat, expertise.rollout(match.state, next, random));
  }
  return toDocument(match);
}

/** A finished match at a table of that page's person, once its rules are kept. */
async function tableOf(page: Page, game: Game): Promise<string> {
  await page.goto('/');
  const take = async (moves?: number): Promise<string> => {
    const answer = await page.request.post('/api/tables/import', {
      data: { document: await documentOf(game, moves) },
      headers: { origin: place.server.url },
    });
    const table: unknown = await answer.json();
    assert.ok(answer.ok() && typeof table === 'object' && table !== null && 'id' in table && typeof table.id === 'string', JSON.stringify(table));
    return table.id;
  };
  // Rules are kept for matches that run, once somebody looks at one.
  await page.goto(`/#/table/${await take(4)}`);
  while (!(await page.request.get(`/api/rules/${game.name}/${game.version}`)).ok()) await setTimeout(100);
  return take();
}

test('a match of older rules is replayed by them, with points and log; what differs is said, and it is not played on here', async () => {
  const { page, context } = await person(place);
  await page.request.post('/api/session', { data: { name: 'Ada' }, headers: { origin: place.server.url } });
  await page.goto('/');
  const table = await tableOf(page, siberia);
  const errors = listenForErrors(page);
  await page.goto(`/#/replay/table/${table}`);
  await page.getByRole('button', { name: 'To the end' }).click();
  const said = await page.locator('.replay .notice').first().innerText();
  assert.match(said, /version 0\.9\.0 .*version \d/s);
  const points = (await page.locator('.chart svg').getAttribute('aria-label')) ?? '';
  assert.equal([...points.matchAll(/1,\d{3},\d{3}/g)].length, 2, points);
  assert.ok((await page.locator('.log li').count()) > 20);
  assert.equal(await page.getByRole('button', { name: 'Play on from here' }).count(), 0);
  assert.deepEqual(errors, []);

  await page.goto(`/#/table/${table}`);
  await page.locator('.over .chart-line').first().waitFor();
  assert.ok((await page.locator('.score-table tbody tr').count()) > 1);
  await context.close();
});

test('the command replays and verifies a file of older rules by those that the database here keeps; without one it refuses', async () => {
  const { page, context } = await person(place);
  await page.request.post('/api/session', { data: { name: 'Ada' }, headers: { origin: place.server.url } });
  await page.goto('/');
  await tableOf(page, siberia);
  await context.close();
  const file = join(place.folder, 'older.json');
  writeFileSync(file, printDocument(await documentOf(siberia)));
  const madang = (command: string, folder: string) =>
    spawnSync(process.execPath, [MADANG, command, file, '--language', 'en'], { encoding: 'utf8', env: { ...environment, DATA_DIR: folder } });
  const replayed = madang('replay', place.folder);
  assert.equal(replayed.status, 0, replayed.stderr);
  assert.match(replayed.stderr, /^Played with version 0\.9\.0 of the rules\. The texts are those of version \d/);
  assert.match(replayed.stdout, /^1\. Player 1\n {4}\S/m);
  assert.equal([...replayed.stdout.matchAll(/1,\d{3},\d{3}/g)].length, 2, 'points are counted by the older rules');
  const verified = madang('verify', place.folder);
  assert.deepEqual([verified.status, verified.stderr], [0, '']);
  const without = madang('replay', join(place.folder, 'nowhere'));
  assert.equal(without.status, 1);
  assert.match(without.stderr, /^wrong-version.*0\.9\.0/);
});

test('where the board cannot show a match of older rules that is said, and nothing is shown wrongly', async () => {
  const { page, context } = await person(place);
  await page.request.post('/api/session', { data: { name: 'Ada' }, headers: { origin: place.server.url } });
  await page.goto('/');
  const table = await tableOf(page, barrage);
  await page.goto(`/#/replay/table/${table}`);
  await page.getByText(/cannot show it/).waitFor();
  assert.equal(await page.locator('.board-area').count(), 0);
  await context.close();
});
