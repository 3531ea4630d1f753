import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openPlace, type Place, person } from './place.ts';
import { setTable } from './player.ts';

let place: Place;
before(async () => {
  place = await openPlace();
});
after(() => place.close());

/** Ann and Mei at a table of Barrage, with what others do shown; Ann has the turn. */
async function twoAtBarrage() {
  const pages: Page[] = [];
  const people = [await person(place, { choices: 'board', pace: 'brisk' }), await person(place, { choices: 'board', pace: 'brisk' })];
  for (const [i, { page }] of people.entries()) {
    await page.request.post('/api/session', { data: { name: ['Ann', 'Mei'][i] } });
    pages.push(page);
  }
  const [ann, mei] = pages;
  assert.ok(ann && mei);
  const { id } = await setTable(ann, { game: 'barrage', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await mei.request.post(`/api/tables/${id}/join`, { data: {} });
  await ann.request.post(`/api/tables/${id}/start`);
  for (const page of pages) {
    await page.goto(`/#/table/${id}`);
    await page.locator('.table').waitFor();
  }
  const asked = (page: Page) => page.locator('.line[data-tone="mine"]').waitFor();
  const first = (await ann.locator('.line[data-tone="mine"]').isVisible()) ? ann : mei;
  await asked(first);
  return { first, second: first === ann ? mei : ann, asked, close: () => Promise.all(people.map(({ context }) => context.close())) };
}

/** Takes the bank: a turn of one choice. */
async function useBank(page: Page): Promise<void> {
  await page.locator('.line-list').click();
  await page.locator('.choice-list[data-open="true"] .chip', { hasText: 'Bank' }).first().click();
  await page.locator('.line .confirm:enabled').click();
}

test('a button that comes under the hand as the turn arrives does nothing, and says so; a moment later it does', async () => {
  const { first, second, close } = await twoAtBarrage();
  await second.evaluate(() => {
    const watcher = new MutationObserver(() => {
      if (document.querySelector('.line[data-tone="mine"]') === null) return;
      watcher.disconnect();
      const button = document.querySelector('.line-list');
      button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    });
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await useBank(first);
  await second.locator('.toast', { hasText: 'The turn changed just as you pressed' }).waitFor();
  assert.equal(await second.locator('.choice-list').getAttribute('data-open'), 'false');
  await second.waitForTimeout(500);
  await second.locator('.line-list').click();
  await second.locator('.choice-list[data-open="true"]').waitFor();
  await close();
});

test('an undo that takes the turn from another asks first, and what the other tried comes back', async () => {
  const { first, second, asked, close } = await twoAtBarrage();
  await useBank(first);
  await asked(second);
  await second.waitForTimeout(500);
  await second.locator('.line-list').click();
  await second.locator('.choice-list[data-open="true"] .chip', { hasText: 'Bank' }).first().click();
  await second.locator('.line .confirm:enabled').waitFor();
  await first.locator('.line .undo').click();
  await first.locator('.line-hint', { hasText: 'already has the turn' }).waitFor();
  await first.locator('.line .undo').click();
  await second.locator('.toast', { hasText: 'is now a plan for your next turn' }).waitFor();
  await first.waitForTimeout(500);
  await useBank(first);
  await second.locator('.toast', { hasText: 'your plan was laid out' }).waitFor();
  await second.locator('.line .confirm:enabled').waitFor();
  await close();
});
