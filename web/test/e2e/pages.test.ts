import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openPlace, type Place, person } from './place.ts';
import { answer, beginMatch, listenForErrors, picks } from './player.ts';
import { findWhole, looksOf, SIZES } from './whole.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

const SCREENS = [
  { name: 'lobby', address: '/', shows: '.open-file' },
  { name: 'new', address: '/#/new', shows: '.new-table' },
  { name: 'rules', address: '/#/rules/siberia/SIB-LOG-05', shows: '.rulebook [data-here="true"]' },
  { name: 'settings', address: '/#/settings', shows: '.settings' },
  { name: 'missing', address: '/#/nowhere', shows: '.page-main h1' },
] as const;

for (const [i, screen] of SCREENS.entries()) {
  test(`the screen ${screen.name} is whole, and axe finds nothing`, async () => {
    for (const [j, size] of SIZES.entries()) {
      const looks = looksOf(size, i + j);
      const { page, context } = await person(place, looks);
      const errors = listenForErrors(page);
      await page.goto(screen.address);
      await page.locator(screen.shows).first().waitFor();
      if (screen.name === 'new') await page.locator('.options summary').click();
      await findWhole(page, screen.name, looks);
      assert.deepEqual(errors, []);
      await context.close();
    }
  });
}

test('the rulebook is searched, in the reader’s language, and a rule has an address', async () => {
  const { page, context } = await person(place, { language: 'ko' });
  await page.goto('/#/rules/siberia');
  await page.locator('.rulebook-text li').first().waitFor();
  const all = await page.locator('.rulebook-text li').count();
  assert.ok(all > 140, `${all} rules`);
  await page.getByRole('searchbox').fill('SIB-LOG');
  await page.waitForFunction((count) => document.querySelectorAll('.rulebook-text li').length < count, all);
  const ids = await page.locator('.rule-id').allInnerTexts();
  assert.ok(ids.length >= 10 && ids.every((id) => id.startsWith('SIB-LOG')));
  await page.getByRole('link', { name: 'SIB-LOG-05' }).click();
  assert.match(page.url(), /SIB-LOG-05/);
  await context.close();
});

test('language and theme change at once and are kept', async () => {
  const { page, context } = await person(place);
  await page.goto('/#/settings');
  await page.getByRole('radio', { name: '한국어' }).click();
  await page.getByRole('heading', { name: '설정' }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'ko');
  await page.getByRole('radio', { name: '밤', exact: true }).click();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'night');
  await page.reload();
  await page.getByRole('heading', { name: '설정' }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'night');
  await context.close();
});

test('a match against bots goes on without a server, also after the page is opened again', async () => {
  const alone = await openPlace();
  const { page, context } = await person(alone);
  const errors = listenForErrors(page);
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await alone.stopServer();
  await beginMatch(page, 'offline', ['me', 'bot/greedy', 'bot/random']);
  const pick = picks(9);
  for (let i = 0; i < 20; i++) await answer(page, 'clicks', pick);
  await page.locator('.chip:enabled, .prompt-buttons .primary:enabled').first().waitFor();
  const before = await page.evaluate(() => Object.values(localStorage).find((value) => value.includes('madang-match')));
  await page.reload();
  await page.locator('.chip:enabled').first().waitFor();
  const kept = await page.evaluate(() => Object.values(localStorage).find((value) => value.includes('madang-match')));
  assert.equal(JSON.parse(kept ?? '').document.moves.length >= JSON.parse(before ?? '').document.moves.length, true);
  for (let i = 0; i < 10; i++) await answer(page, 'keys', pick);
  assert.deepEqual(errors, []);
  await context.close();
  await alone.close();
});
