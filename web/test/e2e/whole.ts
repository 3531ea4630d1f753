import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type { Looks } from './place.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PICTURES = fileURLToPath(new URL('../../../.madang/pictures', import.meta.url));

/** How a page is looked at. */
type Seen = Required<Pick<Looks, 'width' | 'height' | 'theme' | 'language'>>;

/** The screens that everything is looked at on. */
export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
] as const;
export const LANGUAGES = ['ko', 'en', 'zh'] as const;
export const THEMES = ['paper', 'night'] as const;

/** The long tests leave nothing out: axe looks at every screen, every lesson and a whole match by keys are played through the page. */
export const LONG = process.env.MADANG_LONG !== undefined;
/** The widest and the narrowest screen, between which nothing stands that neither has. */
const FAR_APART: readonly number[] = [SIZES[0].width, SIZES[3].width];
export const isFar = ({ width }: { readonly width: number }): boolean => FAR_APART.includes(width);

/** The sizes for what is loaded anew for each: the far ones, in the long tests all. */
export const LOADED_ON = LONG ? SIZES : SIZES.filter(isFar);

/** Every theme once on the sizes, and every language where there are three of them, taking turns. */
export const looksOf = (size: (typeof SIZES)[number], turn: number): Seen => ({
  ...size,
  theme: THEMES[turn % 2] ?? 'paper',
  language: LANGUAGES[turn % 3] ?? 'ko',
});

/** The names of the seats at a prepared table, in the reader's language. */
export const NAMES = {
  ko: ['나', '봇 하나', '봇 둘', '봇 셋'],
  en: ['Me', 'Bot one', 'Bot two', 'Bot three'],
  zh: ['我', '电脑一', '电脑二', '电脑三'],
} as const;

/** What axe finds on the page: rule and place. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`));
  });
}

/** Texts that are cut, a page that scrolls sideways, parts of a table over each other or off the screen. */
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
    const parts = ['.top-bar', '.prompt', '.board-area', '.side'].flatMap((name) => {
      const box = document.querySelector(name)?.getBoundingClientRect();
      return box ? [{ name, box }] : [];
    });
    for (const [i, { name, box }] of parts.entries()) {
      if (box.right > root.clientWidth + 1 || box.left < -1) problems.push(`${name} reaches off the screen`);
      for (const other of parts.slice(i + 1)) {
        const over = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        const beside = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        if (over > 1 && beside > 1) problems.push(`${name} and ${other.name} lie over each other`);
      }
    }
    return problems;
  });
}

/** Looks after which a page that still moves must have something wrong. */
const MOST_LOOKS = 300;

/**
 * Waits until the screen is drawn, fonts included, and nothing moves. A map is laid out for its size, then the board's parts for the
 * map. So the page must be idle with everything in the place of the look before.
 */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async (most) => {
    const nothingToDo = () => new Promise<void>((done) => requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 1000 })));
    const lying = (): string =>
      [...document.body.querySelectorAll('*')]
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return `${x} ${y} ${width} ${height}`;
        })
        .join();
    await document.fonts.ready;
    for (let [looks, before] = [0, '']; looks < most; looks++) {
      await nothingToDo();
      const now = lying();
      if (now === before && document.fonts.status === 'loaded') return;
      before = now;
    }
    throw new Error('the page does not come to rest');
  }, MOST_LOOKS);

/** Takes a picture for whoever looks: where something is wrong, or wherever PICTURES is set. */
async function keepPicture(page: Page, name: string, { width, height, theme, language }: Seen): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name}-${width}x${height}-${theme}-${language}.png`) });
}

/** Looks for whatever is cut or overlapping. */
export async function findUncut(page: Page, name: string, looks: Seen): Promise<void> {
  const { width, height, theme, language } = looks;
  await settled(page);
  const problems = await layoutProblems(page);
  if (problems.length > 0 || process.env.PICTURES !== undefined) await keepPicture(page, name, looks);
  assert.deepEqual(problems, [], `${name}: ${width} × ${height} ${theme} ${language}`);
}

/** The same, and whatever is inaccessible: on far screens, in the long tests on all. */
export async function findWhole(page: Page, name: string, looks: Seen): Promise<void> {
  await findUncut(page, name, looks);
  if (!LONG && !isFar(looks)) return;
  assert.deepEqual(await accessibilityProblems(page), [], `${name}: ${looks.width} × ${looks.height} ${looks.theme} ${looks.language}`);
}
