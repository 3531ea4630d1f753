import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { FULL, keptMatch, openKept } from './matches.ts';
import { openPlace, type Place, person } from './place.ts';
import { beginMatch, listenForErrors } from './player.ts';

let place: Place;
before(async () => {
  place = await openPlace();
});
after(() => place.close());

const NAMES = ['Hannah', 'One', 'Two', 'Three'];
const kept = (id: string, moves: number) => keptMatch(id, { game: 'barrage', seats: 4, moves, options: FULL.barrage ?? {} }, NAMES);
const button = (page: Page) => page.locator('button.threats');

test('what others may take is counted in the bar, marked on the board, said by its card, and listed; one press ends it', async (t) => {
  const { page, context } = await person(place, { width: 1366, height: 768, threats: 'on' });
  t.after(() => context.close());
  const errors = listenForErrors(page);
  await openKept(page, 'k', await kept('k', 130));
  await page.getByRole('button', { name: /^Others may take \d things/ }).waitFor();
  const pieces = page.locator('.board [data-threat]');
  const count = await pieces.count();
  assert.ok(count > 0);
  await page.waitForFunction((most) => document.querySelectorAll('.threat-mark').length === most, count);
  const [box, mark] = await Promise.all([pieces.first().boundingBox(), page.locator('.threat-mark').first().boundingBox()]);
  assert.ok(box && mark && Math.abs(box.x + box.width - mark.x - 10) < 8 && Math.abs(box.y - mark.y - 5) < 8, JSON.stringify({ box, mark }));
  await pieces.first().hover();
  await page.locator('.forecast-card, .forecast-dock').getByText('likely to be gone before your next turn').waitFor();
  await button(page).click();
  const rows = page.locator('.threats-list > li');
  assert.equal(await rows.count(), count);
  const shares = (await rows.locator('strong').allTextContents()).map((text) => Number(/(\d+)%/.exec(text)?.[1]));
  assert.ok(
    shares.every((share, i) => share >= 25 && share <= (shares[i - 1] ?? 100)),
    shares.join(),
  );
  await page.getByRole('button', { name: 'Stop these warnings' }).click();
  await button(page).waitFor({ state: 'detached' });
  assert.equal(await page.locator('.threat-mark, [data-threat]').count(), 0);
  await page.reload();
  await page.locator('.board').waitFor();
  assert.equal(await button(page).count(), 0);
  await page.goto('/#/settings');
  await page.getByRole('group', { name: 'What others may take' }).getByRole('radio', { name: 'On' }).check();
  await page.goBack();
  await button(page).waitFor();
  assert.deepEqual(errors, []);
});

test('what is tried is marked no more, and what is taken back is marked again', async (t) => {
  const { page, context } = await person(place, { width: 1366, height: 768, threats: 'on' });
  t.after(() => context.close());
  await openKept(page, 'tried', await keptMatch('tried', { game: 'underwater', seats: 4, moves: 200, options: FULL.underwater ?? {} }, NAMES));
  const marked = page.locator('[data-lit][data-threat][data-piece^="slot:"]');
  await marked.first().waitFor();
  const piece = await marked.first().getAttribute('data-piece');
  const before = await page.locator('.board [data-threat]').count();
  await marked.first().click();
  await page.getByRole('button', { name: 'Undo' }).first().waitFor();
  await page.waitForFunction((most) => document.querySelectorAll('.board [data-threat]').length < most, before);
  await page.keyboard.press('u');
  await page.locator(`[data-threat][data-piece="${piece}"]`).waitFor();
});

test('with another person at the table nobody is warned unless the table shows who is ahead', async (t) => {
  const { page, context } = await person(place, { threats: 'on' });
  t.after(() => context.close());
  await beginMatch(page, 'offline', ['me', 'screen', 'bot/random']);
  await page.locator('.chip:enabled').first().waitFor();
  assert.equal(await button(page).count(), 0);
  await page.goto('/#/new/offline/siberia');
  await page.getByRole('checkbox', { name: /^Show who is ahead.* warned of what others may take/ }).check();
  await page.locator('.new-table button[type=submit]').click();
  await button(page).waitFor();
});
