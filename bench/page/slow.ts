import { findTitle } from '@madang/games';
import { type Document, decisions, newMatch, playMove, seedRandom, toDocument } from '@madang/kernel';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type Figure, median } from '../figures.ts';

/** A cheap phone on a poor line. */
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const;
export const SLOWER = 4;
const LINE = { offline: false, latency: 40, downloadThroughput: 1_500_000 / 8, uploadThroughput: 750_000 / 8 };
const OPEN_CHOICE = 'fieldset:not([disabled]) button[data-move]';
const PATIENCE_MS = 60_000;
const MIB = 2 ** 20;

export const SLOW_NOTES = [
  `slow phone: Chromium with a processor ${SLOWER} times slower and 1.5 Mbit/s down, 0.75 up, 40 ms, 390×844, an empty cache; offline start: the page opened again without a network, until the first choice of a kept match of Siberia can be taken`,
  'memory: a played-out match of Siberia with four seats and its whole log on the page, after a collection',
];

/** How soon a slow phone shows something and lets one play, and what a finished match keeps in memory. */
export async function measureSlow(browser: Browser, url: string, times: number): Promise<readonly Figure[]> {
  const paints: number[] = [];
  const starts: number[] = [];
  for (let i = 0; i < times; i++) {
    paints.push(await firstPaint(browser, url));
    starts.push(await offlineStart(browser, url));
  }
  const { heap, nodes } = await afterMatch(browser, url);
  return [
    { id: 'slow-first-paint', what: 'slow phone: until the lobby is painted', value: median(paints) / 1000, unit: 's', bar: { most: 2 } },
    { id: 'slow-offline-start', what: 'slow phone: until one can play, offline', value: median(starts) / 1000, unit: 's', bar: { most: 3 } },
    { id: 'page-heap', what: 'heap after a match', value: heap / MIB, unit: 'MB', bar: { most: 60 } },
    { id: 'page-nodes', what: 'nodes of that page', value: nodes, unit: '' },
  ];
}

/** Slows a page down as PHONE's line and processor would. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** Milliseconds until whoever was never here sees the lobby. */
async function firstPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('h1, h2').first().waitFor({ timeout: PATIENCE_MS });
    return await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? performance.now());
  } finally {
    await context.close();
  }
}

/** Milliseconds until a kept match can be played on, once the app was here and the network is gone. */
async function offlineStart(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(PHONE);
  try {
    await keepMatch(context, url, await playedMatch(20));
    const first = await context.newPage();
    await first.goto(`${url}/#/offline/kept`);
    await first.locator(OPEN_CHOICE).first().waitFor();
    await first.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: PATIENCE_MS });
    await first.close();
    await context.setOffline(true);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(`${url}/#/offline/kept`, { waitUntil: 'commit' });
    const ready = await page.waitForFunction((choice) => (document.querySelector(choice) ? performance.now() : 0), OPEN_CHOICE, {
      timeout: PATIENCE_MS,
    });
    return await ready.jsonValue();
  } finally {
    await context.close();
  }
}

/** What a page holds that shows a match at its end. */
async function afterMatch(browser: Browser, url: string): Promise<{ readonly heap: number; readonly nodes: number }> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    await keepMatch(context, url, await playedMatch(Number.POSITIVE_INFINITY));
    const page = await context.newPage();
    await page.goto(`${url}/#/offline/kept`);
    await page.locator('.over').waitFor();
    const devtools = await context.newCDPSession(page);
    await devtools.send('HeapProfiler.collectGarbage');
    await devtools.send('Performance.enable');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { heap: of('JSHeapUsedSize'), nodes: of('Nodes') };
  } finally {
    await context.close();
  }
}

/** A match of Siberia played by the quick policy for so many decisions, or to its end. */
export async function playedMatch(most: number): Promise<Document> {
  const title = findTitle('siberia');
  if (!title) throw new Error('Siberia is not on the shelf');
  const [game, { rollout }] = await Promise.all([title.rules(), title.expertise()]);
  const match = newMatch(game, { seats: 4, seed: 'slow' });
  const random = seedRandom('slow');
  for (let open = decisions(game, match.state)[0], i = 0; open && i < most; open = decisions(game, match.state)[0], i++)
    playMove(match, open.seat, rollout(match.state, open, random));
  return toDocument(match);
}

/** Settings of a reader to whom nothing moves. */
const QUIET = { language: 'ko', motion: 'none', pace: 'instant' };

/** Puts a match where the browser keeps its own; its first seat is a person's. */
export async function keepMatch(context: BrowserContext, url: string, match: Document, settings: object = QUIET): Promise<void> {
  const bot = { kind: 'bot', name: 'Bot', level: 'random' };
  const seats = [{ kind: 'person', name: 'Reader' }, bot, bot, bot];
  const page = await context.newPage();
  await page.goto(`${url}/icon.svg`);
  await page.evaluate(
    ([wishes = '', text = '']) => {
      localStorage.setItem('madang.settings', wishes);
      localStorage.setItem('madang.match.kept', text);
    },
    [JSON.stringify(settings), JSON.stringify({ id: 'kept', seats, document: match, over: false, changedAt: 1 })],
  );
  await page.close();
}
