import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openPlace, type Place, person } from './place.ts';
import { beginMatch, listenForErrors, picks, playUntil, text } from './player.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

test('two people at one screen: a curtain falls while counters are secret, and shows nothing', async () => {
  const { page, context } = await person(place);
  const errors = listenForErrors(page);
  await beginMatch(page, 'online', ['me', 'screen']);
  const pick = picks(5);
  // The screen also changes hands without a curtain while nothing is hidden, so the same person may be called twice in a row.
  const called = new Set<string>();
  while (called.size < 2) {
    await playUntil(page, '.curtain', 'keys', pick);
    assert.equal(await page.locator('.table, .board-area, .log').count(), 0);
    called.add(await text(page, '.curtain h1'));
    await page.keyboard.press('Enter');
    await page.locator('.chip:enabled').first().waitFor();
  }
  assert.deepEqual(errors, []);
  await context.close();
});
