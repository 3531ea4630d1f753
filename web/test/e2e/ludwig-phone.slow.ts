import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { keptMatch, openKept, type Prepared } from './matches.ts';
import { MOST_MOVED, SMALL, UPRIGHT } from './phone.ts';
import { openPlace, type Place, person } from './place.ts';
import { settled } from './whole.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

const LAPTOP = { width: 1366, height: 768 } as const;

/** A castle of 17 tiles that is 39 squares wide, where a tile is placed. */
const WIDE = { seats: 2, seed: 'c', moves: 121, task: 'place' } as const;

type Screen = typeof UPRIGHT | typeof SMALL | typeof LAPTOP;

/** A match in the middle, with fingers on phones. */
async function hold(screen: Screen, prepared: Omit<Prepared, 'game'>) {
  const { page, context } = await person(place, { ...screen, touch: screen !== LAPTOP, choices: 'board' });
  await openKept(page, 'held', await keptMatch('held', { game: 'ludwig', ...prepared }, ['Me', 'One', 'Two', 'Three']));
  await page.locator('.castle .standing').first().waitFor();
  await settled(page);
  return { page, context };
}

/** Pixels of a square of the castle's grid: the foyer has three. */
const squareOf = (page: Page): Promise<number> =>
  page.locator('.castle [data-anchor$=":0"] > .standing').evaluate((foyer) => foyer.getBoundingClientRect().width / 3);

/** How many rooms lie whole inside of the map, of all. */
const inSight = (page: Page): Promise<readonly [whole: number, all: number]> =>
  page.locator('.castle .standing').evaluateAll((all) => {
    const map = document.querySelector('.castle .pan-zoom-viewport')?.getBoundingClientRect();
    const boxes = all.map((one) => one.getBoundingClientRect());
    const whole = boxes.filter((box) => map && box.left >= map.left && box.right <= map.right && box.top >= map.top && box.bottom <= map.bottom);
    return [whole.length, all.length] as const;
  });

const transform = (page: Page) => page.locator('.castle .pan-zoom-content').evaluate((content) => getComputedStyle(content).transform);

for (const screen of [UPRIGHT, SMALL])
  test(`at ${screen.width} × ${screen.height} a wide castle is large enough to be read where a tile is placed; arrows lead to the rest, one press shows all`, async () => {
    const { page, context } = await hold(screen, WIDE);
    await page.locator('.dock').waitFor();
    await settled(page);
    const square = await squareOf(page);
    assert.ok(square > 15, `a square has ${square} px`);
    const [ghost, map] = await Promise.all(['.ghost-edge', '.castle .pan-zoom-viewport'].map((one) => page.locator(one).boundingBox()));
    assert.ok(ghost && map && ghost.x >= map.x && ghost.x + ghost.width <= map.x + map.width, 'the tile is in sight');
    assert.ok(ghost.y >= map.y && ghost.y + ghost.height <= map.y + map.height);
    const first = await transform(page);
    const left = page.locator('.map-edge[data-edge="left"] > button');
    for (let presses = 0; (await left.count()) > 0; presses++) {
      assert.ok(presses < 4, 'the way to the edge is long');
      await left.tap();
      await settled(page);
    }
    assert.ok(Math.abs((await squareOf(page)) - square) < 0.1, 'arrows keep the scale');
    assert.ok((await page.locator('.map-edge[data-edge="right"]').count()) === 1);
    const fit = page.locator('.castle .pan-zoom-buttons button').last();
    await fit.tap();
    await settled(page);
    const [whole, all] = await inSight(page);
    assert.equal(whole, all);
    assert.equal(await page.locator('.map-edge').count(), 0);
    await fit.tap();
    assert.equal(await transform(page), first, 'the next press leads back');
    await context.close();
  });

test('on a phone a castle stays where its player looks, however the tile is turned and laid', async () => {
  const { page, context } = await hold(UPRIGHT, WIDE);
  await page.locator('.dock').waitFor();
  for (const chosen of [false, true]) {
    if (chosen) await page.locator('.map-edge[data-edge="left"] > button').tap();
    await settled(page);
    const seen = await transform(page);
    await page.getByRole('button', { name: 'Rotate by 90°', exact: true }).tap();
    await page.locator('.ghost-edge').focus();
    for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(key);
    assert.equal(await transform(page), seen);
    await page.keyboard.press('Enter');
    await page.locator('.ghost').waitFor({ state: 'detached' });
    await settled(page);
    assert.equal(await transform(page), seen, 'laid');
    await page.getByRole('button', { name: /^Undo/ }).first().tap();
    await page.locator('.ghost').waitFor();
  }
  await context.close();
});

test('on a laptop a wide castle is seen whole at first, without arrows', async () => {
  const { page, context } = await hold(LAPTOP, WIDE);
  const [whole, all] = await inSight(page);
  assert.equal(whole, all);
  assert.equal(await transform(page), 'matrix(1, 0, 0, 1, 0, 0)');
  await page.locator('.castle .pan-zoom-buttons button').first().click();
  await settled(page);
  assert.equal(await page.locator('.map-edge').count(), 0);
  await context.close();
});

