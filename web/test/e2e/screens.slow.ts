import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SHELF } from '@madang/games';
import type { Page } from 'playwright-core';
import { FULL, keptMatch, lessonMatch, openKept } from './matches.ts';
import { type Looks, openPlace, type Place, person } from './place.ts';
import { unread } from './unread.ts';
import { NAMES, settled } from './whole.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

/** Small laptops, a laptop at 200 %, and phones on their side. */
const LOW = ['1366x650', '1280x600', '960x540', '720x450', '844x390', '740x360'] as const;
const LEAST_SHARE = 0.5;
const MOST_PROMPT = 60;
const LEAST_FIGURE = 11;
/** Where text on low screens may be smaller: a room's name is left out rather than drawn smaller than this, its figures have 11. To be raised, never lowered. */
const SMALLEST: Readonly<Record<string, number>> = { ludwig: 10 };

/** Phones held upright. */
const PHONES = ['390x844', '360x640'] as const;
const LEAST_TARGET = 44;
const LEAST_PHONE_FIGURE = 9;

/** A window in which things are to be larger than in the first. */
const DESK = '1440x900';
const LARGE = ['1920x1080', '2560x1440'] as const;

interface Seen {
  /** The share of the window's height that the board has; the prompt's pixels. */
  readonly board: number;
  readonly prompt: number;
  /** The smallest text on the board, in pixels as drawn, with where it stands. */
  readonly smallest: { readonly size: number; readonly where: string };
  /** Whether the page would scroll sideways. */
  readonly wide: boolean;
}

/** What a window of that size shows of a table. */
async function seen(page: Page, size: string): Promise<Seen> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
  await settled(page);
  return page.evaluate(() => {
    const area = document.querySelector('.board-area');
    const prompt = document.querySelector('.prompt');
    if (!area || !prompt) throw new Error('no table');
    const texts = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
    let smallest = { size: Number.POSITIVE_INFINITY, where: '' };
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      const text = texts.currentNode.textContent?.trim() ?? '';
      if (!element || text === '' || element.closest('title, .unseen, .words-only')) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const box = range.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      const drawn: unknown = element;
      const matrix = drawn instanceof SVGGraphicsElement ? drawn.getScreenCTM() : null;
      const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < smallest.size) smallest = { size, where: `${element.getAttribute('class') ?? element.tagName} “${text}”` };
    }
    return {
      board: area.getBoundingClientRect().height / window.innerHeight,
      prompt: prompt.getBoundingClientRect().height,
      smallest,
      wide: document.documentElement.scrollWidth > window.innerWidth,
    };
  });
}

/** A game's table in the middle of a match. */
async function table(game: string, looks: Looks) {
  const { page, context } = await person(place, { language: 'ko', ...looks });
  await openKept(page, 'screens', await keptMatch('screens', { game, seats: 4, moves: 90 }, ['Me', 'One', 'Two', 'Three']));
  await page.locator(`.board-area .${game} [data-anchor]`).first().waitFor({ state: 'attached' });
  return { page, context };
}

/** What is pressed and lower than a finger needs: of the page, and of the board's panels. The map is zoomed with fingers. */
const lowTargets = (page: Page, least: number, of = ''): Promise<readonly string[]> =>
  page.evaluate(
    ([height, selector]) => {
      const pressed = document.querySelectorAll(
        selector || '.chip, .prompt-buttons button, .top-bar :is(a, button), .board-tab, .handle-press, .board .panel [data-lit]',
      );
      return [...pressed].flatMap((one) => {
        const box = one.getBoundingClientRect();
        const low = box.width > 0 && box.height < height - 0.5 && !one.closest('svg');
        return low ? [`${one.className} “${one.textContent}” ${Math.round(box.width)}×${Math.round(box.height)}`] : [];
      });
    },
    [least, of] as const,
  );

for (const { name } of SHELF) {
  test(`${name} on low screens: the board has half of the height, its figures are read, the prompt is one line`, async (context) => {
    const { page, context: browser } = await table(name, {});
    for (const size of LOW) {
      const { board, prompt, smallest, wide } = await seen(page, size);
      context.diagnostic(`${size}: board ${Math.round(100 * board)} %, smallest ${smallest.size.toFixed(1)} px (${smallest.where})`);
      assert.ok(board >= LEAST_SHARE, `${size}: the board has ${Math.round(100 * board)} % of the height`);
      assert.ok(prompt <= MOST_PROMPT, `${size}: the prompt is ${prompt} px high`);
      assert.ok(smallest.size >= (SMALLEST[name] ?? LEAST_FIGURE) - 0.05, `${size}: ${smallest.where} is ${smallest.size.toFixed(1)} px high`);
      assert.ok(!wide, `${size}: the page scrolls sideways`);
    }
    await browser.close();
  });

  test(`${name} on a phone: what is pressed is as high as a finger, figures are read, what one has is in sight`, async (context) => {
    const { page, context: browser } = await table(name, { width: 390, height: 844, touch: true });
    for (const size of PHONES) {
      const { smallest, wide } = await seen(page, size);
      context.diagnostic(`${size}: smallest ${smallest.size.toFixed(1)} px (${smallest.where})`);
      assert.ok(smallest.size >= LEAST_PHONE_FIGURE, `${size}: ${smallest.where}`);
      assert.deepEqual(await lowTargets(page, LEAST_TARGET), [], size);
      assert.ok(await page.locator('.handle-own').isVisible(), size);
      const own = await page
        .locator('.handle-own .mat')
        .evaluate((mat) => ({ across: mat.scrollWidth - mat.clientWidth, down: mat.scrollHeight - mat.clientHeight }));
      assert.ok(own.across <= 1 && own.down <= 2, `${size}: of what one has ${own.across} × ${own.down} px are cut off`);
      assert.ok(!wide, `${size}: the page scrolls sideways`);
    }
    await browser.close();
  });
}

