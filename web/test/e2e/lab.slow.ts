import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openPlace, type Place, person } from './place.ts';
import { listenForErrors } from './player.ts';
import { accessibilityProblems, findUncut } from './whole.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

const results = (page: Page) => page.locator('.lab-results');

/** Lets a random bot sit at seat 1 in B, and waits for the end. */
async function compareRandom(page: Page): Promise<void> {
  await page.locator('.lab-sizes select').nth(0).selectOption('2');
  await page.locator('.lab-sizes select').nth(1).selectOption('100');
  await page.locator('.lab-arm-row').nth(0).locator('select').nth(1).selectOption('random');
  await page.locator('.lab-form button[type="submit"]').click();
  await results(page).and(page.locator('[data-status="done"]')).waitFor({ timeout: 120_000 });
}

/** Presses a button and gives what it saves. */
async function saved(page: Page, name: string): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  // The browser may be another process's: its files are read over the connection.
  return Buffer.concat(await (await download.createReadStream()).toArray());
}

test('a bot is compared with another on the same deals, and figures, a CSV file and a picture show that it is weaker', async () => {
  const { page, context } = await person(place, { width: 1366, height: 768, language: 'en' });
  const errors = listenForErrors(page);
  await page.goto('/#/');
  await page.locator('.game-card', { hasText: 'Siberia' }).getByRole('link', { name: 'Lab', exact: true }).click();
  await page.getByText('A and B are still the same').waitFor();
  assert.ok(await page.getByRole('button', { name: 'Start' }).isDisabled());
  await compareRandom(page);
  await page.getByText('100 deals, each played in both ways.').waitFor();
  const won = page.locator('.lab-figures', { hasText: 'Win rate by seat' }).locator('tbody tr').first();
  assert.equal(await won.getAttribute('data-shown'), 'true');
  assert.match(await won.innerText(), /Seat 1[\s\S]*−\d/);
  const csv = (await saved(page, 'Save figures')).toString();
  assert.match(csv, /^measure,of,a,/);
  assert.match(csv, /\r\nvictories,1,/);
  assert.deepEqual([...(await saved(page, 'Save as picture')).subarray(1, 4)], [...Buffer.from('PNG')]);
  assert.deepEqual(errors, []);
  await context.close();
});

test('a rule option is compared, the experiment is stopped, and its figures stay', async () => {
  const { page, context } = await person(place, { width: 1366, height: 768, language: 'en' });
  await page.goto('/#/lab/siberia');
  await page.locator('.lab-add').selectOption('exchangeSides');
  assert.equal(await page.locator('.lab-rule select').count(), 2);
  await page.getByRole('button', { name: 'Start' }).click();
  const box = await page.locator('.lab-results [role="status"]').boundingBox();
  assert.ok(box && box.y + box.height <= 768, 'the answer to Start is in sight');
  await page.locator('.lab-figures').first().waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText(/^Stopped after \d+ of 1,000 deals/).waitFor();
  assert.ok((await page.locator('.lab-figures').count()) >= 4);
  await page.locator('.lab-rule button').click();
  assert.ok(await page.getByRole('button', { name: 'Start' }).isDisabled());
  await context.close();
});

test('the effects of cards are compared, with a change of points in B', async () => {
  const { page, context } = await person(place, { width: 1366, height: 768, language: 'en' });
  const errors = listenForErrors(page);
  await page.goto('/#/lab/underwater');
  await page.locator('.segments label', { hasText: 'Cards' }).click();
  await page.locator('.lab-sizes select').nth(0).selectOption('2');
  await page.locator('.lab-sizes select').nth(1).selectOption('100');
  await page.locator('.lab-sizes select').nth(2).selectOption('4');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByText('200 games played.').waitFor({ timeout: 120_000 });
  await page.getByText(/Alloy convoy: \+3/).waitFor();
  assert.equal(await page.locator('.lab-figures tbody tr').count(), 12);
  const csv = (await saved(page, 'Save figures')).toString();
  assert.match(csv, /^card,played_a,/);
  assert.match(csv, /\r\n4,\d+,\d+,/);
  assert.deepEqual(errors, []);
  await context.close();
});

for (const size of [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
])
  test(`the laboratory is whole at ${size.width} × ${size.height}, and axe finds nothing`, async () => {
    const { page, context } = await person(place, { ...size, language: 'ko', touch: size.width < 800 });
    await page.goto('/#/lab/siberia');
    await page.locator('.lab-add').selectOption('exchangeSides');
    await compareRandom(page);
    await findUncut(page, 'lab', { ...size, theme: 'paper', language: 'ko' });
    assert.deepEqual(await accessibilityProblems(page), []);
    await context.close();
  });
