import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { keptMatch, openKept } from './matches.ts';
import { GAMES, hold, playBots, UPRIGHT } from './phone.ts';
import { openPlace, type Place } from './place.ts';
import { settled } from './whole.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

/** Where Undo and Confirm lie, and what can be pressed in the bar on one of them and is another button. */
const barOf = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (one: Element | null) => {
      const { x = 0, y = 0, width = 0, height = 0 } = one?.getBoundingClientRect() ?? {};
      return { x, y, width, height };
    };
    const kept = ['.line-acts .undo', '.line-acts .confirm'].map((one) => boxOf(document.querySelector(one)));
    const others = [...document.querySelectorAll('.tray .chip, .line-slot button')].filter((one) => {
      const { x, y, width, height } = boxOf(one);
      const shown = document.elementFromPoint(x + Math.min(width, innerWidth - x) / 2, y + height / 2);
      return kept.some((box) => x < box.x + box.width - 1 && box.x < x + width - 1 && one.contains(shown));
    });
    return { kept: kept.map(({ x, width }) => `${x} + ${width}`).join(', '), over: others.map((one) => one.textContent) };
  });

for (const game of GAMES)
  test(`${game}: on a phone Undo and Confirm are always there and keep their places, and no other answer ever lies there`, async () => {
    const { page, context } = await hold(place, UPRIGHT);
    await playBots(page, game);
    const { kept } = await barOf(page);
    for (let answers = 0; answers < 8; answers++) {
      await page.locator('.line[data-tone="mine"], .line .confirm:enabled, .moment-panel, .over').first().waitFor();
      if (await page.locator('.over').isVisible()) break;
      assert.deepEqual(await barOf(page), { kept, over: [] }, `after ${answers} answers`);
      // a choice; where something is to be confirmed, that
      await page.keyboard.press((await page.locator('.line .confirm:enabled, .moment-panel').count()) > 0 ? 'Enter' : '1');
      await settled(page);
    }
    await context.close();
  });

test('on a phone a panel that comes in place of another covers neither the tabs nor the map', async () => {
  const { page, context } = await hold(place, UPRIGHT);
  await openKept(page, 'panel', await keptMatch('panel', { game: 'siberia', seats: 3, moves: 109, task: 'turn' }, ['Me', 'One', 'Two']));
  for (const piece of ['area:seller', 'supply']) await page.locator(`.own-mat [data-piece="${piece}"][data-lit]`).tap();
  const exchange = page.locator('.exchange[data-lit]').first();
  await exchange.waitFor();
  await settled(page);
  const [tabs, panel] = [await page.locator('.board-tabs').boundingBox(), await exchange.boundingBox()];
  assert.ok(tabs && panel && panel.y >= tabs.y + tabs.height, 'the tabs lie above the exchanges');
  await context.close();
});
