import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { keptMatch, openKept } from './matches.ts';
import { openPlace, type Place, person } from './place.ts';
import { answer, listenForErrors, logLines, picks, playUntil, READY, restMouse, setTable, text } from './player.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

/** The headline, in English, from a round on. */
const fromRound = (round: number): string => `.headline:text-matches("Round [${round}-5] ")`;

test('two people on two devices draft and play the expert game, and each sees what the other did', async () => {
  const ann = await person(place);
  const ben = await person(place, { width: 390, height: 844 });
  const errors = [listenForErrors(ann.page), listenForErrors(ben.page)];
  const { id, invitation } = await setTable(ann.page, {
    game: 'barrage',
    options: { game: 'expert' },
    seats: [{ kind: 'me' }, { kind: 'invited' }],
  });
  await ann.page.goto(`/#/table/${id}`);
  await ben.page.goto(`/#/table/${id}?invitation=${invitation}`);
  await ben.page.locator('.sit-down button').click();
  await ann.page.locator('.page-main .buttons .primary:enabled').click();
  await Promise.all([ann.page.locator('.table').waitFor(), ben.page.locator('.table').waitFor()]);
  const pick = picks(3);
  const drafted = new Set<Page>();
  for (;;) {
    const page = await Promise.any(
      [ann, ben].map(async (one) => {
        await one.page.locator(READY).first().waitFor();
        return one.page;
      }),
    );
    // Looked for where the next answer is awaited: a plan begun after that would show on one of the pages alone.
    if (await page.locator(fromRound(2)).isVisible()) break;
    if (/Choose a company/.test(await text(page, '.prompt-text'))) drafted.add(page);
    assert.ok(await answer(page, 'clicks', pick), 'the match is not over yet');
  }
  assert.equal(drafted.size, 1, 'one chose a company, the other has the one that was left');
  await Promise.all([ann, ben].map(({ page }) => page.locator(fromRound(2)).waitFor()));
  assert.deepEqual(await logLines(ben.page), await logLines(ann.page));
  assert.deepEqual(
    await ben.page.locator('.player').allTextContents(),
    await ann.page.locator('.player').allTextContents(),
    'companies, supplies and points are the same on both',
  );
  assert.deepEqual(errors, [[], []]);
  await ann.context.close();
  await ben.context.close();
});

test('one person plays against three automas, and every step of theirs is told with its criteria', async () => {
  const { page, context } = await person(place);
  const errors = listenForErrors(page);
  const automa = { kind: 'automa' } as const;
  const { id } = await setTable(page, { game: 'barrage', seats: [{ kind: 'me' }, automa, automa, automa] });
  await page.goto(`/#/table/${id}`);
  await page.locator('.table').waitFor();
  await playUntil(page, fromRound(3), 'clicks', picks(4));
  const lines = await logLines(page);
  for (const told of [/took a turn: actions from automa tile \d, criteria from tile \d/, /tile \d+, step \d \(\w/, /possible .+: /, /criterion \d/])
    assert.ok(
      lines.some((line) => told.test(line)),
      String(told),
    );
  await restMouse(page);
  await page.locator('.log summary', { hasText: 'took a turn: actions from automa tile' }).first().click();
  assert.match((await page.locator('.log details[open] .rule-link').getAttribute('data-rule')) ?? '', /^BAR-AUTOMA-/);
  assert.deepEqual(errors, []);
  await context.close();
});

test('on a phone nothing of the company board overlaps, and fulfilled contracts are as large as a finger', async () => {
  const { page, context } = await person(place, { width: 390, height: 844, touch: true, language: 'zh', choices: 'board' });
  await openKept(page, 'company', await keptMatch('company', { game: 'barrage', seats: 2, moves: 150 }, ['我', '青松']));
  await page.locator('[role=tab]', { hasText: '公司' }).click();
  const wide = await page.locator('.own-mat .slot').evaluateAll((all) => all.filter((slot) => slot.scrollWidth > slot.clientWidth + 1).length);
  assert.equal(wide, 0);
  await page.locator('.own-mat .abilities').scrollIntoViewIfNeeded();
  const [wheel, abilities] = await Promise.all([page.locator('.own-mat .wheel').boundingBox(), page.locator('.own-mat .abilities').boundingBox()]);
  assert.ok(wheel && abilities && wheel.y + wheel.height <= abilities.y + 1, JSON.stringify([wheel, abilities]));
  await page.locator('[role=tab]', { hasText: '合约' }).click();
  const chip = await page.locator('.market .held-fulfilled .contract-energy').first().boundingBox();
  assert.ok(chip && Math.min(chip.width, chip.height) >= 40, JSON.stringify(chip));
  await context.close();
});
