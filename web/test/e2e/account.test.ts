import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { PASSWORD, signIn } from './account.ts';
import { openPlace, type Place, person } from './place.ts';
import { listenForErrors, setTable } from './player.ts';
import { findWhole, SIZES } from './whole.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

test('a guest at a table becomes an account, goes on at another device, and ends that from the first', async () => {
  const here = await person(place);
  const there = await person(place);
  const errors = [listenForErrors(here.page), listenForErrors(there.page)];
  const table = await setTable(here.page, { game: 'siberia', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await here.page.goto('/#/account');
  const keep = here.page.locator('.account-ways section').first();
  await keep.getByLabel('Username').fill('hana');
  await keep.getByLabel('New password').fill(PASSWORD);
  await keep.getByRole('button', { name: 'Create account' }).click();
  await here.page.getByText('You are signed in as hana.').first().waitFor();

  const own = await setTable(there.page, { game: 'siberia', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await signIn(there.page, 'Hana');
  for (const id of [table.id, own.id]) await there.page.locator(`.table-row[href*="${id}"]`).first().waitFor();
  await there.page.goto(`/#/table/${own.id}`);
  await there.page
    .getByRole('button', { name: /^Start/ })
    .first()
    .waitFor();

  await here.page.reload();
  await here.page.locator('.account-list li').nth(1).waitFor();
  for (const size of SIZES) {
    await here.page.setViewportSize(size);
    await findWhole(here.page, 'member', { ...size, theme: 'paper', language: 'en' });
  }
  await here.page.getByLabel('Time zone').selectOption('Asia/Seoul');
  await here.page.getByLabel('Time zone').and(here.page.locator(':enabled')).waitFor();
  const [download] = await Promise.all([here.page.waitForEvent('download'), here.page.getByText('Download your data').click()]);
  const file = await (await download.createReadStream()).toArray();
  const everything: unknown = JSON.parse(Buffer.concat(file).toString());
  assert.match(JSON.stringify(everything), /"login":"hana".*"zone":"Asia|"zone":"Asia\/Seoul".*"login":"hana"/);
  await here.page.getByRole('button', { name: 'Sign out this device' }).click();
  await here.page.locator('.account-list li').nth(1).waitFor({ state: 'detached' });
  await there.page.goto('/#/account');
  await there.page.reload();
  await there.page.locator('.account-ways').waitFor();
  assert.deepEqual(errors, [[], []]);
  await here.context.close();
  await there.context.close();
});

test('a wrong password is said in words, and the form stays as it was typed', async () => {
  const { page, context } = await person(place);
  await page.goto('/#/account');
  const form = page.locator('.account-ways section').nth(1);
  await form.getByLabel('Username').fill('nobody');
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('The username or password is wrong.').first().waitFor();
  assert.equal(await form.getByLabel('Username').inputValue(), 'nobody');
  await context.close();
});
