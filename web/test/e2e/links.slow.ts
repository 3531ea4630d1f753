import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { openPlace, type Place, person } from './place.ts';
import { setTable } from './player.ts';

let place: Place;

before(async () => {
  place = await openPlace({}, { EMBEDDING: 'yes' });
});
after(() => place.close());

test('the account page makes the address of one’s calendar, which works until it is revoked there', async () => {
  const { page, context } = await person(place);
  await page.goto('/#/account');
  const part = page.locator('section.calendar');
  await part.getByRole('button', { name: 'Create an address' }).click();
  const address = await part.locator('input').inputValue();
  const read = await fetch(address);
  assert.equal(read.headers.get('content-type'), 'text/calendar; charset=utf-8');
  assert.match(await read.text(), /^BEGIN:VCALENDAR\r\n/);
  await page.reload();
  await part.getByText(/address was created on/).waitFor();
  assert.equal(await part.locator('input').count(), 0, 'it is shown once');
  await part.getByRole('button', { name: 'Revoke' }).click();
  await part.getByRole('button', { name: 'Create an address' }).waitFor();
  assert.equal((await fetch(address)).status, 404);
  await context.close();
});

test('a page of another site shows a public table in a frame, without a session and without an error', async (t) => {
  const ann = await person(place);
  const { id } = await setTable(ann.page, { game: 'barrage', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const link = `${place.server.url}/t/${id}`;
  const { html } = await (await fetch(`${place.server.url}/oembed?url=${encodeURIComponent(link)}`)).json();
  const site = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(`<!doctype html><body>${html}</body>`));
  await new Promise<void>((done) => site.listen(0, 'localhost', done));
  t.after(() => site.close());
  const where = site.address();
  const port = typeof where === 'object' ? where?.port : undefined;
  const reader = await person(place);
  const errors: string[] = [];
  reader.page.on('console', (message) => message.type() === 'error' && !/favicon/.test(message.location().url) && errors.push(message.text()));
  await reader.page.goto(`http://localhost:${port}/`);
  const frame = reader.page.frameLocator('iframe');
  await frame.getByRole('heading', { name: /invites you to Barrage/ }).waitFor();
  assert.ok(await frame.locator('img').evaluate((picture: HTMLImageElement) => picture.decode().then(() => picture.naturalWidth === 1200)));
  assert.deepEqual(errors, []);
  assert.deepEqual(
    (await reader.context.cookies()).filter(({ name }) => name === 'madang'),
    [],
  );
  for (const { context } of [ann, reader]) await context.close();
});
