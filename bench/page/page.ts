import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readConfig } from '@madang/server';
import { TableView } from '@madang/wire';
import chromiumPackage from '@sparticuz/chromium';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { type Chapter, type Figure, median, quantile } from '../figures.ts';
import { numberOf, startChild } from '../server/child.ts';
import { measureGhost } from './ghost.ts';
import { measureMotion } from './motion.ts';
import { measureSlow, SLOW_NOTES } from './slow.ts';
import { measureTurn, TURN_NOTES } from './turn.ts';

/** What a browser without a screen, a network of its own and a past needs to be told. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A choice that can be taken: the page is ready for its player. */
const OPEN_CHOICE = 'fieldset:not([disabled]) button[data-move]';
const PATIENCE_MS = 60_000;

/** One load of a table's page with nothing in the cache. */
interface PageLoad {
  /** Milliseconds from the navigation until a choice could be taken. */
  readonly interactive: number;
  /** Every script that was fetched until then, by address. */
  readonly scripts: ReadonlyMap<string, Buffer>;
}

const title = "Page: a table's page in headless Chromium";

/** How much script a table's page needs, how soon one can play on it, and how much it works while pieces move. */
export async function measurePage(quick: boolean): Promise<Chapter> {
  const { webFolder } = readConfig({ DATABASE: 'memory', ...process.env });
  if (!existsSync(join(webFolder, 'index.html'))) return { title, figures: [], notes: [], skipped: [`the web app is not built (${webFolder})`] };
  const host = startChild(new URL('../server/host.ts', import.meta.url), ['memory']);
  try {
    const url = `http://127.0.0.1:${await numberOf(host.answer())}`;
    const executablePath = process.env.CHROMIUM ?? (await chromiumPackage.executablePath());
    const browser = await chromium.launch({ executablePath, args: FLAGS });
    try {
      const loads = await loadPages(browser, url, quick ? 1 : 7);
      const frames: number[] = [];
      for (let i = 0; i < (quick ? 1 : 5); i++) frames.push(...(await measureMotion(browser, url)));
      const ghost: number[] = [];
      for (let i = 0; i < (quick ? 1 : 3); i++) ghost.push(...(await measureGhost(browser, url)));
      const slow = await measureSlow(browser, url, quick ? 1 : 5);
      const turn = await measureTurn(browser, url, quick ? 1 : 5);
      return {
        title,
        figures: [...report(loads), ...reportMotion(frames), ...reportGhost(ghost), ...slow, ...turn],
        notes: [...NOTES, ...SLOW_NOTES, ...TURN_NOTES],
        skipped: [],
      };
    } finally {
      await browser.close();
    }
  } finally {
    await host.end();
  }
}

/** So many counted loads of one table's page, each in a context of its own. */
async function loadPages(browser: Browser, url: string, count: number): Promise<readonly PageLoad[]> {
  const first = await browser.newContext({ serviceWorkers: 'block' });
  const address = await openTable(first, url);
  const storageState = await first.storageState();
  await first.close();
  const loads: PageLoad[] = [];
  // A first load warms up the server and the browser.
  for (let i = 0; i <= count; i++) {
    const context = await browser.newContext({ storageState, serviceWorkers: 'block' });
    const load = await loadPage(context, address);
    if (i > 0) loads.push(load);
    await context.close();
  }
  return loads;
}

/** A started table with one person, who begins, and three bots; the address of its page. */
async function openTable(context: BrowserContext, url: string): Promise<string> {
  const bot = { kind: 'bot', level: 'random' } as const;
  await context.request.post(`${url}/api/session`, { data: { name: 'Reader' } });
  const made = await context.request.post(`${url}/api/tables`, {
    data: { game: 'siberia', options: { firstPlayer: 'seat0' }, seats: [{ kind: 'me' }, bot, bot, bot] },
  });
  const { id } = TableView.parse(await made.json());
  await context.request.post(`${url}/api/tables/${id}/start`);
  return `${url}/#/table/${id}`;
}

/** Loads the page as somebody who was never here. */
async function loadPage(context: BrowserContext, address: string): Promise<PageLoad> {
  const page = await context.newPage();
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body());
  });
  await page.goto(address, { waitUntil: 'commit' });
  const ready = await page.waitForFunction((choice) => (document.querySelector(choice) ? performance.now() : 0), OPEN_CHOICE, {
    timeout: PATIENCE_MS,
  });
  const interactive = await ready.jsonValue();
  const bodies = await Promise.all([...scripts].map(async ([script, body]) => [script, await body] as const));
  return { interactive, scripts: new Map(bodies) };
}

const NOTES = [
  'a table of one person and three bots, every load with an empty cache and a warm browser; interactive: the first choice can be taken',
  'script: everything that the page fetched as script until then, each file compressed by itself',
  "motion: the production of a match of Barrage that lets the most drops flow; processor time of the page's tasks that begin in each sixtieth of a second, from the press until the last piece has come",
  'ghost: Ludwig; a castle of 25 tiles, of eight matches that in which the next tile has the most places; the mouse goes over it in 120 steps and the tile is turned ten times',
];

const reportMotion = (frames: readonly number[]): readonly Figure[] => [
  {
    id: 'page-motion-p95',
    what: 'main-thread work in a frame while water flows, 95 %',
    value: quantile(frames, 0.95),
    unit: 'ms',
    bar: { most: 16 },
  },
  { id: 'page-motion-longest', what: 'the same, the longest (the press itself)', value: Math.max(...frames), unit: 'ms' },
];

const reportGhost = (frames: readonly number[]): readonly Figure[] => [
  { id: 'page-ghost-p95', what: 'main-thread work in a frame while a tile is moved over a castle, 95 %', value: quantile(frames, 0.95), unit: 'ms' },
  { id: 'page-ghost-longest', what: 'the same, the longest', value: Math.max(...frames), unit: 'ms', bar: { most: 16 } },
];

function report(loads: readonly PageLoad[]): readonly Figure[] {
  const sum = (compress: (body: Buffer) => Buffer) => (load: PageLoad) =>
    [...load.scripts.values()].reduce((bytes, body) => bytes + compress(body).length, 0) / 1024;
  return [
    {
      id: 'page-script-gzip',
      what: "script of a table's page, gzip",
      value: median(loads.map(sum((body) => gzipSync(body, { level: 9 })))),
      unit: 'KB',
      bar: { most: 210 },
    },
    { id: 'page-script-brotli', what: 'the same, brotli', value: median(loads.map(sum((body) => brotliCompressSync(body)))), unit: 'KB' },
    {
      id: 'page-interactive',
      what: 'until one can play',
      value: median(loads.map(({ interactive }) => interactive / 1000)),
      unit: 's',
      bar: { most: 1.5 },
    },
  ];
}
