import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SHELF } from '@madang/games';
import type { Locator, Page } from 'playwright-core';
import { keptMatch, openKept } from './matches.ts';
import { openPlace, type Place, person } from './place.ts';
import { settled } from './whole.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

const NAMES = ['Me', 'One', 'Two', 'Three'];

async function tableOf(game: string, width: number) {
  const { page, context } = await person(place, { width, height: 800 });
  await openKept(page, 'dock', await keptMatch('dock', { game, seats: 4, moves: 90 }, NAMES));
  await page.locator('.chip').first().waitFor();
  return { page, context };
}

const boxOf = (page: Page, what: string) =>
  page
    .locator(what)
    .first()
    .evaluate((one) => {
      const { left, right } = one.getBoundingClientRect();
      return { left, right, words: one.textContent ?? '' };
    });

/** What a chip is called, without its key. */
const labelOf = (chip: Locator) =>
  chip
    .locator('span:not(.kbd)')
    .allTextContents()
    .then((parts) => parts.join(''));

/** Waits until the dock speaks of this first: what the mouse is moved over is drawn a little later. */
const saidFirst = (page: Page, label: string) =>
  page.waitForFunction((wanted) => document.querySelector('.docked-forecast strong')?.textContent === wanted, label);

for (const { name } of SHELF) {
  test(`${name}: where there is room the forecast lies beside the board and stays there; where there is none, beside its piece`, async () => {
    const wide = await tableOf(name, 1280);
    await wide.page.locator('.board [data-lit]').first().hover();
    await wide.page.locator('.docked-forecast').waitFor();
    const [dock, board] = [await boxOf(wide.page, '.docked-forecast'), await boxOf(wide.page, '.board-area')];
    assert.ok(dock.left >= board.right, 'it covers nothing of the board');
    assert.ok(dock.words.length > 0);
    // who listens hears the same
    const said = await wide.page
      .locator('.board [data-lit]')
      .first()
      .evaluate((piece) => document.getElementById(piece.getAttribute('aria-describedby') ?? '')?.textContent);
    assert.equal(said, dock.words);
    assert.equal(await wide.page.locator('.forecast-card:popover-open').count(), 0);
    await wide.page.locator('h1').hover();
    await settled(wide.page);
    assert.equal((await boxOf(wide.page, '.docked-forecast')).words, dock.words);
    // what is pointed at in the list is said there too
    const chips = wide.page.locator('.chip:enabled');
    const [first, last] = [await labelOf(chips.first()), await labelOf(chips.last())];
    assert.notEqual(first, last);
    for (const [chip, label] of [
      [chips.first(), first],
      [chips.last(), last],
    ] as const) {
      await chip.hover();
      await saidFirst(wide.page, label);
    }
    await wide.context.close();

    const narrow = await tableOf(name, 890);
    await narrow.page.locator('.board [data-lit]').first().hover();
    await narrow.page.locator('.forecast-card:popover-open').waitFor();
    assert.equal(await narrow.page.locator('.docked-forecast').count(), 0);
    // and stays while the piece is held pressed: what is gone from under a mouse takes the press with it
    const pointed = narrow.page.locator('.board [data-lit][data-pointed="true"]');
    const before = await pointed.count();
    await narrow.page.mouse.down();
    await settled(narrow.page);
    assert.equal(await narrow.page.locator('.forecast-card:popover-open').count(), 1);
    assert.equal(await pointed.count(), before, 'a piece that begins several acts, as a city does, is not pointed at');
    await narrow.context.close();
  });
}

test('a picture in the dock stands beside its words: what a production would give is said as it is drawn', async () => {
  const { page, context } = await person(place);
  await openKept(page, 'dock', await keptMatch('dock', { game: 'barrage', seats: 4, moves: 176, task: 'turn' }, NAMES));
  await page.locator('.section-turbine .space[data-lit]').first().hover();
  const drawn = page.locator('.docked-forecast .picture-made');
  await drawn.first().waitFor();
  const words = await page.locator('.docked-forecast .words-only').first().innerText();
  assert.ok(await page.locator('.docked-forecast .words-only').first().isVisible());
  for (const row of await drawn.all()) {
    const [total] = (await row.locator('.picture-total').innerText()).match(/\d+/) ?? [];
    assert.match(words, new RegExp(`: ${total} energy`));
  }
  await context.close();
});

/** A row of a forecast, and one of its contracts. */
const ROW = '.productions button.picture-made';
const CONTRACT = '.productions .picture-met button[aria-label*="Yellow contract · 7 energy → 6 VP"]';

