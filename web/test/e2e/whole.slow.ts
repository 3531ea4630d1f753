import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { keptMatch, openKept, type Prepared } from './matches.ts';
import { openPlace, type Place, person, wear } from './place.ts';
import { listenForErrors } from './player.ts';
import { findUncut, findWhole, isFar, LANGUAGES, LOADED_ON, LONG, looksOf, NAMES, SIZES, THEMES } from './whole.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

/** Moments of a match, and what their pictures are called. */
const MOMENTS: readonly (Prepared & { readonly name: string })[] = [
  { name: 'siberia', game: 'siberia', seats: 4, moves: 150 },
  { name: 'barrage', game: 'barrage', seats: 4, options: { game: 'expert' }, moves: 130, task: 'turn' },
  { name: 'barrage-draft', game: 'barrage', seats: 4, options: { game: 'expert' }, moves: 0, task: 'draft company' },
  { name: 'ludwig', game: 'ludwig', seats: 4, moves: 110, task: 'place' },
  { name: 'underwater', game: 'underwater', seats: 4, options: { boardSide: 'advanced', governmentContracts: 'yes' }, moves: 200, task: 'card' },
];

for (const { name, ...prepared } of MOMENTS) {
  test(`a table is whole on every screen, in every theme and language: ${name}`, async () => {
    const { page, context } = await person(place);
    const errors = listenForErrors(page);
    for (const [l, language] of LANGUAGES.entries()) {
      const kept = await keptMatch('picture', prepared, NAMES[language]);
      for (const [t, theme] of THEMES.entries()) {
        await wear(page, { theme, language });
        await openKept(page, 'picture', kept);
        await page.locator('.chip').first().waitFor();
        for (const [s, size] of SIZES.entries()) {
          // What axe looks at is the same in every language: each screen and theme once. What is cut is the same in every theme.
          const axe = (s + t) % LANGUAGES.length === l;
          if (!axe && !(t === l % THEMES.length && (LONG || isFar(size)))) continue;
          await page.setViewportSize(size);
          await (axe ? findWhole : findUncut)(page, name, { ...size, theme, language });
        }
      }
    }
    assert.deepEqual(errors, []);
    await context.close();
  });
}

const ENDS: readonly Prepared[] = [
  { game: 'siberia', seats: 3 },
  { game: 'barrage', seats: 4, options: { automas: '1' } },
  { game: 'ludwig', seats: 4 },
  { game: 'underwater', seats: 3 },
];

for (const prepared of ENDS) {
  test(`the end of a match and its replay are whole, and axe finds nothing: ${prepared.game}`, async () => {
    const { page, context } = await person(place);
    const errors = listenForErrors(page);
    for (const [turn, size] of LOADED_ON.entries()) {
      const looks = looksOf(size, turn);
      await wear(page, looks);
      await openKept(page, 'picture', await keptMatch('picture', prepared, NAMES[looks.language]));
      await page.locator('.over .chart svg').first().waitFor();
      await findWhole(page, `${prepared.game}-over`, looks);
      await page.locator('.over a.button[href*="replay"]').click();
      await page.locator('.deck').waitFor();
      const scrubber = page.locator('.scrubber');
      await scrubber.fill(String(Math.floor(Number(await scrubber.getAttribute('max')) / 2)));
      await findWhole(page, `${prepared.game}-replay`, looks);
    }
    assert.deepEqual(errors, []);
    await context.close();
  });
}