test('barrage on low screens: what lies in the slots of the own board stays in them', async () => {
  const { page, context } = await person(place, {});
  await openKept(page, 'slots', await lessonMatch('slots', 'barrage', 'base', ['Me', 'One']));
  for (const size of LOW) {
    const [width = 0, height = 0] = size.split('x').map(Number);
    await page.setViewportSize({ width, height: height - 90 });
    await settled(page);
    const company = page.locator('.board-tab[data-tab="mat"]');
    if (await company.isVisible()) await company.click();
    await page.locator('.own-mat .slot').first().waitFor();
    const over = await page.evaluate(() =>
      [...document.querySelectorAll('.own-mat .slot')].flatMap((slot) => {
        const { left, right } = slot.getBoundingClientRect();
        const out = [...slot.querySelectorAll('svg')].some((piece) => {
          const box = piece.getBoundingClientRect();
          return box.left < left - 1 || box.right > right + 1;
        });
        return out ? [`${slot.textContent} ${Math.round(right - left)} px`] : [];
      }),
    );
    assert.deepEqual(over, [], size);
  }
  await context.close();
});

/** Windows in which the column beside the map is narrowest. */
const NARROW = ['1280x720', '1100x700', '1024x768', '960x720', '800x600'] as const;

test('barrage in narrow windows: actions stay in their column, bonus tiles hold what they say, and no figure is broken', async () => {
  const { page, context } = await table('barrage', {});
  for (const size of NARROW) {
    await seen(page, size);
    const over = await page.evaluate(() => {
      const beyond = (box: Element, parts: Iterable<Element>): boolean => {
        const { left, right } = box.getBoundingClientRect();
        return [...parts].some((part) => {
          const drawn = part.getBoundingClientRect();
          return drawn.width > 2 && (drawn.left < left - 0.5 || drawn.right > right + 0.5);
        });
      };
      const columns = [...document.querySelectorAll('.actions-column')].flatMap((column) =>
        [...column.querySelectorAll('.action-row')].map((row) => [column, row] as const),
      );
      const tiles = [...document.querySelectorAll('.bonus')].map((tile) => [tile, tile] as const);
      const broken = [...document.querySelectorAll('.cell-number')].filter((number) => {
        const range = document.createRange();
        range.selectNodeContents(number);
        return range.getClientRects().length > 1;
      });
      const outside = [...columns, ...tiles].filter(([box, row]) => beyond(box, row.children)).map(([, row]) => row);
      return [...broken, ...outside].map((one) => `${one.className} “${one.textContent}”`);
    });
    assert.deepEqual(over, [], size);
    assert.ok(await page.locator('.actions-column').first().isVisible(), size);
    assert.ok(await page.locator('.bonus').first().isVisible(), size);
  }
  await context.close();
});

test('underwater in narrow windows: each round has its step, and cards in hand are read without scrolling', async () => {
  const { page, context } = await person(place, {});
  await openKept(page, 'hand', await keptMatch('hand', { game: 'underwater', seats: 4, moves: 170, options: FULL.underwater ?? {} }, NAMES.en));
  for (const size of NARROW) {
    await seen(page, size);
    const steps = await page.locator('.rounds').evaluate((rounds) => {
      const { right } = rounds.getBoundingClientRect();
      return [...rounds.querySelectorAll('.era-steps > *')].map((step) => step.getBoundingClientRect().right - right);
    });
    assert.equal(steps.length, 13, size);
    assert.ok(Math.max(...steps) <= 0.5, `${size}: steps end ${Math.max(...steps)} px beyond the panel`);
    const hand = await page.locator('.hand').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    assert.ok(hand <= 1, `${size}: ${hand} px of the hand are out of sight`);
  }
  await context.close();
});

