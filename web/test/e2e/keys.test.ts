import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { FULL, keptMatch, lessonMatch, openKept } from './matches.ts';
import { openPlace, type Place, person } from './place.ts';
import { NAMES, settled } from './whole.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

const openGame = async (page: Page, game: string, task?: string): Promise<void> => {
  const prepared = { game, seats: 3, moves: 60, options: FULL[game] ?? {}, ...(task !== undefined && { task }) };
  await openKept(page, 'keys', await keptMatch('keys', prepared, NAMES.en));
  await settled(page);
};

/** The area that the focus is in; empty: none. */
const areaOfFocus = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.closest('[data-area]')?.getAttribute('data-area') ?? '');

test('a key is changed in the settings; the table hears the new one, shows it, and lists it in its help', async () => {
  const { page, context } = await person(place, { choices: 'board' });
  await page.goto('/#/settings');
  const undo = page.locator('.key-fields li', { hasText: 'undo' }).locator('button');
  await undo.click();
  await page.keyboard.press('5');
  await page.locator('.note', { hasText: '5 cannot be used here.' }).waitFor();
  await page.keyboard.press('z');
  await page.locator('.key-fields button', { hasText: 'z' }).waitFor();
  await openGame(page, 'siberia', 'turn');
  const shown = page.locator('.line .undo .kbd');
  assert.equal(await shown.innerText(), 'z');
  await page.keyboard.press('1');
  await page.locator('.line .trail li').first().waitFor({ state: 'attached' });
  await page.keyboard.press('u');
  assert.equal(await page.locator('.line .trail li').count(), 1);
  await page.keyboard.press('z');
  await page.locator('.line .trail li').first().waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  await page.locator('dialog .keys div', { hasText: 'undo' }).locator('kbd', { hasText: /^z$/ }).waitFor();
  await context.close();
});

test('where keys of one character are off, none is shown, the board turns no tile by them, and Enter confirms', async () => {
  const { page, context } = await person(place, { choices: 'board' });
  await page.goto('/#/settings');
  await page.locator('input[name="keys"]').first().check({ force: true });
  await openKept(page, 'keys', await lessonMatch('keys', 'ludwig', 'own', ['Me', 'One']));
  await page.locator('.market-press[data-lit]').first().click();
  await page.locator('.ghost').waitFor();
  const lies = () => page.locator('.ghost-edge').getAttribute('d');
  const before = await lies();
  for (const key of ['r', 'u', 'm', '1']) await page.keyboard.press(key);
  await settled(page);
  assert.equal(await lies(), before);
  assert.equal(await page.locator('.line .undo .kbd, .line-list .kbd').count(), 0);
  await page.locator('.ghost-edge').focus();
  await page.keyboard.press('Enter');
  await page.locator('.line .confirm:enabled').waitFor();
  await context.close();
});

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
