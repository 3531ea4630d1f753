import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openPlace, type Place, person } from './place.ts';
import { beginMatch, listenForErrors, pressByHand, READY } from './player.ts';

/** Matches begun from the first page, played as people do: on the board first, with questions in between. */
let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

const LAPTOP = { width: 1366, height: 768 } as const;
const STOPPED = '.message-page';

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
  await beginMatch(page, 'online', ['me', 'bot/easy', 'bot/easy'], 'barrage');
  for (let built = 0, answers = 0; built < 5 && answers < 60; answers++) if (await buildOnMap(page)) built++;
  await page.locator(READY).first().waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

for (const game of ['siberia', 'barrage', 'underwater', 'ludwig']) {
  for (const where of ['online', 'offline'] as const)
    test(`the coach answers in a fresh match of ${game} ${where}, and the answer stays`, async () => {
      const { page, context } = await person(place, LAPTOP);
      const errors = listenForErrors(page);
      await beginMatch(page, where, ['me', 'bot/easy', 'bot/easy', 'bot/easy'], game);
      await page.locator('.chip:enabled').first().waitFor();
      await page.getByRole('button', { name: 'Ask the coach' }).click();
      const best = page.locator('.coach section').last();
      await best.getByRole('button', { name: 'Ask' }).click();
      assert.equal(await page.locator('.log', { hasText: 'asked the coach' }).count(), 0, 'a help counts once it is given');
      const answer = best.locator('li', { hasText: /\d+% ± \d+ win chance/ });
      await answer.waitFor({ timeout: 120_000 });
      const others = page.locator('.coach section').nth(1);
      await others.getByRole('button', { name: 'Ask' }).click();
      await others.locator('li').first().waitFor();
      assert.equal(await answer.count(), 1, 'noting the second help leaves the first answer');
      await page.getByRole('button', { name: 'Close' }).last().click();
      await page.locator('.log', { hasText: 'asked the coach for the best line' }).waitFor();
      assert.deepEqual(errors, []);
      await context.close();
    });
}

for (const game of ['siberia', 'barrage', 'underwater', 'ludwig'])
  test(`a map of ${game} that cannot be drawn takes nothing else down, and the server hears of it`, async () => {
    const { page, context } = await person(place, LAPTOP);
    await context.route(/\/assets\/.*\.js$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/className:([`"'])map-sheet[\w -]*\1/g, 'className:(()=>{throw Error("a planted fault")})()');
      await route.fulfill({ response, body });
    });
    const reported = page.waitForRequest(/\/api\/faults$/);
    await beginMatch(page, 'online', ['me', 'bot/easy'], game);
    const { part, message, step, game: named } = (await reported).postDataJSON();
    assert.deepEqual([message, named, typeof step, typeof part], ['a planted fault', game, 'number', 'string']);
    await page.locator('.contained-fault').first().waitFor();
    for (let answers = 0; answers < 4; answers++) {
      await page.locator(READY).first().waitFor();
      if (await page.locator('.prompt-buttons .primary:enabled').count()) await page.keyboard.press('Enter');
      else await page.locator('.chip:enabled').first().click();
      assert.equal(await page.locator(STOPPED).count(), 0);
    }
    await page.locator('.player').first().waitFor();
    // Parts that load while the page is quiet may be on their way.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });

test('a line that is half-written outlives other tabs of the side and the page itself', async () => {
  const { page, context } = await person(place, LAPTOP);
  await beginMatch(page, 'online', ['me', 'bot/easy'], 'siberia');
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
