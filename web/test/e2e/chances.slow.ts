import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { TableView } from '@madang/wire';
import type { Page } from 'playwright-core';
import { keptMatch, openKept } from './matches.ts';
import { openPlace, type Place, person } from './place.ts';
import { beginMatch, listenForErrors, setTable } from './player.ts';

let place: Place;
before(async () => {
  place = await openPlace();
});
after(() => place.close());

const NAMES = ['Hannah', 'One', 'Two', 'Three'];

/** What the bar says for the ear: each player with their win rate. */
async function told(page: Page): Promise<string> {
  const bar = page.locator('button.ahead');
  await bar.waitFor();
  return (await bar.textContent()) ?? '';
}

const percentsIn = (text: string): readonly number[] => [...text.matchAll(/(\d+)%/g)].map(([, share]) => Number(share));

test('a replay shows who is ahead and follows its steps', async (t) => {
  const { page, context } = await person(place, { width: 1366, height: 768 });
  t.after(() => context.close());
  const errors = listenForErrors(page);
  await openKept(page, 'ahead', await keptMatch('ahead', { game: 'barrage', seats: 4 }, NAMES));
  await page.goto('/#/replay/offline/ahead');
  const first = await told(page);
  assert.match(first, /^Who is ahead ?(Win rate)? ?Hannah ?\d+% ?One ?\d+% ?Two ?\d+% ?Three ?\d+%/);
  assert.equal(
    percentsIn(first).reduce((a, b) => a + b, 0),
    100,
  );
  await page.locator('.deck .scrubber').fill('40');
  await page.waitForFunction((before) => document.querySelector('button.ahead')?.textContent !== before, first);
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.waitForFunction(() => /100%/.test(document.querySelector('button.ahead')?.textContent ?? ''));
  assert.deepEqual(errors, []);
});

test('on a laptop the win rates stand below the players, and the board is as high as without them', async (t) => {
  const { page, context } = await person(place, { width: 1366, height: 768, choices: 'board' });
  t.after(() => context.close());
  const kept = JSON.parse(await keptMatch('high', { game: 'underwater', seats: 4, moves: 200 }, NAMES));
  const heights: (number | undefined)[] = [];
  for (const chances of [false, true]) {
    await openKept(page, 'high', JSON.stringify({ ...kept, chances }));
    if (chances) await page.locator('.side-top button.ahead').waitFor();
    heights.push((await page.locator('.board').boundingBox())?.height);
  }
  assert.equal(heights[1], heights[0]);
});

test('a press on the bar tells the reasons, the likeliest winner first', async (t) => {
  const { page, context } = await person(place, { width: 390, height: 844, touch: true, language: 'ko' });
  t.after(() => context.close());
  const kept = JSON.parse(await keptMatch('why', { game: 'underwater', seats: 4, moves: 200 }, NAMES));
  await openKept(page, 'why', JSON.stringify({ ...kept, chances: true }));
  assert.match(await told(page), /^누가 앞서나/);
  const box = await page.locator('button.ahead').boundingBox();
  assert.ok(box && box.height === 24 && box.x >= 0 && box.x + box.width <= 390);
  await page.locator('button.ahead').tap();
  const rows = page.locator('.ahead-seats > li');
  await rows.nth(3).waitFor();
  const shares = percentsIn((await page.locator('.ahead-seats strong').allTextContents()).join(' '));
  assert.deepEqual(
    shares,
    shares.toSorted((a, b) => b - a),
  );
  const reasons = await page.locator('.ahead-seats [data-lifts]').allTextContents();
  assert.ok(reasons.length > 0);
  for (const reason of reasons) assert.match(reason, /\d.*\(다른 사람 평균 .*\d\)$/);
});

test('a game on this device shows who is ahead only where that was chosen', async (t) => {
  const { page, context } = await person(place);
  t.after(() => context.close());
  await beginMatch(page, 'offline', ['me', 'bot/random']);
  await page.locator('.chip:enabled').first().waitFor();
  assert.equal(await page.locator('.ahead').count(), 0);
  await page.goto('/#/new/offline/siberia');
  await page.getByRole('checkbox', { name: /^Show who is ahead/ }).check();
  await page.locator('.new-table button[type=submit]').click();
  assert.match(await told(page), /^Who is ahead/);
});

test('at a table on the server players and spectators see who is ahead if it chose so; a table that is rated has no bar', async (t) => {
  const { page, context } = await person(place);
  t.after(() => context.close());
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' as const }];
  await page.goto('/icon.svg');
  const rated = await setTable(page, { game: 'siberia', seats });
  const shown = await setTable(page, { game: 'siberia', seats, chances: true });
  assert.deepEqual([rated.chances, shown.chances], [false, true]);
  await page.goto(`/#/table/${rated.id}`);
  await page.locator('.chip:enabled').first().waitFor();
  await page.waitForLoadState('networkidle');
  assert.equal(await page.locator('.ahead').count(), 0);
  await page.goto(`/#/table/${shown.id}`);
  assert.match(await told(page), /^Who is ahead/);

  const other = await person(place, { width: 390, height: 844, touch: true });
  t.after(() => other.context.close());
  await other.page.goto(`/#/table/${shown.id}`);
  assert.match(await told(other.page), /^Who is ahead/);
  await other.page.locator('button.ahead').tap();
  await other.page.getByText('An estimate from what everyone can see').waitFor();
  await other.page.getByText('people as a Normal bot does').waitFor();
  assert.equal(TableView.parse(await (await other.page.request.get(`/api/tables/${shown.id}`)).json()).chances, true);
});
