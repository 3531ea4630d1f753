import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { analyseInThreads } from '@madang/bots/pool';
import { findTitle } from '@madang/games';
import { openDocument, readDocument } from '@madang/kernel';
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

test('beside bots alone the coach may be asked, and the match says that it was', async () => {
  const { page, context } = await person(place);
  const errors = listenForErrors(page);
  await openKept(page, 'coached', await keptMatch('coached', { game: 'siberia', seats: 2, moves: 12 }, ['Ada', 'Bo']));
  await page.getByRole('button', { name: 'Ask the coach' }).click();
  await page.locator('.coach section').last().getByRole('button').click();
  await page.locator('.coach li', { hasText: /\d+ % ± \d+ to win/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.log').getByText('Ada asks the coach for the best line.').waitFor();
  const helps = await page.waitForFunction(() => JSON.parse(localStorage.getItem('madang.match.coached') ?? '').document.helps);
  assert.deepEqual(
    (await helps.jsonValue()).map(({ help }: { readonly help: string }) => help),
    ['best'],
  );
  assert.deepEqual(errors, []);
  await context.close();
});
