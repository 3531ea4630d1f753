import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { calledOf, listener, turnComesBack } from './notice.ts';
import { openPlace, type Place, QUIET_PAGE } from './place.ts';
import { answer, READY, setTable } from './player.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

/** Chooses a setting on its page. */
async function choose(page: Page, setting: 'sound' | 'notify', value: 'on' | 'off'): Promise<void> {
  await page.goto('/#/settings');
  await page
    .locator('label', { has: page.locator(`input[name="${setting}"]`) })
    .nth(value === 'on' ? 1 : 0)
    .click();
}

test('with both chosen the call is two notes and, while the page is hidden, a notification that names the table', async () => {
  const { page, context } = await listener(place, 'granted');
  await choose(page, 'sound', 'on');
  // What was chosen is heard at once.
  await page.waitForFunction(() => window.called.notes === 2);
  await choose(page, 'notify', 'on');
  await page.locator('input[name="notify"]').nth(1).and(page.locator(':checked')).waitFor({ state: 'attached' });
  assert.equal((await calledOf(page)).asked, 1);
  await turnComesBack(page, true);
  // One of all tabs shows it, so it may come after the sound.
  await page.waitForFunction(() => window.called.shown.length === window.called.notes / 2);
  const hidden = await calledOf(page);
  assert.ok(hidden.notes >= 2 && hidden.notes % 2 === 0);
  assert.ok(hidden.shown.length >= 1 && hidden.shown.every((text) => /^Your turn: Siberia · .*Me/.test(text)));
  const seen = await turnComesBack(page, false);
  assert.ok(seen.notes >= 2);
  assert.deepEqual(seen.shown, [], 'who looks at the page needs no notification');
  await context.close();
});

test('of two tabs with the same table one calls, and the call names the table in its tag', async () => {
  const { page, context } = await listener(place, 'granted');
  await choose(page, 'notify', 'on');
  await page.locator('input[name="notify"]').nth(1).and(page.locator(':checked')).waitFor({ state: 'attached' });
  const { id } = await setTable(page, {
    game: 'siberia',
    options: { firstPlayer: 'seat0' },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
  });
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) {
    await tab.goto(QUIET_PAGE);
    await tab.goto(`/#/table/${id}`);
    await tab.locator(READY).first().waitFor();
    await tab.evaluate(() => {
      window.lookAway = true;
    });
  }
  for (let answers = 0; answers < 40 && !(await page.evaluate(() => window.left)); answers++) assert.ok(await answer(page, 'clicks', () => 0));
  for (const tab of tabs) await tab.waitForFunction(() => document.title.startsWith('Your turn'));
  const shown = async () => (await Promise.all(tabs.map(calledOf))).flatMap((called) => called.shown);
  await page.waitForTimeout(2000);
  const calls = await shown();
  assert.equal(calls.length, 1, calls.join());
  assert.deepEqual(
    (await Promise.all(tabs.map(calledOf))).flatMap(({ tags }) => tags),
    [`/#/table/${id}`],
  );
  await context.close();
});

test('who refuses notifications has none chosen, is told so, and hears nothing of them', async () => {
  const { page, context } = await listener(place, 'denied');
  await choose(page, 'notify', 'on');
  await page.locator('.settings .notice').waitFor();
  const first = page.locator('input[name="notify"]').first();
  assert.ok(await first.isChecked());
  await page.locator('input[name="notify"]').nth(1).locator('..').click();
  await first.and(page.locator(':checked')).waitFor({ state: 'attached' });
  await page.locator('.settings .notice').waitFor();
  assert.deepEqual((await turnComesBack(page, true)).shown, []);
  await context.close();
});
