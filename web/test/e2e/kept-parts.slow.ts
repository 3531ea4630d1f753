import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { keptMatch, openKept } from './matches.ts';
import { type Looks, openPlace, type Place, person } from './place.ts';

const ANSWERS = 60;
const WEB = fileURLToPath(new URL('../..', import.meta.url));
const VITE = fileURLToPath(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url));
const SCREENS: readonly Looks[] = [
  { width: 1366, height: 768, choices: 'board' },
  { width: 390, height: 844, touch: true, choices: 'board' },
];

let folder: string;
/** The app as it is, and one whose boards draw every part with every position. */
let places: readonly Place[];

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'madang-drawn-'));
  const built = spawnSync(process.execPath, [VITE, 'build', '--logLevel', 'warn', '--outDir', folder], {
    ...{ cwd: WEB, stdio: 'inherit' as const },
    env: { ...process.env, ALWAYS_DRAWN: 'yes' },
  });
  assert.equal(built.status, 0);
  places = [await openPlace(), await openPlace({}, { WEB_DIR: folder })];
});
after(async () => {
  for (const place of places) await place.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What is drawn of the boards and mats, an element a line, without the names that each page makes for itself. */
const drawnIn = async (page: Page): Promise<readonly string[]> => {
  const drawn = await page.evaluate(() => [...document.querySelectorAll('.board, .mat')].map((part) => part.outerHTML).join('\n'));
  return drawn
    .replace(/ (id|for|aria-describedby|aria-controls|aria-labelledby)="[^"]*"/g, '')
    .replace(/P\d+-\d+/g, 'P')
    .split('><');
};

/** True for the same words and the same figures. A map may keep a height that differs by less than a pixel. */
function isSame(one: string, other = ''): boolean {
  const [figures, others] = [one.split(FIGURE), other.split(FIGURE)];
  return (
    one === other || (figures.length === others.length && figures.every((part, i) => part === others[i] || Math.abs(+part - Number(others[i])) < 1))
  );
}

const FIGURE = /(\d+(?:\.\d+)?)/;

/** The first lines that differ. */
function differenceOf(kept: readonly string[], drawn: readonly string[]): string | null {
  const at = kept.findIndex((line, i) => !isSame(line, drawn[i]));
  return at < 0 && kept.length === drawn.length ? null : `kept: ${kept[at]}\ndrawn: ${drawn[at]}`;
}

/** Waits until a page asks something or can confirm, and nothing of it changes; goes on from what is scored. Null: the game is over. */
async function settled(page: Page): Promise<readonly string[] | null> {
  const scored = page.locator('.moment-panel .primary');
  const over = page.locator('.over');
  const asked = page.locator('fieldset:not([disabled]) button[data-move], .line .confirm:enabled');
  for (;;) {
    await asked.or(scored).or(over).first().waitFor({ state: 'attached' });
    if ((await over.count()) > 0) return null;
    if ((await scored.count()) === 0) break;
    await scored.click();
  }
  for (let drawn = await drawnIn(page); ; ) {
    await page.waitForTimeout(150);
    const now = await drawnIn(page);
    if (differenceOf(drawn, now) === null) return now;
    drawn = now;
  }
}

/** Gives the answer that a number stands for, or confirms. */
async function answer(page: Page, number: number): Promise<void> {
  const asked = page.locator('fieldset:not([disabled]) button[data-move]');
  const choices = await asked.count();
  if (choices > 0) await asked.nth(number % choices).dispatchEvent('click');
  else await page.locator('.line .confirm:enabled').click();
}

for (const game of ['barrage', 'ludwig', 'siberia', 'underwater'] as const)
  for (const [at, looks] of SCREENS.entries())
    test(`${game}, ${looks.width} wide: a board that keeps its parts shows what one shows that draws all anew`, async () => {
      const kept = await keptMatch(game, { game, seats: 4, moves: 40 + 60 * at }, ['Me', 'Bo', 'Cy', 'Di']);
      const pages: { readonly context: BrowserContext; readonly page: Page }[] = [];
      for (const place of places) pages.push(await person(place, looks));
      for (const { page } of pages) await openKept(page, game, kept);
      for (let i = 0; i < ANSWERS; i++) {
        const [one, other] = await Promise.all(pages.map(({ page }) => settled(page)));
        if (!one || !other) {
          assert.equal(one, other);
          break;
        }
        assert.equal(differenceOf(one, other), null, `after ${i} answers`);
        for (const { page } of pages) await answer(page, i * 7);
      }
      for (const { context } of pages) await context.close();
    });
