import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openPlace, type Place, person } from './place.ts';
import { answer, listenForErrors, logSays, picks, playToTheEnd, pressByHand, text } from './player.ts';
import { confirm, finishTurn, sitAt, TURN, titles } from './underwater.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

test('a space is taken and a card played on it with the mouse; the order of the two is chosen', async () => {
  const { page, context } = await person(place);
  const errors = listenForErrors(page);
  await sitAt(page, TURN);
  const hand = await titles(page);
  await pressByHand(page, page.locator('.slot[data-lit]').first());
  assert.match(await text(page, '.prompt-text'), /^Choose a card to play/);
  // A card of the space's colour can be played before or after it: both are listed; another has one way only.
  const works = page.locator('.hand .uw-card', { has: page.locator('[data-fits="true"]') }).first();
  const card = works.or(page.locator('.hand .uw-card').first()).first();
  const fits = (await works.count()) > 0;
  await card.locator('.card-press').click();
  if (fits) {
    const ways = page.locator('.forecast-card button');
    assert.equal(await ways.count(), 2);
    assert.match((await ways.allInnerTexts()).join(), /Slot first, then[\s\S]+first, then the slot/);
    await ways.first().click();
  }
  await finishTurn(page);
  await logSays(page, 'Me played ');
  assert.notDeepEqual(await titles(page), hand);
  assert.deepEqual(errors, []);
  await context.close();
});

test('a turn is played by keys alone, on the board and in the list', async () => {
  const { page, context } = await person(place);
  const errors = listenForErrors(page);
  await sitAt(page, TURN);
  await page.evaluate(() => document.addEventListener('pointerdown', () => document.body.setAttribute('data-pressed', ''), true));
  await page.locator('.slot[data-lit]').first().focus();
  await page.keyboard.press('Enter');
  assert.match(await text(page, '.prompt-text'), /^Choose a card to play/);
  const pick = picks(5);
  while (!(await confirm(page).isEnabled())) await answer(page, 'keys', pick);
  await page.keyboard.press('Enter');
  await logSays(page, 'Me chose ');
  assert.equal(await page.locator('[data-pressed]').count(), 0, 'nothing was pressed with the mouse');
  assert.deepEqual(errors, []);
  await context.close();
});

test('alone to the end by keys: the goal, the points by source, and the replay', async () => {
  const { page, context } = await person(place, { language: 'ko' });
  const errors = listenForErrors(page);
  await sitAt(page, { game: 'underwater', seats: 1, moves: 160, task: 'slot' });
  await playToTheEnd(page, 'keys', picks(7));
  assert.match(await text(page, '.headline'), /게임 종료/);
  assert.equal(await page.locator('.board-area .end-now .yields > div').count(), 6, 'five sources and their sum');
  await page.locator('.over a.button[href*="replay"]').click();
  await page.locator('.deck').waitFor();
  await page.keyboard.press('End');
  assert.match(await text(page, '.headline'), /게임 종료/);
  assert.deepEqual(errors, []);
  await context.close();
});
