import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { keptMatch, openKept } from './matches.ts';
import { listener, NAMES, turnComesBack } from './notice.ts';
import { openPlace, type Place, person } from './place.ts';
import { listenForErrors, logLines } from './player.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

test('the tab says whose turn it is; a plan is there again after the page was loaded anew', async () => {
  const { page, context } = await person(place);
  const errors = listenForErrors(page);
  await openKept(page, 'notice', await keptMatch('notice', { game: 'barrage', seats: 3, moves: 60, task: 'turn' }, NAMES));
  await page.locator('.chip').first().waitFor();
  await page.waitForFunction(() => document.title === 'Your turn · Barrage');
  await page.locator('.chip:enabled').first().click();
  await page.locator('.prompt-buttons button:enabled', { hasText: 'Undo' }).waitFor();
  const planned = await page.locator('.prompt-text').innerText();
  await page.reload();
  await page.locator('.prompt-buttons button:enabled', { hasText: 'Undo' }).waitFor();
  assert.equal(await page.locator('.prompt-text').innerText(), planned);
  assert.equal(await page.locator('.toast').count(), 0);
  assert.deepEqual(errors, []);
  await context.close();
});

test('the log has a line for a turn, which unfolds; after one’s turn the others’ are shown one by one with a key, and said', async () => {
  const { page, context } = await person(place);
  await openKept(page, 'notice', await keptMatch('notice', { game: 'siberia', seats: 3, moves: 60 }, NAMES));
  await page.locator('.chip').first().waitFor();
  const fold = page.locator('.log-fold[aria-expanded="false"]').first();
  await fold.waitFor();
  const lines = (await logLines(page)).length;
  await fold.click();
  assert.ok((await logLines(page)).length > lines);

  for (let answers = 0; answers < 40; answers++) {
    const ready = page.locator('.prompt-buttons .primary:enabled, .chip:enabled').first();
    await ready.waitFor();
    // The others' turns are offered with the log.
    await logLines(page);
    if (await page.locator('.since').isVisible()) break;
    await ready.click();
  }
  await page.locator('.since').waitFor();
  assert.match(await page.locator('.spoken').innerText(), /\b(One|Two) /);
  await page.locator('h1').click();
  await page.keyboard.press('n');
  const told = page.locator('.looking-text');
  assert.match(await told.innerText(), /^1\/\d+ · (One|Two) /);
  const turns = Number((await told.innerText()).match(/^1\/(\d+)/)?.[1]);
  for (let turn = 1; turn < turns; turn++) await page.keyboard.press('n');
  assert.match(await told.innerText(), new RegExp(`^${turns}/${turns} · `));
  await page.keyboard.press('n');
  await told.waitFor({ state: 'detached' });
  await context.close();
});

test('nobody is called who has not chosen it: no sound, no notification, and the browser asks nothing', async () => {
  const { page, context } = await listener(place, 'granted');
  assert.deepEqual(await turnComesBack(page, true), { notes: 0, shown: [], tags: [], asked: 0 });
  await context.close();
});
