import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openPlace, type Place, person } from './place.ts';
import { listenForErrors } from './player.ts';

let place: Place;
before(async () => {
  place = await openPlace();
});
after(() => place.close());

/** Types an amount of steelplast into the card that is asked, and goes on by the Enter key. */
async function typeSteelplast(page: Page, amount: string): Promise<void> {
  const field = page.locator('[data-stop="does.effect.goods.steelplast"]');
  await field.fill(amount);
  await field.press('Enter');
}

test('a wrong figure of a box is named by card and field, and the right ones are played with', async (t) => {
  const { page, context } = await person(place);
  t.after(() => context.close());
  const errors = listenForErrors(page);
  await page.goto('/#/new/offline/underwater');
  await page.locator('.packs summary').click();
  await page.locator('.packs a', { hasText: 'Enter the cards' }).click();
  await page.locator('.box-begin input').fill('My box');
  await page.locator('.box-begin button').click();
  await page.locator('.box-places a', { hasText: /^3$/ }).first().click();
  await page.locator('[data-stop="does.kind"]').selectOption({ label: '1. instant' });
  await page.locator('[data-stop="does.effect.do"]').selectOption({ label: '7. gain' });
  await typeSteelplast(page, '2');
  await page.locator('.blank-card .card-text', { hasText: '2 steelplast' }).waitFor();
  await page.reload();
  await page.locator('.blank-card .card-text', { hasText: '2 steelplast' }).waitFor();
  await page.locator('.box-fields a.button').click();
  await page.locator('.buttons a', { hasText: 'Check' }).click();
  await page.locator('.box-fields .note', { hasText: 'once more' }).waitFor();
  assert.equal(await page.locator('[data-stop="does.effect.goods.steelplast"]').inputValue(), '');
  await page.locator('[data-stop="colour"]').selectOption({ label: '1. green' });
  await typeSteelplast(page, '3');
  await page.locator('.box-problems li', { hasText: 'Card 3' }).filter({ hasText: 'steelplast' }).waitFor();
  await page.locator('.box-problems a', { hasText: 'Card 3' }).click();
  await page.locator('.box-problems li', { hasText: 'steelplast: first 2, then 3' }).waitFor();
  await page.locator('.box-problems button', { hasText: 'The first' }).click();
  await page.locator('.box-fields a.button').click();
  await page.locator('.box-places a[data-state="checked"]').waitFor();
  const [saved] = await Promise.all([page.waitForEvent('download'), page.locator('button', { hasText: 'Save the pack' }).click()]);
  assert.equal(saved.suggestedFilename(), 'my-box-1.json');
  await page.locator('button', { hasText: 'Play with it' }).click();
  await page.locator('.new-table .packs input:checked').waitFor();
  await page.locator('.packs label:has(input:checked)', { hasText: 'my-box-1' }).waitFor();
  assert.deepEqual(errors, []);
});
