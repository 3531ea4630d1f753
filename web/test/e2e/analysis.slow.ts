import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { analyseInThreads } from '@madang/bots/pool';
import { findTitle } from '@madang/games';
import { openDocument, readDocument } from '@madang/kernel';
import type { Page } from 'playwright-core';
import { percent, signed } from '../../src/analysis/figures.ts';
import { keptMatch, openKept } from './matches.ts';
import { openPlace, type Place, person } from './place.ts';
import { listenForErrors } from './player.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

const MOVES = 24;

/** The beginning of a match, as a file. */
async function begun() {
  const kept: { readonly document: unknown } = JSON.parse(await keptMatch('begun', { game: 'siberia', seats: 3, moves: MOVES }, []));
  const document = readDocument(kept.document);
  const game = await findTitle('siberia')?.rules();
  assert.ok(document.ok && game);
  const match = openDocument(game, document.value);
  assert.ok(match.ok);
  return { text: JSON.stringify(document.value), match: match.value };
}

test('a match file is analysed in the browser as it is on a server, and any step leads into the replay', async () => {
  const { text, match } = await begun();
  const expected = analyseInThreads({ match, shelf: import.meta.resolve('@madang/games'), threads: 1 });
  const { page, context } = await person(place);
  const errors = listenForErrors(page);
  await page.goto('/#/analysis');
  await page.locator('.drop-match input').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.locator('.swings').first().waitFor();
  await page.locator('.headway').waitFor({ state: 'detached' });
  const { judged, seats } = await expected;
  const shown = page.locator('.seat-analysis .swings dd strong');
  assert.deepEqual(
    await shown.allInnerTexts(),
    seats.flatMap(({ lost, luck }) => [signed(-lost), signed(luck)]),
  );
  const at = judged.at(-1)?.at ?? 0;
  await page.locator('.chances .scrubber').fill(String(at));
  const chances = (await page.locator('.step-chances strong').allInnerTexts()).map((chance) => Number.parseInt(chance, 10));
  const last = judged.at(-1)?.shares.map((share) => Number(percent(share))) ?? [];
  assert.deepEqual(
    chances,
    last.toSorted((a, b) => b - a),
  );
  await page.locator('.step-card a').click();
  await page.locator('.deck-at').waitFor();
  assert.match(await page.locator('.deck-at').innerText(), new RegExp(`^Step ${at} of`));
  assert.deepEqual(errors, []);
  await context.close();
});

/** A table of that document, ended where it stands by the one person who plays it. */
async function endedTable(page: Page, text: string): Promise<string> {
  const made = await page.request.post('/api/tables/import', { data: { document: JSON.parse(text) } });
  const { id }: { readonly id: string } = await made.json();
  await page.evaluate(async (table) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
    const ended = new Promise<void>((end, fail) => {
      socket.addEventListener('message', ({ data }) => {
        const { type } = JSON.parse(data);
        if (type === 'done') end();
        if (type === 'refused' || type === 'problem') fail(new Error(data));
      });
      socket.addEventListener('close', () => fail(new Error('closed')));
    });
    await new Promise((open) => socket.addEventListener('open', open));
    const act = { kind: 'ask', question: { kind: 'abandon' } };
    socket.send(JSON.stringify({ type: 'watch', table }));
    socket.send(JSON.stringify({ type: 'act', table, seat: 0, command: 'the-end-of-this-match', act }));
    await ended;
    socket.close();
  }, id);
  return id;
}

test('a match at a table is analysed by the server once it is asked, and is there at once for whoever comes later, the same as here', async () => {
  const { text, match } = await begun();
  const expected = analyseInThreads({ match, shelf: import.meta.resolve('@madang/games'), threads: 1 });
  const { page, context } = await person(place);
  const errors = listenForErrors(page);
  // The page keeps the session that is there; one that it made itself could take the place of this one.
  await page.request.post('/api/session', { data: { name: 'Ada' } });
  await page.goto('/');
  const id = await endedTable(page, text);
  await page.goto(`/#/analysis/table/${id}`);
  // What is there instead, if it is not offered, says why.
  await page.locator('.headway, .notice').first().waitFor();
  assert.match(await page.locator('main').innerText(), /Analyze on the server/);
  await page.getByRole('button', { name: 'Analyze on the server' }).click();
  await page.locator('.swings').first().waitFor();
  await page.locator('.headway').waitFor({ state: 'detached' });
  const { seats } = await expected;
  const figures = seats.flatMap(({ lost, luck }) => [signed(-lost), signed(luck)]);
  assert.deepEqual(await page.locator('.seat-analysis .swings dd strong').allInnerTexts(), figures);
  await page.reload();
  await page.locator('.swings').first().waitFor();
  assert.equal(await page.locator('.headway').count(), 0);
  assert.deepEqual(await page.locator('.seat-analysis .swings dd strong').allInnerTexts(), figures);
  assert.deepEqual(errors, []);
  await context.close();
});

test('a player alone may ask the coach too, who speaks of the goal', async () => {
  const { page, context } = await person(place);
  await openKept(page, 'alone', await keptMatch('alone', { game: 'ludwig', seats: 1, moves: 12 }, ['Ada']));
  await page.getByRole('button', { name: 'Ask the coach' }).click();
  await page.locator('.coach section').last().getByRole('button').click();
  await page.locator('.coach li', { hasText: /\d+% ± \d+ estimated chance of the goal/ }).waitFor();
  await context.close();
});

test('beside bots alone the coach may be asked, and the match says that it was', async () => {
  const { page, context } = await person(place);
  const errors = listenForErrors(page);
  await openKept(page, 'coached', await keptMatch('coached', { game: 'siberia', seats: 2, moves: 12 }, ['Ada', 'Bo']));
  await page.getByRole('button', { name: 'Ask the coach' }).click();
  await page.locator('.coach section').last().getByRole('button').click();
  await page.locator('.coach li', { hasText: /\d+% ± \d+ win chance/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.log').getByText('Ada asked the coach for the best choice.').waitFor();
  const helps = await page.waitForFunction(() => JSON.parse(localStorage.getItem('madang.match.coached') ?? '').document.helps);
  assert.deepEqual(
    (await helps.jsonValue()).map(({ help }: { readonly help: string }) => help),
    ['best'],
  );
  assert.deepEqual(errors, []);
  await context.close();
});
