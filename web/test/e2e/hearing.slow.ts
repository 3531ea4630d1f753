import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SHELF } from '@madang/games';
import type { Page } from 'playwright-core';
import { faultsOf, gapsOf, heard, listen } from './listener.ts';
import { openPlace, type Place, person } from './place.ts';
import { answer, beginMatch, listenForErrors, picks, READY, setTable } from './player.ts';
import { LONG } from './whole.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

/** The sums that each game's players count, by their names. */
const GAMES = {
  siberia: ['Money'],
  barrage: ['Credits', 'Energy', 'VP'],
  ludwig: ['Money', 'Points'],
  underwater: ['credits', 'kelp', 'Points'],
} as const;
/** Answers, which are about a round. The long tests play to the end. */
const ANSWERS = LONG ? 900 : 30;

for (const [game, sums] of Object.entries(GAMES))
  test(`who listens to ${game} hears each line once, every own sum once with its change, and nothing longer than 300 letters`, async (t) => {
    const { page, context } = await person(place);
    const errors = listenForErrors(page);
    await listen(page);
    await beginMatch(page, 'offline', ['me', 'bot/random'], game);
    const pick = picks(11);
    let answers = 0;
    while (answers < ANSWERS && (await answer(page, 'keys', pick))) answers += 1;
    const log = await wholeLog(page);
    const said = await heard(page);
    for (const { at, text, region } of said) t.diagnostic(`${at} ${region}: ${text}`);
    assert.ok(said.length > answers / 3, `${said.length} announcements of ${answers} answers`);
    assert.deepEqual(faultsOf(said, log), []);
    for (const name of sums) assert.deepEqual(gapsOf(said, name), []);
    const changes = sums.map((name) => said.filter(({ text }) => new RegExp(`\\b${name} [\\d,]+ \\(`).test(text)).length);
    if (game !== 'siberia') assert.ok(Math.max(...changes) > 0, `${changes} changes of own sums are said`);
    assert.deepEqual(
      said.filter(({ region }) => !region.includes('spoken')).map(({ text }) => text),
      [],
      'one voice',
    );
    assert.deepEqual(errors, []);
    await context.close();
  });

