import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SHELF, TITLES } from '@madang/games';
import type { Page } from 'playwright-core';
import { keptMatch, openKept } from './matches.ts';
import { openPlace, type Place, person, QUIET_PAGE } from './place.ts';
import { listenForErrors } from './player.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

const finished = (game: string): Promise<string> => keptMatch('end', { game, seats: 3 }, ['Me', 'One', 'Two']);

const figures = (texts: readonly string[]): number[] => texts.map((text) => Number(text.replaceAll(/[^\d−-]/g, '').replace('−', '-')));

/** The columns of the table of sources, without the last row, and that row. */
async function scoreTable(page: Page): Promise<{ readonly columns: readonly (readonly number[])[]; readonly sums: readonly number[] }> {
  const rows = await page.locator('.score-table tbody tr').all();
  const cells = await Promise.all(rows.map(async (row) => figures(await row.locator('td').allInnerTexts())));
  const sums = figures(await page.locator('.score-table tfoot td').allInnerTexts());
  return { columns: sums.map((_, seat) => cells.map((row) => row[seat] ?? Number.NaN)), sums };
}

test('the end of every game tells each player’s points by source, and they add up to the result', async () => {
  const { page, context } = await person(place);
  const errors = listenForErrors(page);
  // Examples too: they have the plain board, and one source of points.
  for (const { name, example } of TITLES) {
    await openKept(page, 'end', await finished(name));
    await page.locator('.score-table tfoot td').first().waitFor();
    await page.locator('.over .chart-line').first().waitFor();
    const { columns, sums } = await scoreTable(page);
    assert.ok((columns[0]?.length ?? 0) > (example ? 0 : 1), name);
    assert.deepEqual(
      columns.map((column) => column.reduce((sum, points) => sum + points, 0)),
      sums,
      name,
    );
    const ranked = figures(await page.locator('.scores .points').allInnerTexts());
    assert.deepEqual(
      sums.toSorted((a, b) => a - b),
      ranked.toSorted((a, b) => a - b),
      name,
    );
  }
  assert.deepEqual(errors, []);
  await context.close();
});

test('on a phone the result has the room of the buttons that have nothing left to do', async () => {
  const { page, context } = await person(place, { width: 390, height: 844, touch: true, choices: 'board' });
  await openKept(page, 'end', await finished('barrage'));
  await page.locator('.over').waitFor();
  assert.equal(await page.locator('.line-acts').isVisible(), false);
  await context.close();
});

test('with motion the sources are told one after the other, then comes who has won; one press tells all', async () => {
  const { page, context } = await person(place);
  await page.goto(QUIET_PAGE);
  await page.evaluate(() =>
    localStorage.setItem('madang.settings', JSON.stringify({ language: 'en', theme: 'paper', choices: 'list', motion: 'full', pace: 'instant' })),
  );
  await openKept(page, 'end', await finished(SHELF[0]?.name ?? ''));
  // Looked at and pressed in one go: the sources do not wait for whoever looks.
  const pressed = await page.waitForFunction(() => {
    const [told, waiting] = ['true', 'false'].map((is) => document.querySelectorAll(`.score-table tr[data-told="${is}"]`).length);
    if (told === 0) return null;
    const winners = document.querySelectorAll('.scores').length;
    document.querySelector<HTMLElement>('.over-sheet > button.small')?.click();
    return { waiting, winners };
  });
  const { waiting, winners } = (await pressed.jsonValue()) ?? {};
  assert.ok((waiting ?? 0) > 0, 'some sources are told later');
  assert.equal(winners, 0);
  await page.locator('.scores').waitFor();
  assert.equal(await page.locator('.score-table tr[data-told="false"]').count(), 0);
  await page.locator('.over .chart-line').first().waitFor();
  await context.close();
});

test('the end is kept as a picture of all castles, or of the points where all build on one map', async () => {
  const { page, context } = await person(place);
  // A PNG names its width after its first sixteen bytes.
  const widthOfPicture = async (game: string): Promise<number> => {
    await openKept(page, 'end', await finished(game));
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
    await openKept(page, 'end', await finished(game));
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
