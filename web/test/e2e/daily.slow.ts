import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openPlace, type Place, person } from './place.ts';
import { answer, listenForErrors, picks } from './player.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

test('without a server the deal of the date is played on this device, and counts there', async (t) => {
  const alone = await openPlace();
  t.after(() => alone.close());
  const { page, context } = await person(alone, { keepsApp: true });
  const errors = listenForErrors(page);
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await alone.stopServer();
  await page.reload();
  const deal = page.locator('.daily-card li', { hasText: 'Ludwig' });
  await deal.getByRole('button', { name: 'Play' }).click();
  await page.locator('.board').first().waitFor();
  const pick = picks(5);
  while (await answer(page, 'clicks', pick));
  await page.getByRole('link', { name: 'Daily deal results' }).click();
  await page.locator('.daily-table tbody tr').waitFor();
  await page.goto('/');
  await page.getByText('Streak: 1 day').waitFor();
  assert.equal(await deal.getByRole('button', { name: 'Play' }).count(), 0);
  assert.deepEqual(errors, []);
  await context.close();
});
