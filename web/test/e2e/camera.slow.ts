import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SHELF } from '@madang/games';
import type { Page } from 'playwright-core';
import { keptMatch, openKept } from './matches.ts';
import { type Looks, openPlace, type Place, person } from './place.ts';
import { settled } from './whole.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Where the map's surface looks. */
const camera = (page: Page): Promise<Camera> =>
  page.locator('.pan-zoom-content').evaluate((content) => {
    const { e: x, f: y, a: scale } = new DOMMatrix(getComputedStyle(content).transform);
    return { x, y, scale };
  });

/** Waits until the surface looks as it should; says how it looks then. */
async function seen(page: Page, what: string, holds: (camera: Camera) => boolean): Promise<Camera> {
  for (let frames = 0; frames < 300; frames++) {
    const now = await camera(page);
    if (holds(now)) return now;
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  assert.fail(`${what}: ${JSON.stringify(await camera(page))}`);
}

const fitted = ({ x, y, scale }: Camera): boolean => scale === 1 && x === 0 && y === 0;

/** A table in the middle of a match, and the middle of its map. */
async function table(game: string, looks: Looks = {}) {
  const { page, context } = await person(place, looks);
  await openKept(page, 'camera', await keptMatch('camera', { game, seats: 3, moves: 60 }, ['Me', 'One', 'Two']));
  await page.locator('.chip').first().waitFor();
  const box = await page.locator('.pan-zoom-viewport').boundingBox();
  assert.ok(box);
  return { page, context, box, x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

for (const game of ['siberia', 'barrage']) {
  test(`the map of ${game} is looked around on with the mouse, and dragging chooses nothing`, async () => {
    const { page, context, x, y } = await table(game);
    const prompt = await page.locator('.prompt-text').innerText();
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -300);
    const near = await seen(page, 'the wheel zooms in', ({ scale }) => scale > 1);
    await page.mouse.down();
    await page.mouse.move(x + 40, y + 25, { steps: 4 });
    await page.mouse.up();
    const dragged = await seen(page, 'the map follows the mouse', (now) => now.x > near.x);
    assert.equal(dragged.scale, near.scale);
    assert.ok(dragged.y > near.y);
    assert.equal(await page.locator('.prompt-text').innerText(), prompt);
    assert.equal(await page.locator('.trail').count(), 0);
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 3000);
    await page.mouse.wheel(0, 3000);
    await page.mouse.wheel(0, 3000);
    await page.mouse.wheel(0, 3000);
    await seen(page, 'the wheel zooms out, to the whole map at most', fitted);
    await context.close();
  });

  test(`the map of ${game} is looked around on with keys and buttons`, async () => {
    const { page, context } = await table(game);
    const surface = page.locator('.pan-zoom-viewport');
    await surface.focus();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    const near = await seen(page, 'plus zooms in', ({ scale }) => scale > 1.5);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await seen(page, 'arrows walk', (now) => now.x < near.x && now.y < near.y && now.scale === near.scale);
    await page.keyboard.press('-');
    await seen(page, 'minus zooms out', ({ scale }) => scale < near.scale);
    await page.keyboard.press('0');
    await seen(page, 'nought shows all', fitted);
    assert.equal(await page.locator('.trail').count(), 0, 'no number key chose anything');
    const [zoomIn, zoomOut, fit] = await page.locator('.pan-zoom-buttons button').all();
    assert.ok(zoomIn && zoomOut && fit);
    await fit.and(page.locator(':disabled')).waitFor();
    await zoomIn.click();
    await seen(page, 'its button zooms in', ({ scale }) => scale > 1);
    await fit.click();
    await seen(page, 'its button shows all', fitted);
    await context.close();
  });

  test(`the map of ${game} is pinched and dragged with fingers`, async () => {
    const { page, context, x, y } = await table(game, { width: 390, height: 844, touch: true });
    const browser = await context.newCDPSession(page);
    const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: readonly (readonly [number, number])[]) =>
      browser.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([px, py], id) => ({ x: px, y: py, id })) });
    await fingers('touchStart', [x - 20, y], [x + 20, y]);
    for (const apart of [30, 40, 50, 60]) await fingers('touchMove', [x - apart, y], [x + apart, y]);
    await fingers('touchEnd');
    const near = await seen(page, 'two fingers zoom in', ({ scale }) => scale > 1.5);
    await fingers('touchStart', [x, y]);
    for (const way of [10, 20, 30]) await fingers('touchMove', [x + way, y + way]);
    await fingers('touchEnd');
    await seen(page, 'one finger drags', (now) => now.x > near.x && now.y > near.y && now.scale === near.scale);
    assert.equal(await page.locator('.trail').count(), 0);
    await context.close();
  });
}

test('a press that is let go beside the map ends there: the map does not follow a mouse without a button', async () => {
  const { page, context, box, x, y } = await table('siberia');
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -300);
  const near = await seen(page, 'the wheel zooms in', ({ scale }) => scale > 1);
  await page.mouse.down();
  await page.mouse.move(x, box.y - 5);
  await page.mouse.up();
  await page.mouse.move(x, y);
  await page.mouse.move(x + 40, y + 25, { steps: 4 });
  assert.deepEqual(await camera(page), near);
  await context.close();
});

test('a map is never painted in another size than its place has, however late the page gets round to it', async () => {
  const { page, context } = await person(place, { width: 1024, height: 768 });
  await page.addInitScript(() => {
    // What is put off until there is time comes frames later.
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      setTimeout(() => postMessage.call(this, message), 60);
    };
    const wrong: string[] = [];
    let painted: Element | null = null;
    const look = (): void => {
      const sheet = document.querySelector('.map-sheet');
      const place = sheet?.closest('.pan-zoom-viewport')?.getBoundingClientRect();
      const box = sheet?.getBoundingClientRect();
      if (place && box && sheet === painted && Math.max(Math.abs(place.width - box.width), Math.abs(place.height - box.height)) > 1)
        wrong.push(`${location.hash}: ${box.width} × ${box.height} in ${place.width} × ${place.height}`);
      painted = sheet;
      if (sheet) document.body.dataset.wrong = wrong.join('\n');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  for (const { name } of SHELF) {
    await page.goto(`/#/rules/${name}/pictures`);
    await page.locator(`.game-root.${name} .map-sheet`).waitFor();
    await settled(page);
  }
  assert.equal(await page.locator('body').getAttribute('data-wrong'), '');
  await context.close();
});
