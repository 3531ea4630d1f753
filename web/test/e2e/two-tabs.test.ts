import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openPlace, type Place, person } from './place.ts';
import { allLines, answer, beginMatch, listenForErrors, READY } from './player.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

/** Answers with the first choices until the log has grown. */
async function playOn(page: Page): Promise<void> {
  const before = (await allLines(page)).length;
  for (let answers = 0; answers < 20 && (await allLines(page)).length === before; answers++) {
    await page.locator(READY).first().waitFor();
    await answer(page, 'clicks', () => 0);
  }
}

test('a match of this device that is open in two tabs goes on in both, and neither writes over the other', async () => {
  const { page, context } = await person(place);
  const errors = listenForErrors(page);
  await beginMatch(page, 'offline', ['me', 'bot/easy'], 'siberia');
  await page.locator(READY).first().waitFor();
  const other = await context.newPage();
  const othersErrors = listenForErrors(other);
  await other.goto(page.url());
  await other.locator(READY).first().waitFor();
  await playOn(other);
  await other.locator(READY).first().waitFor();
  const played = await allLines(other);
  assert.ok(played.length > 0);
  while ((await allLines(page)).length < played.length) await page.waitForTimeout(100);
  assert.deepEqual(await allLines(page), played);
  await playOn(page);
  await page.locator(READY).first().waitFor();
  const after = await allLines(page);
  assert.deepEqual(after.slice(0, played.length), played);
  await other.reload();
  await other.locator(READY).first().waitFor();
  assert.deepEqual(await allLines(other), after);
  assert.deepEqual([...errors, ...othersErrors], []);
  await context.close();
});
