import { ask } from '../ask.ts';
import type { Look } from './look.ts';

/** Milliseconds for which something may lie over a board: a caption, a card. */
const COVERED_MS = 2_500;

/** The pieces that are lit on a map can be pressed there. */
export async function isHeard({ tab: { page } }: Look): Promise<string | undefined> {
  const deaf = (): Promise<string | null> => ask(() => page.evaluate(() => globalThis.restlessHand.deaf()), null);
  if ((await deaf()) === null) return undefined;
  await new Promise((done) => setTimeout(done, COVERED_MS));
  return (await deaf()) ?? undefined;
}
