import { findTitle } from '@madang/games';
import { type Document, decisions, newMatch, playMove, seedRandom, toDocument } from '@madang/kernel';
import type { Browser, Page } from 'playwright-core';
import { openScene } from './motion.ts';
import { workWhile } from './tracing.ts';

/** A match that waits for a tile to be placed. */
interface Scene {
  readonly document: Document;
  readonly seat: number;
}

const SEATS = 4;
const MATCHES = 8;
/** Castles are late from so many moves on. */
const LATE = 120;
/** So often the mouse moves over the castle, and every so many times the tile is turned. */
const STEPS = 120;
const TURNED = 12;

/** Main-thread work while a tile is moved and turned over a late castle: milliseconds that begin in each sixtieth of a second. */
export async function measureGhost(browser: Browser, url: string): Promise<readonly number[]> {
  const scene = await mostPlaces();
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await openScene(page, url, scene);
    await page.locator('.ghost').waitFor();
    return await workWhile(await context.newCDPSession(page), () => wander(page));
  } finally {
    await context.close();
  }
}

/** Of some matches by rollouts the late position in which a tile has the most places. */
async function mostPlaces(): Promise<Scene> {
  const title = findTitle('ludwig');
  if (!title) throw new Error('Ludwig is not on the shelf');
  const [game, { rollout }] = await Promise.all([title.rules(), title.expertise()]);
  let best: (Scene & { readonly places: number }) | undefined;
  for (let i = 0; i < MATCHES; i++) {
    const match = newMatch(game, { seats: SEATS, seed: `ghosts ${i}` });
    const random = seedRandom(`ghosts ${i}`);
    for (let open = decisions(game, match.state)[0]; open; open = decisions(game, match.state)[0]) {
      const places = open.task.task === 'place' && match.log.length >= LATE ? open.moves.length : 0;
      if (places > (best?.places ?? 0)) best = { document: toDocument(match), seat: open.seat, places };
      playMove(match, open.seat, rollout(match.state, open, random));
    }
  }
  if (!best) throw new Error('nobody placed a tile late');
  return best;
}

/** The mouse goes all over the castle, and the tile is turned on the way. */
async function wander(page: Page): Promise<void> {
  const box = await page.locator('.castle .map-sheet').boundingBox();
  if (!box) throw new Error('no castle is seen');
  for (let i = 0; i < STEPS; i++) {
    const way = (9 * i) / STEPS;
    await page.mouse.move(box.x + box.width * (0.5 + 0.4 * Math.sin(way)), box.y + box.height * (0.55 + 0.35 * Math.cos(1.4 * way)));
    if (i % TURNED === TURNED - 1) await page.keyboard.press('r');
  }
}
