import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { keptMatch, openKept, type Prepared } from './matches.ts';
import { type Looks, openPlace, type Place, person } from './place.ts';
import { answer, picks } from './player.ts';

// What strangers stumbled over on their screens (docs/experiments/2026-11-strangers.md).

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

const NAMES = ['Me', 'One', 'Two', 'Three'];
const PHONE: Looks = { width: 390, height: 844, touch: true, choices: 'board' };

/** Opens a prepared match for a person of these looks, and closes it after. */
async function at(looks: Looks, prepared: Prepared, look: (page: Page) => Promise<void>): Promise<void> {
  const { page, context } = await person(place, looks);
  await openKept(page, prepared.game, await keptMatch(prepared.game, prepared, NAMES));
  await page.locator('.board-area .board').first().waitFor();
  await look(page);
  await context.close();
}

/** Names of what stands out of its box: letters outside the box that a closest ancestor of this selector has. */
const outside = (page: Page, selector: string, box: string): Promise<string[]> =>
  page.evaluate(
    ([names, boxes]) => {
      const cut: string[] = [];
      for (const name of document.querySelectorAll(names ?? '')) {
        const around = name.closest(boxes ?? '')?.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(name);
        const letters = range.getBoundingClientRect();
        if (around && letters.width > 0 && (letters.left < around.left + 1 || letters.right > around.right - 1)) cut.push(name.textContent ?? '');
      }
      return cut;
    },
    [selector, box],
  );

test('Underwater Cities: on small seas the middle of a tunnel that may be built is pressed, also under a city’s sites', async () => {
  const match: Prepared = { game: 'underwater', seats: 3, moves: 118, task: 'build' };
  for (const [width, height] of [
    [844, 390],
    [390, 844],
    [360, 640],
  ] as const)
    await at({ ...PHONE, width, height }, match, async (page) => {
      await page.locator('[data-piece^="tunnel:"][data-lit]').first().waitFor();
      const pressed = await page.evaluate(() =>
        [...document.querySelectorAll('[data-piece^="tunnel:"][data-lit]')].map((tunnel) => {
          const { x, y, width: wide, height: high } = (tunnel.querySelector('circle') ?? tunnel).getBoundingClientRect();
          const here = document.elementFromPoint(x + wide / 2, y + high / 2)?.closest('[data-piece]');
          return [tunnel.getAttribute('data-piece'), here?.getAttribute('data-piece')];
        }),
      );
      assert.ok(pressed.length > 0);
      for (const [tunnel, here] of pressed) assert.equal(here, tunnel, `${width} × ${height}`);
    });
});

test('Underwater Cities: sites that are alike are one row on a phone; it says how many they are', () =>
  at(PHONE, { game: 'underwater', seats: 3, moves: 150, task: 'build' }, async (page) => {
    await page.locator('.shelf[data-lit]').first().tap({ force: true });
    const rows = page.locator('.forecast-card .ring-row');
    await rows.first().waitFor();
    assert.equal(await rows.count(), 1);
    assert.match(await rows.innerText(), /one of 3 sites that are alike/);
  }));

test('Underwater Cities: a card that a tried turn has used says that it leaves the hand', () =>
  at({}, { game: 'underwater', seats: 3, moves: 100, task: 'slot' }, async (page) => {
    const pick = picks(1);
    while (!(await page.locator('.prompt-buttons .primary').isEnabled())) assert.ok(await answer(page, 'clicks', pick));
    const gone = page.locator('.hand .card-gone .card-fit');
    assert.deepEqual(await gone.allInnerTexts(), ['leaves hand']);
  }));

test('what each player was best in stands whole on a phone at the end', async () => {
  for (const game of ['underwater', 'barrage', 'ludwig', 'siberia'])
    for (const language of ['en', 'ko'] as const)
      await at({ ...PHONE, language }, { game, seats: 3 }, async (page) => {
        const titles = page.locator('.scores .tag');
        await titles.first().waitFor();
        assert.deepEqual(await outside(page, '.scores .tag', '.scores > li'), [], `${game}, ${language}`);
        for (const title of await titles.all()) {
          await title.scrollIntoViewIfNeeded();
          const { isCut, isSeen } = await title.evaluate((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            const here = document.elementFromPoint(x + width / 2, y + height / 2);
            return {
              isCut: one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1,
              isSeen: here !== null && one.contains(here),
            };
          });
          assert.deepEqual({ isCut, isSeen }, { isCut: false, isSeen: true }, await title.innerText());
        }
      });
});

test('Ludwig: five bonus cards are all in sight, or the next one shows its edge and they scroll', async () => {
  const match: Prepared = { game: 'ludwig', seats: 3, moves: 89 };
  for (const looks of [PHONE, { ...PHONE, width: 360, height: 640 }, { width: 1366, height: 768 }, { width: 1024, height: 768 }])
    await at(looks, match, async (page) => {
      const cards = page.locator('.own .bonus-card');
      await cards.first().waitFor();
      assert.equal(await cards.count(), 5);
      const { isAll, edge } = await page.locator('.own .bonus-cards').evaluate((list) => {
        const { left, right } = list.getBoundingClientRect();
        const boxes = [...list.querySelectorAll('.bonus-card')].map((one) => one.getBoundingClientRect());
        const next = boxes.find((box) => box.right > right + 1);
        return { isAll: boxes.every((box) => box.left >= left - 1 && box.right <= right + 1), edge: next ? right - next.left : 0 };
      });
      assert.ok(isAll || edge > 12, `${looks.width}: the next card shows ${edge} px`);
      await cards.last().scrollIntoViewIfNeeded();
      assert.ok(await cards.last().isVisible());
    });
});

test('Barrage: a company’s ability says what it does and whether it is active, and a dam its drops', async () => {
  const match: Prepared = { game: 'barrage', seats: 3, moves: 150 };
  await at({ width: 1366, height: 768 }, match, async (page) => {
    const chip = page.locator('.own-mat .ability-chip');
    await chip.hover({ position: { x: 12, y: 8 } });
    await chip.hover();
    const card = page.locator('.forecast-card:popover-open, .side');
    await card
      .filter({ hasText: /(active|from 3 powerhouses on \(\d built\))/ })
      .first()
      .waitFor();
  });
  for (const looks of [PHONE, { width: 1366, height: 768 }])
    await at(looks, match, async (page) => {
      await page.locator('.drop-count').first().waitFor();
      const counts = await page.locator('.drop-count').evaluateAll((all) =>
        all.map((one) => ({
          says: Number(one.textContent),
          drops: one.parentElement?.querySelectorAll('.lake-drop').length,
          high: one.getBoundingClientRect().height,
        })),
      );
      for (const { says, drops, high } of counts) {
        assert.equal(says, drops);
        assert.ok(high >= 11, `${high} px high`);
      }
    });
});

test('Siberia: the names of rows stand inside their rows on a phone', async () => {
  for (const language of ['en', 'ko', 'zh'] as const)
    for (const width of [360, 390])
      await at({ ...PHONE, width, language }, { game: 'siberia', seats: 4, moves: 60 }, async (page) => {
        await page.locator('.own-mat .row-name').first().waitFor();
        assert.deepEqual(await outside(page, '.own-mat .row-name', '.row-cell'), [], `${language} ${width}`);
      });
});
