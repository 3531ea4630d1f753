import { ask } from '../ask.ts';
import type { Tab } from '../people.ts';
import { isSteady } from '../watched.ts';
import type { Look } from './look.ts';

/** Milliseconds that a page may be empty while it loads; after eight seconds it says itself that it is late. */
const EMPTY_MS = 10_000;
const LOOK_AGAIN_MS = 250;

const broken = ({ page }: Tab): Promise<string | null> => ask(() => page.evaluate(() => globalThis.restlessFacts.broken()), null);

/** The page and each of its parts still stand. */
export async function stands({ tab, person: { net }, glance }: Look): Promise<string | undefined> {
  let words = glance.broken;
  for (const begun = Date.now(); Date.now() - begun < EMPTY_MS; words = await broken(tab)) {
    // A part that is not here yet cannot come without a network.
    if (words?.startsWith('contained-fault') && !isSteady(net)) return undefined;
    if (words !== 'the page is empty') return words ?? undefined;
    await new Promise((done) => setTimeout(done, LOOK_AGAIN_MS));
  }
  return `the page is empty for ${EMPTY_MS / 1000} s`;
}
