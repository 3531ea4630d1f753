import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { findTitle } from '@madang/games';
import type { Page } from 'playwright-core';
import { openPlace, type Place, person } from './place.ts';
import { answer, listenForErrors, picks, READY } from './player.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

const PASSWORD = 'a quiet courtyard';
/** Answers after which a challenge must be over. */
const MOST_ANSWERS = 200;

/** Plays at random until the challenge is over; gives the stars that it earned, in words. */
async function playOut(page: Page): Promise<string> {
  const pick = picks(3);
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    await page.locator(`${READY}, .challenge-card[data-over="true"]`).first().waitFor();
    if ((await page.locator('.challenge-card').getAttribute('data-over')) === 'true') return page.locator('.challenge-card strong').innerText();
    await answer(page, 'clicks', pick);
  }
  return assert.fail('the challenge never ends');
}

/** The account page's form for a new account (0) or to sign in (1). */
async function enter(page: Page, form: 0 | 1): Promise<void> {
  await page.goto('/#/account');
  const fields = page.locator('.account-ways section').nth(form);
  await fields.getByLabel('Username').fill('mina');
  await fields.locator('input[type="password"]').fill(PASSWORD);
  await fields.getByRole('button', { name: form === 0 ? 'Create account' : 'Sign in', exact: true }).click();
}

/** Waits until a challenge in the list has so many stars. */
async function seesStars(page: Page, game: string, challenge: string, stars: string): Promise<void> {
  await page.goto(`/#/campaign/${game}`);
  await page.locator(`.campaign a[href$="/${challenge}"]`).getByRole('img', { name: stars, exact: true }).waitFor();
}

test('stars and puzzles that a phone comes to offline are on the laptop that signs in, and the laptop’s on the phone; who signs out leaves none', async () => {
  const phone = await person(place, { width: 390, height: 844, touch: true, keepsApp: true });
  const laptop = await person(place);
  const errors = [listenForErrors(phone.page), listenForErrors(laptop.page)];
  await enter(phone.page, 0);
  await phone.page.getByText('You are signed in as mina.').first().waitFor();
  await phone.page.goto('/#/campaign/ludwig/first-rooms');
  await phone.page.locator(READY).first().waitFor();
  await phone.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await phone.context.setOffline(true);
  const earned = await playOut(phone.page);
  assert.match(earned, /^[1-3] stars?$/);
  const sent = phone.page.waitForResponse((one) => one.request().method() === 'PUT' && one.url().endsWith('/api/progress'));
  await phone.context.setOffline(false);
  assert.equal((await sent).status(), 200);

  // The laptop has stars of its own from before, which it tells with its account.
  await laptop.page.goto('/#/campaign/siberia');
  await laptop.page.evaluate(() => localStorage.setItem('madang.campaign.siberia', JSON.stringify({ 'first-money': 2 })));
  const [solved, missed] = ((await findTitle('siberia')?.puzzles?.())?.puzzles ?? []).map(({ id }) => id);
  assert.ok(solved && missed);
  await laptop.page.evaluate((outcomes) => localStorage.setItem('madang.puzzles.siberia', JSON.stringify({ rating: 1210, outcomes })), {
    [solved]: 'solved',
    [missed]: 'missed',
  });
  await enter(laptop.page, 1);
  await laptop.page.locator('.open-file').waitFor();
  await seesStars(laptop.page, 'ludwig', 'first-rooms', earned);
  await seesStars(laptop.page, 'siberia', 'first-money', '2 stars');
  await seesStars(phone.page, 'siberia', 'first-money', '2 stars');
  await phone.page.goto('/#/puzzles/siberia');
  await phone.page.locator('.puzzle-standing', { hasText: /1 of \d+ solved/ }).waitFor();
  const standing = await phone.page.locator('.puzzle-standing').innerText();
  await laptop.page.goto('/#/puzzles/siberia');
  await laptop.page.locator('.puzzle-standing', { hasText: standing }).waitFor();

  await laptop.page.goto('/#/account');
  await laptop.page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await laptop.page.locator('.open-file').waitFor();
  await seesStars(laptop.page, 'ludwig', 'first-rooms', 'No star');
  await seesStars(phone.page, 'ludwig', 'first-rooms', earned);
  assert.deepEqual(errors, [[], []]);
  await phone.context.close();
  await laptop.context.close();
});
