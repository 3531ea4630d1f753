import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SHELF } from '@madang/games';
import type { Page } from 'playwright-core';
import { FULL, keptMatch, lessonMatch, openKept } from './matches.ts';
import { openPlace, type Place, person } from './place.ts';
import { listenForErrors } from './player.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

const NAMES = ['Me', 'One', 'Two'];
const OPEN = '.prompt-buttons [aria-keyshortcuts="?"]';

/** Opens the explanation of the decision and all that is folded in it. */
async function explained(page: Page): Promise<string> {
  await page.locator('.chip').first().waitFor();
  await page.locator(OPEN).click();
  await page.locator('dialog .allowed').waitFor();
  await page.locator('dialog details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
  });
  return page.locator('dialog').innerText();
}

for (const { name } of SHELF)
  test(`${name}: the explanation names what is allowed, and gives reasons for no more than the pieces of the board`, async () => {
    const { page, context } = await person(place);
    const errors = listenForErrors(page);
    await openKept(page, 'why', await keptMatch('why', { game: name, seats: 3, moves: 60, options: FULL[name] ?? {} }, NAMES));
    await explained(page);
    assert.equal(await page.locator('dialog .allowed li').count(), await page.locator('.chip').count());
    const reasons = await page.locator('dialog .refused details li').count();
    const closed = await page
      .locator('.board-area [data-closed]')
      .evaluateAll((pieces) => new Set(pieces.map((piece) => piece.getAttribute('data-closed'))).size);
    assert.ok(reasons <= closed, `${reasons} reasons for ${closed} pieces`);
    assert.ok(await page.locator('dialog .keys').isVisible());
    assert.deepEqual(errors, []);
    await context.close();
  });

test('while a turn waits to be confirmed, the explanation says so', async () => {
  const { page, context } = await person(place);
  await openKept(page, 'why', await keptMatch('why', { game: 'siberia', seats: 3, moves: 60, task: 'turn' }, NAMES));
  for (let answers = 0; answers < 12 && !(await page.locator('button.confirm:enabled').count()); answers++) {
    await page.locator('.chip').first().click();
    await page.waitForFunction(() => document.querySelector('.chip, button.confirm:enabled') !== null);
  }
  await page.locator(OPEN).click();
  assert.match(await page.locator('dialog h2').innerText(), /Confirm/);
  await context.close();
});

test('Ludwig: the Master Builder is told nothing of buying while the prices are set', async () => {
  const { page, context } = await person(place);
  await openKept(page, 'why', await lessonMatch('why', 'ludwig', 'prices', NAMES));
  const told = await explained(page);
  assert.doesNotMatch(told, /prices first|is setting prices|is not on the contract board|Put back/);
  await context.close();
});

test('a phone is told of no keys', async () => {
  const { page, context } = await person(place, { width: 390, height: 844, touch: true });
  await openKept(page, 'why', await keptMatch('why', { game: 'siberia', seats: 3, moves: 60, task: 'turn' }, NAMES));
  const told = await explained(page);
  assert.equal(await page.locator('dialog .keys').count(), 0);
  assert.doesNotMatch(told, /Enter|steps have been taken/);
  await context.close();
});
