import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { BOX } from '../../../games/siberia/test/box.ts';
import { openPlace, type Place, person } from './place.ts';
import { answer, listenForErrors, READY } from './player.ts';

let place: Place;
before(async () => {
  place = await openPlace();
});
after(() => place.close());

const buffer = Buffer.from(JSON.stringify(BOX));

for (const looks of [
  { language: 'en', width: 1366, height: 768, names: ['Tynda', 'West Ridge'] },
  { language: 'ko', width: 390, height: 844, touch: true, names: ['틴다', '서쪽 능선'] },
] as const) {
  test(`a table of Siberia with a pack shows its names, borders and prices, also after a reload (${looks.language})`, async (t) => {
    const { page, context } = await person(place, looks);
    t.after(() => context.close());
    const errors = listenForErrors(page);
    await page.goto('/#/new/online/siberia');
    await page.locator('.packs summary').click();
    await page.locator('.packs input[type=file]').setInputFiles({ name: 'box.json', mimeType: 'application/json', buffer });
    await page.locator('.packs input[type=radio]').nth(1).waitFor();
    assert.ok(await page.locator('.packs input[type=radio]').nth(1).isChecked());
    await page.locator('.segments label', { hasText: '2' }).first().locator('input').check();
    await page.locator('.seat-field select').nth(1).selectOption('bot/greedy');
    await page.locator('.new-table button[type=submit]').click();
    await page.locator('.chosen-options', { hasText: 'box-1' }).waitFor();
    await page.locator('.page-main .buttons .primary:enabled').click();
    await page.locator('.place-name').first().waitFor();
    for (let i = 0; i < 8; i++) {
      await page.locator(READY).first().waitFor();
      await answer(page, 'clicks', () => 0);
    }
    await page.reload();
    const names = page.locator('.place-name');
    for (const name of looks.names) await names.filter({ hasText: name }).first().waitFor();
    assert.equal(await names.filter({ hasText: /^(Amur|아무르)$/ }).count(), 0);
    // Frankfurt pays 2,000 for gas and for gold and diamonds, and 1,000 for the two others.
    const frankfurt = page.locator('[data-anchor="exchange:frankfurt"] .price');
    assert.deepEqual((await frankfurt.allTextContents()).map((price) => Number(price.replace(/\D/g, ''))).sort(), PRICES);
    assert.deepEqual(errors, []);
  });
}

const PRICES = Object.values(BOX.exchanges?.frankfurt?.prices ?? {}).sort();