test('siberia on low screens: research, rows and six drawn counters lie beside each other', async () => {
  const { page, context } = await person(place, {});
  await openKept(page, 'placing', await lessonMatch('placing', 'siberia', 'row', ['Me', 'One']));
  let roomy = 0;
  for (const size of LOW) {
    const [width = 0, height = 0] = size.split('x').map(Number);
    await page.setViewportSize({ width, height });
    await settled(page);
    const over = await page.evaluate(() => {
      const parts = [...document.querySelectorAll('.own-mat :is(.row-cell, .research, .hand)')];
      const meets = (a: DOMRect, b: DOMRect): boolean =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
      return parts.flatMap((one, i) =>
        parts
          .slice(i + 1)
          .flatMap((other) => (meets(one.getBoundingClientRect(), other.getBoundingClientRect()) ? [`${one.className} ${other.className}`] : [])),
      );
    });
    assert.deepEqual(over, [], size);
    const rows = page.locator('.own-mat .rows');
    // In the low middle there is no room for words: they are read by pointing.
    if (await rows.evaluate(({ clientWidth, clientHeight }) => clientWidth < 600 && clientHeight < 220)) continue;
    const named = await rows.locator('.row-cell').evaluateAll(
      (cells) =>
        cells.filter((cell) => {
          const name = cell.querySelector('.row-name');
          const [shown, box] = [name?.getBoundingClientRect(), cell.getBoundingClientRect()];
          return name && shown && shown.height > 0 && name.scrollWidth <= name.clientWidth && shown.top >= box.top && shown.bottom <= box.bottom;
        }).length,
    );
    assert.equal(named, 10, `${size}: each row says what it is`);
    roomy += 1;
  }
  assert.ok(roomy >= 2, `${roomy} sizes with room for the names`);
  await context.close();
});

test('on large screens the prompt, the players and the board’s panels are larger', async () => {
  const { page, context } = await table(SHELF[0]?.name ?? '', {});
  const heights = async (size: string): Promise<readonly number[]> => {
    await seen(page, size);
    return Promise.all(
      ['.prompt-text > span:last-child', '.player .mat-name', '.board .mat-name'].map((what) =>
        page
          .locator(what)
          .first()
          .evaluate((one) => one.getBoundingClientRect().height),
      ),
    );
  };
  const desk = await heights(DESK);
  for (const [i, size] of LARGE.entries()) {
    for (const [k, height] of (await heights(size)).entries()) {
      const least = [1.1, 1.35][i] ?? 1;
      assert.ok(height >= least * (desk[k] ?? 0), `${size}: ${height} px where ${DESK} has ${desk[k]}`);
    }
  }
  await context.close();
});

/** What has less room for a finger than that, or a word that is cut, by their texts. */
const cramped = (page: Page, selector: string, least: number): Promise<string[]> =>
  page.locator(selector).evaluateAll(
    (elements, height) =>
      elements
        .filter((one) => one.checkVisibility())
        .filter((one) => one.getBoundingClientRect().height < height - 0.5 || (one.matches('.board-tab') && one.scrollWidth > one.clientWidth + 1))
        .map((one) => `${one.textContent}: ${Math.round(one.getBoundingClientRect().height)} px high, ${one.scrollWidth} of ${one.clientWidth} wide`),
    least,
  );

for (const { name } of SHELF) {
  test(`${name}: on a phone on its side tabs, choices and the log's lines have room for a finger, and no tab is cut`, async () => {
    const { page, context } = await table(name, { language: 'en', touch: true, width: 740, height: 360 });
    await settled(page);
    assert.deepEqual(await cramped(page, '.board-tab', 40), []);
    assert.deepEqual(await cramped(page, '.chip', 42), []);
    assert.deepEqual(await lowTargets(page, 40, '.board .panel [data-lit]'), []);
    await page.locator('.handle-press').last().tap();
    await page.getByRole('tab', { name: 'Log' }).tap();
    await page.locator('.log :is(summary, .log-fold)').first().waitFor();
    assert.deepEqual(await cramped(page, '.tabs [role="tab"], .log :is(summary, .log-fold)', 44), []);
    await context.close();
  });
}

/** Where words are short of room: low and narrow windows. */
const TIGHT = ['1366x650', '1280x600', '1024x768', '844x390', '390x844', '360x640'] as const;

for (const { name } of SHELF) {
  for (const language of ['ko', 'en'] as const) {
    test(`${name} late in a match, in ${language}: no word is cut, and nothing lies over words and signs`, async () => {
      const { page, context } = await person(place, { language });
      await openKept(page, 'late', await keptMatch('late', { game: name, seats: 4, moves: 170, options: FULL[name] ?? {} }, NAMES[language]));
      await page.locator('.chip').first().waitFor();
      for (const size of TIGHT) {
        const [width = 0, height = 0] = size.split('x').map(Number);
        await page.setViewportSize({ width, height });
        await settled(page);
        assert.deepEqual(await unread(page), [], size);
      }
      await context.close();
    });
  }
}

test('a word that is cut and a sign that is covered are found', async () => {
  const { page, context } = await person(place);
  await page.goto('/#/settings');
  await page.locator('.settings').waitFor();
  await settled(page);
  assert.deepEqual(await unread(page), []);
  await page.locator('h1').evaluate((one) => {
    one.style.cssText = 'width: 20px; overflow: hidden; white-space: nowrap';
    const lid = document.createElement('div');
    lid.style.cssText = 'position: fixed; inset: 0 50% 50% 0; background: red';
    document.body.append(lid);
  });
  const found = (await unread(page)).join('\n');
  assert.match(found, /cut by \d+ px: .*h1/);
  assert.match(found, /covered by body > div/);
  await context.close();
});
