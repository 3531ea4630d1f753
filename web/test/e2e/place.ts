import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type MadangServer, type Parts, readConfig } from '@madang/server';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { launching } from './browser.ts';

const WEB = fileURLToPath(new URL('../..', import.meta.url));
/** A server on a port of its own and a browser. */
export interface Place {
  readonly server: MadangServer;
  readonly browser: Browser;
  /** Where the server keeps everything. */
  readonly folder: string;
  stopServer(): Promise<void>;
  close(): Promise<void>;
}

/** Builds the app where there is no build yet; `npm test` and `npm start` keep it fresh. WEB_DIR: a build somewhere else. */
function buildApp(): void {
  if (process.env.WEB_DIR !== undefined || existsSync(join(WEB, 'dist', 'index.html'))) return;
  const vite = fileURLToPath(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url));
  const built = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: WEB, stdio: 'inherit' });
  if (built.status !== 0) throw new Error('the web app does not build');
}

/** The browser that `npm test` has started for all, or one for this file alone. */
const openBrowser = async (): Promise<Browser> =>
  process.env.BROWSER_AT === undefined ? chromium.launch(await launching()) : chromium.connect(process.env.BROWSER_AT);

/** A server over a folder of its own on any free port. */
async function serve(folder: string, parts: Parts, more: Readonly<Record<string, string>>): Promise<MadangServer> {
  return createServer(
    readConfig({
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      WEB_DIR: process.env.WEB_DIR,
      REQUESTS_PER_MINUTE: '100000',
      CREATIONS_PER_MINUTE: '100000',
      MESSAGES_PER_SECOND: '1000',
      ...more,
    }),
    parts,
  );
}

/** Opens a place with everything running. `parts`, `more`: what its server has otherwise than usual, and its settings. */
export async function openPlace(parts: Parts = {}, more: Readonly<Record<string, string>> = {}): Promise<Place> {
  buildApp();
  const folder = mkdtempSync(join(tmpdir(), 'madang-web-'));
  const server = await serve(folder, parts, more);
  const browser = await openBrowser().catch(async (error: unknown) => {
    await server.close();
    throw error;
  });
  let open = true;
  const stopServer = async (): Promise<void> => {
    if (open) await server.close();
    open = false;
  };
  const close = async (): Promise<void> => {
    try {
      await browser.close();
    } finally {
      await stopServer();
      rmSync(folder, { recursive: true, force: true });
    }
  };
  return { server, browser, folder, stopServer, close };
}

export interface Looks {
  readonly language?: 'en' | 'ko' | 'zh';
  readonly theme?: 'paper' | 'night';
  readonly width?: number;
  readonly height?: number;
  /** With fingers instead of a mouse. */
  readonly touch?: boolean;
  /** Where choices stand; most tests take them from the list, which says the same on every board. */
  readonly choices?: 'board' | 'list';
  /** How fast others’ turns are shown; most tests do not look at them. */
  readonly pace?: 'calm' | 'brisk' | 'instant';
  /** The browser keeps the app for when there is no server, as it does for people: every file of it, which costs a second for each context. */
  readonly keepsApp?: boolean;
  /** What others may take is told. Off unless asked for: a worker thinks about it in each turn. */
  readonly threats?: 'on' | 'off';
}

/** A person's own browser, with nothing moving. */
export async function person(place: Place, looks: Looks = {}): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const { language = 'en', theme = 'paper', choices = 'list', pace = 'instant', threats = 'off' } = looks;
  const { width = 1440, height = 900, touch = false, keepsApp = false } = looks;
  const context = await place.browser.newContext({
    viewport: { width, height },
    hasTouch: touch,
    serviceWorkers: keepsApp ? 'allow' : 'block',
    reducedMotion: 'reduce',
    baseURL: place.server.url,
  });
  await context.addInitScript(
    (settings) => {
      if (localStorage.getItem('madang.settings') === null) localStorage.setItem('madang.settings', JSON.stringify(settings));
    },
    { language, theme, choices, pace, threats, motion: 'none', sound: 'off' },
  );
  // Only so that what never comes ends its test; machines with other work are slow.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  return { context, page };
}

/** A page of the same origin that runs nothing: the place to change what a browser keeps. */
export const QUIET_PAGE = '/icon.svg';

/** The same person with another screen, theme or language; the page that shows it must be opened anew. */
export async function wear(page: Page, looks: Looks): Promise<void> {
  const { language = 'en', theme = 'paper', choices = 'list', width = 1440, height = 900, threats = 'off' } = looks;
  await page.setViewportSize({ width, height });
  await page.goto(QUIET_PAGE);
  const settings = JSON.stringify({ language, theme, choices, threats, motion: 'none', pace: 'instant', sound: 'off' });
  await page.evaluate((kept) => localStorage.setItem('madang.settings', kept), settings);
}
