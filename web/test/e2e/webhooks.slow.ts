import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { doHosting } from '../../../server/api/cli/admin.ts';
import { webServer } from '../../../server/test/support/receivers.ts';
import { openPlace, type Place, person, wear } from './place.ts';
import { listenForErrors, setTable } from './player.ts';
import { findWhole, LOADED_ON } from './whole.ts';

let place: Place;

before(async () => {
  place = await openPlace({}, { PUBLIC_URL: 'https://play.example', WEBHOOK_ALLOWED_NETS: '127.0.0.1' });
});
after(() => place.close());

const PASSWORD = 'a quiet courtyard';

/** Makes the page's person an admin who looks at the admin page. */
async function becomeAdmin(page: Page): Promise<void> {
  await page.goto('/#/account');
  const keep = page.locator('.account-ways section').first();
  await keep.getByLabel('Username').fill('hana');
  await keep.getByLabel('New password').fill(PASSWORD);
  await keep.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('You are signed in as hana.').first().waitFor();
  await doHosting({ dataFolder: place.folder, databaseUrl: undefined }, 'admin', ['hana']);
  await page.goto('/#/admin');
  await page.getByRole('heading', { name: 'Webhooks' }).waitFor();
}

const rowOf = (page: Page, name: string): Locator => page.locator('.webhooks li', { hasText: name });

async function addWebhook(page: Page, program: string, name: string, address: string): Promise<void> {
  const form = page.locator('.webhooks form').last();
  if (!(await form.isVisible())) await page.getByText('Add a webhook…').click();
  await form.getByLabel('Program').selectOption({ label: program });
  await form.getByLabel('Webhook address').fill(address);
  await form.getByLabel('Name (for admins)').fill(name);
  if (program !== 'Slack') await form.getByLabel('Turns in turn-based games').check();
  await form.getByRole('button', { name: 'Add' }).click();
  await rowOf(page, name).waitFor();
}

test('an admin adds a webhook, tries it out, and its channel hears of the next table; a player links their ID', async (t) => {
  const web = await webServer(t);
  web.answer.by = () => ({ status: 200, body: { id: '77' } });
  const host = await person(place);
  const errors = listenForErrors(host.page);
  await becomeAdmin(host.page);
  await addWebhook(host.page, 'Discord', 'Club news', `${web.url}/discord`);
  const row = rowOf(host.page, 'Club news');
  assert.match(await row.innerText(), /Discord · 127\.0\.0\.1:\d+\s+New public tables · Results · Tournaments · Turns in turn-based games/);
  await row.getByRole('button', { name: 'Send a test message' }).click();
  assert.match((await web.inbox.next()).body.toString(), /Test message from Madang/);
  await host.page.getByText('Sent. It should be in the channel now.').first().waitFor();

  const table = await setTable(host.page, { game: 'siberia', seats: [{ kind: 'me' }, { kind: 'open' }] });
  assert.match((await web.inbox.next()).body.toString(), new RegExp(`Open table.*Siberia.*/t/${table.id}`));

  await host.page.goto('/#/account');
  await host.page.getByLabel('Discord user ID').fill('123456789012345678');
  await host.page.locator('.chat-names').getByRole('button', { name: 'Save' }).click();
  await host.page.getByText('Saved.').first().waitFor();
  await host.page.reload();
  await host.page.getByLabel('Discord user ID').waitFor();
  assert.equal(await host.page.getByLabel('Discord user ID').inputValue(), '123456789012345678');
  await host.page.goto('/#/admin');
  await row.getByRole('button', { name: 'Change' }).click();
  await row.getByLabel('Language of the messages').selectOption('ko');
  await row.getByLabel('Turns in turn-based games').uncheck();
  await row.getByRole('button', { name: 'Save' }).click();
  await host.page.locator('.webhooks li form').waitFor({ state: 'detached' });
  await row.getByRole('button', { name: 'Send a test message' }).click();
  assert.match((await web.inbox.next()).body.toString(), /마당 테스트 메시지/);
  await row.getByRole('button', { name: 'Remove' }).click();
  await row.waitFor({ state: 'detached' });
  assert.deepEqual(errors, []);
  await host.context.close();
});

test('the secret of a plain webhook is shown once, and a program that does not answer is reported', async (t) => {
  const web = await webServer(t);
  const { page, context } = await person(place);
  await page.goto('/#/account');
  const signIn = page.locator('.account-ways section').nth(1);
  await signIn.getByLabel('Username').fill('hana');
  await signIn.getByLabel('Password').fill(PASSWORD);
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('.open-file').waitFor();
  await page.goto('/#/admin');
  await addWebhook(page, 'Plain JSON', 'Our page', `${web.url}/json`);
  assert.match(await page.getByLabel('Signing secret').inputValue(), /^[\w-]{43}$/);
  await page.reload();
  const row = rowOf(page, 'Our page');
  await row.waitFor();
  assert.equal(await page.getByLabel('Signing secret').count(), 0);
  web.answer.status = 500;
  await row.getByRole('button', { name: 'Send a test message' }).click();
  await page.getByText('The message did not arrive. Check the address.').first().waitFor();
  for (const language of ['en', 'ko', 'zh'] as const) {
    await wear(page, { language });
    await page.goto('/#/admin');
    await page.locator('.webhooks li').first().waitFor();
    await page.locator('.webhooks details summary').click();
    await page.locator('.webhooks form select').first().selectOption('matrix');
    await page.locator('.webhooks li button').nth(1).click();
    for (const size of LOADED_ON) {
      await page.setViewportSize(size);
      await findWhole(page, 'webhooks', { ...size, theme: 'paper', language });
    }
  }
  await context.close();
});
