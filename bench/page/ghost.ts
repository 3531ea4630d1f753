import { type Decision, type Document, decisions, newMatch, playMove, seedRandom, toDocument } from '@madang/kernel';
import { type LudwigMove, ludwig } from '@madang/ludwig';
import { expertise } from '@madang/ludwig/bot';
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
/** Tiles of the castle in which one more is placed, the foyer included. */
const TILES = 25;
/** The seat that builds. */
const BUILDER = 0;
/** So often the mouse moves over the castle, and every so many times the tile is turned. */
const STEPS = 120;
const TURNED = 12;

/** Main-thread work while a tile is moved and turned over a castle of 25 tiles: milliseconds that begin in each sixtieth of a second. */
export async function measureGhost(browser: Browser, url: string): Promise<readonly number[]> {
  const scene = mostPlaces();
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

/**
 * Plays matches in which one seat buys whatever it can and the others pass. Returns the castle of 25 tiles where the next tile has
 * the most places.
 */
function mostPlaces(): Scene {
  let best: (Scene & { readonly places: number }) | undefined;
  for (let i = 0; i < MATCHES; i++) {
    const match = newMatch(ludwig, { seats: SEATS, seed: `ghosts ${i}` });
    const random = seedRandom(`ghosts ${i}`);
    const tiles = (): number => match.state.players[BUILDER]?.castle.tiles.length ?? 0;
    for (let open = decisions(ludwig, match.state)[0]; open && tiles() <= TILES; open = decisions(ludwig, match.state)[0]) {
      const places = open.seat === BUILDER && open.task.task === 'place' && tiles() === TILES ? open.moves.length : 0;
      if (places > (best?.places ?? 0)) best = { document: toDocument(match), seat: open.seat, places };
      playMove(match, open.seat, wishOf(open) ?? expertise.rollout(match.state, open, random));
    }
  }
  if (!best) throw new Error(`nobody built a castle of ${TILES} tiles`);
  return best;
}

/** On a turn the builder buys if possible, rooms before corridors; else one passes. */
function wishOf({ seat, task, moves }: Decision<LudwigMove>): LudwigMove | undefined {
  if (task.task !== 'turn') return undefined;
  const bought = seat === BUILDER ? moves.find(({ kind }) => kind === 'buy') : undefined;
  return bought ?? moves.find(({ kind }) => kind === 'pass');
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
