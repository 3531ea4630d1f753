import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SHELF } from '@madang/games';
import type { Locator, Page } from 'playwright-core';
import { keptMatch, openKept } from './matches.ts';
import { openPlace, type Place, person, QUIET_PAGE } from './place.ts';
import { answer, listenForErrors, logLines, READY } from './player.ts';
import { settled } from './whole.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

const NAMES = ['Me', 'One', 'Two'];
const PHONE = { width: 390, height: 844, touch: true } as const;

/** A match of this device that was come to from the lobby, so that Back has somewhere to go. */
async function atTheTable(page: Page, game: 'siberia' | 'underwater'): Promise<string> {
  await page.goto('/#/');
  await page.locator('.page').waitFor();
  await openKept(page, 'layers', await keptMatch('layers', { game, seats: 3, moves: 60 }, NAMES));
  await page.locator(READY).first().waitFor();
  return page.url();
}

const back = (page: Page): Promise<void> => page.evaluate(() => window.history.back());

/** Back closes what is open and stays at the table; closed by hand, the next Back leaves the table as ever. */
async function closesByBack(page: Page, open: () => Promise<void>, shown: Locator, close: () => Promise<void>): Promise<void> {
  const table = page.url();
  await open();
  await shown.waitFor();
  await back(page);
  await shown.waitFor({ state: 'hidden' });
  assert.equal(page.url(), table);
  assert.ok(await page.locator('.table').isVisible());
  await open();
  await shown.waitFor();
  await close();
  await shown.waitFor({ state: 'hidden' });
  await back(page);
  await page.waitForFunction((address) => window.location.href !== address, table);
  assert.equal(await page.locator('.table').count(), 0);
}

test('Back closes a dialog, and only then leaves the match', async () => {
  const { page, context } = await person(place);
  const errors = listenForErrors(page);
  await atTheTable(page, 'siberia');
  await closesByBack(
    page,
    () => page.locator('.player-open').first().click(),
    page.locator('dialog[open]'),
    () => page.locator('dialog[open] header button').click(),
  );
  assert.deepEqual(errors, []);
  await context.close();
});

test('Back lowers the sheet of a phone, and closes a dialog above it first', async () => {
  const { page, context } = await person(place, PHONE);
  await atTheTable(page, 'siberia');
  const raised = page.locator('.side[data-raised="true"]');
  const raise = () => page.locator('.handle-press').click();
  await raise();
  await page.locator('.player-open').first().click();
  await page.locator('dialog[open]').waitFor();
  await back(page);
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  assert.ok(await raised.isVisible());
  await back(page);
  await raised.waitFor({ state: 'detached' });
  await closesByBack(page, raise, raised, raise);
  await context.close();
});

test('Back closes a drawer of the board', async () => {
  const { page, context } = await person(place);
  await atTheTable(page, 'underwater');
  const drawer = page.locator('.drawer:popover-open');
  await closesByBack(
    page,
    () => page.locator('.drawer-handle').first().click(),
    drawer,
    () => page.keyboard.press('Escape'),
  );
  await context.close();
});

test('a link in a dialog leads where it says, and Back from there to the table', async () => {
  const { page, context } = await person(place, PHONE);
  const table = await atTheTable(page, 'siberia');
  await page.locator('.handle-press').click();
  await page.evaluate(() => {
    window.location.hash = '#/settings';
  });
  await page.locator('.settings').waitFor();
  await back(page);
  await page.locator('.table').waitFor();
  assert.equal(page.url(), table);
  await back(page);
  await page.waitForFunction((address) => window.location.href !== address, table);
  await context.close();
});

test('on a phone the others’ turns are shown on the board, not behind the sheet that they were asked for in', async () => {
  const { page, context } = await person(place, PHONE);
  await atTheTable(page, 'siberia');
  for (let answers = 0; answers < 40; answers++) {
    await page.locator(READY).first().waitFor();
    await logLines(page);
    if ((await page.locator('.since').count()) > 0) break;
    assert.ok(await answer(page, 'clicks', () => 0));
  }
  await page.locator('.handle-press').click();
  await page.locator('.since').click();
  await page.locator('.looking').waitFor();
  assert.equal(await page.locator('.side').getAttribute('data-raised'), 'false');
  const [bar, board] = [await page.locator('.looking').boundingBox(), await page.locator('.board-area').boundingBox()];
  assert.ok(bar && board && bar.y >= board.y);
  await context.close();
});

test('a toast goes by itself, but not while it is pointed at', async () => {
  const { page, context } = await person(place);
  await page.clock.install();
  await page.goto(QUIET_PAGE);
  await atTheTable(page, 'siberia');
  const toast = page.locator('.toast');
  // a plan that cannot be made any more is dropped, and said
  await page.locator('.chip:enabled').first().click();
  await page.evaluate(() => {
    for (const [key, kept] of Object.entries(sessionStorage))
      if (kept.includes('moves')) sessionStorage.setItem(key, kept.replace(/"moves":\[\d+/, '"moves":[999999'));
  });
  await page.reload();
  await toast.waitFor();
  await toast.hover();
  await page.clock.fastForward(60_000);
  assert.equal(await toast.count(), 1);
  await page.mouse.move(5, 5);
  await page.clock.fastForward(8_100);
  await toast.waitFor({ state: 'detached' });
  await context.close();
});

test('a toast that was closed by a press does not hold the next one', async () => {
  const { page, context } = await person(place);
  await page.clock.install();
  await page.goto(QUIET_PAGE);
  await atTheTable(page, 'siberia');
  const toast = page.locator('.toast');
  await page.locator('.board').hover();
  await page.keyboard.press('m');
  await toast.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await toast.waitFor({ state: 'detached' });
  await page.keyboard.press('m');
  await toast.waitFor();
  await page.clock.fastForward(8_100);
  await toast.waitFor({ state: 'detached' });
  await context.close();
});

for (const { name } of SHELF)
  test(`${name}: on a phone a toast covers neither what can be pressed on the board nor the thumb bar`, async (t) => {
    const { page, context } = await person(place, { ...PHONE, choices: 'board' });
    t.after(() => context.close());
    for (const moves of [0, 40]) {
      await openKept(page, 'toast', await keptMatch('toast', { game: name, seats: 3, moves }, NAMES));
      await page.locator('.board [data-anchor]').first().waitFor({ state: 'attached' });
      await settled(page);
      await page.keyboard.press('m');
      await page.locator('.toast').waitFor();
      await settled(page);
      const covered = await page.evaluate(() => {
        const toast = document.querySelector('.toast')?.getBoundingClientRect();
        const pressed = [...document.querySelectorAll('.board [data-lit], .board [data-take], .board button, .line-acts button, .side-handle')];
        return pressed.flatMap((one) => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          // A map is moved under the toast; a list that is closed is not seen.
          const isSeen = one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest('.pan-zoom-viewport');
          const isOver = toast && left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top;
          return isSeen && isOver ? [one.getAttribute('data-piece') ?? one.className.toString()] : [];
        });
      });
      assert.deepEqual(covered, [], `after ${moves} moves`);
    }
  });
