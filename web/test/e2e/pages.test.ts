import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { keptMatch, openKept } from './matches.ts';
import { type Looks, openPlace, type Place, person } from './place.ts';
import { answer, beginMatch, listenForErrors, picks } from './player.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PICTURES = fileURLToPath(new URL('../../../.madang/pictures', import.meta.url));
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
] as const;
const LANGUAGES = ['ko', 'en', 'zh'] as const;
const THEMES = ['paper', 'night'] as const;
const NAMES = {
  ko: ['나', '봇 하나', '봇 둘', '봇 셋'],
  en: ['Me', 'Bot one', 'Bot two', 'Bot three'],
  zh: ['我', '电脑一', '电脑二', '电脑三'],
} as const;

let place: Place;

before(async () => {
  mkdirSync(PICTURES, { recursive: true });
  place = await openPlace();
});
after(() => place.close());

/** What axe finds on the page: rule and place. */
async function accessibilityProblems(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`));
  });
}

/** Texts that are cut, a page that scrolls sideways, keys without a text. */
function layoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) problems.push(`the page scrolls sideways: ${root.scrollWidth} > ${root.clientWidth}`);
    for (const element of document.querySelectorAll<HTMLElement>('button, .button, .chip, .tag, h1, h2, label > span, [role="tab"]')) {
      const { overflowX, textOverflow, position } = getComputedStyle(element);
      if (element.offsetParent === null || position === 'absolute' || textOverflow === 'ellipsis' || overflowX === 'auto') continue;
      if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
        problems.push(`cut: ${element.tagName}.${element.className} “${element.innerText}”`);
    }
    const prompt = document.querySelector('.prompt')?.getBoundingClientRect();
    const board = document.querySelector('.board-area')?.getBoundingClientRect();
    if (prompt && board && prompt.bottom > board.top + 1 && prompt.right > board.left + 1) problems.push('the board lies under the prompt');
    return problems;
  });
}

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

async function photograph(page: Page, name: string, { width, height, theme, language }: Looks): Promise<void> {
  await settled(page);
  await page.screenshot({ path: join(PICTURES, `${name}-${width}x${height}-${theme}-${language}.png`) });
}

for (const size of SIZES) {
  test(`a table is whole at ${size.width} × ${size.height} in every theme and language`, async () => {
    for (const theme of THEMES) {
      for (const language of LANGUAGES) {
        const looks = { ...size, theme, language };
        const { page, context } = await person(place, looks);
        const errors = listenForErrors(page);
        await openKept(page, 'picture', keptMatch('picture', 4, 150, NAMES[language]));
        await page.locator('.chip').first().waitFor();
        await photograph(page, 'table', looks);
        assert.deepEqual(await layoutProblems(page), [], `${theme} ${language}`);
        assert.deepEqual(await accessibilityProblems(page), [], `${theme} ${language}`);
        assert.deepEqual(errors, []);
        await context.close();
      }
    }
  });
}

const SCREENS = [
  { name: 'lobby', address: '/', shows: '.open-file' },
  { name: 'new', address: '/#/new', shows: '.new-table' },
  { name: 'rules', address: '/#/rules/siberia/SIB-LOG-05', shows: '.rulebook [data-here="true"]' },
  { name: 'settings', address: '/#/settings', shows: '.settings' },
  { name: 'missing', address: '/#/nowhere', shows: '.page-main h1' },
] as const;

for (const [i, screen] of SCREENS.entries()) {
  test(`the screen ${screen.name} is whole, and axe finds nothing`, async () => {
    for (const [j, size] of SIZES.entries()) {
      const looks = { ...size, theme: THEMES[(i + j) % 2] ?? 'paper', language: LANGUAGES[(i + j) % 3] ?? 'ko' };
      const { page, context } = await person(place, looks);
      const errors = listenForErrors(page);
      await page.goto(screen.address);
      await page.locator(screen.shows).first().waitFor();
      if (screen.name === 'new') await page.locator('.options summary').click();
      await photograph(page, screen.name, looks);
      assert.deepEqual(await layoutProblems(page), []);
      assert.deepEqual(await accessibilityProblems(page), []);
      assert.deepEqual(errors, []);
      await context.close();
    }
  });
}

test('the end of a match and its replay are whole, and axe finds nothing', async () => {
  for (const [j, size] of SIZES.entries()) {
    const looks = { ...size, theme: THEMES[j % 2] ?? 'paper', language: LANGUAGES[j % 3] ?? 'ko' };
    const { page, context } = await person(place, looks);
    await openKept(page, 'picture', keptMatch('picture', 3, 10_000, NAMES[looks.language]));
    await page.locator('.over .chart svg').first().waitFor();
    await photograph(page, 'over', looks);
    assert.deepEqual(await layoutProblems(page), []);
    assert.deepEqual(await accessibilityProblems(page), []);
    await page.locator('.over a[href*="replay"]').click();
    await page.locator('.deck').waitFor();
    await page.locator('.scrubber').fill('120');
    await photograph(page, 'replay', looks);
    assert.deepEqual(await layoutProblems(page), []);
    assert.deepEqual(await accessibilityProblems(page), []);
    await context.close();
  }
});

test('the rulebook is searched, in the reader’s language, and a rule has an address', async () => {
  const { page, context } = await person(place, { language: 'ko' });
  await page.goto('/#/rules/siberia');
  await page.locator('.rulebook-text li').first().waitFor();
  const all = await page.locator('.rulebook-text li').count();
  assert.ok(all > 140, `${all} rules`);
  await page.getByRole('searchbox').fill('SIB-LOG');
  await page.waitForFunction((count) => document.querySelectorAll('.rulebook-text li').length < count, all);
  const ids = await page.locator('.rule-id').allInnerTexts();
  assert.ok(ids.length >= 10 && ids.every((id) => id.startsWith('SIB-LOG')));
  await page.getByRole('link', { name: 'SIB-LOG-05' }).click();
  assert.match(page.url(), /SIB-LOG-05/);
  await context.close();
});

test('language and theme change at once and are kept', async () => {
  const { page, context } = await person(place);
  await page.goto('/#/settings');
  await page.getByRole('radio', { name: '한국어' }).click();
  await page.getByRole('heading', { name: '설정' }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'ko');
  await page.getByRole('radio', { name: '밤', exact: true }).click();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'night');
  await page.reload();
  await page.getByRole('heading', { name: '설정' }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'night');
  await context.close();
});

test('a match against bots goes on without a server, also after the page is opened again', async () => {
  const alone = await openPlace();
  const { page, context } = await person(alone);
  const errors = listenForErrors(page);
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await alone.stopServer();
  await beginMatch(page, 'offline', ['me', 'bot/greedy', 'bot/random']);
  const pick = picks(9);
  for (let i = 0; i < 20; i++) await answer(page, 'clicks', pick);
  await page.locator('.chip:enabled, .prompt-buttons .primary:enabled').first().waitFor();
  const before = await page.evaluate(() => Object.values(localStorage).find((value) => value.includes('madang-match')));
  await page.reload();
  await page.locator('.chip:enabled').first().waitFor();
  const kept = await page.evaluate(() => Object.values(localStorage).find((value) => value.includes('madang-match')));
  assert.equal(JSON.parse(kept ?? '').document.moves.length >= JSON.parse(before ?? '').document.moves.length, true);
  for (let i = 0; i < 10; i++) await answer(page, 'keys', pick);
  assert.deepEqual(errors, []);
  await context.close();
  await alone.close();
});
