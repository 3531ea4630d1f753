import assert from 'node:assert/strict';
import { type Place, person } from './place.ts';
import { beginMatch, listenForErrors, openMatch, READY } from './player.ts';

export const LAPTOP = { width: 1366, height: 768 } as const;
export const STOPPED = '.message-page';

/** The coach answers in a fresh match, and the answer stays when it is asked for something else. */
export async function coachAnswers(place: Place, game: string, where: 'online' | 'offline'): Promise<void> {
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
  await page.locator('.log', { hasText: 'asked the coach for the best choice' }).waitFor({ state: 'attached' });
  assert.deepEqual(errors, []);
  await context.close();
}

/** A map that cannot be drawn takes nothing else down, and the server hears of it. */
export async function mapFails(place: Place, game: string): Promise<void> {
  const { page, context } = await person(place, LAPTOP);
  await context.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/className:([`"'])map-sheet[\w -]*\1/g, 'className:(()=>{throw Error("a planted fault")})()');
    await route.fulfill({ response, body });
  });
  const reported = page.waitForRequest(/\/api\/faults$/);
  await openMatch(page, ['easy'], game);
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
}