/** Those of the things on the page that lie partly outside of a box or of the screen, or have more in them than they show. */
const cutIn = (page: Page, box: string, things: string): Promise<string[]> =>
  page.evaluate(
    ([outer, inner]) => {
      const { left, right, top, bottom } = document.querySelector(outer)?.getBoundingClientRect() ?? new DOMRect();
      const all = [...document.querySelectorAll(`${outer} :is(${inner})`)].filter((one) => one.checkVisibility());
      if (all.length === 0) return ['nothing is seen'];
      return all
        .map((one) => ({ one, at: one.getBoundingClientRect() }))
        .filter(({ one, at }) => {
          const outside = at.left < left - 1 || at.right > right + 1 || at.top < top - 1 || at.bottom > bottom + 1 || at.right > innerWidth;
          return outside || one.scrollWidth > one.clientWidth + 1 || (one.clientHeight > 0 && one.scrollHeight > one.clientHeight + 4);
        })
        .map(({ one, at }) => `${one.className} “${one.textContent}” ${at.left} ${at.top} ${at.right} ${at.bottom}`);
    },
    [box, things] as const,
  );

for (const screen of [UPRIGHT, SMALL])
  test(`at ${screen.width} × ${screen.height} all ten stacks to choose from are in sight, each as large as a fingertip`, async () => {
    const { page, context } = await hold(screen, { seats: 3, moves: 122, task: 'sleeping' });
    await page.locator('.stack:has([data-lit])').nth(9).waitFor();
    await settled(page);
    assert.deepEqual(await cutIn(page, '.stacks', '.stack, .stack-size, .stack > b, .card-deck'), []);
    const boxes = await page
      .locator('.stack')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ y, width, height }) => [y, width, height]));
    assert.equal(new Set(boxes.map(([y]) => Math.round(y ?? 0))).size, 2, 'two rows');
    for (const [, width = 0, height = 0] of boxes) assert.ok(width >= 44 && height >= 44, `${width} × ${height}`);
    await page.locator('.stack').last().tap();
    await page.locator('.confirm:enabled').tap();
    await page.locator('.tray[data-content="stack"]').waitFor();
    await settled(page);
    assert.deepEqual(await cutIn(page, '.tray[data-content="stack"]', '.action, .tray-tile:first-child :is(.market-name, .symbol-line)'), []);
    await context.close();
  });

test('on a phone nine tiles of a stack are in sight at once', async () => {
  const { page, context } = await hold(UPRIGHT, { seats: 4, seed: 'b', moves: 31, task: 'sleeping' });
  await page.locator('.stack').nth(2).tap();
  await page.locator('.confirm:enabled').tap();
  await page.locator('.tray[data-content="stack"] .tray-tile').nth(8).waitFor();
  await settled(page);
  assert.deepEqual(await cutIn(page, '.tray[data-content="stack"]', '.action, .tray-tile, .market-name, .symbol-line'), []);
  await context.close();
});

/** Places with many lines: two tiles are completed, or lines in two columns and a tile. */
const MANY_LINES = [
  { seats: 4, seed: 'a', moves: 107, task: 'place' },
  { seats: 2, seed: 'a', moves: 108, task: 'place' },
  { seats: 3, seed: 'pictures', moves: 84, task: 'place' },
] as const;

for (const screen of [UPRIGHT, SMALL])
  test(`at ${screen.width} × ${screen.height} every line of what a placement brings is read whole, and the castle keeps its place`, async () => {
    for (const prepared of MANY_LINES) {
      const { page, context } = await hold(screen, prepared);
      await page.locator('.dock .dock-completes').first().waitFor();
      await settled(page);
      const castle = await page.locator('.castle').boundingBox();
      assert.deepEqual(await cutIn(page, '.dock', 'dt, dt > span, dd, .dock-completes, .dock-lines, .dock-points'), []);
      const points = page.locator('.line-slot .dock-gain');
      assert.ok(((await points.boundingBox())?.height ?? 99) < 26, 'the points on the button are one word');
      await page.locator('.ghost-edge').focus();
      for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight']) {
        await page.keyboard.press(key);
        await settled(page);
        const now = await page.locator('.castle').boundingBox();
        assert.ok(
          castle && now && now.height === castle.height && Math.abs(now.y - castle.y) <= MOST_MOVED,
          `${key}: ${JSON.stringify([castle, now])}`,
        );
        assert.deepEqual(await cutIn(page, '.dock', 'dt, dt > span, dd, .dock-completes, .dock-lines, .dock-points, .dock-why'), []);
      }
      await context.close();
    }
  });

for (const screen of [UPRIGHT, SMALL])
  test(`at ${screen.width} × ${screen.height} the market begins at its start again once prices are set`, async () => {
    const { page, context } = await hold(screen, { seats: 4, moves: 110, task: 'prices' });
    const strip = page.locator('.market-scroll');
    const at = () => strip.evaluate(({ scrollLeft }) => scrollLeft);
    await strip.evaluate((one) => one.scrollTo(9999, 0));
    assert.ok((await at()) > 60);
    await page.locator('.space:last-child .market-press').tap();
    await page.locator('.space:nth-last-child(2)').tap({ force: true });
    await page.locator('.line .undo:enabled').waitFor();
    assert.ok((await at()) > 60, 'what is only tried moves nothing');
    await page.locator('.confirm:enabled').tap();
    await page.waitForFunction(() => document.querySelector<HTMLElement>('.confirm')?.title !== 'Confirm prices');
    await settled(page);
    assert.equal(await at(), 0);
    await context.close();
  });
