import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SHELF, TITLES } from '@madang/games';
import type { Page } from 'playwright-core';
import { finishedMatch, openKept } from './matches.ts';
import { openPlace, type Place, person, QUIET_PAGE } from './place.ts';
import { listenForErrors } from './player.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

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
    await openKept(page, 'end', await finishedMatch(name));
    await page.locator('.score-table tfoot td').first().waitFor();
    await page.locator('.over .chart-line').first().waitFor();
    const { columns, sums } = await scoreTable(page);
    assert.ok((columns[0]?.length ?? 0) > (example ? 0 : 1), name);
    assert.deepEqual(
      columns.map((column) => column.reduce((sum, points) => sum + points, 0)),
      sums,
      name,
    );
    const links = await page.locator('.score-table .rule-link').allInnerTexts();
    assert.equal(new Set(links).size, links.length, `${name} says a chapter again and again: ${links.join(', ')}`);
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
  await openKept(page, 'end', await finishedMatch('barrage'));
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
  await openKept(page, 'end', await finishedMatch(SHELF[0]?.name ?? ''));
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
