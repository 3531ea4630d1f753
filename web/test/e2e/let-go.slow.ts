import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { CDPSession, Page } from 'playwright-core';
import { keptMatch, openKept } from './matches.ts';
import { openPlace, type Place, person } from './place.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

/** Nodes that a page may hold and not show: a table has 2,000 and more. */
const MOST_LOST = 300;
/** Presses at a table, and nodes that it may hold more after them. */
const PRESSES = 60;
const MOST_MORE = 700;

async function lostIn(page: Page, door: CDPSession): Promise<number> {
  await door.send('HeapProfiler.collectGarbage');
  const { nodes } = await door.send('Memory.getDOMCounters');
  return page.evaluate((held) => {
    const walker = document.createTreeWalker(document);
    let shown = 1;
    while (walker.nextNode()) shown += 1;
    return held - shown;
  }, nodes);
}

/** Chooses anything, and confirms where that is offered. */
const choose = (page: Page, turn: number): Promise<void> =>
  page.evaluate((at) => {
    const confirm = document.querySelector<HTMLElement>('.prompt-buttons .primary:enabled');
    const chips = [...document.querySelectorAll<HTMLElement>('.chip:enabled')];
    (confirm ?? chips[at % chips.length])?.click();
  }, turn);

for (const game of ['siberia', 'barrage', 'ludwig', 'underwater'])
  test(`${game}: a table that is left is let go of`, async () => {
    const { page, context } = await person(place, { choices: 'board' });
    const door = await context.newCDPSession(page);
    const lost = (): Promise<number> => lostIn(page, door);
    await openKept(page, 'left', await keptMatch('left', { game, seats: 3, moves: 60 }, ['Me', 'One', 'Two']));
    await page.locator('.board-area').waitFor();
    await page.evaluate(() => {
      window.location.hash = '#/';
    });
    await page.locator('.table').waitFor({ state: 'detached' });
    let held = await lost();
    // What was under way when the table was left ends first.
    for (let again = 0; held > MOST_LOST && again < 10; again++) {
      await page.waitForTimeout(500);
      held = await lost();
    }
    assert.ok(held <= MOST_LOST, `${held} nodes`);
    await context.close();
  });

for (const game of ['siberia', 'barrage', 'ludwig', 'underwater'])
  test(`${game}: a table that is played lets go of what it has drawn before`, async () => {
    const { page, context } = await person(place, { width: 390, height: 844, touch: true });
    const door = await context.newCDPSession(page);
    await openKept(page, 'played', await keptMatch('played', { game, seats: 3, moves: 60 }, ['Me', 'One', 'Two']));
    await page.locator('.board-area').waitFor();
    const before = await lostIn(page, door);
    for (let turn = 0; turn < PRESSES; turn++) {
      await choose(page, turn);
      await page.waitForTimeout(100);
    }
    const more = (await lostIn(page, door)) - before;
    assert.ok(more <= MOST_MORE, `${more} nodes more`);
    await context.close();
  });
