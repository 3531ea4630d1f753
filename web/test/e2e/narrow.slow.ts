import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SHELF } from '@madang/games';
import type { Page } from 'playwright-core';
import { FULL, keptMatch, openKept } from './matches.ts';
import { type Looks, openPlace, type Place, person } from './place.ts';
import { accessibilityProblems, NAMES, settled } from './whole.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

/** A laptop's page enlarged four times, and a phone as narrow. */
const ENLARGED = { width: 320, height: 256 } as const;
const NARROW = { width: 320, height: 640 } as const;
const PHONE = { width: 390, height: 844, touch: true } as const;
const LAPTOP = { width: 1366, height: 768 } as const;
const LEAST_SHARE = 0.4;
const LEAST_TARGET = 24;
const LEAST_FINGER = 44;
/** Stops of the Tab key that are looked at. */
const STOPS = 24;

/** A game's table whose choices lie on the board, in the middle of a match. */
async function table(game: string, looks: Looks) {
  const { page, context } = await person(place, { choices: 'board', ...looks });
  await openKept(page, 'narrow', await keptMatch('narrow', { game, seats: 3, moves: 60, options: FULL[game] ?? {} }, NAMES[looks.language ?? 'en']));
  await page.locator('.board').waitFor();
  await settled(page);
  return { page, context };
}

/** The board's share of the window, and whether the page would scroll sideways. */
const shareOf = (page: Page) =>
  page.evaluate(() => {
    const { width = 0, height = 0 } = document.querySelector('.board-area')?.getBoundingClientRect() ?? {};
    return {
      share: (width * height) / window.innerWidth / window.innerHeight,
      wide: document.documentElement.scrollWidth > window.innerWidth,
    };
  });

/** Buttons, links, tabs and fields in sight that are smaller than that either way: what lies on a map is as large as the map shows it. */
const smallTargets = (page: Page, least: number) =>
  page.evaluate((pixels) => {
    const pressed = [...document.querySelectorAll<HTMLElement>('button:enabled, a[href], input, select, summary, [role="tab"]')];
    return pressed.flatMap((one) => {
      if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('.choice-list[data-open="false"]')) return [];
      const { width, height, left, right, top, bottom } = one.getBoundingClientRect();
      const isUnseen = width <= 2 || right < 0 || bottom < 0 || left > window.innerWidth || top > window.innerHeight;
      const fits = width > pixels - 0.5 && height > pixels - 0.5;
      return isUnseen || fits ? [] : [`${one.className} ${Math.round(width)} × ${Math.round(height)}`];
    });
  }, least);

/** What lies over the focused element, or that it is out of the window; null: it is seen. */
const coverOfFocus = (page: Page) =>
  page.evaluate(async () => {
    // A list that opens for the focus is drawn with the next frame.
    for (const _ of [1, 2]) await new Promise((done) => requestAnimationFrame(done));
    const { activeElement: focused } = document;
    if (!focused || focused === document.body) return null;
    const { left, top, width, height } = focused.getBoundingClientRect();
    if (width <= 2) return null;
    // What is larger than the board, as a map, may lie under its edge with a part of it.
    const parts = height > 60 ? [0.1, 0.3, 0.5, 0.7, 0.9] : [0.5];
    const over = parts.map((part) => document.elementFromPoint(Math.min(left + width / 2, window.innerWidth - 2), top + height * part));
    const isSeen = over.some((one) => one !== null && (focused.contains(one) || one.contains(focused)));
    return isSeen ? null : `${focused.getAttribute('class')} lies under ${over[0]?.getAttribute('class') ?? 'nothing, out of sight'}`;
  });

/** Spaces texts as WCAG 1.4.12 has a reader do. */
const spaceOut = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/** Texts of the question, of buttons and of headings that do not fit. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.prompt-text > span:last-child, .line-acts button, .board-tab, h2, h3')].flatMap((one) => {
      if (!one.checkVisibility() || one.clientWidth <= 1) return [];
      const isCut = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 4;
      return isCut ? [`${one.className} “${one.innerText}”`] : [];
    }),
  );

for (const { name } of SHELF)
  test(`${name} enlarged four times: the board has two fifths, nothing covers what has the focus, and axe finds nothing`, async () => {
    for (const size of [ENLARGED, NARROW]) {
      const { page, context } = await table(name, size);
      const { share, wide } = await shareOf(page);
      assert.ok(share >= LEAST_SHARE && !wide, `${share} of ${size.width} × ${size.height}, sideways: ${wide}`);
      assert.deepEqual(await smallTargets(page, LEAST_TARGET), []);
      assert.deepEqual(await accessibilityProblems(page), []);
      for (let stop = 0; stop < STOPS; stop++) {
        await page.keyboard.press('Tab');
        assert.equal(await coverOfFocus(page), null, `stop ${stop} at ${size.height}`);
      }
      await context.close();
    }
  });

for (const { name } of SHELF)
  test(`${name}: with choices on the board axe finds nothing, a finger finds 44 pixels, and spaced texts are not cut`, async () => {
    for (const looks of [LAPTOP, PHONE]) {
      const { page, context } = await table(name, looks);
      assert.deepEqual(await accessibilityProblems(page), []);
      assert.deepEqual(await smallTargets(page, looks === PHONE ? LEAST_FINGER : LEAST_TARGET), []);
      await spaceOut(page);
      await settled(page);
      assert.deepEqual(await cutTexts(page), []);
      assert.equal((await shareOf(page)).wide, false);
      await context.close();
    }
  });