test('a friend who sits down, the start, and the first line of chat are said', async () => {
  const [ann, ben] = [await person(place), await person(place)];
  for (const { page } of [ann, ben]) await listen(page);
  const { id } = await setTable(ann.page, { game: 'siberia', options: { firstPlayer: 'seat0' }, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ben.page.request.post('/api/session', { data: { name: 'Ben' } });
  for (const { page } of [ann, ben]) await page.goto(`/#/table/${id}`);
  await ben.page.getByRole('button', { name: 'Join', exact: true }).click();
  const start = ann.page.locator('.page-main .buttons .primary:enabled');
  await start.click();
  for (const { page } of [ann, ben]) await page.locator('.table').waitFor();
  await ben.page.getByRole('tab', { name: 'Chat' }).click();
  await ben.page.locator('.chat input').fill('hello there');
  await ben.page.keyboard.press('Enter');
  await ann.page.locator('.spoken', { hasText: 'Ben: hello there' }).waitFor({ state: 'attached' });
  const texts = (await heard(ann.page)).map(({ text }) => text);
  assert.equal(texts.filter((text) => text.includes('Ben joined')).length, 1);
  assert.equal(texts.filter((text) => text.includes('The game begins')).length, 1);
  assert.equal((await heard(ben.page)).filter(({ text }) => text.includes('hello there')).length, 0);
  for (const { context } of [ann, ben]) await context.close();
});

/** All lines of the log, also those that are folded. A forecast that is pointed at takes the log's place until one goes to its tab. */
async function wholeLog(page: Page): Promise<readonly string[]> {
  await page.getByRole('tab', { name: 'Log', exact: true }).focus();
  await page.locator('.tab-panel[aria-busy="false"]').first().waitFor({ state: 'attached' });
  const folded = page.locator('.log-fold[aria-expanded="false"]');
  while ((await folded.count()) > 0) await folded.first().click();
  return page.locator('.log summary').allTextContents();
}

/** Lets the one of two people at a table answer whose turn it is; false: the match is over. */
async function answerOne(pages: readonly Page[], pick: () => number): Promise<boolean> {
  const asked = await Promise.any(
    pages.map(async (page) => {
      await page.locator(READY).first().waitFor();
      return page;
    }),
  );
  return answer(asked, 'keys', pick);
}

for (const [game, sums] of Object.entries(GAMES))
  test(`two friends who listen to ${game} each hear every line once, and their own sums with each change`, async () => {
    const [ann, ben] = [await person(place), await person(place)];
    for (const { page } of [ann, ben]) await listen(page);
    const { id } = await setTable(ann.page, { game, seats: [{ kind: 'me' }, { kind: 'open' }] });
    await ben.page.request.post('/api/session', { data: { name: 'Ben' } });
    for (const { page } of [ann, ben]) await page.goto(`/#/table/${id}`);
    await ben.page.getByRole('button', { name: 'Join', exact: true }).click();
    await ann.page.locator('.page-main .buttons .primary:enabled').click();
    for (const { page } of [ann, ben]) await page.locator('.table').waitFor();
    const pick = picks(5);
    for (let answers = 0; answers < ANSWERS && (await answerOne([ann.page, ben.page], pick)); answers++);
    for (const { page, context } of [ann, ben]) {
      const log = await wholeLog(page);
      const said = await heard(page);
      assert.ok(said.length > 5, `${said.length} announcements`);
      assert.deepEqual(faultsOf(said, log), []);
      for (const name of sums) assert.deepEqual(gapsOf(said, name), []);
      assert.deepEqual(
        said.filter(({ region }) => !region.includes('spoken')).map(({ text }) => text),
        [],
      );
      await context.close();
    }
  });

/** Chapters of a lesson that are listened to. The long tests hear all. */
const CHAPTERS = LONG ? 99 : 5;

for (const { name, lesson: load } of SHELF.filter((title) => title.lesson))
  test(`the lesson of ${name} is followed by keys, and each of its steps is heard once`, async () => {
    const chapters = (await load?.())?.chapters ?? [];
    const { page, context } = await person(place, { choices: 'board' });
    await listen(page);
    await page.goto(`/#/learn/${name}`);
    for (const [at, { moves = [] }] of chapters.slice(0, Math.min(CHAPTERS, chapters.length - 1)).entries()) {
      await page.locator('.lesson-at', { hasText: new RegExp(`^${at + 1} /`) }).waitFor();
      if (moves.length === 0) {
        await page.locator('.lesson-card .primary').focus();
        await page.keyboard.press('Enter');
      }
      for (let i = 0; i < moves.length; i++) {
        const chip = page.locator('.choice-list .chip[data-guided="true"]').first();
        await chip.waitFor({ state: 'attached' });
        await chip.focus();
        await page.keyboard.press('Enter');
      }
      const next = page.locator('.line .confirm:enabled');
      await next
        .or(page.locator('.lesson-at', { hasText: new RegExp(`^${at + 2} /`) }))
        .first()
        .waitFor();
      if (await next.isVisible()) {
        await next.focus();
        await page.keyboard.press('Enter');
      }
    }
    const said = await heard(page);
    assert.ok(said.length >= Math.min(CHAPTERS, chapters.length - 1), `${said.length} announcements`);
    assert.deepEqual(faultsOf(said, []), []);
    assert.deepEqual(
      said.filter(({ text }, i) => text === said[i - 1]?.text).map(({ text }) => text),
      [],
      'nothing is said twice on end',
    );
    assert.deepEqual(
      said.filter(({ region }) => !region.includes('spoken')).map(({ text }) => text),
      [],
    );
    await context.close();
  });
