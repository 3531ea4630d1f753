import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { keptMatch, openKept } from './matches.ts';
import { openPlace, type Place, person, QUIET_PAGE } from './place.ts';
import { picks } from './player.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

/** Confirms what can be confirmed, else takes one of the listed choices. */
const actByList = async (page: Page, pick: () => number): Promise<void> => {
  await page.locator('.line .confirm:enabled, .choice-list .chip:enabled').first().waitFor({ state: 'attached' });
  await page.evaluate((share) => {
    const confirm = document.querySelector<HTMLButtonElement>('.line .confirm:enabled');
    const chips = [...document.querySelectorAll<HTMLButtonElement>('.choice-list .chip:enabled')];
    (confirm ?? chips[Math.floor(share * chips.length)])?.click();
  }, pick());
  await page.waitForTimeout(60);
};

test('the first page goes on with a lesson or a challenge where it was left, and proposes bots for beginners', async (t) => {
  const { page, context } = await person(place);
  t.after(() => context.close());
  await page.goto(QUIET_PAGE);
  await page.evaluate(() => {
    localStorage.setItem('madang.lesson.siberia', JSON.stringify({ version: '1', chapter: 8, count: 15 }));
    localStorage.setItem('madang.challenge.barrage.first', JSON.stringify({ changedAt: 1 }));
    localStorage.setItem('madang.challenge.barrage.second', JSON.stringify({ changedAt: 2 }));
  });
  await page.goto('/');
  await page.locator('a[href$="#/campaign/barrage/second"]', { hasText: 'Continue challenge' }).waitFor();
  await page.locator('.learn-link[href$="/siberia"]', { hasText: 'Continue tutorial 9/15' }).waitFor();
  assert.equal(await page.locator('.learn-link[href$="/barrage"]').innerText(), 'Tutorial');
  for (const bots of await page.locator('.play-bots small').allInnerTexts()) assert.match(bots, /Beginner$/);
});

test('the first page takes the number of bots in place, one press begins, and the number is kept', async (t) => {
  const { page, context } = await person(place);
  t.after(() => context.close());
  await page.goto('/');
  const card = page.locator('.game-card', { has: page.locator('.learn-link[href$="/siberia"]') });
  const count = card.getByRole('radiogroup', { name: 'Number of bots' });
  await count.waitFor();
  assert.deepEqual(await count.locator('label').allInnerTexts(), ['1', '2', '3']);
  await count.locator('label').nth(2).click();
  await card.locator('.play-bots small', { hasText: '3 bots: Beginner' }).waitFor();
  await card.locator('.play-bots').click();
  await page.locator('.table').waitFor();
  assert.equal(await page.locator('.players .player').count(), 4);
  await page.goto('/');
  await card.locator('.play-bots small', { hasText: '3 bots: Beginner' }).waitFor();
});

test('beside a mouse Confirm names the usual answer that it takes, and Undo keeps its place', async (t) => {
  const { page, context } = await person(place, { width: 1366, height: 768, choices: 'board' });
  t.after(() => context.close());
  await openKept(page, 'usual', await keptMatch('usual', { game: 'underwater', seats: 2, moves: 30 }, ['Me', 'One']));
  const usual = page.locator('.line .confirm .confirm-usual');
  const pick = picks(3);
  for (let steps = 0; steps < 200 && !(await usual.isVisible()); steps++) await actByList(page, pick);
  assert.ok(await usual.isVisible(), 'a step of the federation track or a claimed card comes');
  assert.equal(await page.locator('.line .confirm').getAttribute('title'), await usual.innerText());
  const box = () => page.locator('.line .undo').boundingBox();
  const before = await box();
  await page.locator('.line .confirm').evaluate((button) => button.querySelector('.confirm-usual')?.remove());
  assert.deepEqual(await box(), before);
});

test('where a single action is left Confirm names it and takes it', async (t) => {
  const { page, context } = await person(place, { width: 1366, height: 768, choices: 'board' });
  t.after(() => context.close());
  await openKept(page, 'single', await keptMatch('single', { game: 'siberia', seats: 3, moves: 61, single: true }, ['Me', 'One', 'Two']));
  const [lit] = await page.locator('.choice-list .chip:enabled').allTextContents();
  const named = page.locator('.line .confirm:enabled .confirm-usual');
  await named.waitFor();
  assert.ok(lit?.includes(await named.innerText()), `${lit} is named`);
  await page.locator('.line .confirm').click();
  await named.waitFor({ state: 'detached' });
  assert.ok((await page.locator('.line .trail li, .line .undo:enabled').count()) > 0, 'it is tried or played');
});

test('on a phone the signs of the menu have their words', async (t) => {
  const { page, context } = await person(place, { width: 390, height: 844, touch: true, choices: 'board' });
  t.after(() => context.close());
  await openKept(page, 'menu', await keptMatch('menu', { game: 'barrage', seats: 2, moves: 60 }, ['Me', 'One']));
  await page.locator('.top-menu').tap();
  const words = await page.locator('.top-bar nav .icon-only').evaluateAll((all) => all.map((one) => getComputedStyle(one, '::after').content));
  assert.ok(words.length > 2 && words.every((word) => /\w/.test(word) && word !== 'none'), words.join());
  assert.ok(await page.locator('.top-bar nav').evaluate((nav) => nav.scrollWidth <= nav.clientWidth));
});

test('the sea of another player has a frame of that player’s colour', async (t) => {
  const { page, context } = await person(place, { width: 1366, height: 768, choices: 'board', pace: 'calm' });
  t.after(() => context.close());
  await openKept(page, 'sea', await keptMatch('sea', { game: 'underwater', seats: 3, moves: 40, task: 'use action' }, ['Me', 'One', 'Two']));
  assert.equal(await page.locator('.sea-foreign').count(), 0);
  await page.locator('.tray .chip').last().click();
  const confirm = page.locator('.line .confirm:enabled');
  await confirm.or(page.locator('.sea-foreign')).first().waitFor();
  if (await confirm.isVisible()) await confirm.click();
  const frame = page.locator('.sea-foreign > rect');
  await frame.waitFor();
  assert.notEqual(await frame.evaluate((one) => getComputedStyle(one).stroke), 'none');
});
