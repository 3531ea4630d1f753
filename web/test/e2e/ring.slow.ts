import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { keptMatch, openKept } from './matches.ts';
import { openPlace, type Place, person } from './place.ts';
import { logSays, pressByHand } from './player.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

const NAMES = ['Me', 'One', 'Two', 'Three'];
const SITE = '.site[data-way][data-anchor^="site:"]';
const RING = '.forecast-card[role="group"]:popover-open';
const CONFIRM = '.primary:enabled';

const openTurn = async (page: Page): Promise<void> => {
  await openKept(page, 'ring', await keptMatch('ring', { game: 'barrage', seats: 4, moves: 183, task: 'turn' }, NAMES));
  await page.locator(SITE).first().waitFor();
};

const boxOf = async (page: Page, what: string) => {
  const box = await page.locator(what).first().boundingBox();
  assert.ok(box, what);
  return box;
};

for (const { width, height, touch } of [
  { width: 1366, height: 768, touch: false },
  { width: 390, height: 844, touch: true },
]) {
  test(`on ${width} × ${height} the ring opens beside each site, covers nothing of it, and its rows can be pressed`, async () => {
    const { page, context } = await person(place, { width, height, touch });
    await openTurn(page);
    let rings = 0;
    for (const anchor of await page.locator(SITE).evaluateAll((all) => all.map((one) => one.getAttribute('data-anchor') ?? ''))) {
      const site = page.locator(`[data-anchor="${anchor}"][data-way]`);
      if ((await site.count()) === 0) continue;
      if (touch) await site.tap({ force: true });
      else await pressByHand(page, site, { force: true });
      const ring = page.locator(RING);
      if ((await ring.count()) === 0) {
        // one way only: the press has chosen it
        await page.keyboard.press('u');
        continue;
      }
      rings += 1;
      const [card, piece] = [await boxOf(page, RING), await boxOf(page, `[data-anchor="${anchor}"]`)];
      const apart =
        card.x >= piece.x + piece.width || card.x + card.width <= piece.x || card.y >= piece.y + piece.height || card.y + card.height <= piece.y;
      assert.ok(apart, `${anchor}: ${JSON.stringify({ card, piece })}`);
      if (touch) assert.ok(card.width >= width - 24);
      else assert.ok(card.width <= 250);
      const row = await boxOf(page, `${RING} .ring-row`);
      assert.ok(row.height >= (touch ? 52 : 44));
      await page.keyboard.press('Escape');
      await ring.waitFor({ state: 'detached' });
    }
    assert.ok(rings > 2, `${rings} rings`);
    await context.close();
  });
}

test('the arrow keys walk through the ring, Enter takes, and the second press of the piece confirms what was chosen there', async () => {
  const { page, context } = await person(place, { width: 1366, height: 768 });
  await openTurn(page);
  const anchor = (await page.locator(SITE).first().getAttribute('data-anchor')) ?? '';
  const site = page.locator(`[data-anchor="${anchor}"]`);
  await pressByHand(page, site, { force: true });
  const rows = page.locator(`${RING} button.ring-row`);
  assert.ok((await rows.count()) > 1);
  const focused = page.locator(`${RING} .ring-row:focus`);
  const first = await focused.innerText();
  await page.keyboard.press('ArrowDown');
  assert.notEqual(await focused.innerText(), first);
  await page.keyboard.press('ArrowUp');
  assert.equal(await focused.innerText(), first);
  // the piece itself closes its ring
  await pressByHand(page, site, { force: true });
  assert.equal(await page.locator(RING).count(), 0);
  await pressByHand(page, site, { force: true });
  await page.keyboard.press('Enter');
  await page.locator(CONFIRM).first().waitFor();
  await pressByHand(page, page.locator(`[data-anchor="${anchor}"][data-confirms]`), { force: true });
  await page.locator(CONFIRM).first().waitFor({ state: 'detached' });
  await logSays(page, 'Me built');
  await context.close();
});

test('a digit takes the row of the ring that lies open, not a choice of the list behind it', async () => {
  const { page, context } = await person(place, { width: 1366, height: 768 });
  await openTurn(page);
  await pressByHand(page, page.locator(SITE).first(), { force: true });
  const row = page.locator(`${RING} button.ring-row`).nth(1);
  const wanted = await row.locator('> b').innerText();
  await page.keyboard.press('2');
  await page.locator(RING).waitFor({ state: 'detached' });
  const trail = await page.locator('.trail').first().innerText();
  for (const step of wanted.split(' · ')) assert.ok(trail.includes(step), `${wanted}: ${trail}`);
  await context.close();
});

test('a choice that was made elsewhere is not confirmed by a press of the piece', async () => {
  const { page, context } = await person(place, { width: 1366, height: 768 });
  await openTurn(page);
  const anchor = (await page.locator(SITE).first().getAttribute('data-anchor')) ?? '';
  await pressByHand(page, page.locator(`[data-anchor="${anchor}"]`), { force: true });
  await page.locator(`${RING} button.ring-row`).first().click();
  await page.locator(`[data-anchor="${anchor}"][data-confirms]`).waitFor();
  const bank = page.locator('[data-anchor="bank"][data-lit]');
  while ((await bank.count()) === 0) {
    await page.keyboard.press('u');
    await page.locator(`[data-anchor="${anchor}"][data-confirms]`).waitFor({ state: 'detached' });
  }
  await bank.click();
  await page.locator(CONFIRM).first().waitFor();
  assert.equal(await page.locator(`.site[data-confirms]`).count(), 0);
  assert.equal(await page.locator('[data-confirms]').count(), 1, 'the bank alone');
  await context.close();
});

test('a ring whose answers are gone is gone itself: what answers nothing then explains itself again', async () => {
  const { page, context } = await person(place, { width: 1366, height: 768, choices: 'board' });
  await openTurn(page);
  await pressByHand(page, page.locator(SITE).first(), { force: true });
  await page.locator(RING).waitFor();
  // Somewhere else on the page than in the ring, which has digits of its own.
  await page.evaluate(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', code: 'Digit1', bubbles: true })));
  await page.locator(RING).waitFor({ state: 'detached' });
  const card = page.locator('.forecast-card:popover-open');
  const closed = page.locator('.pan-zoom [data-closed]');
  assert.ok((await closed.count()) > 0);
  await closed.first().hover({ force: true });
  await card.waitFor({ timeout: 5000 });
  await context.close();
});

test('a choice that went while the mouse was on it is not pointed at when it comes again', async () => {
  const { page, context } = await person(place, { width: 1366, height: 768 });
  await openTurn(page);
  await page.locator('.chip:enabled[aria-keyshortcuts="1"]').hover();
  const pointed = page.locator('.board [data-pointed="true"]');
  await pointed.first().waitFor({ state: 'attached' });
  await page.keyboard.press('1');
  await pointed.first().waitFor({ state: 'detached' });
  await page.mouse.move(0, 0);
  await page.keyboard.press('u');
  await page.locator('.chip:enabled[aria-keyshortcuts="1"]').waitFor();
  assert.equal(await pointed.count(), 0);
  await context.close();
});
