import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './ask.ts';
import type { Tab } from './people.ts';

/** Milliseconds in which a page that runs answers, however busy the machine is. */
const FROZEN_MS = 20_000;
const ASK_EVERY_MS = 2_000;

/**
 * Does something with a tab and gives its result, or 'frozen' once the page has answered nothing for so long: scripts that never end hold up
 * every question, so that no other oracle can look.
 */
export async function orFrozen<T>({ page }: Tab, work: Promise<T>, patience = FROZEN_MS): Promise<T | 'frozen'> {
  const done = new AbortController();
  const { signal } = done;
  const frozen = async (): Promise<'frozen'> => {
    for (;;) {
      await wait(ASK_EVERY_MS, undefined, { signal });
      const answers = ask(() => page.evaluate(() => true), true);
      if (!(await Promise.race([answers, wait(patience, false, { signal })]))) return 'frozen';
    }
  };
  try {
    return await Promise.race([work, frozen()]);
  } finally {
    done.abort();
    // What still waits for a frozen page fails when the page is closed.
    work.catch(() => undefined);
  }
}
