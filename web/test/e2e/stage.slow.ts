import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { keptMatch, openKept } from './matches.ts';
import { openPlace, type Place, person } from './place.ts';
import { answer, picks } from './player.ts';
import { CAPTION, staged } from './stage.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

test('Ludwig’s board turns to the castle of the player whose turn is shown, and back', async (t) => {
  const page = await staged(place, t, 'ludwig', { width: 1366, height: 768 });
  const own = page.locator('.castle-button[aria-current="true"] .words-only', { hasText: 'Me' });
  assert.equal(await own.count(), 0);
  await page.keyboard.press('Escape');
  await own.waitFor({ state: 'attached' });
});

test('on a phone a press on the board skips what is shown, and looking around does not', async (t) => {
  const page = await staged(place, t, 'underwater', { width: 390, height: 844, touch: true });
  await page.locator('.board-tab').last().tap();
  assert.ok(await page.locator(CAPTION).isVisible());
  await page
    .locator('.pan-zoom-viewport')
    .first()
    .tap({ position: { x: 12, y: 60 } });
  await page.locator('.chip:enabled, .prompt-buttons .primary:enabled, .over').first().waitFor();
});

for (const game of ['barrage', 'ludwig', 'underwater', 'siberia'])
  test(`${game}: on a phone the line that tells another’s act lies above what the reader has and the bar that is pressed`, async (t) => {
    const { page, context } = await person(place, { pace: 'calm', choices: 'board', width: 390, height: 844, touch: true });
    t.after(() => context.close());
    await openKept(page, 'phone', await keptMatch('phone', { game, seats: 3, moves: 40 }, ['Me', 'One', 'Two']));
    const caption = page.locator('.stage-caption');
    for (let presses = 0; presses < 80 && !(await caption.isVisible()); presses++) {
      await page.keyboard.press(presses % 2 === 0 ? '1' : 'Enter');
      await page.waitForTimeout(150);
    }
    await caption.waitFor();
    const [box, strip] = [await caption.boundingBox(), await page.locator('.side-handle').boundingBox()];
    assert.ok(box && strip && box.y + box.height <= strip.y + 1, `it ends at ${box && box.y + box.height}, the strip begins at ${strip?.y}`);
    assert.ok(await caption.locator('.stage-said').evaluate((said) => said.scrollHeight <= said.clientHeight + 1), 'nothing of it is cut');
  });

test('a fulfilled contract is shown for a while: whose it is and what it brings', async (t) => {
  const { page, context } = await person(place, { pace: 'brisk' });
  t.after(() => context.close());
  await openKept(page, 'feat', await keptMatch('feat', { game: 'barrage', seats: 3, moves: 20, task: 'contract' }, ['Me', 'One', 'Two']));
  const feat = page.locator('.feat');
  await page.locator('.chip', { hasText: '→' }).first().click();
  assert.equal(await feat.count(), 0, 'nothing is achieved before it is confirmed');
  await page.locator('.prompt-buttons .primary:enabled').click();
  await feat.waitFor();
  assert.match(await feat.innerText(), /^Me\nContract fulfilled\n.*\d energy → /);
  await feat.waitFor({ state: 'detached' });
});

test('a panel that comes by itself takes neither the focus nor the keys from a line that is being written', async (t) => {
  const { page, context } = await person(place, { pace: 'brisk' });
  t.after(() => context.close());
  await openKept(page, 'typing', await keptMatch('typing', { game: 'barrage', seats: 3, moves: 70 }, ['Me', 'One', 'Two']));
  await page.evaluate(() => document.body.append(document.createElement('textarea')));
  const line = page.locator('body > textarea');
  const panel = page.locator('.moment-panel');
  const next = page.locator('.chip:enabled, .prompt-buttons .primary:enabled');
  for (let answers = 0; answers < 90 && !(await panel.isVisible()); answers++) {
    await next.or(panel).first().waitFor();
    await line.focus();
    // A press by script moves no focus.
    await next.last().evaluateAll(([one]) => one instanceof HTMLElement && one.click());
  }
  await page.keyboard.type('what a round');
  await page.keyboard.press('Enter');
  assert.equal(await line.inputValue(), 'what a round\n');
  await panel.locator('.primary').click();
  await panel.waitFor({ state: 'detached' });
});

test('the end of a match is counted up by source, and the page of the end counts nothing a second time', async (t) => {
  const { page, context } = await person(place, { pace: 'brisk' });
  t.after(() => context.close());
  const names = ['Me', 'One', 'Two'];
  await openKept(page, 'last', await keptMatch('last', { game: 'siberia', seats: 3, moves: 350 }, names));
  const pick = picks(3);
  const panel = page.locator('.moment-panel');
  for (let answers = 0; answers < 300; answers++) {
    await page.locator(`.chip:enabled, .prompt-buttons .primary:enabled, ${CAPTION}, .moment-panel, .over`).first().waitFor();
    if ((await panel.count()) > 0 && (await panel.locator('h2').innerText()) === 'The game is over') break;
    assert.equal(await page.locator('.over').count(), 0, 'the end is counted first');
    if ((await panel.count()) > 0) await page.keyboard.press('Enter');
    else if (await page.locator(CAPTION).isVisible()) await page.keyboard.press('Escape');
    else await answer(page, 'clicks', pick);
  }
  assert.equal(await page.locator('.over').count(), 0);
  assert.ok((await panel.locator('.moment-rows tr').count()) > 1);
  await page.keyboard.press('Enter');
  await page.locator('.over .scores').waitFor();
  assert.equal(await page.locator('.score-table tr[data-told="false"]').count(), 0);
});
