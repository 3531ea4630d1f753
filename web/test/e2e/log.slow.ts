import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openPlace, type Place, person } from './place.ts';
import { listenForErrors, logLines, READY, restMouse, setTable } from './player.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

test('a link to a step opens the table as it was then, for a spectator too, who has not seen it happen', async () => {
  const [ann, eve] = [await person(place, { width: 1366, height: 768 }), await person(place, { width: 390, height: 844, touch: true })];
  const errors = [ann, eve].map(({ page }) => listenForErrors(page));
  await ann.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id } = await setTable(ann.page, {
    game: 'siberia',
    options: { firstPlayer: 'seat0' },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
  });
  await ann.page.goto(`/#/table/${id}`);
  for (let answers = 0; answers < 30 && (await ann.page.locator('.log-turn').count()) < 3; answers++) {
    await ann.page.locator(READY).first().click();
    await logLines(ann.page);
  }
  await restMouse(ann.page);
  await ann.page.locator('.log summary').first().click();
  await ann.page.locator('.log details[open]').getByRole('button', { name: 'Copy a link to this step' }).click();
  await ann.page.locator('.toast', { hasText: 'Link copied' }).waitFor();
  await ann.page.getByRole('tab', { name: 'Chat' }).click();
  const field = await ann.page.locator('.chat form').boundingBox();
  const toast = await ann.page.locator('.toast').boundingBox();
  assert.ok(field && toast && toast.y + toast.height <= field.y, 'a notice leaves the field of the chat free');
  await ann.page.getByRole('tab', { name: 'Log' }).click();
  const link = await ann.page.evaluate(() => navigator.clipboard.readText());
  assert.match(link, new RegExp(`/t/${id}\\?at=\\d+$`));
  await eve.page.goto(link);
  await eve.page.locator('.looking').waitFor();
  await eve.page.locator('.looking button', { hasText: 'Back to now' }).click();
  await eve.page.locator('.looking').waitFor({ state: 'detached' });
  // One's own page knows what it never showed, too.
  await ann.page.reload();
  await ann.page.locator('.log summary').first().click();
  await ann.page.locator('.log details[open]').getByRole('button', { name: 'View the board at this point' }).click();
  await ann.page.locator('.looking').waitFor();
  // The same button leads back.
  await ann.page.locator('.log details[open]').getByRole('button', { name: 'Back to now' }).click();
  await ann.page.locator('.looking').waitFor({ state: 'detached' });
  // Without a network an earlier board cannot be asked for, so it is not offered.
  await ann.page.reload();
  await ann.page.locator('.log summary').nth(1).click();
  const looks = ann.page.locator('.log details[open]').getByRole('button', { name: 'View the board at this point' });
  await looks.waitFor();
  await ann.context.setOffline(true);
  await looks.waitFor({ state: 'detached' });
  await ann.context.setOffline(false);
  await looks.waitFor();
  assert.deepEqual(errors, [[], []]);
  for (const one of [ann, eve]) await one.context.close();
});

test('a line of the log has room for words, however long its time is and whatever folds it', async (t) => {
  const { page, context } = await person(place, { width: 1366, height: 768, choices: 'board' });
  t.after(() => context.close());
  await page.goto('/icon.svg');
  const { id } = await setTable(page, { game: 'barrage', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  await page.goto(`/#/table/${id}`);
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.locator('.log-turn li').first().waitFor();
  const widths = await page.locator('.log-turn li').evaluateAll((lines) =>
    lines.map((line) => {
      const [time, fold] = [document.createElement('time'), document.createElement('button')];
      [time.textContent, fold.textContent, fold.className] = ['30 Nov, 11:52 pm', 'show less', 'log-fold'];
      line.append(time, fold);
      return (line.querySelector('details')?.clientWidth ?? 0) / Number.parseFloat(getComputedStyle(line).fontSize);
    }),
  );
  assert.ok(widths.length > 0 && widths.every((width) => width >= 9), widths.join());
});
