import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { keptMatch, openKept } from './matches.ts';
import { openPlace, type Place, person } from './place.ts';
import { answer, listenForErrors } from './player.ts';
import { CAPTION, staged } from './stage.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

for (const game of ['barrage', 'ludwig', 'underwater', 'siberia']) {
  test(`${game}: a line says what another player does while the board shows it, and Escape goes to one’s own turn`, async (t) => {
    const page = await staged(place, t, game, {});
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
  const button = await panel.locator('.primary').boundingBox();
  assert.ok(button && button.y > 0 && button.y + button.height <= 300, 'what does not fit scrolls above the button');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Enter');
  await page.locator('.headline', { hasText: 'Round 3' }).waitFor();
  assert.equal(await panel.count(), 0);
  assert.equal(await page.locator('.forecast-card:popover-open').count(), 0, 'a piece that has the focus back says nothing of itself');
});
