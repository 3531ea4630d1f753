import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { type Looks, openPlace, type Place, person } from './place.ts';
import { listenForErrors, setTable } from './player.ts';
import { settled } from './whole.ts';

const SCREENS: readonly Looks[] = [
  { width: 1366, height: 768 },
  { width: 1366, height: 768, language: 'ko' },
  { width: 1024, height: 768, language: 'zh' },
  { width: 844, height: 390, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 390, height: 844, touch: true, language: 'ko' },
  { width: 390, height: 844, touch: true, language: 'zh' },
];

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

/** Two people at a slow table of Barrage, where turns are under way from the start; gives who waits. */
async function waiting(pages: readonly Page[]): Promise<Page> {
  const [owner, guest] = pages;
  assert.ok(owner && guest);
  const { id } = await setTable(owner, {
    game: 'barrage',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    options: { game: 'beginner' },
    clock: { kind: 'days', days: 1, out: 'wait' },
  });
  await guest.request.post('/api/session', { data: { name: 'Ben' } });
  await guest.request.post(`/api/tables/${id}/join`, { data: {} });
  await owner.request.post(`/api/tables/${id}/start`);
  for (const page of pages) await page.goto(`/#/table/${id}`);
  return Promise.any(
    pages.map(async (page) => {
      await page.locator('.plan-offer button').waitFor();
      return page;
    }),
  );
}

/** What can be read or pressed in the line, and lies over another part of it, out of the screen, or is cut. */
const crowded = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('.line :is(.prompt-text, .prompt-clock, .plan-when, .plan-said, button)')]
      .filter((one) => !one.closest('.choice-list') && one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((one) => ({ one, name: one.className || one.textContent, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 2 && box.height > 2);
    const found = parts.flatMap(({ one, name, box }) => {
      const isOut = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
      const text = one.matches('.prompt-text') ? one.lastElementChild : one;
      const isCut =
        text !== null &&
        !one.matches('.plan-kept > .plan-said') &&
        (text.scrollWidth > text.clientWidth + 2 || text.scrollHeight > text.clientHeight + 4);
      return isOut || isCut ? [`${name} is ${isOut ? 'out' : 'cut'}`] : [];
    });
    for (const [i, { name, box }] of parts.entries())
      for (const other of parts.slice(i + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > 1 && down > 1) found.push(`${name} lies over ${other.name}`);
      }
    return found;
  });

const boardOf = (page: Page) => page.locator('.board-area').boundingBox();

for (const look of SCREENS)
  test(`while a turn is planned and kept, all of the line is seen and the board stays: ${look.width} × ${look.height} ${look.language ?? 'en'}`, async () => {
    const both = [await person(place, { ...look, choices: 'board' }), await person(place, { ...look, choices: 'board' })];
    const errors = both.map(({ page }) => listenForErrors(page));
    const page = await waiting(both.map((one) => one.page));
    await settled(page);
    const board = await boardOf(page);
    await page.locator('.plan-offer button').click();
    await page.locator('.line[data-planning] .plan-leave').waitFor();
    await settled(page);
    assert.deepEqual([await crowded(page), await boardOf(page)], [[], board], 'planning');
    await page.locator('.line-list').click();
    await page.locator('.choice-list .chip:enabled').first().click();
    await page.locator('.line .confirm:enabled').waitFor();
    await settled(page);
    assert.deepEqual([await crowded(page), await boardOf(page)], [[], board], 'with a move');
    await page.locator('.line .confirm').click();
    await page.locator('.plan-kept').waitFor();
    await settled(page);
    assert.deepEqual([await crowded(page), await boardOf(page)], [[], board], 'kept');
    const [change, cancel] = [page.locator('.plan-kept button').first(), page.locator('.plan-kept button').last()];
    await change.click();
    await page.locator('.line[data-planning] .plan-leave').click();
    await cancel.click();
    await page.locator('.plan-offer button').waitFor();
    assert.deepEqual(errors, [[], []]);
    for (const { context } of both) await context.close();
  });
