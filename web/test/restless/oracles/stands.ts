import { ask } from '../ask.ts';
import type { Look } from './look.ts';

/** The page and each of its parts still stand. */
export async function stands({ tab: { page } }: Look): Promise<string | undefined> {
  return (await ask(() => page.evaluate(() => globalThis.restlessFacts.broken()), null)) ?? undefined;
}
