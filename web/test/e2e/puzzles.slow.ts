import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SHELF } from '@madang/games';
import type { Page } from 'playwright-core';
import { openPlace, type Place, person } from './place.ts';
import { listenForErrors } from './player.ts';
import { findUncut } from './whole.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

const heading = (page: Page) => page.locator('.puzzle-card strong');
const standing = (page: Page) => page.locator('.puzzle-standing');

test('a puzzle is opened from the lobby, a wrong turn is weighed, the best one is shown, and the next one comes', async () => {
  const { page, context } = await person(place, { width: 1366, height: 768, choices: 'board', language: 'en' });
  const errors = listenForErrors(page);
  await page.goto('/#/');
  await page.locator('.game-card', { hasText: 'Siberia' }).getByRole('link', { name: 'Puzzles' }).click();
  await page.locator('.puzzle-card').waitFor();
  assert.equal(await heading(page).innerText(), 'Find the best turn');
  const before = await standing(page).innerText();
  await page.getByRole('group', { name: 'Other choices' }).getByRole('button', { name: 'Pass' }).click();
  await page.locator('.line .confirm:enabled').click();
  await heading(page).filter({ hasText: 'of win rate' }).waitFor();
  assert.match(await standing(page).innerText(), /you 1[01]\d\d −\d+/);
  assert.doesNotMatch(await page.locator('.puzzle-card').innerText(), /Best:/);
  assert.notEqual(await standing(page).innerText(), before);
  await page.locator('.puzzle-show').click();
  await heading(page).filter({ hasText: 'The best turn' }).waitFor();
  assert.match(await page.locator('.puzzle-card').innerText(), /Best:/);
  const shown = await standing(page).innerText();
  await page.locator('.puzzle-next').click();
  await heading(page).filter({ hasText: 'Find the best turn' }).waitFor();
  assert.notEqual(await standing(page).innerText(), shown);
  assert.deepEqual(errors, []);
  await context.close();
});

test('a puzzle’s rating by people is shown with their number, and stays without a server', async () => {
  const { page, context } = await person(place, { width: 1366, height: 768, choices: 'board', language: 'en' });
  const title = SHELF.find(({ name }) => name === 'siberia');
  const { puzzles = [] } = (await title?.puzzles?.()) ?? {};
  const figures = Object.fromEntries(puzzles.map(({ id }) => [id, { rating: 1234, tries: 25 }]));
  const address = '**/api/puzzles/siberia';
  await page.route(address, (route) => route.fulfill({ json: { puzzles: figures } }));
  await page.goto('/#/puzzles/siberia');
  await standing(page).filter({ hasText: 'Puzzle 1234 · you 1200' }).filter({ hasText: 'Rated by 25 people' }).waitFor();
  await page.unroute(address);
  await page.route(address, (route) => route.abort());
  await page.reload();
  await standing(page).filter({ hasText: 'Puzzle 1234' }).waitFor();
  await context.close();
});

for (const size of [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
])
  test(`puzzles are whole at ${size.width} × ${size.height}`, async () => {
    const { page, context } = await person(place, { ...size, language: 'ko', touch: size.width < 800 });
    for (const game of ['barrage', 'ludwig', 'underwater', 'siberia']) {
      await page.goto(`/#/puzzles/${game}`);
      await page.locator('.puzzle-card').waitFor();
      await findUncut(page, 'puzzles', { ...size, theme: 'paper', language: 'ko' });
    }
    await context.close();
  });
