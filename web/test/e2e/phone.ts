import assert from 'node:assert/strict';
import type { BrowserContext, Page } from 'playwright-core';
import type { Place } from './place.ts';
import { settled } from './whole.ts';

declare global {
  var pointed: number;
  var kept: { readonly thing: Element; readonly x: number; readonly top: number; readonly bottom: number }[];
}

export const UPRIGHT = { width: 390, height: 844 } as const;

export const SMALL = { width: 360, height: 640 } as const;

export const SIDEWAYS = { width: 844, height: 390 } as const;

export const TABLET = { width: 820, height: 1180 } as const;

type Screen = typeof UPRIGHT | typeof SMALL | typeof SIDEWAYS | typeof TABLET;

export const GAMES = ['siberia', 'barrage', 'ludwig', 'underwater'] as const;

export const MOST_MOVED = 2;

const TRIES = 4;

/** A phone or tablet with fingers alone. `edges`: what its corners and its camera take of each side, in pixels. */
export async function hold(place: Place, screen: Screen, edges = 0): Promise<{ readonly page: Page; readonly context: BrowserContext }> {
  const context = await place.browser.newContext({
    viewport: screen,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    baseURL: place.server.url,
  });
  await context.addInitScript((pixels) => {
    localStorage.setItem('madang.settings', JSON.stringify({ language: 'en', pace: 'instant', motion: 'none', sound: 'off' }));
    if (pixels > 0)
      document.addEventListener('DOMContentLoaded', () => {
        for (const side of ['top', 'right', 'bottom', 'left']) document.documentElement.style.setProperty(`--safe-${side}`, `${pixels}px`);
      });
  }, edges);
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  await page.request.post('/api/session', { data: {} });
  return { page, context };
}

/** A match against bots, begun by a tap on the first page. */
export async function playBots(page: Page, game: string): Promise<void> {
  await page.goto('/');
  const card = page.locator('.game-card', { has: page.locator(`a[href$="#/learn/${game}"]`) });
  await card.locator('.play-bots').tap();
  await page.locator('.table .line').waitFor();
  await settled(page);
}

/** Remembers where what can be pressed, the panels and the map are. */
export const remember = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.kept = [...document.querySelectorAll('.board :is([data-piece], [data-lit], .panel, .pan-zoom), .line-acts .undo')]
      .map((thing) => ({ thing, box: thing.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
      .map(({ thing, box: { x, top, bottom } }) => ({ thing, x, top, bottom }));
  });

/** What has moved further than that since. A piece that grew where it stands has not: one of its edges is where it was. */
export const movedSince = (page: Page, most: number): Promise<string[]> =>
  page.evaluate((pixels) => {
    const here = globalThis.kept.filter(({ thing }) => thing.isConnected && thing.getBoundingClientRect().width > 0);
    return here.flatMap(({ thing, x, top, bottom }) => {
      const box = thing.getBoundingClientRect();
      const down = Math.min(Math.abs(box.top - top), Math.abs(box.bottom - bottom));
      const moved = Math.hypot(box.x - x, down);
      return moved <= pixels ? [] : [`${thing.getAttribute('data-piece') ?? thing.getAttribute('class')} by ${moved.toFixed(1)}`];
    });
  }, most);

/** Taps the first thing that is lit and in sight; false: there is none. */
async function tapLit(page: Page): Promise<boolean> {
  const spot = await page.evaluate(() => {
    for (const one of document.querySelectorAll('.board [data-lit], .board [data-way]')) {
      const { x, y, width, height } = one.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      if (width > 0 && one.contains(document.elementFromPoint(middle.x, middle.y))) return middle;
    }
    return null;
  });
  if (!spot) return false;
  await page.touchscreen.tap(spot.x, spot.y);
  const row = page.locator('button.ring-row:visible').first();
  await page.locator('button.ring-row:visible, .line .undo:enabled, .line-slot button').first().waitFor();
  if (await row.isVisible()) await row.tap();
  await page.locator('.line .undo:enabled, .line-slot button').first().waitFor();
  return true;
}

/** Nothing moves between presses and their confirmation, and there is one bar. */
export async function nothingMoves(place: Place, game: string, screen: Screen): Promise<void> {
  const { page, context } = await hold(place, screen);
  await playBots(page, game);
  await remember(page);
  const isDiscarding = async (): Promise<boolean> => /^Discard/.test(await page.locator('.prompt-text').first().innerText());
  let tried = 0;
  let discarded = await isDiscarding();
  while (tried < TRIES && !(await page.locator('.line .confirm:enabled, .line-slot button').count()) && (await tapLit(page))) {
    tried += 1;
    const discards = await isDiscarding();
    // A first turn goes on: the cards that are kept lie in their row below the slots from now on.
    if (discarded && !discards) await remember(page);
    discarded = discards;
    assert.deepEqual(await movedSince(page, MOST_MOVED), [], `after press ${tried}`);
  }
  assert.ok(tried > 0, 'nothing could be pressed');
  const shown = await page.locator('.line-acts > button:visible, .line-slot button:visible, .tray .chip:visible').allInnerTexts();
  assert.ok(shown.some((text) => /undo/i.test(text)) && shown.length >= 2, shown.join());
  assert.equal(await page.locator('.prompt:visible, .kbd:visible, kbd:visible, .ring-key:visible').count(), 0);
  assert.ok((await page.locator('.line-acts .primary:enabled:visible').count()) <= 1, 'two things would end the turn');
  await context.close();
}
