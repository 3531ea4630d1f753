import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openPlace, type Place, person } from './place.ts';
import { setTable } from './player.ts';

const PHONE = { width: 390, height: 844, touch: true, choices: 'board' } as const;
/** Seconds after which a lost line must be said, the test's own way to the page included. */
const MOST_SECONDS = 3.2;

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

/** A table on a phone, and what its page says of the line. */
async function openTable(prepare: (page: Page) => Promise<void> = async () => undefined) {
  const { page, context } = await person(place, PHONE);
  await prepare(page);
  const { id } = await setTable(page, { game: 'siberia', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  await page.goto(`/#/table/${id}`);
  await page.locator('.table .line').waitFor();
  return { page, context, trouble: page.locator('.trouble') };
}

/** Seconds until something is so. */
async function secondsUntil(happens: Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await happens;
  return (performance.now() - begun) / 1000;
}

test('a socket that answers no more is said within three seconds, in sight, and it is taken back when the line is back', async (context) => {
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
  cut = true;
  const said = await secondsUntil(page.getByText('The server is not responding. Trying again…').waitFor());
  context.diagnostic(`said after ${said.toFixed(1)} s`);
  assert.ok(said <= MOST_SECONDS, `${said} s`);
  const box = await trouble.boundingBox();
  assert.ok(box && box.y > 40 && box.y + box.height < 140 && box.x >= 0 && box.x + box.width <= 390, JSON.stringify(box));
  cut = false;
  await page.waitForFunction(() => document.querySelector('.trouble')?.textContent === '');
  await browser.close();
});

test('a device without a network is said within three seconds at a table and on other pages, and it is taken back', async (context) => {
  const { page, context: browser, trouble } = await openTable();
  await browser.setOffline(true);
  const said = await secondsUntil(page.getByText('You are offline. Waiting for a network…').waitFor());
  context.diagnostic(`said after ${said.toFixed(1)} s`);
  assert.ok(said <= MOST_SECONDS, `${said} s`);
  await browser.setOffline(false);
  await page.waitForFunction(() => document.querySelector('.trouble')?.textContent === '');
  await page.goto('/#/');
  await page.locator('.game-card').first().waitFor();
  await browser.setOffline(true);
  assert.ok((await secondsUntil(page.getByText('You are offline. You can still play against bots on this device.').waitFor())) <= MOST_SECONDS);
  await browser.setOffline(false);
  await page.locator('.offline').waitFor({ state: 'hidden' });
  assert.equal(await trouble.count(), 0);
  await browser.close();
});
