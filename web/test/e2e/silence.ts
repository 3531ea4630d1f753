import { after, afterEach, before, beforeEach } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { openPlace, type Place, person } from './place.ts';
import { openWay, type Way } from './way.ts';

/** Every test begins with a page whose way to the server may be cut. */
export let place: Place;
export let way: Way;
export let page: Page;
export let context: BrowserContext;

before(async () => {
  place = await openPlace();
});
after(() => place.close());
beforeEach(async () => {
  way = await openWay(place.server.url);
  ({ page, context } = await person({ ...place, server: { ...place.server, url: way.url } }));
});
afterEach(async () => {
  await context.close();
  await way.close();
});

export const PASS = () => 'pass' as const;
export const says = (words: string | RegExp, on = page) => on.getByText(words).first().waitFor();
/** Time leaps in the page, as where a lid was closed: what is due happens once, and what that asks has its own time to be answered. */
export const later = (seconds: number, on = page) => on.clock.fastForward(seconds * 1000);

/** The same where the page may load itself anew in that time: then the one whose time leaped is gone. */
export async function laterAnew(seconds: number, on: Page): Promise<void> {
  await later(seconds, on).catch((error: Error) => {
    if (!/context was destroyed|navigation/i.test(error.message)) throw error;
  });
}

/** A browser that blocks the data of sites throws as soon as a page names its storage. */
export const blockStorage = () =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
