import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openPlace, type Place } from './place.ts';
import { CONFIRM, hand, openAt } from './presses.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

test('Siberia: a walk of three steps takes two presses, the region and the confirmation', async (context) => {
  const { page, context: browser } = await openAt(place, { game: 'siberia', seats: 4, moves: 87, task: 'up to' });
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
  const { page, context: browser } = await openAt(place, { game: 'siberia', seats: 3, moves: 60, task: 'turn' });
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

test('Siberia: six counters take a press each and the confirmation; where counters of two kinds fit, a ring asks which', async (context) => {
  const { page, context: browser } = await openAt(place, { game: 'siberia', seats: 3, moves: 0, task: 'place' });
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

test('Barrage: a base takes three presses, the site, the way to build there and the confirmation', async (context) => {
  const { page, context: browser } = await openAt(place, { game: 'barrage', seats: 4, moves: 183, task: 'turn' });
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
  const { page, context: browser } = await openAt(place, { game: 'barrage', seats: 4, moves: 176, task: 'turn' });
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
