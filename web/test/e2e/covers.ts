// Takes the pictures of the covers: games/<game>/board/cover/<theme>-<width>.webp, of the printed boards that their galleries show.
// Run it after a board's look has changed: node web/test/e2e/covers.ts
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { createServer } from 'vite';
import { launching } from './browser.ts';

const GAMES = fileURLToPath(new URL('../../../games/', import.meta.url));
/** A gallery's cover, in pixels of its style sheets, and how many pixels its land is painted with for each. */
const SIZE = { width: 640, height: 360 };
const DENSITY = 2;
const WIDTHS = [720, 1280];
const QUALITY = 78;
const PATIENCE_MS = 120_000;

/** A picture, and the path where it lies. */
type Picture = readonly [path: string, webp: Buffer];

/** The cover that the page shows, as a picture so many pixels wide. */
async function take(page: Page, width: number): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, ...SIZE, scale: width / SIZE.width };
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip });
  return Buffer.from(data, 'base64');
}

async function picturesOf(browser: Browser, board: string): Promise<Picture[]> {
  const server = await createServer({ configFile: join(board, 'dev', 'vite.config.ts'), logLevel: 'warn', server: { port: 0 } });
  await server.listen();
  const page = await browser.newPage({ viewport: SIZE, deviceScaleFactor: DENSITY });
  page.setDefaultTimeout(PATIENCE_MS);
  const pictures: Picture[] = [];
  for (const theme of ['paper', 'night']) {
    await page.goto(`${server.resolvedUrls?.local[0]}?cover&theme=${theme}`);
    // A canvas is 300 wide until its land is painted.
    await page.waitForFunction(() => (document.querySelector<HTMLCanvasElement>('.printed-cover > canvas')?.width ?? 0) > 300);
    for (const width of WIDTHS) pictures.push([join(board, 'cover', `${theme}-${width}.webp`), await take(page, width)]);
  }
  await page.close();
  await server.close();
  return pictures;
}

/** The pictures of all covers as they are drawn now. */
export async function coverPictures(browser: Browser): Promise<readonly Picture[]> {
  const pictures: Picture[] = [];
  for (const game of readdirSync(GAMES)) {
    const board = join(GAMES, game, 'board');
    if (existsSync(join(board, 'cover'))) pictures.push(...(await picturesOf(browser, board)));
  }
  return pictures;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const browser = await chromium.launch(await launching());
  for (const [path, picture] of await coverPictures(browser)) writeFileSync(path, picture);
  await browser.close();
}
