import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DailyDeals } from '@madang/wire';
import { openPlace, type Place, person } from './place.ts';
import { answer, listenForErrors, picks } from './player.ts';
import { findWhole, SIZES } from './whole.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

test('a press in the lobby starts the deal of the day, and the lobby leads back to it; its list is whole', async () => {
  const { page, context } = await person(place);
  const errors = listenForErrors(page);
  await page.goto('/');
  const deal = page.locator('.daily-card li', { hasText: 'Ludwig' });
  await deal.getByRole('button', { name: 'Play' }).click();
  await page.locator('.board').first().waitFor();
  await answer(page, 'clicks', picks(3));
  const table = page.url();
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByText('Your first attempt counts').waitFor();
  assert.equal(await page.getByText('Request undo').count(), 0);
  const today = DailyDeals.parse(await (await page.request.get('/api/deals')).json());
  assert.match(table, new RegExp(`${today.deals.find(({ game }) => game === 'ludwig')?.mine?.table}$`));
  await page.goto('/');
  await deal.getByRole('link', { name: 'Continue' }).click();
  await page.locator('.board').first().waitFor();
  assert.equal(page.url(), table);
  await page.goto('/');
  await deal.getByRole('link', { name: 'Results' }).click();
  await page.getByRole('heading', { name: 'No one has finished this deal' }).waitFor();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await findWhole(page, 'daily', { ...size, theme: 'paper', language: 'en' });
  }
  assert.deepEqual(errors, []);
  await context.close();
});
