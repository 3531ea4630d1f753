import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { confirm, fingersOn, middle, sitAt, sitAtBoard, tiles } from './ludwig.ts';
import { openPlace, type Place, person } from './place.ts';
import { listenForErrors } from './player.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

/** Two fingers around a point are twisted by a quarter turn, in small steps. */
async function twist(page: Page, [x, y]: readonly [number, number], apart: number): Promise<void> {
  const touch = await fingersOn(page);
  const at = (degrees: number, side: 1 | -1) => {
    const angle = (degrees * Math.PI) / 180;
    return [x + side * apart * Math.cos(angle), y + side * apart * Math.sin(angle)] as const;
  };
  await touch('touchStart', at(0, 1));
  await touch('touchStart', at(0, 1), at(0, -1));
  for (let degrees = 5; degrees <= 60; degrees += 5) await touch('touchMove', at(degrees, 1), at(degrees, -1));
  await touch('touchEnd');
}

/** Which way up the tile is held, and where: as it is drawn. */
const heldAs = (page: Page) =>
  page.locator('.ghost').evaluate((ghost) => ({
    outline: ghost.querySelector('.ghost-edge')?.getAttribute('d') ?? '',
    at: ghost.getAttribute('transform') ?? '',
  }));

/** How far the castle is moved and enlarged. */
const camera = (page: Page) => page.locator('.castle .pan-zoom-content').evaluate((content) => getComputedStyle(content).transform);

test('a tile in the castle is dragged with a finger, the map stays where it is, and a press on the tile lays it', async () => {
  const { page, context } = await person(place, { width: 390, height: 844, touch: true });
  const errors = listenForErrors(page);
  await sitAt(page, 'own');
  const before = await tiles(page);
  await page.locator('.market-press[data-lit]').first().tap();
  await page.locator('.ghost').waitFor();
  const [stood, seen] = [await heldAs(page), await camera(page)];
  const touch = await fingersOn(page);
  const [x, y] = await middle(page, '.ghost-edge');
  await touch('touchStart', [x, y]);
  for (const by of [4, 10, 30, 60]) await touch('touchMove', [x - by, y + by]);
  await page.waitForFunction((at) => document.querySelector('.ghost')?.getAttribute('transform') !== at, stood.at);
  const [nowX, nowY] = await middle(page, '.ghost-edge');
  assert.ok(Math.hypot(nowX - (x - 60), nowY - (y + 60)) < 60, 'the tile is near the finger, or at the place beside it');
  assert.equal(await camera(page), seen);
  const [toX, toY] = await middle(page, '.spot-best, .spot-held');
  await touch('touchMove', [toX, toY]);
  await page.locator('.dock[data-legal="true"]').waitFor();
  await touch('touchEnd');
  assert.equal(await page.locator('.trail li').count(), 1, 'letting go lays nothing');
  // After a look around beside the tile one press lays it all the same.
  const sheet = await page.locator('.castle .pan-zoom-viewport').boundingBox();
  assert.ok(sheet);
  const [besideX, besideY] = [sheet.x + 12, sheet.y + sheet.height - 12];
  await touch('touchStart', [besideX, besideY]);
  for (const by of [4, 10, 16, 18, 18, 18]) await touch('touchMove', [besideX + by, besideY]);
  await touch('touchEnd');
  // Chromium makes no click of a finger that comes down while it still thinks about the flick before: nobody's finger is as quick.
  await page.waitForTimeout(500);
  await page.touchscreen.tap(...(await middle(page, '.ghost-edge')));
  await confirm(page).click();
  await page.waitForFunction((count) => document.querySelectorAll('.castle .standing').length === count, before + 1);
  assert.deepEqual(errors, []);
  await context.close();
});

test('two fingers turn the tile that is placed, on it and beside it, also where the lesson says so', async () => {
  const { page, context } = await person(place, { width: 390, height: 844, touch: true });
  const errors = listenForErrors(page);
  await sitAt(page, 'own');
  await page.locator('.market-press[data-lit]').first().tap();
  await page.locator('.ghost').waitFor();
  for (const apart of [6, 70]) {
    const { outline } = await heldAs(page);
    await twist(page, await middle(page, '.ghost-edge'), apart);
    await page.waitForFunction((drawn) => document.querySelector('.ghost-edge')?.getAttribute('d') !== drawn, outline);
  }
  assert.equal(await page.locator('.trail li').count(), 1, 'turning lays nothing');
  await page.goto('/#/learn/ludwig');
  const next = page.locator('.lesson-card .primary');
  await next.click();
  await page.locator('.chip[data-guided="true"]').click();
  await confirm(page).click();
  await page.locator('.market-press[data-lit]').first().tap();
  await page.locator('.ghost').waitFor();
  const { outline } = await heldAs(page);
  await twist(page, await middle(page, '.ghost-edge'), 60);
  await page.waitForFunction((drawn) => document.querySelector('.ghost-edge')?.getAttribute('d') !== drawn, outline);
  assert.deepEqual(errors, []);
  await context.close();
});

/** Where the tile lies that is laid and not confirmed, and which way up: as it is drawn. */
const laidAs = (page: Page) =>
  page.locator('[data-turns] > g').evaluate((tile) => `${tile.getAttribute('transform')} ${tile.querySelector('.standing')?.getAttribute('d')}`);

for (const touch of [false, true])
  test(`a tile that is laid is still turned until it is confirmed, ${touch ? 'under the thumb and by two fingers' : 'by button, key and wheel'}`, async () => {
    const { page, context } = await person(place, { width: touch ? 390 : 1366, height: touch ? 844 : 768, touch, choices: 'board' });
    const errors = listenForErrors(page);
    await sitAtBoard(page, 'own');
    const before = await tiles(page);
    await page.locator('.market-press[data-lit]').nth(1).click();
    await page.locator('.ghost-edge').focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-turns]').waitFor();
    const isTurned = (from: string) =>
      page.waitForFunction((last) => {
        const tile = document.querySelector('[data-turns] > g');
        return tile && `${tile.getAttribute('transform')} ${tile.querySelector('.standing')?.getAttribute('d')}` !== last;
      }, from);
    const ways = touch
      ? [
          () => page.locator('.line-slot').getByRole('button', { name: 'Rotate by 90°' }).tap(),
          async () => twist(page, await middle(page, '[data-turns] .standing'), 20),
        ]
      : [
          () => page.getByRole('button', { name: 'Rotate by 90°' }).click(),
          () => page.keyboard.press('r'),
          async () => {
            await page.mouse.move(...(await middle(page, '[data-turns] .standing')));
            await page.mouse.wheel(0, 100);
          },
        ];
    for (const turn of ways) {
      const was = await laidAs(page);
      await turn();
      await isTurned(was);
      assert.equal(await tiles(page), before + 1);
    }
    await page.locator('.confirm:enabled').click();
    await page.locator('[data-turns]').waitFor({ state: 'detached' });
    assert.deepEqual(errors, []);
    await context.close();
  });
