import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { choose, convoys, first } from './packs.ts';
import { openPlace, type Place, person } from './place.ts';
import { answer, listenForErrors, READY } from './player.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

test('a wrong figure in a file is named by card and field, and nothing is chosen', async (t) => {
  const { page, context } = await person(place, { language: 'ko', width: 390, height: 844, touch: true });
  t.after(() => context.close());
  await page.goto('/#/new/offline/underwater');
  await choose(page, convoys({ coal: 2 }));
  await page.locator('.pack-problems li', { hasText: '카드 4, instant.goods.coal' }).waitFor();
  assert.equal(await page.locator('.packs input[type=radio]').count(), 1);
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 390);
});

test('on this device a deck from a file stays in the browser, and bots play with it', async (t) => {
  const { page, context } = await person(place);
  t.after(() => context.close());
  const errors = listenForErrors(page);
  await page.goto('/#/new/offline/underwater');
  await choose(page, convoys({ points: 7 }));
  await page.locator('.packs input[type=radio]').nth(1).waitFor();
  await page.locator('.segments label', { hasText: '2 players' }).locator('input').check();
  await page.locator('.seat-field select').nth(1).selectOption('bot/greedy');
  await page.locator('.new-table button[type=submit]').click();
  for (let i = 0; i < 12; i++) {
    await page.locator(READY).first().waitFor();
    await answer(page, 'clicks', first);
  }
  await page.reload();
  await page.locator('.uw-card .card-title:visible', { hasText: 'Convoy' }).first().waitFor();
  await page.goto('/#/new/offline/underwater');
  await page.locator('.packs summary').click();
  await page.locator('.packs label', { hasText: 'box-1' }).waitFor();
  assert.deepEqual(errors, []);
});
