import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openPlace, type Place, person } from './place.ts';
import { answer, beginMatch, listenForErrors, picks, playToTheEnd, text } from './player.ts';

// Matches that quick tests play from near their end on are played from their beginning here.

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

test('a whole match is played with the mouse and the keys, looked at again, and played on', async () => {
  const { page, context } = await person(place);
  const errors = listenForErrors(page);
  await beginMatch(page, 'online', ['me', 'bot/greedy']);
  const pick = picks(7);
  for (let i = 0; i < 60; i++) await answer(page, 'clicks', pick);
  await playToTheEnd(page, 'keys', pick);
  assert.match(await text(page, '.over h2'), /wins|share/);
  assert.equal(await page.locator('.scores li').count(), 2);
  await page.locator('.over .chart svg').first().waitFor();
  await page.locator('.ids summary').click();
  assert.match(await text(page, '.ids'), /[0-9a-f]{64}/);

  await page.getByRole('link', { name: 'Replay' }).click();
  await page.locator('.deck').waitFor();
  const length = Number((await text(page, '.deck-at')).split(' of ')[1]);
  assert.ok(length > 100);
  await page.keyboard.press('ArrowRight');
  assert.equal(await text(page, '.deck-at'), `Step 1 of ${length}`);
  await page.keyboard.press('End');
  assert.match(await text(page, '.headline'), /over/i);
  const turns = Number(await page.locator('.scrubber').getAttribute('max'));
  assert.ok(turns > 20 && turns < length);
  await page.locator('.scrubber').fill(String(Math.floor(turns / 2)));
  await page.locator('.deck-field select').nth(1).selectOption('1');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.locator('.chip:enabled').first().waitFor();
  assert.match(page.url(), /#\/offline\//);
  assert.deepEqual(errors, []);
  await context.close();
});

test('a whole beginner match is played by keys alone, to its end', async () => {
  const { page, context } = await person(place, { language: 'ko' });
  const errors = listenForErrors(page);
  await beginMatch(page, 'online', ['me', 'bot/random'], 'barrage');
  await page.evaluate(() => document.addEventListener('pointerdown', () => document.body.setAttribute('data-pressed', ''), true));
  await playToTheEnd(page, 'keys', picks(11));
  assert.match(await text(page, '.over h2'), /승리/);
  assert.equal(await page.locator('.scores li').count(), 2);
  assert.match(await text(page, '.headline'), /게임 종료/);
  assert.equal(await page.locator('[data-pressed]').count(), 0, 'nothing was pressed with the mouse');
  assert.deepEqual(errors, []);
  await context.close();
});
