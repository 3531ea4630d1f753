import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { keptMatch, openKept } from './matches.ts';
import { openPlace, type Place, person, wear } from './place.ts';
import { beginMatch } from './player.ts';
import { NAMES } from './whole.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

/** How many colours the painted land has, on a coarse grid; 0: nothing is painted. */
const coloursOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.board canvas.painted');
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return 0;
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const found = new Set<number>();
    for (let i = 0; i < data.length; i += 4 * 97) found.add(((data[i] ?? 0) << 16) | ((data[i + 1] ?? 0) << 8) | (data[i + 2] ?? 0));
    return found.size;
  });

/** The average light of the painted land: 0 … 255. */
const lightOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.board canvas.painted');
    const data = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    let sum = 0;
    for (let i = 0; i < data.length; i += 4) sum += ((data[i] ?? 0) + (data[i + 1] ?? 0) + (data[i + 2] ?? 0)) / 3;
    return sum / (data.length / 4);
  });

test('a board is printed until its reader chooses the plain look or their system sets all colours, and at night its land is painted anew', async () => {
  const { page, context } = await person(place);
  const kept = await keptMatch('look', { game: 'barrage', seats: 3, moves: 60 }, NAMES.en);
  await openKept(page, 'look', kept);
  await page.locator('.board canvas.painted').waitFor();
  assert.ok((await coloursOf(page)) > 500);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.locator('.board .landscape').waitFor();
  await page.emulateMedia({ forcedColors: 'none' });
  await page.locator('.board canvas.painted').waitFor();
  const day = await lightOf(page);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'night';
  });
  await page.waitForFunction(() => document.querySelector('.board canvas.painted'));
  assert.ok((await lightOf(page)) < day - 40);
  await page.goto('/#/settings');
  await page.getByLabel('Plain', { exact: true }).check({ force: true });
  await openKept(page, 'look', kept);
  await page.locator('.board .landscape').waitFor();
  assert.equal(await coloursOf(page), 0);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.look), 'plain');
  await context.close();
});

test('rooms of a castle are furnished floor plans, signs on them can be told, and the plain look has outlines instead', async () => {
  const { page, context } = await person(place, { width: 1366, height: 768, choices: 'board' });
  const kept = await keptMatch('look', { game: 'ludwig', seats: 3, moves: 60 }, NAMES.en);
  await openKept(page, 'look', kept);
  const castle = page.locator('.board .castle');
  await castle.locator('.plan-furniture path').first().waitFor();
  assert.ok((await page.locator('.board .market .plan-furniture').count()) > 0);
  const signs = await castle.locator('.standing').evaluateAll((rooms) =>
    rooms.flatMap((room) => {
      const sign = room.parentElement?.querySelector('.tile-badge .type-sign')?.getBoundingClientRect();
      return sign ? [Math.max(sign.width, sign.height)] : [];
    }),
  );
  assert.ok(signs.length > 3);
  assert.ok(signs.filter((size) => size >= 11).length > signs.length / 2, signs.join(' '));
  await page.emulateMedia({ forcedColors: 'active' });
  await castle.locator('.tile-shape').first().waitFor();
  assert.equal(await castle.locator('.plan').count(), 0);
  await context.close();
});

test('the sea of Underwater Cities is printed: cities shine where the network reaches them and every tunnel is a tube; plain if its reader wants that', async () => {
  const { page, context } = await person(place);
  const kept = await keptMatch('sea', { game: 'underwater', seats: 3, moves: 330 }, NAMES.en);
  await openKept(page, 'sea', kept);
  await page.locator('.board canvas.painted').first().waitFor();
  assert.ok((await coloursOf(page)) > 200);
  const sea = page.locator('.board .pan-zoom');
  const cities = sea.locator('.city[data-built="true"]');
  const built = await cities.count();
  assert.ok(built > 1);
  const [shining, dark] = [sea.locator('.lit-dome[data-lit-dome="true"]'), sea.locator('.lit-dome[data-lit-dome="false"]')];
  assert.equal(await shining.count(), await sea.locator('.city[data-built="true"][data-connected="true"]').count());
  assert.equal((await shining.count()) + (await dark.count()), built);
  assert.ok((await sea.locator('.lit-tube[data-lit-tube="true"]').count()) > 0);
  assert.equal(await sea.locator('.lit-tube').count(), await sea.locator('.tunnel[data-built="true"]').count());
  await page.goto('/#/settings');
  await page.getByLabel('Plain', { exact: true }).check({ force: true });
  await openKept(page, 'sea', kept);
  await sea.locator('.sea').waitFor();
  assert.equal(await sea.locator('.lit-dome, .lit-tube, canvas.painted').count(), 0);
  assert.equal(await sea.locator('.city .dome').count(), built);
  await context.close();
});

/** The parts of the board in sight in which something is cut, and signs and figures in them that are smaller than they may be. */
const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const part of document.querySelectorAll<HTMLElement>('.board :is(.slots, .slot, .special-card, .hand, .uw-card, .end-now)'))
      if (part.scrollHeight > part.clientHeight + 2 && part.clientHeight > 0) found.push(`cut: ${part.className} ${part.innerText.slice(0, 30)}`);
    for (const sign of document.querySelectorAll('.board :is(.slot, .uw-card, .special-card, .own-card, .supply, .production-sum) .thing')) {
      const { width, height } = sign.closest('svg')?.getBoundingClientRect() ?? { width: 0, height: 0 };
      if (width > 0 && Math.max(width, height) < 15.9) found.push(`sign of ${width}`);
    }
    for (const figure of document.querySelectorAll('.board :is(.art-thing, .amount, .supply-good) > b'))
      if (Number.parseFloat(getComputedStyle(figure).fontSize) < 12) found.push(`figure of ${getComputedStyle(figure).fontSize}`);
    return found;
  });

