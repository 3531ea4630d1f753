import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openPlace, type Place, person } from './place.ts';
import { answer, listenForErrors, picks } from './player.ts';

let place: Place;
before(async () => {
  place = await openPlace();
});
after(() => place.close());

for (const where of ['online', 'offline'] as const) {
  test(`alone against three automas, ${where}: one press in the form, and the table names them as what they are`, async () => {
    const { page, context } = await person(place, { language: 'ko' });
    const errors = listenForErrors(page);
    await page.goto(where === 'online' ? '/#/new/online/barrage' : '/#/new/offline/barrage');
    await page.getByRole('button', { name: '오토마 3' }).click();
    assert.deepEqual(
      await page.locator('.seat-field select').evaluateAll((selects) => selects.map((one) => (one instanceof HTMLSelectElement ? one.value : ''))),
      ['me', 'automa', 'automa', 'automa'],
    );
    await page.getByRole('combobox', { name: /오토마 수준/ }).selectOption('high-voltage');
    await page.locator('.new-table button[type=submit]').click();
    if (where === 'online') {
      await page.locator('.waiting-seats .automa-mark').first().waitFor();
      assert.deepEqual(await page.locator('.waiting-seats .automa-mark').allInnerTexts(), ['고전압', '고전압', '고전압']);
      await page.locator('.page-main:has(.waiting-seats) .buttons .primary').click();
    }
    await page.locator('.players .player').nth(3).waitFor();
    const pick = picks(3);
    for (let answers = 0; answers < 8; answers++) assert.ok(await answer(page, 'clicks', pick));
    const players = (await page.locator('.players .player').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
    for (const automa of [1, 2, 3]) assert.match(players[automa] ?? '', new RegExp(`오토마 ${automa} .*고전압`));
    await page.locator('.top-bar a[href*="/rules/"]').click();
    await page.getByRole('link', { name: '하던 게임으로' }).click();
    await page.locator('.players .player').nth(3).waitFor();
    await page.goto('/');
    const listed = page.locator(`.going ${where === 'online' ? 'li:not(.with-forget)' : '.with-forget'} > .table-row .automa-mark`);
    await listed.first().waitFor();
    assert.deepEqual(await listed.allInnerTexts(), ['고전압', '고전압', '고전압']);
    assert.deepEqual(errors, []);
    await context.close();
  });
}

test('an automa that is chosen for a seat moves to where the game has it, and no game without them offers any', async () => {
  const { page, context } = await person(place);
  await page.goto('/#/new/online/barrage');
  const selects = page.locator('.seat-field select');
  const chosen = () => selects.evaluateAll((all) => all.map((one) => (one instanceof HTMLSelectElement ? one.value : '')));
  await selects.nth(1).selectOption('screen');
  await page.getByRole('textbox', { name: /2/ }).fill('Ben');
  await selects.nth(0).selectOption('automa');
  assert.deepEqual(await chosen(), ['screen', 'bot/easy', 'bot/easy', 'automa']);
  assert.equal(await page.getByRole('textbox', { name: /1/ }).inputValue(), 'Ben');
  await page.goto('/#/new/online/siberia');
  await page.locator('.which-game select').selectOption('siberia');
  assert.equal(await page.locator('.solo, option[value=automa]').count(), 0);
  await context.close();
});
