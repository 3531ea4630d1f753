import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openPlace, type Place, person } from './place.ts';
import { listenForErrors, setTable } from './player.ts';

let place: Place;
before(async () => {
  place = await openPlace();
});
after(() => place.close());

test('a note on a table is kept and stands in the lobby; a blocked player’s words are hidden, and a friend is marked', async () => {
  const [ann, ben] = [await person(place), await person(place)];
  const errors = [ann, ben].map(({ page }) => listenForErrors(page));
  const { id } = await setTable(ann.page, { game: 'siberia', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ben.page.request.post('/api/session', { data: { name: 'Ben' } });
  await ben.page.request.post(`/api/tables/${id}/join`, { data: {} });
  await ann.page.request.post(`/api/tables/${id}/start`);
  for (const { page } of [ann, ben]) await page.goto(`/#/table/${id}`);
  const { page } = ann;
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'Add a private note' }).click();
  await page.getByLabel('Private note. Only you see it.').fill('Ben likes gas');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.locator('.table-note', { hasText: 'Ben likes gas' }).waitFor();
  assert.equal(await ben.page.getByText('Ben likes gas').count(), 0);
  await ben.page.getByRole('tab', { name: 'Chat' }).click();
  await ben.page.locator('.chat input').fill('a word of mine');
  await ben.page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.locator('.chat').getByText('a word of mine').waitFor();
  await page.getByRole('button', { name: 'About Ben' }).click();
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByRole('button', { name: 'Unblock' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.chat').getByText('(muted)').waitFor();
  await page.goto('/#/');
  await page.locator('.row-note', { hasText: 'Ben likes gas' }).waitFor();
  await page.goto('/#/account');
  await page.getByRole('link', { name: 'Ben' }).click();
  await page.getByRole('button', { name: 'Add friend' }).click();
  await page.getByRole('button', { name: 'Remove friend' }).waitFor();
  assert.equal(await page.getByRole('button', { name: 'Unblock' }).count(), 0);
  assert.deepEqual(errors, [[], []]);
  for (const { context } of [ann, ben]) await context.close();
});
