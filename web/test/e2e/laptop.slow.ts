import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SHELF } from '@madang/games';
import type { Page } from 'playwright-core';
import { keptMatch, openKept, type Prepared } from './matches.ts';
import { openPlace, type Place, person } from './place.ts';

const LAPTOP = { width: 1366, height: 768, choices: 'board' } as const;
const LEAVES = 2500;

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

/** A table on a laptop, as people find it. */
async function openTable(t: { after(callback: () => unknown): void }, prepared: Prepared): Promise<Page> {
  const { page, context } = await person(place, LAPTOP);
  t.after(() => context.close());
  await openKept(page, 'laptop', await keptMatch('laptop', prepared, ['Me', 'One', 'Two', 'Three']));
  await page.locator('.choice-list .chip').first().waitFor({ state: 'attached' });
  return page;
}

const isWhole = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .evaluateAll((all) => all.length > 0 && all.every((one) => one.scrollHeight <= one.clientHeight + 1 && one.scrollWidth <= one.clientWidth + 1));

test('the last turn is whole, and of those before it what they are about, in every game; a construction is told by what was built', async (t) => {
  for (const { name: game } of SHELF) {
    const page = await openTable(t, { game, seats: 4, moves: 95 });
    const { length } = await page.locator('.ticker-turn').all();
    assert.ok(length >= 4, game);
    assert.ok(await isWhole(page, '.ticker, .ticker-deed, [data-newest] > .ticker-rest'), game);
    for (const rest of await page.locator('.ticker-rest').allTextContents())
      assert.doesNotMatch(rest, /started a construction|turned the wheel|paid/i, `${game}: a cost is no news`);
  }
});

test('beside a board a notice lies over neither its panels nor the players', async (t) => {
  const page = await openTable(t, { game: 'barrage', seats: 4, moves: 60 });
  await page.keyboard.press('m');
  const toast = page.locator('.toast');
  await toast.waitFor();
  const [notice, board, players] = await Promise.all([
    toast.boundingBox(),
    page.locator('.board-area').boundingBox(),
    page.locator('.side-top').boundingBox(),
  ]);
  assert.ok(notice && board && players);
  assert.ok(notice.x >= board.x + board.width, 'the board is covered');
  assert.ok(notice.y >= players.y + players.height, 'players are covered');
});

test('barrage: the bonus tiles are named, and whoever rests on a drop asks the dam that holds it', async (t) => {
  const page = await openTable(t, { game: 'barrage', seats: 4, moves: 60 });
  assert.ok((await page.locator('.bonus-name:visible').count()) > 0);
  const cut = await page
    .locator('.bonus')
    .evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => [one.textContent, one.scrollWidth, one.clientWidth]),
    );
  assert.deepEqual(cut, []);
  const under = await page.locator('.lake-drop').evaluateAll((drops) =>
    drops.map((drop) => {
      const { x, y, width, height } = drop.getBoundingClientRect();
      return document
        .elementFromPoint(x + width / 2, y + height / 2)
        ?.closest('[data-anchor]')
        ?.getAttribute('data-anchor');
    }),
  );
  assert.ok(under.length > 0);
  for (const one of under) assert.match(one ?? '', /^site:D/);
});

/** The most of a laptop's width that the rail beside the board takes. */
const RAIL_SHARE = 0.16;

test('four players are all in sight and whole in a slim rail, in every game, also late and with two figures of each good', async (t) => {
  for (const [game, late] of [
    ['siberia', 250],
    ['barrage', 240],
    ['ludwig', 160],
    ['underwater', 600],
  ] as const)
    for (const moves of [80, late]) {
      const page = await openTable(t, { game, seats: 4, moves });
      await page.locator('.player .supply-good b').evaluateAll((all) => {
        for (const figure of all) figure.textContent = '20';
      });
      assert.equal(await page.locator('.player').count(), 4, game);
      const rail = await page.locator('.side').evaluate((side) => side.getBoundingClientRect().width);
      assert.ok(rail <= RAIL_SHARE * LAPTOP.width, `${game}: ${rail} px`);
      assert.ok(await isWhole(page, '.player, .player .mat, .player .mat-company'), `${game} after ${moves} moves`);
      assert.equal(await page.locator('.side-top').evaluate((top) => top.scrollHeight - top.clientHeight), 0, `${game} after ${moves} moves`);
    }
});

test('barrage: no name of an officer is cut, also in the slimmest rail', async (t) => {
  const page = await openTable(t, { game: 'barrage', seats: 4, moves: 130, options: { game: 'expert' } });
  for (const width of [1440, LAPTOP.width, 1024]) {
    await page.setViewportSize({ width, height: LAPTOP.height });
    await page.waitForFunction((wide) => innerWidth === wide, width);
    assert.equal(await page.locator('.player .officer').count(), 4);
    assert.ok(await page.locator('.player .mat-company').evaluateAll((all) => all.every((one) => one.scrollWidth <= one.clientWidth)), `${width}`);
  }
});

