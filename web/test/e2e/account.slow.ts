import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, test } from 'node:test';
import { Person } from '@madang/wire';
import type { Page } from 'playwright-core';
import { doHosting } from '../../../server/api/cli/admin.ts';
import { PASSWORD } from './account.ts';
import { openPlace, type Place, person } from './place.ts';
import { listenForErrors, setTable } from './player.ts';
import { findWhole, SIZES } from './whole.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

/** Gives a page an authenticator of its own, which says yes at once. */
async function authenticator(page: Page) {
  const line = await page.context().newCDPSession(page);
  await line.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await line.send('WebAuthn.addVirtualAuthenticator', { options });
  const credentials = async () => (await line.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  const hold = async (credential: Awaited<ReturnType<typeof credentials>>[number]): Promise<void> => {
    await line.send('WebAuthn.clearCredentials', { authenticatorId });
    await line.send('WebAuthn.addCredential', { authenticatorId, credential });
  };
  return { credentials, hold };
}

test('a guest makes an account with a passkey, and signs in with it at another browser', async () => {
  // passkeys are tied to a name, and browsers take none for a bare number
  const named = { ...place, server: { ...place.server, url: place.server.url.replace('127.0.0.1', 'localhost') } };
  const here = await person(named);
  const there = await person(named);
  const errors = [listenForErrors(here.page), listenForErrors(there.page)];
  const table = await setTable(here.page, { game: 'siberia', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await here.page.goto('/#/account');
  const first = await authenticator(here.page);
  await here.page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await here.page.getByText('You can now sign in with this passkey.').first().waitFor();
  await here.page.getByRole('heading', { name: 'Your devices' }).waitFor();
  const [credential, ...others] = await first.credentials();
  assert.ok(credential);
  assert.deepEqual([others, credential.isResidentCredential, credential.rpId], [[], true, 'localhost']);

  await there.page.goto('/#/account');
  const second = await authenticator(there.page);
  const signIn = there.page.getByRole('button', { name: 'Sign in with a passkey' });
  await second.hold({ ...credential, privateKey: await anotherKey(here.page) });
  await signIn.click();
  await there.page.getByText('This passkey is unknown here').first().waitFor();
  await second.hold(credential);
  await signIn.click();
  await there.page.locator(`.table-row[href*="${table.id}"]`).first().waitFor();

  await here.page.getByRole('button', { name: 'Remove' }).click();
  await here.page.getByText('Without this passkey you could not sign in again.').first().waitFor();
  assert.deepEqual(errors, [[], []]);
  await here.context.close();
  await there.context.close();
});

/** A private key that nobody knows here (PKCS #8, in base64). */
function anotherKey(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign']);
    const bytes = new Uint8Array(await crypto.subtle.exportKey('pkcs8', pair.privateKey));
    return btoa(String.fromCharCode(...bytes));
  });
}

test('a host hears of rude words, whoever reported them reads them no more, and everybody is told something', async () => {
  const [host, reporter, rude] = await Promise.all([person(place), person(place), person(place)]);
  const table = await setTable(reporter.page, { game: 'siberia', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await rude.page.goto('/');
  await rude.page.locator('.open-file').waitFor();
  await rude.page.request.post(`/api/tables/${table.id}/join`, { data: {} });
  await reporter.page.request.post(`/api/tables/${table.id}/start`);
  for (const { page } of [reporter, rude]) {
    await page.goto(`/#/table/${table.id}`);
    await page.getByRole('tab', { name: 'Chat' }).click();
  }
  await rude.page.getByLabel('Write a message').fill('something rude');
  await rude.page.keyboard.press('Enter');
  await reporter.page.getByText('something rude').first().waitFor();
  await reporter.page.getByRole('button', { name: /^About/ }).click();
  await reporter.page.getByRole('button', { name: 'Mute' }).click();
  await reporter.page.getByLabel('What happened?').fill('rude words');
  await reporter.page.getByRole('button', { name: 'Report to the admin' }).click();
  await reporter.page.getByText('The admin of this server will read it.').first().waitFor();
  await reporter.page.getByText('(muted)').first().waitFor();

  await host.page.goto('/');
  await host.page.locator('.open-file').waitFor();
  const me = Person.parse(await (await host.page.request.get('/api/session')).json());
  await doHosting({ dataFolder: place.folder, databaseUrl: undefined }, 'admin', [me.id]);
  await host.page.goto('/#/admin');
  await host.page.getByText('rude words').first().waitFor();
  for (const size of SIZES) {
    await host.page.setViewportSize(size);
    await findWhole(host.page, 'host', { ...size, theme: 'paper', language: 'en' });
  }
  await host.page.getByRole('button', { name: 'Mark as resolved' }).click();
  await host.page.getByText('There are no reports.').first().waitFor();
  await host.page.getByLabel('Announcement').fill('Be kind.');
  await host.page.getByRole('button', { name: 'Announce' }).click();
  await reporter.page.reload();
  await reporter.page.getByText('Be kind.').first().waitFor();
  for (const { context } of [host, reporter, rude]) await context.close();
});

test('before a passkey is added to an account, whoever signed in long ago shows again who they are', async () => {
  const named = { ...place, server: { ...place.server, url: place.server.url.replace('127.0.0.1', 'localhost') } };
  const { page, context } = await person(named);
  await page.goto('/#/account');
  await authenticator(page);
  const keep = page.locator('.account-ways section').first();
  await keep.getByLabel('Username').fill('yuna');
  await keep.getByLabel('New password').fill(PASSWORD);
  await keep.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('You are signed in as yuna.').first().waitFor();
  assert.equal(await page.getByText('Confirm that it is you').count(), 0, 'this browser has just come');
  const file = new DatabaseSync(join(place.folder, 'madang.sqlite'));
  file.exec('pragma busy_timeout = 10000; update sessions set created_at = created_at - 3600000');
  file.close();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page
    .getByText(/signed in within the last 10 minutes/)
    .first()
    .waitFor();
  await page.reload();
  const again = page.locator('section', { hasText: 'Confirm that it is you' }).last();
  await again.getByLabel('Password').fill(PASSWORD);
  await again.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Confirm that it is you').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('You can now sign in with this passkey.').first().waitFor();
  await context.close();
});

test('an account makes an API token, which is shown once and named in the list until it is revoked', async () => {
  const { page, context } = await person(place);
  const errors = listenForErrors(page);
  await page.goto('/#/account');
  const keep = page.locator('.account-ways section').first();
  await keep.getByLabel('Username').fill('tova');
  await keep.getByLabel('New password').fill(PASSWORD);
  await keep.getByRole('button', { name: 'Create account' }).click();
  const section = page.locator('.api-tokens');
  await section.getByText('Create a token').click();
  await section.getByLabel('Name').fill('Random player');
  await section.getByLabel('Password').first().fill(PASSWORD);
  await section.getByRole('button', { name: 'Create token' }).click();
  const shown = section.getByRole('textbox', { name: 'The token “Random player”' });
  await shown.waitFor();
  const token = await shown.inputValue();
  assert.match(token, /^mdg_[\w-]{43}$/);
  await section.getByText('Never used').waitFor();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await findWhole(page, 'token', { ...size, theme: 'paper', language: 'en' });
  }
  const ask = () => fetch(`${place.server.url}/api/session`, { headers: { authorization: `Bearer ${token}` } });
  assert.equal((await ask()).status, 200);
  await page.reload();
  await section.getByText(/Last used/).waitFor();
  assert.equal(await shown.count(), 0, 'a token is shown once');
  await section.getByRole('button', { name: 'Revoke the token “Random player”' }).click();
  await section.locator('li').waitFor({ state: 'detached' });
  assert.equal((await ask()).status, 401);
  assert.deepEqual(errors, []);
  await context.close();
});
