import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { finishedMatch, keptMatch, openKept } from './matches.ts';
import { openPlace, type Place, person } from './place.ts';
import { listenForErrors } from './player.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

test('the end is kept as a picture of all castles, or of the points where all build on one map', async () => {
  const { page, context } = await person(place);
  // A PNG names its width after its first sixteen bytes.
  const widthOfPicture = async (game: string): Promise<number> => {
    await openKept(page, 'end', await finishedMatch(game));
    await page.locator('.over .chart-line').first().waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as picture' }).click()]);
    const parts = await (await download.createReadStream()).toArray();
    return Buffer.concat(parts).readUInt32BE(16);
  };
  assert.equal(await widthOfPicture('ludwig'), 1600);
  assert.equal(await page.locator('.score-mat .castle-picture').count(), 3);
  assert.equal(await widthOfPicture('siberia'), 1200);
  await context.close();
});

test('the page of the end says what each was best in, and opens what everybody has built', async () => {
  const { page, context } = await person(place);
  const errors = listenForErrors(page);
  for (const game of ['barrage', 'ludwig', 'underwater', 'siberia']) {
    await openKept(page, 'end', await finishedMatch(game));
    await page
      .locator('.scores .tag', { hasText: /^Most points: ./ })
      .first()
      .waitFor();
    for (const name of ['Me', 'One', 'Two']) {
      await page.locator('.scores').getByTitle(`Open ${name}’s board`).click();
      await page.locator('dialog[open] .mat').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
    assert.ok(await page.locator('.over').isVisible());
  }
  assert.deepEqual(errors, []);
  await context.close();
});

test('the standings say by what a tie was broken, with both figures', async () => {
  for (const [prepared, says] of [
    [{ game: 'ludwig', seats: 4, seed: 'pictures11' }, /^Tie broken by the larger castle: size [\d,]+ to [\d,]+$/],
    [
      { game: 'siberia', seats: 3, seed: 'pictures8', options: { tieBreak: 'laterInTurnOrder' } },
      /turn order in the last round: place \d beats place \d$/,
    ],
  ] as const) {
    const { page, context } = await person(place, { width: 390, height: 844 });
    await openKept(page, 'end', await keptMatch('end', prepared, ['Me', 'One', 'Two', 'Three']));
    const reasons = page.locator('.scores .tie-break');
    await reasons.first().waitFor();
    assert.equal(await reasons.count(), 1, 'this match has one tie');
    assert.match(await reasons.innerText(), says);
    await context.close();
  }
});
