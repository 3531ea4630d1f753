import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openPlace, type Place, person } from './place.ts';
import { listenForErrors } from './player.ts';
import { findWhole, SIZES } from './whole.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

test('a cup is made, somebody joins by the lobby, and its page leads to the tables that it made', async () => {
  const [here, there] = [await person(place), await person(place)];
  const errors = [listenForErrors(here.page), listenForErrors(there.page)];
  await here.page.goto('/');
  await here.page.getByRole('link', { name: 'New tournament' }).click();
  await here.page.getByLabel('Tournament name').fill('Spring cup');
  await here.page.getByLabel('Players per table').selectOption('2');
  await here.page.getByLabel('Players needed').selectOption('2');
  await here.page.getByRole('button', { name: 'Create tournament' }).click();
  await here.page.getByText('It starts when one more player joins.').waitFor();
  const [size] = SIZES;
  await findWhole(here.page, 'cup', { ...size, theme: 'paper', language: 'en' });

  await there.page.goto('/');
  await there.page.getByRole('link', { name: 'Spring cup' }).click();
  await there.page.getByRole('button', { name: 'Join' }).click();
  await there.page.locator('.cup-round .table-row').waitFor();
  assert.equal(await there.page.locator('.cup-table tbody tr').count(), 2);
  for (const one of SIZES) {
    await there.page.setViewportSize(one);
    await findWhole(there.page, 'cup', { ...one, theme: 'paper', language: 'en' });
  }
  await there.page.locator('.cup-round .table-row').click();
  await there.page.locator('.board').first().waitFor();
  assert.deepEqual(errors.flat(), []);
  for (const { context } of [here, there]) await context.close();
});
