import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openPlace, type Place, person } from './place.ts';
import { setTable } from './player.ts';

const PHONE = { width: 390, height: 844, touch: true, choices: 'board' } as const;
/** Milliseconds of the page after which a lost line must be said. */
const SOON = 3000;

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

/** A table on a phone, and what its page says of the line. */
async function openTable(prepare: (page: Page) => Promise<void> = async () => undefined) {
  const { page, context } = await person(place, PHONE);
  await page.clock.install();
  await prepare(page);
  const { id } = await setTable(page, { game: 'siberia', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  await page.goto(`/#/table/${id}`);
  await page.locator('.table .line').waitFor();
  return { page, context, trouble: page.locator('.trouble') };
}

/** What happens is said when three seconds of the page have passed, and no later: its time stands still then. */
async function isSaidSoon(page: Page, happens: () => Promise<void>, text: string): Promise<void> {
  // A time to come even where the machine is busy: the page's clock jumps there.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2_000));
  await happens();
  await page.clock.runFor(SOON);
  await page.getByText(text).waitFor();
  await page.clock.resume();
}

test('a socket that answers no more is said within three seconds, in sight, and it is taken back when the line is back', async () => {
  let cut = false;
  const {
    page,
    context: browser,
    trouble,
  } = await openTable((fresh) =>
    fresh.routeWebSocket(/api\/socket/, (route) => {
      const server = route.connectToServer();
      route.onMessage((message) => (cut ? undefined : server.send(message)));
      server.onMessage((message) => (cut ? undefined : route.send(message)));
    }),
  );
  await page.waitForTimeout(2_000);
  assert.equal(await trouble.innerText(), '');
  const silence = async () => {
    cut = true;
  };
  await isSaidSoon(page, silence, 'The server is not responding. Trying again…');
  const box = await trouble.boundingBox();
  assert.ok(box && box.y > 40 && box.y + box.height < 140 && box.x >= 0 && box.x + box.width <= 390, JSON.stringify(box));
  cut = false;
  await page.waitForFunction(() => document.querySelector('.trouble')?.textContent === '');
  await browser.close();
});

test('a device without a network is said within three seconds at a table and on other pages, and it is taken back', async () => {
  const { page, context: browser, trouble } = await openTable();
  await isSaidSoon(page, () => browser.setOffline(true), 'You are offline. Waiting for a network…');
  await browser.setOffline(false);
  await page.waitForFunction(() => document.querySelector('.trouble')?.textContent === '');
  await page.goto('/#/');
  await page.locator('.game-card').first().waitFor();
  await isSaidSoon(page, () => browser.setOffline(true), 'You are offline. You can still play against bots on this device.');
  await browser.setOffline(false);
  await page.locator('.offline').waitFor({ state: 'hidden' });
  assert.equal(await trouble.count(), 0);
  await browser.close();
});