/** A phone under a finger, a small laptop with a mouse, the same with keys alone: how a row is pressed there. */
const SMALL: readonly { readonly by: string; readonly width: number; readonly height: number; press(page: Page, what: string): Promise<void> }[] = [
  { by: 'finger', width: 390, height: 844, press: (page, what) => page.locator(what).first().tap() },
  { by: 'mouse', width: 960, height: 540, press: (page, what) => page.locator(what).first().click() },
  {
    by: 'key',
    width: 960,
    height: 540,
    async press(page, what) {
      await page.locator(what).first().focus();
      await page.keyboard.press('Enter');
    },
  },
];

for (const { by, width, height, press } of SMALL) {
  test(`Barrage on ${width} × ${height}: a row beside the map answers with system and drops at once, by ${by}; it covers nothing of the map`, async () => {
    const { page, context } = await person(place, { width, height, touch: by === 'finger' });
    await openKept(page, 'dock', await keptMatch('dock', { game: 'barrage', seats: 4, moves: 176, task: 'turn' }, NAMES));
    // On a phone the offices lie closed beside each other.
    if (by === 'finger') await press(page, 'button.office.section-turbine');
    await press(page, '.section-turbine .space[data-lit]');
    await page.locator(ROW).first().waitFor();
    const [rows, map] = [await page.locator('.productions').boundingBox(), await page.locator('.pan-zoom').boundingBox()];
    assert.ok(rows && map && (rows.x >= map.x + map.width || rows.y >= map.y + map.height), JSON.stringify({ rows, map }));
    for (const row of await page.locator('.productions .picture-output').all()) {
      const box = await row.evaluate((one) => one.scrollWidth - one.clientWidth);
      assert.ok(box <= 0, `${await row.innerText()}: ${box} px are cut off`);
    }
    await press(page, CONTRACT);
    await page.locator('.prompt-buttons .primary:enabled').waitFor();
    const steps = await page.locator('.trail li').allInnerTexts();
    assert.equal(steps.length, 4, 'the space, the system, the drops, the contract');
    assert.match(steps[3] ?? '', /Yellow contract/);
    await context.close();
  });
}

test('what the dock says of a piece is never wider than the dock', async (t) => {
  const { page, context } = await person(place, { width: 1366, height: 768, choices: 'board' });
  t.after(() => context.close());
  await openKept(page, 'narrow', await keptMatch('narrow', { game: 'barrage', seats: 4, moves: 60 }, NAMES));
  await page.locator('.board [data-lit]').first().waitFor();
  const cut = () =>
    page.evaluate(() => {
      const dock = document.querySelector('.forecast-dock');
      const right = dock?.getBoundingClientRect().right ?? 0;
      return [...(dock?.querySelectorAll('*') ?? [])]
        .filter((one) => one.getBoundingClientRect().right > right + 1)
        .map((one) => one.textContent ?? '');
    });
  for (const piece of ['bank', 'construct', 'space:water-two-later-left', 'contract:NC1']) {
    const shown = page.locator(`[data-piece="${piece}"]`);
    if ((await shown.count()) > 0) await shown.first().hover();
    assert.deepEqual(await cut(), [], piece);
  }
  assert.ok((await page.locator('[data-piece="bank"]').count()) > 0);
});

test('at 1366 × 768 the last line of what the dock says lies in the window, in every game', async (t) => {
  const { page, context } = await person(place, { width: 1366, height: 768, choices: 'board' });
  t.after(() => context.close());
  for (const { name } of SHELF) {
    await openKept(page, 'low', await keptMatch('low', { game: name, seats: 3, moves: 110 }, NAMES));
    await page.locator('.board [data-lit]').first().waitFor({ state: 'attached' });
    await settled(page);
    const lit = await page.locator('.board [data-lit]').all();
    for (const piece of [lit[0], lit[Math.floor(lit.length / 2)], lit.at(-1)]) {
      await piece?.hover({ force: true });
      await settled(page);
      const below = await page.locator('.forecast-dock').evaluate((dock) => {
        const last = dock.querySelector('.docked-forecast')?.lastElementChild?.getBoundingClientRect().bottom ?? 0;
        return Math.round(Math.max(last - window.innerHeight, dock.scrollHeight - dock.clientHeight));
      });
      assert.ok(below <= 1, `${name}, ${await piece?.getAttribute('data-piece')}: ${below} px lie below`);
    }
  }
});
