import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { keptMatch, openKept } from './matches.ts';
import { openPlace, type Place, person } from './place.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

/** Nodes that a page may hold and not show: a table has 2,000 and more. */
const MOST_LOST = 300;

for (const game of ['siberia', 'barrage', 'ludwig', 'underwater'])
  test(`${game}: a table that is left is let go of`, async () => {
    const { page, context } = await person(place, { choices: 'board' });
    const door = await context.newCDPSession(page);
    const lost = async (): Promise<number> => {
      await door.send('HeapProfiler.collectGarbage');
      const { nodes } = await door.send('Memory.getDOMCounters');
      return page.evaluate((held) => {
        const walker = document.createTreeWalker(document);
        let shown = 1;
        while (walker.nextNode()) shown += 1;
        return held - shown;
      }, nodes);
    };
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