test('Underwater Cities on a laptop: the sea has nearly a quarter of the screen, and slots, hand, Special cards and forecast stand whole beside it', async () => {
  const { page, context } = await person(place, { width: 1366, height: 768, choices: 'board' });
  for (const [language, moves] of [
    ['en', 14],
    ['en', 330],
    ['ko', 330],
  ] as const) {
    await wear(page, { language, width: 1366, height: 768, choices: 'board' });
    await openKept(page, 'sea', await keptMatch('sea', { game: 'underwater', seats: 3, moves, task: 'slot' }, NAMES[language]));
    await page.locator('.board .uw-card .card-art .thing').first().waitFor();
    const { width, height } = (await page.locator('.board .pan-zoom').boundingBox()) ?? { width: 0, height: 0 };
    assert.ok(width * height >= 0.23 * 1366 * 768, `${width} × ${height}`);
    assert.equal(await page.locator('.board .board-tab:visible').count(), 0);
    for (const part of ['.slot-words', '.special-text', '.track-space', '.end-now .yields-total', '.production', '.own-card'])
      assert.ok(await page.locator(`.board ${part}:visible`).first().isVisible(), part);
    assert.deepEqual(await tooSmall(page), [], `${language}, ${moves} moves`);
    const panel = await page.locator('.board .specials').boundingBox();
    const last = await page.locator('.board .special-card').last().boundingBox();
    assert.ok(panel && last && last.y + last.height <= panel.y + panel.height + 1, 'the last Special card is in sight');
  }
  await page.goto('/#/settings');
  await page.getByLabel('단순하게', { exact: true }).check({ force: true });
  await openKept(page, 'sea', await keptMatch('sea', { game: 'underwater', seats: 3, moves: 14, task: 'slot' }, NAMES.ko));
  await page.locator('.board .uw-card').first().waitFor();
  assert.equal(await page.locator('.board :is(.thing, .card-art)').count(), 0);
  await context.close();
});

test('Underwater Cities on a laptop: a hand of six lies whole below a sea that keeps its size; more kept cards than are seen show an arrow', async () => {
  const { page, context } = await person(place, { width: 1366, height: 768, choices: 'board' });
  const sea = page.locator('.board .pan-zoom');
  await openKept(page, 'kept', await keptMatch('kept', { game: 'underwater', seats: 3, moves: 330, task: 'slot' }, NAMES.en));
  await page.locator('.board .own-card').first().waitFor();
  const size = await sea.boundingBox();
  const kept = page.locator('.board .beside > .own-cards');
  await page.locator('.board .beside > .own-cards[data-more="true"]').waitFor();
  await kept.evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
  await page.locator('.board .beside > .own-cards[data-more="false"]').waitFor();
  await openKept(page, 'six', await keptMatch('six', { game: 'underwater', seats: 3, moves: 0, task: 'discard' }, NAMES.en));
  const cards = page.locator('.board .hand > .uw-card');
  await cards.nth(5).waitFor();
  assert.deepEqual(await sea.boundingBox(), size);
  const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
  const apart = (one: DOMRect, other: DOMRect) =>
    one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
  assert.ok(
    boxes.every((one, i) => boxes.slice(0, i).every((other) => apart(one, other))),
    JSON.stringify(boxes),
  );
  assert.deepEqual(await cards.evaluateAll((all) => all.filter((card) => card.scrollHeight > card.clientHeight + 1).length), 0);
  await context.close();
});

declare global {
  /** Changes of the page and repaintings of its map since they were counted. */
  var drawnAnew: { changes: number; paintings: number };
}

/** Milliseconds with two signs of life at least. */
const QUIET = 3_500;

for (const game of ['siberia', 'barrage', 'underwater'])
  test(`${game}: a table where nothing happens draws nothing anew, and acts leave the painted map as it is`, async () => {
    const { page, context } = await person(place, { width: 1366, height: 768, choices: 'board' });
    await beginMatch(page, 'online', ['me', 'bot/random'], game);
    await page.locator('.choice-list .chip').first().waitFor({ state: 'attached' });
    await page.locator('.board canvas.painted').waitFor();
    // What a table does not need at first loads meanwhile.
    await page.waitForLoadState('networkidle');
    await page.mouse.move(600, 300);
    await page.waitForTimeout(QUIET);
    await page.evaluate(() => {
      globalThis.drawnAnew = { changes: 0, paintings: 0 };
      new MutationObserver((records) => {
        globalThis.drawnAnew.changes += records.length;
        globalThis.drawnAnew.paintings += records.filter(({ target }) => target instanceof HTMLCanvasElement).length;
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    await page.waitForTimeout(QUIET);
    assert.deepEqual(await page.evaluate(() => globalThis.drawnAnew), { changes: 0, paintings: 0 });
    await page.keyboard.press('1');
    await page.locator('.line .undo:enabled').waitFor();
    const { changes, paintings } = await page.evaluate(() => globalThis.drawnAnew);
    assert.ok(changes > 0);
    assert.equal(paintings, 0);
    await context.close();
  });