test('a turn fades out where it is cut, and only there', async (t) => {
  const page = await openTable(t, { game: 'siberia', seats: 4, moves: 80 });
  const faded = () =>
    page
      .locator('.ticker-rest')
      .evaluateAll((all) =>
        all.map((one) => ({ isCut: one.scrollHeight > one.clientHeight + 1, fades: getComputedStyle(one).maskImage !== 'none' })),
      );
  const whole = await faded();
  assert.ok(whole.length > 0 && whole.every(({ isCut, fades }) => isCut === fades), JSON.stringify(whole));
  await page
    .locator('.ticker-rest')
    .last()
    .evaluate((one) => one.append(' and more'.repeat(200)));
  assert.deepEqual((await faded()).at(-1), { isCut: true, fades: true });
});

test('what is pointed at is told below the players, in the place of the log, and makes room again when the mouse has left', async (t) => {
  const page = await openTable(t, { game: 'barrage', seats: 3, moves: 170, task: 'turn' });
  await page.locator('.pan-zoom [data-way]').first().hover({ force: true });
  await page.locator('.docked-forecast').waitFor();
  const room = await page.evaluate(() => {
    const boxOf = (selector: string) => [...document.querySelectorAll(selector)].at(-1)?.getBoundingClientRect();
    return { players: boxOf('.player')?.bottom ?? 0, top: boxOf('.side-top')?.bottom ?? 0, dock: boxOf('.forecast-dock')?.top ?? 0 };
  });
  assert.ok(room.players <= room.top && room.top <= room.dock, JSON.stringify(room));
  assert.equal(await page.locator('.ticker').isVisible(), false);
  assert.ok(await page.getByRole('tab', { name: 'Log' }).isVisible());
  await page.locator('h1').hover();
  await page.locator('.docked-forecast').waitFor({ state: 'detached', timeout: LEAVES * 8 });
  assert.ok(await page.locator('.ticker').isVisible());
});

test('what a construction comes to is read whole, before the steps to it', async (t) => {
  const page = await openTable(t, { game: 'barrage', seats: 3, moves: 170, task: 'turn' });
  await page.locator('.pan-zoom [data-way]').first().click({ force: true });
  // how it is paid for, where that is asked
  for (let asked = 0; asked < 3 && !(await page.locator('.line-outcome').isVisible()); asked++) {
    await page.keyboard.press('1');
    await page.locator('.line .primary:enabled, .line-outcome').first().waitFor();
  }
  await page.locator('.line-outcome').waitFor();
  assert.ok(await isWhole(page, '.line-outcome'));
  assert.equal(await page.locator('.line .trail').isVisible(), false);
});

test('a card that lies open goes when a dialog opens', async (t) => {
  const page = await openTable(t, { game: 'barrage', seats: 3, moves: 40, task: 'turn' });
  const card = page.locator('.forecast-card:popover-open');
  const { x, y, width } = (await page.locator('.market .contract').first().boundingBox()) ?? assert.fail('no contract');
  for (const step of [0.5, 0.6, 0.7]) await page.mouse.move(x + width * step, y + 10);
  await card.waitFor();
  // It comes by itself, as the scoring of a round does: a press would close the card anyway.
  await page.evaluate(() => {
    const dialog = document.createElement('div');
    dialog.setAttribute('aria-modal', 'true');
    document.body.append(dialog);
  });
  await card.waitFor({ state: 'detached' });
});

test('a row of productions shows every part of its energy, what it costs, and stays in its column', async (t) => {
  const page = await openTable(t, { game: 'barrage', seats: 3, moves: 170, task: 'turn' });
  await page.locator('.section-turbine .space[data-lit]').first().click();
  await page.locator('h1').hover();
  const row = '.docked-forecast .picture-output';
  await page.locator(row).first().waitFor();
  assert.ok(await isWhole(page, `${row}, ${row} .picture-made, ${row} .picture-bar`));
  for (const one of await page.locator(row).all()) {
    const parts = (await one.locator('.picture-part').allInnerTexts()).reduce((sum, part) => sum + Number(part), 0);
    assert.equal(parts, Number(await one.locator('.picture-total').innerText()));
  }
  assert.match(await page.locator('.picture-owed').first().innerText(), /−\d/);
});

test('Undo keeps its place whether or not choices without a piece stand beside it', async (t) => {
  const expert = { game: 'barrage', seats: 4, options: { game: 'expert' } } as const;
  const places: number[] = [];
  const trays: number[] = [];
  for (const moves of [110, 120]) {
    const page = await openTable(t, { ...expert, moves });
    trays.push(await page.locator('.line-acts .tray .chip').count());
    const box = await page.locator('.line-acts > button').first().boundingBox();
    places.push(box?.x ?? 0);
  }
  assert.ok(trays.includes(0) && trays.some((count) => count > 0), 'with and without such a choice');
  assert.equal(places[0], places[1]);
});

test('a list of forecasts pushes no player out of sight', async (t) => {
  const page = await openTable(t, { game: 'barrage', seats: 3, moves: 210, options: { game: 'expert' }, task: 'system' });
  await page.locator('.forecast-dock .picture').first().waitFor();
  assert.equal(await page.locator('.side-top').evaluate((top) => top.scrollHeight - top.clientHeight), 0);
});
