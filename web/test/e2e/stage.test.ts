import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { keptMatch, openKept } from './matches.ts';
import { type Looks, openPlace, type Place, person } from './place.ts';
import { answer, listenForErrors, picks } from './player.ts';

let place: Place;
before(async () => {
  place = await openPlace();
});
after(() => place.close());

const CAPTION = '.stage-caption[data-over="false"]';

/** A match of three in the middle, played on until another player's turn is shown. */
async function staged(t: { after(callback: () => unknown): void }, game: string, looks: Looks): Promise<Page> {
  const { page, context } = await person(place, { pace: 'calm', ...looks });
  t.after(() => context.close());
  await openKept(page, 'staged', await keptMatch('staged', { game, seats: 3, moves: 40 }, ['Me', 'One', 'Two']));
  const pick = picks(3);
  for (let answers = 0; answers < 40; answers++) {
    await page.locator(`.chip:enabled, .prompt-buttons .primary:enabled, ${CAPTION}, .moment-panel`).first().waitFor();
    if (await page.locator(CAPTION).isVisible()) return page;
    if (await page.locator('.moment-panel').isVisible()) await page.keyboard.press('Enter');
    else await answer(page, 'clicks', pick);
  }
  assert.fail('nobody else ever did anything');
}

for (const game of ['barrage', 'ludwig', 'underwater', 'siberia']) {
  test(`${game}: a line says what another player does while the board shows it, and Escape goes to one’s own turn`, async (t) => {
    const page = await staged(t, game, {});
    const errors = listenForErrors(page);
    const caption = (await page.locator(`${CAPTION} .stage-text`).innerText()).split(/[·\n]/).map((line) => line.trim());
    assert.match(caption.join(), /One|Two/);
    // a name begins the first line only
    assert.equal(
      caption.slice(1).filter((line) => /^(One|Two) [a-z]/.test(line) && caption[0]?.startsWith(line.slice(0, 3))).length,
      0,
      caption.join(' / '),
    );
    await page.keyboard.press('Escape');
    await page.locator('.chip:enabled, .prompt-buttons .primary:enabled, .over').first().waitFor();
    await page.locator(CAPTION).waitFor({ state: 'detached' });
    assert.deepEqual(errors, []);
  });
}

test('Ludwig’s board turns to the castle of the player whose turn is shown, and back', async (t) => {
  const page = await staged(t, 'ludwig', { width: 1366, height: 768 });
  const own = page.locator('.castle-button[aria-current="true"] .words-only', { hasText: 'Me' });
  assert.equal(await own.count(), 0);
  await page.keyboard.press('Escape');
  await own.waitFor({ state: 'attached' });
});

test('on a phone a press on the board skips what is shown, and looking around does not', async (t) => {
  const page = await staged(t, 'underwater', { width: 390, height: 844, touch: true });
  await page.locator('.board-tab').last().tap();
  assert.ok(await page.locator(CAPTION).isVisible());
  await page
    .locator('.pan-zoom-viewport')
    .first()
    .tap({ position: { x: 12, y: 60 } });
  await page.locator('.chip:enabled, .prompt-buttons .primary:enabled, .over').first().waitFor();
});

for (const game of ['barrage', 'ludwig', 'underwater', 'siberia'])
  test(`${game}: on a phone the line that tells another’s act lies below the board and above the bar that is pressed`, async (t) => {
    const { page, context } = await person(place, { pace: 'calm', choices: 'board', width: 390, height: 844, touch: true });
    t.after(() => context.close());
    await openKept(page, 'phone', await keptMatch('phone', { game, seats: 3, moves: 40 }, ['Me', 'One', 'Two']));
    const caption = page.locator('.stage-caption');
    for (let presses = 0; presses < 80 && !(await caption.isVisible()); presses++) {
      await page.keyboard.press(presses % 2 === 0 ? '1' : 'Enter');
      await page.waitForTimeout(150);
    }
    await caption.waitFor();
    const [box, board] = [await caption.boundingBox(), await page.locator('.board-area').boundingBox()];
    const bar = await page.locator('.line-acts').boundingBox();
    assert.ok(box && board && box.y >= board.y + board.height - 1, `${box?.y} lies over ${board && board.y + board.height}`);
    assert.ok(bar && box.y + box.height <= bar.y + 1, `it ends at ${box.y + box.height}, the bar begins at ${bar?.y}`);
  });

test('the end of a round is counted up before the page says the next one', async (t) => {
  const { page, context } = await person(place, { pace: 'brisk' });
  t.after(() => context.close());
  await openKept(page, 'round', await keptMatch('round', { game: 'barrage', seats: 3, moves: 70 }, ['Me', 'One', 'Two']));
  const panel = page.locator('.moment-panel');
  const piece = page.locator('.board [data-about]').first();
  for (let answers = 0; answers < 60 && !(await panel.isVisible()); answers++) {
    await page.locator(`.chip:enabled, .prompt-buttons .primary:enabled, ${CAPTION}, .moment-panel`).first().waitFor();
    if (await panel.isVisible()) break;
    if (await page.locator(CAPTION).isVisible()) {
      // The focus is on a piece when the panel comes; the first Escape closes the card of that piece.
      if (!(await piece.evaluate((one) => one === document.activeElement))) await piece.focus();
      await page.keyboard.press('Escape');
    } else await answer(page, 'clicks', () => 0.99);
  }
  assert.equal(await panel.locator('h2').innerText(), 'Round 2 is scored');
  assert.match(await panel.locator('.moment-act').innerText(), /^\s*(One|Two) /, 'the act that the board shows only afterwards is told');
  assert.match(await page.locator('.headline').innerText(), /Round 2/);
  await page.setViewportSize({ width: 390, height: 300 });
  const button = await panel.getByRole('button').boundingBox();
  assert.ok(button && button.y > 0 && button.y + button.height <= 300, 'what does not fit scrolls above the button');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Enter');
  await page.locator('.headline', { hasText: 'Round 3' }).waitFor();
  assert.equal(await panel.count(), 0);
  assert.equal(await page.locator('.forecast-card:popover-open').count(), 0, 'a piece that has the focus back says nothing of itself');
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
