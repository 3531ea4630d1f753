import { findTitle } from '@madang/games';
import { type Document, decisions, newMatch, playMove, seedRandom, type Told, toDocument } from '@madang/kernel';
import type { Browser, Page } from 'playwright-core';
import { workWhile } from './tracing.ts';

/** A match that waits for one answer after which much moves on the screen. */
interface Scene {
  readonly document: Document;
  readonly seat: number;
  readonly move: number;
}

const SEATS = 4;
/** Longer than any step's motion takes. */
const WATCHED_MS = 6000;

/** Main-thread work while water flows: milliseconds that begin in each sixtieth of a second. */
export async function measureMotion(browser: Browser, url: string): Promise<readonly number[]> {
  const scene = await busiestProduction();
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await openScene(page, url, scene);
    const devtools = await context.newCDPSession(page);
    return await workWhile(devtools, async () => {
      // The list may be folded: it is answered as by its key.
      await page.locator(`button[data-move="${scene.move}"]`).first().dispatchEvent('click');
      await page.waitForFunction(isMoving, true);
      await page.waitForFunction(isMoving, false, { timeout: WATCHED_MS * 5 });
    });
  } finally {
    await context.close();
  }
}

/** True if the page moves as wished. Animations that follow a scroll or never end, such as the cut of a line or a wave, do not count. */
function isMoving(wished: boolean): boolean {
  const moves = document
    .getAnimations()
    .some(
      ({ playState, timeline, effect }) =>
        playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );
  return moves === wished;
}

/** The answer of a played match that lets the most drops flow. */
async function busiestProduction(): Promise<Scene> {
  const title = findTitle('barrage');
  if (!title) throw new Error('Barrage is not on the shelf');
  const [game, { rollout }] = await Promise.all([title.rules(), title.expertise()]);
  const match = newMatch(game, { seats: SEATS, seed: 'water' });
  const random = seedRandom('water');
  let best: (Scene & { readonly drops: number }) | undefined;
  for (let open = decisions(game, match.state)[0]; open; open = decisions(game, match.state)[0]) {
    const document = toDocument(match);
    const move = rollout(match.state, open, random);
    const told: Told[] = [];
    playMove(match, open.seat, move, (event) => told.push(event));
    const drops = told.some(({ event }) => event === 'produced') ? told.filter(({ event }) => event === 'flowed').length : 0;
    if (drops > (best?.drops ?? 0)) best = { document, seat: open.seat, move: move.id, drops };
  }
  if (!best) throw new Error('nobody produced');
  return best;
}

/** Opens the match as one kept in the browser, with motion, and waits until it rests. */
export async function openScene(page: Page, url: string, { document: match, seat }: Pick<Scene, 'document' | 'seat'>): Promise<void> {
  const bot = { kind: 'bot', name: 'Bot', level: 'random' };
  const seats = Array.from({ length: SEATS }, (_, at) => (at === seat ? { kind: 'person', name: 'Reader' } : bot));
  const kept = JSON.stringify({ id: 'motion', seats, document: match, over: false, changedAt: 1 });
  await page.goto(`${url}/icon.svg`);
  await page.evaluate((text) => {
    localStorage.setItem('madang.settings', JSON.stringify({ language: 'en', theme: 'paper', motion: 'full', pace: 'instant' }));
    localStorage.setItem('madang.match.motion', text);
  }, kept);
  await page.goto(`${url}/#/offline/motion`);
  await page.locator('button[data-move]').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}
