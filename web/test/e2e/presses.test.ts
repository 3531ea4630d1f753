import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { keptMatch, openKept } from './matches.ts';
import { openPlace, type Place, person } from './place.ts';
import { pressByHand } from './player.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

const NAMES = ['Me', 'One', 'Two', 'Three'];

/** Presses of a hand, counted. */
function hand(page: Page) {
  let presses = 0;
  return {
    press: async (what: string): Promise<void> => {
      presses += 1;
      await pressByHand(page, page.locator(what).first());
    },
    count: () => presses,
  };
}

async function openAt(prepared: Parameters<typeof keptMatch>[1]) {
  const { page, context } = await person(place);
  await openKept(page, 'presses', await keptMatch('presses', prepared, NAMES));
  await page.locator('.chip').first().waitFor();
  return { page, context };
}

const CONFIRM = '.prompt-buttons .primary:enabled';

test('Siberia: a walk of three steps takes two presses, the region and the confirmation', async (context) => {
  const { page, context: browser } = await openAt({ game: 'siberia', seats: 4, moves: 87, task: 'up to' });
  await page.locator('.place[data-way="3"]').first().waitFor();
  const { press, count } = hand(page);
  await press('.place[data-way="3"]');
  await page.locator('.trail li').nth(2).waitFor({ state: 'attached' });
  await page.locator(CONFIRM).waitFor();
  await press(CONFIRM);
  context.diagnostic(`${count()} presses`);
  assert.equal(count(), 2);
  await browser.close();
});

test('Siberia: a worker that is pressed before its row takes the row up and is in the hand; a place is walked to at once', async () => {
  const { page, context: browser } = await openAt({ game: 'siberia', seats: 3, moves: 60, task: 'turn' });
  const { press } = hand(page);
  await press('[data-piece="place:vladivostok"][data-way]');
  await page.locator('.place[data-held="true"][data-anchor="place:vladivostok"]').waitFor();
  assert.deepEqual(await page.locator('.trail li').allInnerTexts(), ['Logistician']);
  await page.keyboard.press('u');
  await press('[data-piece="place:kamchatka"][data-way]');
  await page.locator('.trail li').nth(2).waitFor({ state: 'attached' });
  assert.match(await page.locator('.trail').innerText(), /Logistician[\s\S]*Sakhalin[\s\S]*Kamchatka/);
  await browser.close();
});

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

test('Siberia: six counters take a press each and the confirmation; where counters of two kinds fit, a ring asks which', async (context) => {
  const { page, context: browser } = await openAt({ game: 'siberia', seats: 3, moves: 0, task: 'place' });
  const { press, count } = hand(page);
  let asked = 0;
  for (let left = 6; left > 0; left--) {
    await page
      .locator('.hand-card')
      .nth(left - 1)
      .waitFor();
    await press('.own-mat [data-anchor^="mat:"][data-lit]');
    const placed = page.locator('.hand-gap').nth(6 - left);
    const rows = page.locator('button.ring-row');
    await placed.or(rows.first()).first().waitFor({ state: 'attached' });
    if ((await rows.count()) > 0) {
      const names = await rows.locator('b').allInnerTexts();
      assert.equal(new Set(names).size, names.length, 'counters of one kind are one row');
      asked += 1;
      await press('button.ring-row');
    }
    await placed.waitFor({ state: 'attached' });
  }
  await press(CONFIRM);
  context.diagnostic(`${count()} presses, ${asked} of them in a ring`);
  assert.ok(asked > 0, 'no place takes counters of two kinds here');
  assert.equal(count(), 7 + asked);
  await browser.close();
});

test('Siberia: an action that does nothing is warned of before it is made, also where each choice is made at once', async () => {
  const { page, context: browser } = await openAt({ game: 'siberia', seats: 3, moves: 60, task: 'turn' });
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
  const { page, context: browser } = await openAt({ game: 'siberia', seats: 3, moves: 0, task: 'place' });
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

test('Barrage: a base takes three presses, the site, the way to build there and the confirmation', async (context) => {
  const { page, context: browser } = await openAt({ game: 'barrage', seats: 4, moves: 183, task: 'turn' });
  await page.locator('.site[data-way][data-anchor^="site:D"]').first().waitFor();
  const { press, count } = hand(page);
  await press('.site[data-way][data-anchor^="site:D"]');
  await page.locator('.forecast-card [data-first]').waitFor();
  // each other tile is a row below the cheapest
  assert.ok((await page.locator('.forecast-card .ring-row').count()) > 1);
  await press('.forecast-card [data-first]');
  await page.locator('.trail li').nth(2).waitFor({ state: 'attached' });
  await press(CONFIRM);
  await page.locator('.trail').waitFor({ state: 'detached' });
  context.diagnostic(`${count()} presses`);
  assert.ok(count() <= 3);
  await browser.close();
});

test('Barrage: a production with a contract takes three presses, the space, its row’s contract and the confirmation', async (context) => {
  const { page, context: browser } = await openAt({ game: 'barrage', seats: 4, moves: 176, task: 'turn' });
  const { press, count } = hand(page);
  await press('.section-turbine .space[data-lit]');
  // of its two systems with 2 drops of dam 7 and that contract, the first
  await press('.docked-forecast .picture-met button[aria-label*="Yellow contract · 7 energy → 6 VP"]');
  await page.locator(CONFIRM).waitFor();
  const tried = await page.locator('.trail').innerText();
  await press(CONFIRM);
  await page.locator('.trail').waitFor({ state: 'detached' });
  context.diagnostic(`${count()} presses: ${tried}`);
  assert.equal(count(), 3);
  await browser.close();
});

test('Barrage: the bank takes two presses, itself and the confirmation; more engineers a press each', async (context) => {
  const { page, context: browser } = await openAt({ game: 'barrage', seats: 4, moves: 60, task: 'turn' });
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
