import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { confirm, middle, sitAt, tiles } from './ludwig.ts';
import { openPlace, type Place, person } from './place.ts';
import { listenForErrors, logLines, logSays, picks, playToTheEnd, pressByHand, setTable, text } from './player.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

/** The line of the reader's placement, once the log has it. */
async function placedOf(page: Page, tile: string): Promise<string> {
  const placed = `Me placed ${tile}`;
  await logSays(page, placed);
  return (await logLines(page)).find((line) => line.includes(placed)) ?? '';
}

test('a room is bought and laid with the mouse, and its points stand there before', async () => {
  const { page, context } = await person(place);
  const errors = listenForErrors(page);
  await sitAt(page, 'own');
  const before = await tiles(page);
  await pressByHand(page, page.locator('.market-press[data-lit]').first());
  await page.mouse.move(...(await middle(page, '.spot-best, .spot-held')));
  await page.locator('.dock[data-legal="true"]').waitFor();
  const [name, points] = [await text(page, '.dock strong'), Number.parseInt((await text(page, '.dock-points')).replace('±', ''), 10)];
  await page.mouse.click(...(await middle(page, '.ghost-edge')));
  await confirm(page).click();
  await page.waitForFunction((count) => document.querySelectorAll('.castle .standing').length === count, before + 1);
  const placed = await placedOf(page, name);
  assert.ok(placed.includes(`: ${points} point`), `${placed}, as forecast: ${points}`);
  assert.deepEqual(errors, []);
  await context.close();
});

test('a room is bought and laid by keys alone: arrows and turns go from place to place', async () => {
  const { page, context } = await person(place);
  const errors = listenForErrors(page);
  await sitAt(page, 'own');
  const before = await tiles(page);
  await page.locator('.market-press[data-lit]').first().focus();
  await page.keyboard.press('Enter');
  const ghost = page.locator('.ghost-edge');
  await ghost.focus();
  const words = new Set<string | null>();
  for (const key of ['r', 'ArrowLeft', 'r', 'ArrowUp', 'r', 'ArrowRight']) {
    await page.keyboard.press(key);
    assert.equal(await text(page, '.dock-points').then((points) => /\d/.test(points)), true, `after ${key} it lies where it may`);
    words.add(await ghost.getAttribute('aria-label'));
  }
  assert.ok(words.size >= 3, `said of each place: ${[...words].join(' | ')}`);
  for (const said of words) assert.match(said ?? '', /At the .+ entrance of .+ of the foyer: -?\d+ points?\. /);
  const name = await text(page, '.dock strong');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.waitForFunction((count) => document.querySelectorAll('.castle .standing').length === count, before + 1);
  assert.match(await placedOf(page, name), /points?$/);
  assert.deepEqual(errors, []);
  await context.close();
});

test('a room is dragged with a finger from the market to its place', async () => {
  const { page, context } = await person(place, { width: 390, height: 844, touch: true });
  const errors = listenForErrors(page);
  await sitAt(page, 'own');
  const before = await tiles(page);
  const browser = await context.newCDPSession(page);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: readonly (readonly [number, number])[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y]) => ({ x, y, id: 0 })) });
  const [x, y] = await middle(page, '.market-press[data-lit]');
  await finger('touchStart', [x, y]);
  for (const down of [6, 12, 60, 120]) await finger('touchMove', [x, y + down]);
  await page.locator('.ghost').waitFor();
  const [toX, toY] = await middle(page, '.spot-best, .spot-held');
  for (const part of [0.5, 0.9, 1]) await finger('touchMove', [x + (toX - x) * part, y + 120 + (toY - y - 120) * part]);
  await page.locator('.dock[data-legal="true"]').waitFor();
  await finger('touchEnd');
  await confirm(page).click();
  await page.waitForFunction((count) => document.querySelectorAll('.castle .standing').length === count, before + 1);
  assert.deepEqual(errors, []);
  await context.close();
});

test('prices are set by dragging and by keys', async () => {
  const { page, context } = await person(place);
  const errors = listenForErrors(page);
  await sitAt(page, 'prices');
  const nameAt = (space: number) => page.locator('.space').nth(space).locator('.market-name');
  const lying = (space: number) => nameAt(space).innerText();
  const lies = (space: number, name: string) =>
    nameAt(space)
      .and(page.getByText(name, { exact: true }))
      .waitFor();
  const [first, last] = [await lying(0), await lying(4)];
  await page.mouse.move(...(await middle(page, '.space:first-child .market-press')));
  await page.mouse.down();
  await page.mouse.move(...(await middle(page, '.space:nth-child(5)')), { steps: 4 });
  await page.mouse.up();
  // the two have changed places
  await lies(0, last);
  await lies(4, first);
  const second = await lying(1);
  await page.locator('.space:nth-child(2) .market-press').focus();
  await page.keyboard.press('Enter');
  await page.locator('.space').nth(2).locator('.card-press').focus();
  await page.keyboard.press('Enter');
  await lies(2, second);
  await page.keyboard.press('u');
  await page.keyboard.press('u');
  // taken back
  await lies(0, first);
  await lies(4, last);
  assert.deepEqual(errors, []);
  await context.close();
});

test('alone to the end by keys, the title won, and the replay', async () => {
  const { page, context } = await person(place, { language: 'ko' });
  const errors = listenForErrors(page);
  const { id } = await setTable(page, { game: 'ludwig', seats: [{ kind: 'me' }] });
  await page.goto(`/#/table/${id}`);
  await playToTheEnd(page, 'keys', picks(5));
  assert.match(await text(page, '.headline'), /1[0-9]라운드에 게임 종료/);
  await logSays(page, /직위를 얻었습니다: (궁정광대|궁정 관료|공작|왕세자|국왕)/);
  await page.locator('.over a.button[href*="replay"]').click();
  await page.locator('.deck').waitFor();
  await page.keyboard.press('End');
  assert.match(await text(page, '.headline'), /1[0-9]라운드에 게임 종료/);
  assert.deepEqual(errors, []);
  await context.close();
});

test('a turn is taken back step by step, but not past a look into a stack', async () => {
  const { page, context } = await person(place);
  await sitAt(page, 'own');
  const prompt = await text(page, '.prompt-text');
  const money = await text(page, '.own-money .price');
  await page.keyboard.press('1');
  await page.locator('.ghost-edge').focus();
  await page.keyboard.press('Enter');
  await confirm(page).and(page.locator(':enabled')).waitFor();
  await page.keyboard.press('u');
  assert.match(await text(page, '.prompt-text'), /^Choose a place for /);
  await page.keyboard.press('u');
  assert.equal(await text(page, '.prompt-text'), prompt);
  assert.equal(await text(page, '.own-money .price'), money);

  await sitAt(page, 'completed');
  await page.keyboard.press('1');
  await confirm(page).click();
  await page.locator('.tray[data-content="stack"] .tray-tile').first().waitFor();
  await page.keyboard.press('u');
  await page.locator('.prompt', { hasText: 'revealed something hidden' }).waitFor();
  assert.ok(await page.locator('.tray-tile').first().isVisible(), 'who has looked cannot take the look back');
  await context.close();
});
