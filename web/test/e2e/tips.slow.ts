import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { FULL, keptMatch, openKept } from './matches.ts';
import { openPlace, type Place, person } from './place.ts';

let place: Place;
before(async () => {
  place = await openPlace();
});
after(() => place.close());

const TIP = '.forecast-card:popover-open';
const gone = (page: Page) => page.locator(TIP).waitFor({ state: 'hidden' });

for (const game of ['barrage', 'ludwig', 'underwater', 'siberia'])
  test(`${game}: what is read of a piece goes with the mouse, also where it was pressed or is taken away meanwhile`, async (t) => {
    const { page, context } = await person(place, { width: 1024, height: 690, choices: 'board' });
    t.after(() => context.close());
    await openKept(page, 'tips', await keptMatch('tips', { game, seats: 3, moves: 60, options: FULL[game] ?? {} }, ['Me', 'One', 'Two']));
    const piece = page.locator('.board [data-about]:visible').first();
    const box = await piece.boundingBox();
    assert.ok(box);
    const come = async (): Promise<void> => {
      await page.mouse.move(box.x + box.width / 2 - 2, box.y + box.height / 2);
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.locator(TIP).waitFor();
    };
    const leave = async (): Promise<void> => {
      await page.mouse.move(2, 2);
      await page.mouse.move(4, 4);
      await gone(page);
    };
    await come();
    await leave();
    await come();
    await page.mouse.down();
    await page.mouse.up();
    await leave();
    await come();
    await piece.evaluate((one) => one.remove());
    await leave();
  });
