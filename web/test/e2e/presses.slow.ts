import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { keptMatch, openKept } from './matches.ts';
import { openPlace, type Place, person } from './place.ts';
import { CONFIRM, hand, NAMES, openAt } from './presses.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

test('Siberia: a tile is pictured in the row that it would lie in, on a phone too, where the rows stay in sight', async () => {
  const { page, context: browser } = await person(place, { choices: 'board', width: 390, height: 844, touch: true });
  await openKept(page, 'tile', await keptMatch('tile', { game: 'siberia', seats: 3, moves: 60, task: 'turn' }, NAMES));
  const { press } = hand(page);
  await press('[data-piece="area:investor"]');
  const coming = page.locator('.own-mat [data-lit] [data-coming="offered"]');
  await coming.first().waitFor();
  assert.equal(await coming.count(), 4);
  assert.equal(await page.locator('.own-mat .row-cell:visible').count(), 10);
  await browser.close();
});

test('Siberia: an action that does nothing is warned of before it is made, also where each choice is made at once', async () => {
  const { page, context: browser } = await openAt(place, { game: 'siberia', seats: 3, moves: 60, task: 'turn' });
  for (const confirm of ['turn', 'once']) {
    await page.evaluate((mode) => {
      const settings = JSON.parse(localStorage.getItem('madang.settings') ?? '{}');
      localStorage.setItem('madang.settings', JSON.stringify({ ...settings, confirm: mode }));
    }, confirm);
    await page.reload();
    await page.locator('.chip', { hasText: 'Diamond' }).click();
    const warned = page.locator('.prompt-outcome[data-careful="caution"]');
    await warned.waitFor();
    assert.match(await warned.innerText(), /would do nothing now.* 2 counters .*you have no worker where there is diamond/);
    await page.keyboard.press('u');
    await warned.waitFor({ state: 'detached' });
  }
  await browser.close();
});

/** The middle of an element, in the window. */
async function middleOf(page: Page, what: string) {
  const box = await page.locator(what).first().boundingBox();
  assert.ok(box, what);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('Siberia: each of six counters is dragged to its place; with the confirmation these are seven', async (context) => {
  const { page, context: browser } = await openAt(place, { game: 'siberia', seats: 3, moves: 0, task: 'place' });
  let drags = 0;
  for (let left = 6; left > 0; left--) {
    assert.equal(await page.locator('.hand-card[data-drag]').count(), left);
    const from = await middleOf(page, '.hand-card[data-drag]');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 12, from.y - 4, { steps: 3 });
    // what is dragged is taken up: its own places are lit, each with one answer
    await page.locator('.hand-card[data-drag="moving"]').waitFor();
    const to = await middleOf(page, '.own-mat [data-piece^="area:"][data-lit]');
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    drags += 1;
    const cards = page.locator('.hand-card');
    await cards.nth(left - 1).waitFor({ state: 'detached' });
  }
  await page.locator(CONFIRM).click();
  context.diagnostic(`${drags} drags and a press`);
  assert.equal(drags + 1, 7);
  await browser.close();
});

test('Siberia: a counter that is let go where it may not lie is back in the hand; a finger drags as a mouse does', async () => {
  const { page, context: browser } = await person(place, { width: 390, height: 844, touch: true });
  await openKept(page, 'presses', await keptMatch('presses', { game: 'siberia', seats: 3, moves: 0, task: 'place' }, NAMES));
  await page.locator('.hand-card[data-drag]').first().waitFor();
  const fingers = await browser.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly { x: number; y: number }[]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
  const from = await middleOf(page, '.hand-card[data-drag]');
  const drag = async (to: () => Promise<{ x: number; y: number }>): Promise<void> => {
    await touch('touchStart', [from]);
    await touch('touchMove', [{ x: from.x + 5, y: from.y - 12 }]);
    await touch('touchMove', [{ x: from.x + 8, y: from.y - 20 }]);
    await page.locator('.hand-card[data-drag="moving"]').waitFor();
    await touch('touchMove', [await to()]);
    await touch('touchEnd', []);
  };
  await drag(() => middleOf(page, '.prompt-text'));
  await page.locator('.hand-card[data-drag="ready"]').nth(5).waitFor();
  assert.equal(await page.locator('.trail li').count(), 0);
  await drag(() => middleOf(page, '.own-mat [data-piece^="area:"][data-lit]'));
  await page.locator('.hand-card[data-drag]').nth(5).waitFor({ state: 'detached' });
  assert.equal(await page.locator('.hand-card[data-drag="ready"]').count(), 5);
  await browser.close();
});

test('Barrage: the bank takes two presses, itself and the confirmation; more engineers a press each', async (context) => {
  const { page, context: browser } = await openAt(place, { game: 'barrage', seats: 4, moves: 60, task: 'turn' });
  const { press, count } = hand(page);
  await press('[data-anchor="bank"][data-lit]');
  await page.locator(CONFIRM).waitFor();
  assert.equal(await page.locator('.trail li').innerText(), 'Bank: 1 engineer');
  await page.keyboard.press('u');
  await page.locator('.bank-step:enabled').last().click();
  await page.locator('[data-anchor="bank"][data-lit]').click();
  assert.equal(await page.locator('.trail li').innerText(), 'Bank: 2 engineers');
  await press(CONFIRM);
  await page.locator('.trail').waitFor({ state: 'detached' });
  context.diagnostic(`${count()} presses`);
  assert.equal(count(), 2);
  await browser.close();
});
