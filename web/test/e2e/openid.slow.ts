import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { after, before, test } from 'node:test';
import Provider from 'oidc-provider';
import type { Page } from 'playwright-core';
import { openPlace, type Place, person } from './place.ts';
import { listenForErrors } from './player.ts';
import { findWhole, SIZES } from './whole.ts';

let place: Place;
const provider = createServer();

/** A port of this machine that nobody has. */
async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

before(async () => {
  const issuer = `http://127.0.0.1:${await listening(provider)}`;
  const asking = createServer();
  const port = await listening(asking);
  await new Promise((resolve) => asking.close(resolve));
  const publicUrl = `http://127.0.0.1:${port}`;
  const clients = [{ client_id: 'madang', client_secret: 'secret', redirect_uris: [`${publicUrl}/api/account/openid/return`] }];
  provider.on('request', new Provider(issuer, { clients }).callback());
  const openid = { OPENID_ISSUER: issuer, OPENID_CLIENT_ID: 'madang', OPENID_CLIENT_SECRET: 'secret', OPENID_NAME: 'The club' };
  place = await openPlace({}, { PORT: String(port), PUBLIC_URL: publicUrl, ...openid });
});
after(async () => {
  await place.close();
  provider.closeAllConnections();
  provider.close();
});

/** Signs in at the provider's own pages, and agrees to what it asks. */
async function atProvider(page: Page, login: string): Promise<void> {
  await page.locator('input[name=login]').fill(login);
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
  await page.locator('input[name=prompt][value=consent]').waitFor({ state: 'attached' });
  await page.locator('button[type=submit]').click();
}

test('a guest signs in by the host’s provider, is the same on another device, and a refused answer is explained', async () => {
  const [here, there] = [await person(place), await person(place)];
  const errors = listenForErrors(here.page);
  await here.page.goto('/#/account');
  const button = here.page.getByRole('button', { name: 'Sign in with The club' });
  await button.waitFor();
  for (const size of SIZES) {
    await here.page.setViewportSize(size);
    await findWhole(here.page, 'openid', { ...size, theme: 'paper', language: 'en' });
  }
  await button.click();
  await atProvider(here.page, 'hana');
  await here.page.getByText('You can sign in with The club.').waitFor();
  await there.page.goto('/#/account');
  await there.page.goto('/api/account/openid/return?state=none&code=none');
  await there.page.locator('.notice', { hasText: 'You are not signed in' }).waitFor();
  await there.page.getByRole('button', { name: 'Sign in with The club' }).click();
  await atProvider(there.page, 'hana');
  await there.page.getByText('You can sign in with The club.').waitFor();
  const [one, other] = await Promise.all([here, there].map(async ({ page }) => (await page.request.get('/api/session')).json()));
  assert.deepEqual(one, other);
  assert.deepEqual(errors, []);
  await here.context.close();
  await there.context.close();
});
