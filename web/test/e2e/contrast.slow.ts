import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SHELF } from '@madang/games';
import type { Page } from 'playwright-core';
import { paleTexts } from './contrast.ts';
import { FULL, keptMatch, openKept } from './matches.ts';
import { openPlace, type Place, person, wear } from './place.ts';
import { NAMES, settled, THEMES } from './whole.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

/** Where more than a table's words are read, and what shows that it is there. */
const PAGES = [
  ['/', '.open-file'],
  ['/#/new', '.new-table'],
  ['/#/settings', '.settings'],
  ['/#/rules/barrage/all', '.rulebook-text li'],
] as const;

/** Moments of a match, and where its choices stand then: what answers on the board has another ground. */
const MOMENTS = [
  [60, 'list'],
  [90, 'board'],
  [150, 'list'],
] as const;

/** Texts that are too pale, in every theme. */
async function paleByDayAndNight(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const theme of THEMES) {
    await page.evaluate((wanted) => {
      document.documentElement.dataset.theme = wanted;
    }, theme);
    await settled(page);
    found.push(...(await paleTexts(page)).map((one) => `${theme}: ${one}`));
  }
  return found;
}

for (const { name } of SHELF) {
  test(`${name}: every text of a table and of its first page stands out from what is behind it, by day and at night`, async () => {
    const { page, context } = await person(place, { width: 1600, height: 1000 });
    for (const [moves, choices] of MOMENTS) {
      await wear(page, { width: 1600, height: 1000, choices });
      const kept = await keptMatch('contrast', { game: name, seats: 4, moves, options: FULL[name] ?? {} }, NAMES.en);
      await openKept(page, 'contrast', kept);
      await page.locator(`.${name} [data-anchor]:visible`).first().waitFor();
      assert.deepEqual(await paleByDayAndNight(page), [], `after ${moves} moves`);
    }
    await page.goto(`/#/rules/${name}`);
    await page.locator('.first-page section').first().waitFor();
    assert.deepEqual(await paleByDayAndNight(page), [], 'first page');
    await context.close();
  });
}

test('every text outside of tables stands out from what is behind it, by day and at night', async () => {
  const { page, context } = await person(place);
  for (const [address, shows] of PAGES) {
    await page.goto(address);
    await page.locator(shows).first().waitFor();
    assert.deepEqual(await paleByDayAndNight(page), [], address);
  }
  await context.close();
});

test('a text that is too pale for a part of what is behind it is found', async () => {
  const { page, context } = await person(place);
  await page.goto('/#/settings');
  await page.locator('.settings').waitFor();
  await page.locator('h1').evaluate((one) => {
    one.style.background = 'linear-gradient(#fff, #777)';
    one.style.color = '#777';
  });
  assert.match((await paleTexts(page)).join(), /h1/);
  await context.close();
});
