import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openPlace, type Place, person } from './place.ts';
import { answer, beginMatch, listenForErrors, logLines, READY } from './player.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

/** Answers with the first choices until the log has grown. */
async function playOn(page: Page): Promise<void> {
  const lines = page.locator('.log summary');
  const before = await lines.count();
  for (let answers = 0; answers < 20 && (await lines.count()) === before; answers++) {
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
  const played = await logLines(other);
  assert.ok(played.length > 0);
  await page.waitForFunction((count) => document.querySelectorAll('.log summary').length === count, played.length);
  assert.deepEqual(await logLines(page), played);
  await playOn(page);
  await page.locator(READY).first().waitFor();
  const after = await logLines(page);
  assert.deepEqual(after.slice(0, played.length), played);
  await other.reload();
  await other.locator(READY).first().waitFor();
  assert.deepEqual(await logLines(other), after);
  assert.deepEqual([...errors, ...othersErrors], []);
  await context.close();
});
