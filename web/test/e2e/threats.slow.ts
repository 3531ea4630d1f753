import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { FULL, keptMatch, openKept } from './matches.ts';
import { openPlace, type Place, person } from './place.ts';
import { beginMatch, listenForErrors, setTable } from './player.ts';

let place: Place;
before(async () => {
  place = await openPlace();
});
after(() => place.close());

const NAMES = ['Hannah', 'One', 'Two', 'Three'];
const kept = (id: string, moves: number) => keptMatch(id, { game: 'barrage', seats: 4, moves, options: FULL.barrage ?? {} }, NAMES);
const button = (page: Page) => page.locator('button.threats');

test('what others may take is counted in the bar, marked on the board, said by its card, and listed; one press ends it', async (t) => {
  const { page, context } = await person(place, { width: 1366, height: 768, threats: 'on' });
  t.after(() => context.close());
  const errors = listenForErrors(page);
  await openKept(page, 'k', await kept('k', 130));
  await page.getByRole('button', { name: /^\d+ things may be lost to you/ }).waitFor();
  const pieces = page.locator('.board [data-threat]');
  const count = await pieces.count();
  assert.ok(count > 0);
  await page.waitForFunction((most) => document.querySelectorAll('.threat-mark').length === most, count);
  const [box, line, mark] = await Promise.all([
    pieces.first().boundingBox(),
    page.locator('.threatened > i').first().boundingBox(),
    page.locator('.threat-mark').first().boundingBox(),
  ]);
  assert.ok(box && line && mark);
  assert.ok(Math.abs(box.x - line.x) < 3 && Math.abs(box.y - line.y) < 3 && Math.abs(box.width - line.width) < 5, JSON.stringify({ box, line }));
  assert.ok(mark.x + mark.width > box.x - 1 && mark.x < box.x + box.width + 1 && mark.y < box.y + box.height + 1, 'the mark touches its piece');
  assert.equal(await page.locator('.threat-marks').evaluate((marks) => getComputedStyle(marks).pointerEvents), 'none');
  await pieces.first().hover();
  await page.locator('.forecast-card, .forecast-dock').getByText('likely to be gone before your next turn').waitFor();
  await button(page).click();
  const rows = page.locator('.threats-list > li');
  assert.equal(await rows.count(), count);
  const shares = (await rows.locator('strong').allTextContents()).map((text) => Number(/(\d+)%/.exec(text)?.[1]));
  assert.ok(
    shares.every((share, i) => share >= 25 && share <= (shares[i - 1] ?? 100)),
    shares.join(),
  );
  await page.getByRole('button', { name: 'Stop these warnings' }).click();
  await button(page).waitFor({ state: 'detached' });
  assert.equal(await page.locator('.threat-mark, [data-threat]').count(), 0);
  await page.reload();
  await page.locator('.board').waitFor();
  assert.equal(await button(page).count(), 0);
  await page.goto('/#/settings');
  await page.getByRole('group', { name: 'What you may lose' }).getByRole('radio', { name: 'On' }).check();
  await page.goBack();
  await button(page).waitFor();
  assert.deepEqual(errors, []);
});

test('what is tried is marked no more, and what is taken back is marked again', async (t) => {
  const { page, context } = await person(place, { width: 1366, height: 768, threats: 'on' });
  t.after(() => context.close());
  await openKept(page, 'tried', await keptMatch('tried', { game: 'underwater', seats: 4, moves: 200, options: FULL.underwater ?? {} }, NAMES));
  const marked = page.locator('[data-lit][data-threat][data-piece^="slot:"]');
  await marked.first().waitFor();
  const piece = await marked.first().getAttribute('data-piece');
  const before = await page.locator('.board [data-threat]').count();
  await marked.first().click();
  await page.getByRole('button', { name: 'Undo' }).first().waitFor();
  await page.waitForFunction((most) => document.querySelectorAll('.board [data-threat]').length < most, before);
  await page.keyboard.press('u');
  await page.locator(`[data-threat][data-piece="${piece}"]`).waitFor();
});

test('water that flows past an own dam is marked there, said by its card, and listed with its rule', async (t) => {
  const { page, context } = await person(place, { width: 1366, height: 768, threats: 'on' });
  t.after(() => context.close());
  await openKept(page, 'past', await keptMatch('past', { game: 'barrage', seats: 4, moves: 150, task: 'turn' }, NAMES));
  const dam = page.locator('.board [data-threat="likely"][data-anchor="site:D4l"]');
  await dam.waitFor();
  await dam.hover();
  await page.locator('.forecast-card, .forecast-dock').getByText('1 drop flows past your full dam (Lower dam 4)').waitFor();
  await button(page).click();
  const row = page.locator('.threats-list > li', { hasText: '1 drop flows past your full dam (Lower dam 4)' });
  await row.getByRole('link', { name: 'Rule' }).click();
  await page.locator('[id="BAR-FLOW-05"], [data-rule="BAR-FLOW-05"]').first().waitFor();
});

test('with another person at the table nobody is warned unless the table shows who is ahead', async (t) => {
  const { page, context } = await person(place, { threats: 'on' });
  t.after(() => context.close());
  await beginMatch(page, 'offline', ['me', 'screen', 'bot/random']);
  await page.locator('.chip:enabled').first().waitFor();
  assert.equal(await button(page).count(), 0);
  await page.goto('/#/new/offline/siberia');
  await page.getByRole('checkbox', { name: /^Show who is ahead.* warned of what others may take/ }).check();
  await page.locator('.new-table button[type=submit]').click();
  await button(page).waitFor();
});

test('while others play the list says that it is told on one’s turn, never that nothing is threatened', async (t) => {
  const phone = { width: 390, height: 844, touch: true, choices: 'board', threats: 'on' } as const;
  const both = [await person(place, phone), await person(place, phone)];
  t.after(() => Promise.all(both.map(({ context }) => context.close())));
  const [ann, ben] = both.map(({ page }) => page);
  assert.ok(ann && ben);
  await ann.request.post('/api/session', { data: { name: 'Ann' } });
  await ben.request.post('/api/session', { data: { name: 'Ben' } });
  await ann.goto('/icon.svg');
  const { id } = await setTable(ann, { game: 'siberia', seats: [{ kind: 'me' }, { kind: 'open' }], chances: true });
  await ben.request.post(`/api/tables/${id}/join`, { data: {} });
  await ann.request.post(`/api/tables/${id}/start`);
  for (const page of [ann, ben]) {
    await page.goto(`/#/table/${id}`);
    await page.locator('.board').waitFor();
  }
  await Promise.race([ann, ben].map((page) => page.locator('.line[data-tone="waiting"]').waitFor()));
  const page = (await ann.locator('.line[data-tone="waiting"]').count()) > 0 ? ann : ben;
  for (const opens of ['.line .why', '.line .line-list']) {
    await page.locator(opens).tap();
    const says = page.getByRole('dialog', { name: /^Waiting for (Ann|Ben)$/ });
    await says.getByText(/^(Ann|Ben): \w/).waitFor();
    await says.getByText('On your turn, “?” explains').waitFor();
    await page.keyboard.press('Escape');
    await says.waitFor({ state: 'detached' });
  }
  await page.locator('.top-menu').tap();
  const menu = await page.locator('.top-bar').boundingBox();
  assert.ok(menu && menu.x <= 0 && menu.x + menu.width >= 390, 'the menu reaches both edges');
  await page.getByRole('button', { name: 'What you may lose: listed on your turn' }).tap();
  await page.getByRole('dialog').getByText('Until then nothing is known of it').waitFor();
  assert.equal(await page.getByText('Nothing that is worth taking').count(), 0);
});
