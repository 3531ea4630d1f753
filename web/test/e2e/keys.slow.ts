import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openGame } from './keys.ts';
import { openPlace, type Place, person } from './place.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

/** The area that the focus is in; empty: none. */
const areaOfFocus = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.closest('[data-area]')?.getAttribute('data-area') ?? '');

for (const [game, letters] of Object.entries({ siberia: 'qmtopl', barrage: 'qmatopl', ludwig: 'qmtopl', underwater: 'qmatopl' }))
  test(`${game}: a letter after g goes to its area, F6 walks through all of them, and i reads on from there`, async () => {
    const { page, context } = await person(place, { choices: 'board', width: 1366, height: 768 });
    await openGame(page, game);
    const AREAS = { q: 'question', m: 'map', a: 'actions', t: 'market', o: 'own', p: 'rivals', l: 'log' };
    const wanted = Object.entries(AREAS).filter(([letter]) => letters.includes(letter));
    for (const [letter, area] of wanted) {
      await page.keyboard.press('g');
      await page.keyboard.press(letter);
      assert.equal(await areaOfFocus(page), area, `g ${letter}`);
    }
    const walked: string[] = [];
    for (let i = 0; i < wanted.length; i++) {
      await page.keyboard.press('F6');
      walked.push(await areaOfFocus(page));
    }
    assert.deepEqual(new Set(walked), new Set(wanted.map(([, area]) => area)));
    await page.keyboard.press('Shift+F6');
    assert.equal(await areaOfFocus(page), walked.at(-2));
    const first = letters.includes('a') ? 'a' : 't';
    await page.keyboard.press('g');
    await page.keyboard.press(first);
    await page.keyboard.press('i');
    assert.equal(await areaOfFocus(page), first === 'a' ? 'actions' : 'market');
    assert.ok(await page.evaluate(() => document.activeElement?.matches('[data-says], [data-about], [data-lit], [data-way]')));
    await context.close();
  });
