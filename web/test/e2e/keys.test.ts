import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openGame } from './keys.ts';
import { lessonMatch, openKept } from './matches.ts';
import { openPlace, type Place, person } from './place.ts';
import { settled } from './whole.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

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
