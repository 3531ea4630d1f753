import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { handTime } from '../../../server/test/hand-time.ts';
import { openPlace, type Place, person } from './place.ts';
import { listenForErrors, setTable } from './player.ts';

const MINUTE = 60_000;
const time = handTime();
let place: Place;

before(async () => {
  place = await openPlace(time.parts);
});
after(() => place.close());

/** Opens a table on which the reader begins, with a minute for the whole match, on a page whose time is ours. */
async function clockedTable(page: Page): Promise<void> {
  await page.clock.install();
  const { id } = await setTable(page, {
    game: 'siberia',
    options: { firstPlayer: 'seat0' },
    seats: [{ kind: 'me' }, { kind: 'screen', name: 'Ben' }],
    clock: { kind: 'live', minutes: 1, increment: 0 },
  });
  await page.goto(`/#/table/${id}`);
  await page.locator('.chip:enabled').first().waitFor();
}

/** Seconds that a clock on the page shows, from its minutes and seconds. */
async function shown(page: Page, at: string): Promise<number> {
  const [minutes, seconds] = (await page.locator(`${at} .seat-clock > span`).first().innerText()).split(':').map(Number);
  assert.ok(minutes !== undefined && seconds !== undefined, 'minutes and seconds');
  return minutes * 60 + seconds;
}

test('when the time is over, a move is played, and the page tells for whom', async () => {
  const { page, context } = await person(place);
  const errors = listenForErrors(page);
  await clockedTable(page);
  await time.timerWithin(MINUTE);
  time.pass(MINUTE + 1);
  await page.locator('.log-forced').first().waitFor();
  await page.locator('.toast').first().waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test('a clock counts down by the second for who decides, stands still for the others, and says when it is nearly over', async () => {
  const { page, context } = await person(place);
  const errors = listenForErrors(page);
  await clockedTable(page);
  const own = page.locator('.prompt .seat-clock');
  assert.equal(await own.getAttribute('data-running'), 'true');
  const before = await shown(page, '.prompt');
  assert.ok(before <= 60 && before > 30, `${before} s`);
  const others = await shown(page, '.player:nth-child(2)');
  await page.clock.runFor(5_000);
  assert.ok((await shown(page, '.prompt')) <= before - 5);
  await page.clock.runFor((before - 8) * 1000 - 5_000);
  await page.locator('.prompt .seat-clock[data-urgency="last"]').waitFor();
  assert.ok((await shown(page, '.prompt')) <= 8);
  assert.match((await page.locator('p.unseen[role=status]').allTextContents()).join(), /Ten seconds left/);
  assert.equal(await shown(page, '.player:nth-child(2)'), others, 'nobody waits for the other');
  assert.deepEqual(errors, []);
  await context.close();
});
