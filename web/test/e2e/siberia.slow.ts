import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { keptMatch, openKept, type Prepared } from './matches.ts';
import { type Looks, openPlace, type Place, person } from './place.ts';

const LAPTOP = { width: 1366, height: 768 } as const;
const PHONE = { width: 390, height: 844, touch: true } as const;

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

async function openTable(t: { after(callback: () => unknown): void }, looks: Looks, task: string): Promise<Page> {
  const { page, context } = await person(place, { ...looks, choices: 'board' });
  t.after(() => context.close());
  const prepared: Prepared = { game: 'siberia', seats: 3, moves: 60, task };
  await openKept(page, 'siberia', await keptMatch('siberia', prepared, ['Me', 'One', 'Two']));
  await page.locator('.choice-list .chip').first().waitFor({ state: 'attached' });
  return page;
}

/** Where the rows and the counters of the hand lie in the mat, those that are gone too; a counter that is held is lifted from its place. */
const handPlaces = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.own-mat .rows, .own-mat :is(.hand-card, .hand-gap)')
    .evaluateAll((all) => all.map((one) => (one instanceof HTMLElement ? [one.offsetLeft, one.offsetTop, one.offsetWidth].join(' ') : '')));

for (const [screen, looks] of Object.entries({ laptop: LAPTOP, phone: PHONE }))
  test(`on a ${screen} no counter of the hand moves while all six are put under research`, async (t) => {
    const page = await openTable(t, looks, 'place');
    const before = await handPlaces(page);
    for (let counters = 0; counters < 6; counters++) {
      await page.locator('.own-mat .hand-card').first().click();
      await page.locator('.own-mat .research[data-lit]').click();
      await page.locator('.own-mat .hand-gap').nth(counters).waitFor({ state: 'attached' });
      assert.deepEqual(await handPlaces(page), before, `after ${counters + 1} counters`);
    }
    const foot = await page.locator('.own-mat .hand').evaluate((hand) => hand.getBoundingClientRect().bottom - innerHeight);
    assert.ok(foot <= 0, 'the hand is on the screen');
  });

test('a player’s card shows the rows that the player may perform next', async (t) => {
  const page = await openTable(t, LAPTOP, 'turn');
  for (const card of await page.locator('.player').all()) {
    const signs = await card.locator('.mat-ready .glyph').count();
    await card.locator('.player-open').click();
    const dialog = page.locator('dialog[open]');
    await dialog.locator('.row-cell').first().waitFor();
    assert.equal(await dialog.locator('.row-cell[data-ready="true"]').count(), signs);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  assert.ok((await page.locator('.mat-ready').count()) > 1, 'rivals have ready rows too');
});

test('who has passed is seen on a phone’s bar and on the mats, and a row that would bring nothing does not glow', async () => {
  const kept = await keptMatch('passed', { game: 'siberia', seats: 3, moves: 171, task: 'turn' }, ['Me', 'One', 'Two']);
  for (const touch of [false, true]) {
    const { page, context } = await person(place, { width: touch ? 390 : 1366, height: 844, touch, choices: 'board' });
    await openKept(page, 'passed', kept);
    await page.locator('.row-cell[data-vain="true"][data-lit]').first().waitFor();
    const glow = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((row) => getComputedStyle(row).boxShadow);
    assert.notEqual(await glow('.row-cell[data-lit][data-vain="true"]'), await glow('.row-cell[data-lit][data-vain="false"]'));
    assert.match((await page.locator('.row-cell[data-vain="true"]').first().getAttribute('aria-label')) ?? '', /Brings nothing now/);
    if (touch) {
      assert.equal(await page.locator('.handle-seat[data-out="true"]').count(), 2);
      assert.match(await page.locator('.handle-seat[data-out="true"]').first().innerText(), /(One|Two) has passed/);
    } else assert.equal(await page.locator('.players .mat-badge', { hasText: 'Passed' }).count(), 2);
    await context.close();
  }
});
