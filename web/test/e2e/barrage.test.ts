import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { keptMatch, openKept, type Prepared } from './matches.ts';
import { openPlace, type Place, person } from './place.ts';
import { answer, beginMatch, listenForErrors, logLines, picks, playToTheEnd, playUntil, READY, setTable } from './player.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

const text = (page: Page, selector: string) => page.locator(selector).first().innerText();

/** The headline, in English, from a round on. */
const fromRound = (round: number): string => `.headline:text-matches("Round [${round}-5] ")`;

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
  await page.locator('.log summary', { hasText: 'took a turn: actions from automa tile' }).first().click();
  assert.match((await page.locator('.log details[open] .rule-link').getAttribute('data-rule')) ?? '', /^BAR-AUTOMA-/);
  assert.deepEqual(errors, []);
  await context.close();
});

const IN_THE_MIDDLE: Prepared = { game: 'barrage', seats: 4, options: { game: 'expert' }, moves: 130, task: 'turn' };

test('the steps of a turn are taken back one by one', async () => {
  const { page, context } = await person(place);
  await openKept(page, 'turn', await keptMatch('turn', IN_THE_MIDDLE, ['Me', 'One', 'Two', 'Three']));
  const prompts: string[] = [];
  const pick = picks(6);
  const lines = (await logLines(page)).length;
  for (;;) {
    await page.locator(READY).first().waitFor();
    if (await page.locator('.prompt-buttons .primary').isEnabled()) break;
    prompts.push(await text(page, '.prompt-text'));
    await answer(page, 'keys', pick);
  }
  assert.ok(prompts.length > 0);
  for (const prompt of prompts.reverse()) {
    await page.keyboard.press('u');
    assert.equal(await text(page, '.prompt-text'), prompt);
  }
  assert.equal(await page.locator('.trail').count(), 0);
  assert.equal((await logLines(page)).length, lines);
  await context.close();
});

test('what is not offered is explained, with the rule that forbids it', async () => {
  const { page, context } = await person(place);
  await openKept(page, 'why', await keptMatch('why', IN_THE_MIDDLE, ['Me', 'One', 'Two', 'Three']));
  await page.locator('.chip').first().waitFor();
  await page.keyboard.press('?');
  const reason = page.locator('.refused > li', { hasText: 'is taken by' }).first();
  await reason.locator('summary').first().click();
  const link = reason.locator('.rule-link').first();
  const rule = (await link.getAttribute('data-rule')) ?? '';
  assert.match(rule, /^BAR-[A-Z]+-\d+$/);
  const title = await link.innerText();
  assert.doesNotMatch(title, /-\d/);
  await link.click();
  const shown = page.locator('dialog').nth(1);
  assert.equal(await shown.locator('h2').innerText(), title);
  assert.ok((await shown.innerText()).length > title.length + 20, 'the rule’s text stands below its title');
  await shown.locator('summary').click();
  assert.equal(await shown.locator('code').innerText(), rule);
  await context.close();
});
