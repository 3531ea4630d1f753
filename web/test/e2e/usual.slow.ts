import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { keptMatch, openKept } from './matches.ts';
import { UPRIGHT } from './phone.ts';
import { openPlace, type Place, person } from './place.ts';
import { NAMES } from './whole.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

test('where prices are asked right after the bonus card, Confirm takes no prices along that have not been looked at', async () => {
  // Seat 0 is Master Builder; the bots put their cards back meanwhile.
  const { page, context } = await person(place, { ...UPRIGHT, touch: true, choices: 'board' });
  await openKept(page, 'cards', await keptMatch('cards', { game: 'ludwig', seats: 3, moves: 0, seed: 's0' }, NAMES.en));
  await page.waitForFunction(
    () => [...document.querySelectorAll('.log summary')].filter((line) => /put .* back/.test(line.textContent ?? '')).length === 2,
  );
  const asked = (words: RegExp) => page.locator('.line .prompt-text', { hasText: words }).waitFor();
  await page.locator('.tray [data-lit]').first().tap();
  await asked(/^Set prices/);
  assert.equal(await page.locator('.line .confirm:enabled').count(), 0);
  await page.locator('.tray .chip', { hasText: 'Confirm prices' }).tap();
  await asked(/^Buy/);
  await context.close();
});
