import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { handTime } from '../../../server/test/support/hand-time.ts';
import { openPlace, type Place, person } from './place.ts';
import { listenForErrors, logSays, setTable } from './player.ts';

const MINUTE = 60_000;
const time = handTime();
let place: Place;

before(async () => {
  place = await openPlace(time.parts);
});
after(() => place.close());

/** Opens a table on which the reader begins, with a minute for the whole match. */
async function clockedTable(page: Page): Promise<void> {
  const { id } = await setTable(page, {
    game: 'siberia',
    options: { firstPlayer: 'seat0' },
    seats: [{ kind: 'me' }, { kind: 'screen', name: 'Ben' }],
    clock: { kind: 'live', minutes: 1, increment: 0, out: 'decision' },
  });
  await page.goto(`/#/table/${id}`);
  await page.locator('.chip:enabled').first().waitFor();
}

test('when the time is over, a move is played, and the page tells for whom', async () => {
  const { page, context } = await person(place);
  const errors = listenForErrors(page);
  await clockedTable(page);
  await time.timerWithin(MINUTE);
  time.pass(MINUTE + 1);
  await page.locator('.log-forced').first().waitFor({ state: 'attached' });
  await page.locator('.toast').first().waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test('a clock counts down for who decides, stands still for the others, and says when it is nearly over', async () => {
  const { page, context } = await person(place);
  const errors = listenForErrors(page);
  await clockedTable(page);
  const own = page.locator('.prompt .seat-clock');
  // the last minute
  await page.locator('.prompt .seat-clock[data-running="true"][data-urgency="low"]').waitFor();
  await page.locator('p.unseen[role=status]', { hasText: 'One minute left' }).first().waitFor({ state: 'attached' });
  const other = page.locator('.player:nth-child(2) .seat-clock');
  assert.equal(await other.innerText(), '1:00');
  const first = await own.innerText();
  await page.waitForFunction((before) => document.querySelector<HTMLElement>('.prompt .seat-clock')?.innerText !== before, first);
  assert.equal(await other.innerText(), '1:00', 'nobody waits for the other');
  time.passQuietly(50_000);
  await page.reload();
  await page.locator('.prompt .seat-clock[data-urgency="last"]').waitFor();
  assert.equal(await other.innerText(), '1:00');
  assert.deepEqual(errors, []);
  await context.close();
});

test('a press on another player’s clock gives them time, and the log says so', async () => {
  const [ann, ben] = [
    await person(place, { width: 1366, height: 768 }),
    await person(place, { width: 390, height: 844, touch: true, language: 'ko' }),
  ];
  const errors = [ann, ben].map(({ page }) => listenForErrors(page));
  await ann.page.request.post('/api/session', { data: { name: 'Ann' } });
  const { id } = await setTable(ann.page, {
    game: 'siberia',
    options: { firstPlayer: 'seat0' },
    seats: [{ kind: 'me' }, { kind: 'open' }],
    clock: { kind: 'live', minutes: 20, increment: 0, out: 'decision' },
  });
  await ben.page.request.post('/api/session', { data: { name: 'Ben' } });
  await ben.page.request.post(`/api/tables/${id}/join`, { data: {} });
  await ann.page.request.post(`/api/tables/${id}/start`);
  for (const { page } of [ann, ben]) {
    await page.goto(`/#/table/${id}`);
    await page.locator('.table').waitFor();
  }
  const his = ann.page.locator('.player:nth-child(2) .seat-clock');
  assert.equal(await his.innerText(), '20:00');
  await ann.page.getByRole('button', { name: 'Give Ben more time' }).click();
  await ann.page.getByRole('button', { name: 'Give 5 minutes' }).click();
  await ann.page.locator('.player:nth-child(2) .seat-clock', { hasText: '25:00' }).waitFor();
  await ben.page.locator('.handle-press').tap();
  await logSays(ben.page, 'Ann이 Ben에게 5분 더 주었습니다');
  // Nobody gives to themselves.
  assert.equal(await ben.page.locator('.clock-give').count(), 1);
  assert.deepEqual(errors, [[], []]);
  for (const one of [ann, ben]) await one.context.close();
});
