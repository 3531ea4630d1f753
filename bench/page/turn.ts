import type { Browser, CDPSession, Page } from 'playwright-core';
import { type Figure, median } from '../figures.ts';
import { keepMatch, PHONE, playedMatch, SLOWER } from './slow.ts';

/** A frame that takes longer is seen. */
const SEEN_MS = 32;
/** The turns of three bots at the usual pace, and then some. */
const WATCHED_MS = 9_000;
/** Presses after which a turn must be ready. */
const MOST_PRESSES = 8;
const LIT = '.board [data-lit]';

export const TURN_NOTES = [
  `staged turn: that phone, Siberia with four seats in its middle, the board answers: a turn is tapped and confirmed, then the bots' turns are shown for ${WATCHED_MS / 1000} s; slow frames: their share of the time in which frames took longer than ${SEEN_MS} ms; INP: the slowest of the presses until the next frame was painted`,
];

declare global {
  var turnWatched: { readonly frames: number[]; readonly presses: number[] };
}

/** How evenly a slow phone shows others' turns, and how soon it answers a press. */
export async function measureTurn(browser: Browser, url: string, times: number): Promise<readonly Figure[]> {
  const shares: number[] = [];
  const counts: number[] = [];
  const presses: number[] = [];
  for (let i = 0; i < times; i++) {
    const seen = await watchTurn(browser, url);
    const slow = seen.frames.filter((frame) => frame > SEEN_MS);
    counts.push(slow.length);
    shares.push((100 * slow.reduce((sum, frame) => sum + frame, 0)) / seen.frames.reduce((sum, frame) => sum + frame, 0));
    presses.push(Math.max(...seen.presses));
  }
  return [
    { id: 'turn-slow-share', what: 'slow phone: time in frames over 32 ms while a turn is shown', value: median(shares), unit: '%' },
    { id: 'turn-slow-frames', what: 'the same, frames', value: median(counts), unit: '' },
    { id: 'turn-inp', what: 'slow phone: until a press is answered (INP)', value: median(presses), unit: 'ms', bar: { most: 200 } },
  ];
}

async function watchTurn(browser: Browser, url: string) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    await keepMatch(context, url, await playedMatch(60), { language: 'en', motion: 'full', pace: 'brisk', sound: 'off' });
    const page = await context.newPage();
    await page.goto(`${url}/#/offline/kept`);
    await page.locator(LIT).first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    const devtools = await context.newCDPSession(page);
    await slowProcessor(devtools);
    await watch(page);
    await playTurn(page);
    await page.waitForTimeout(WATCHED_MS);
    return await page.evaluate(() => globalThis.turnWatched);
  } finally {
    await context.close();
  }
}

const slowProcessor = (devtools: CDPSession): Promise<unknown> => devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });

/** Writes down from now on how long frames take, and how long presses wait for the next one. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = { frames: [] as number[], presses: [] as number[] };
    globalThis.turnWatched = seen;
    const every = { type: 'event', durationThreshold: 16 };
    let last = performance.now();
    const onFrame = (now: number): void => {
      seen.frames.push(now - last);
      last = now;
      requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('interactionId' in entry && entry.interactionId !== 0) seen.presses.push(entry.duration);
    }).observe(every);
  });

/** Taps what is lit until the turn is ready, and confirms it. */
async function playTurn(page: Page): Promise<void> {
  const confirm = page.locator('.line .confirm:enabled');
  for (let press = 0; press < MOST_PRESSES && (await confirm.count()) === 0; press++) {
    const row = page.locator('button.ring-row:visible').first();
    if (await row.count()) await row.tap();
    else await page.locator(`${LIT}, .tray .chip`).first().tap({ force: true });
    await page.waitForTimeout(600);
  }
  await confirm.tap();
}
