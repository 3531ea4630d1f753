import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { coachAnswers, LAPTOP, mapFails, STOPPED } from './fresh.ts';
import { openPlace, type Place, person } from './place.ts';
import { listenForErrors, openMatch, pressByHand, READY } from './player.ts';

/** Matches played as people do: on the board first, with questions in between. */
let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

/** Builds where the map offers it with one press, else answers with the first chip; whether it was built. */
async function buildOnMap(page: Page): Promise<boolean> {
  await page.locator(`${READY}, ${STOPPED}`).first().waitFor();
  assert.equal(await page.locator(STOPPED).count(), 0, 'the page stopped');
  if (await page.locator('.prompt-buttons .primary:enabled').count()) {
    await page.keyboard.press('Enter');
    await page.locator('.prompt-buttons .primary:disabled').waitFor();
    return false;
  }
  const site = page.locator('[data-piece^="site:"][data-way]').first();
  if (!(await site.count())) {
    await page.locator('.chip:enabled').first().click();
    return false;
  }
  await pressByHand(page, site, { force: true });
  const card = page.locator('.forecast-card button:not(.step)').first();
  if (await card.isVisible()) await card.click();
  return true;
}

test('whoever builds by pressing sites on Barrage’s map plays on when the turn comes back', async () => {
  const { page, context } = await person(place, LAPTOP);
  const errors = listenForErrors(page);
  await openMatch(page, ['easy', 'easy'], 'barrage');
  for (let built = 0, answers = 0; built < 5 && answers < 60; answers++) if (await buildOnMap(page)) built++;
  await page.locator(READY).first().waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

// The slow tests ask it in every game and in both places.
for (const [game, where] of [
  ['siberia', 'online'],
  ['underwater', 'offline'],
] as const)
  test(`the coach answers in a fresh match of ${game} ${where}, and the answer stays`, () => coachAnswers(place, game, where));

test('a map of siberia that cannot be drawn takes nothing else down, and the server hears of it', () => mapFails(place, 'siberia'));

test('a line that is half-written outlives other tabs of the side and the page itself', async () => {
  const { page, context } = await person(place, LAPTOP);
  await openMatch(page, ['easy']);
  await page.locator('.chip:enabled').first().waitFor();
  const write = page.locator('.chat input');
  await page.getByRole('tab', { name: /Chat/ }).click();
  await write.fill('half a sen');
  await page.getByRole('tab', { name: /Log/ }).click();
  await page.getByRole('tab', { name: /Chat/ }).click();
  assert.equal(await write.inputValue(), 'half a sen');
  await page.reload();
  await page.getByRole('tab', { name: /Chat/ }).click();
  assert.equal(await write.inputValue(), 'half a sen');
  await write.fill('half a sentence');
  await page.locator('.chat form button').click();
  await page.locator('.chat li', { hasText: 'half a sentence' }).waitFor();
  assert.equal(await write.inputValue(), '');
  await context.close();
});
