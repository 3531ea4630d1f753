import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SHELF } from '@madang/games';
import type { Page } from 'playwright-core';
import { paleTexts } from './contrast.ts';
import { FULL, keptMatch, openKept } from './matches.ts';
import { openPlace, type Place, person } from './place.ts';
import { NAMES, settled } from './whole.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

/** What shows that something is lit, chosen or selected, where neither shadows nor washes are drawn. */
interface Shown {
  /** Lit pieces of HTML, and those among them without a line around them. */
  readonly lit: number;
  readonly unlined: readonly string[];
  /** The line around the player whose turn it is, in pixels, and around another one. */
  readonly deciding: number;
  readonly waiting: number;
  /** Grounds of the tab that is open and of another. */
  readonly tabs: readonly string[];
  /** Tones of the seats' marks. */
  readonly seats: readonly string[];
}

const shown = (page: Page): Promise<Shown> =>
  page.evaluate(() => {
    const lineOf = (element: Element | null): number => {
      const { outlineStyle, outlineWidth } = element ? getComputedStyle(element) : { outlineStyle: 'none', outlineWidth: '0' };
      return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    };
    const lit = [...document.querySelectorAll('.board [data-lit]')].filter((one) => one instanceof HTMLElement && one.checkVisibility());
    const marks = [...document.querySelectorAll('.player .seat-mark')];
    return {
      lit: lit.length,
      unlined: lit.filter((one) => lineOf(one) < 3).map((one) => one.className),
      deciding: lineOf(document.querySelector('.player[data-deciding="true"]')),
      waiting: lineOf(document.querySelector('.player[data-deciding="false"]')),
      tabs: [...document.querySelectorAll('.side > .tabs [role="tab"]')].map((tab) => getComputedStyle(tab).backgroundColor),
      seats: marks.map((mark) => getComputedStyle(mark.querySelector('[fill], [style], rect, path') ?? mark).fill),
    };
  });

for (const { name } of SHELF)
  test(`${name} in the system’s own colours: lit pieces, whose turn it is, the open tab and the owners are told apart, and texts are read`, async () => {
    const { page, context } = await person(place, { width: 1366, height: 768, choices: 'board' });
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
    await openKept(page, 'forced', await keptMatch('forced', { game: name, seats: 3, moves: 60, options: FULL[name] ?? {} }, NAMES.en));
    await page.locator('.side > .tabs [role="tab"]').first().click();
    await settled(page);
    const seen = await shown(page);
    // In Ludwig a tile is placed then: what is lit lies on the map.
    if (name !== 'ludwig') assert.ok(seen.lit > 0, 'something is lit');
    assert.deepEqual(seen.unlined, []);
    assert.ok(seen.deciding >= 3 && seen.waiting === 0, `${seen.deciding} and ${seen.waiting} pixels around the players`);
    assert.notEqual(seen.tabs[0], seen.tabs[1]);
    assert.equal(new Set(seen.seats).size, 3, seen.seats.join());
    assert.deepEqual(await paleTexts(page), []);
    await context.close();
  });

test('who asks for more contrast gets lines around what is lit, and soft texts as ink', async () => {
  const { page, context } = await person(place, { width: 1366, height: 768, choices: 'board' });
  await openKept(page, 'more', await keptMatch('more', { game: 'barrage', seats: 3, moves: 60, options: FULL.barrage ?? {} }, NAMES.en));
  await settled(page);
  const softness = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ink-soft'));
  const [usual, before] = [await softness(), await shown(page)];
  assert.ok(before.unlined.length > 0);
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
  assert.notEqual(await softness(), usual);
  assert.deepEqual((await shown(page)).unlined, []);
  await context.close();
});
