import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { readDocument } from '@madang/kernel';
import type { Page } from 'playwright-core';
import { isRecord } from '../../src/json.ts';
import { keptMatch, openKept } from './matches.ts';
import { openPlace, type Place, person } from './place.ts';
import { listenForErrors, picks, playToTheEnd } from './player.ts';
import { findUncut } from './whole.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

const ENTRY = { game: 'barrage', seats: 2 } as const;
/** Moves before its end at which the reader goes on with a match. */
const LEFT = 24;
const NAME = 'To the last piece';

function movesOf(kept: string): number {
  const match: unknown = JSON.parse(kept);
  const document = readDocument(isRecord(match) ? match.document : null);
  assert.ok(document.ok);
  return document.value.moves.length;
}

/** A match near its end in which the reader has built every piece of two kinds. `more`: what else is kept with it. */
async function nearTheEnd(id: string, more: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const moves = movesOf(await keptMatch(id, ENTRY, ['Me', 'One'])) - LEFT;
  return JSON.stringify({ ...JSON.parse(await keptMatch(id, { ...ENTRY, moves }, ['Me', 'One'])), ...more });
}

const reached = (page: Page) => page.locator('.achievement[data-reached="true"]');

test('a game on this device that is played to its end shows what is new, and the list has it also after a reload', async () => {
  const { page, context } = await person(place);
  const errors = listenForErrors(page);
  await page.goto('/#/');
  await page.locator('.game-card', { hasText: 'Barrage' }).getByRole('link', { name: 'Achievements' }).click();
  await page.getByRole('heading', { name: '0 of 13 reached' }).waitFor();
  await openKept(page, 'near', await nearTheEnd('near'));
  await playToTheEnd(page, 'clicks', picks(3));
  await page.locator('.achievements-new', { hasText: NAME }).waitFor();
  await page.getByRole('link', { name: 'All achievements' }).click();
  const own = reached(page).filter({ hasText: NAME });
  await own.getByText('Reached on').waitFor();
  const count = await reached(page).count();
  await page.reload();
  await own.getByText('Reached on').waitFor();
  await page.getByRole('heading', { name: `${count} of 13 reached` }).waitFor();
  assert.equal(await reached(page).count(), count);
  // The page of the end says again what that game was the first to reach.
  await page.goto('/#/offline/near');
  await page.locator('.achievements-new', { hasText: NAME }).waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test('a game that goes on from a replay, or in which the coach was asked, reaches nothing', async () => {
  const { page, context } = await person(place);
  const near = await nearTheEnd('replay', { playedOn: true });
  await openKept(page, 'replay', near);
  await playToTheEnd(page, 'clicks', picks(3));
  await page.locator('.over .chart-line').first().waitFor();
  const match = JSON.parse(await nearTheEnd('helped'));
  const seat: number = match.seats.findIndex(({ kind }: { readonly kind: string }) => kind === 'person');
  await openKept(page, 'helped', JSON.stringify({ ...match, document: { ...match.document, helps: [{ at: 1, seat, help: 'best' }] } }));
  await playToTheEnd(page, 'clicks', picks(3));
  await page.locator('.over .chart-line').first().waitFor();
  await page.goto('/#/achievements/barrage');
  await page.getByRole('heading', { name: '0 of 13 reached' }).waitFor();
  await context.close();
});

for (const size of [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
])
  test(`the lists of achievements are whole at ${size.width} × ${size.height}`, async () => {
    const { page, context } = await person(place, { ...size, language: 'ko', touch: size.width < 800 });
    for (const game of ['barrage', 'ludwig', 'underwater', 'siberia']) {
      await page.goto(`/#/achievements/${game}`);
      await page.locator('.achievement').first().waitFor();
      await findUncut(page, 'achievements', { ...size, theme: 'paper', language: 'ko' });
    }
    await context.close();
  });
