import { ask } from '../ask.ts';
import type { Look } from './look.ts';

/** The share of looks in which a mouse asks a piece what it is, and the milliseconds in which it says so on a busy machine. */
const ASKED = 0.12;
const SAYS_MS = 6_000;

/** What explains itself to a mouse does so, whatever was read or opened before. */
export async function explainsItself({ tab: { page }, person: { screen }, glance, random }: Look): Promise<string | undefined> {
  if (screen.touch || !glance.table || !random.chance(ASKED)) return undefined;
  const which = random.between(0, 999) / 1000;
  const piece = await ask(() => page.evaluate((at) => globalThis.restlessHand.readable(at), which), null);
  if (!piece) return undefined;
  await page.mouse.move(piece.x - 12, piece.y - 12);
  await page.mouse.move(piece.x, piece.y, { steps: 3 });
  const isRead = (): Promise<boolean> => ask(() => page.evaluate((point) => globalThis.restlessHand.isRead(point), piece), true);
  for (const begun = Date.now(); Date.now() - begun < SAYS_MS; await new Promise((done) => setTimeout(done, 200))) {
    if (await isRead()) return undefined;
    // A page that was drawn anew under a resting mouse waits until it moves.
    await page.mouse.move(piece.x + random.between(-1, 1), piece.y + random.between(-1, 1));
    await new Promise((done) => setTimeout(done, 600));
  }
  return `nothing is read of what the mouse rests on: ${piece.about}`;
}

/** Milliseconds for which something may lie over a board: a caption, a card. */
const COVERED_MS = 2_500;

/** The pieces that are lit on a map can be pressed there. */
export async function isHeard({ tab: { page } }: Look): Promise<string | undefined> {
  const deaf = (): Promise<string | null> => ask(() => page.evaluate(() => globalThis.restlessHand.deaf()), null);
  if ((await deaf()) === null) return undefined;
  await new Promise((done) => setTimeout(done, COVERED_MS));
  return (await deaf()) ?? undefined;
}
