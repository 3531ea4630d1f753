import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openPlace, type Place, person } from './place.ts';
import { openWay } from './way.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

test('the app lives below a path: its parts, its questions, its socket, its link and its manifest', async (t) => {
  const below = await openWay(place.server.url, '/games/madang');
  t.after(() => below.close());
  const there = await person({ ...place, server: { ...place.server, url: below.url } });
  t.after(() => there.context.close());
  const lost: string[] = [];
  there.page.on('response', (response) => response.status() >= 400 && lost.push(response.url()));
  await there.page.goto(`${below.url}/#/new/online/siberia`);
  await there.page.locator('.seat-field select').nth(1).selectOption('invited');
  await there.page.locator('.new-table button[type=submit]').click();
  const link = await there.page.locator('.invite input').inputValue();
  assert.ok(link.startsWith(`${below.url}/join/`), link);
  await there.page.goto(link);
  await there.page.locator('.invite-card').waitFor();
  assert.match(there.page.url(), new RegExp(`^${below.url}/#/table/[\\w-]+\\?invitation=[\\w-]+$`), 'the page shows its own address');
  const manifest = await there.page.request.get(`${below.url}/manifest.webmanifest`);
  assert.equal(new URL((await manifest.json()).start_url, manifest.url()).href, `${below.url}/`);
  assert.deepEqual(lost, []);
});

test('below a path the app is kept for a server that is away, also where its proxy answers for it', async (t) => {
  const below = await openWay(place.server.url, '/games/madang');
  t.after(() => below.close());
  const there = await person({ ...place, server: { ...place.server, url: below.url } }, { keepsApp: true });
  t.after(() => there.context.close());
  await there.page.goto(`${below.url}/`);
  await there.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  below.fate = { requests: () => 'refuse', sockets: 'refuse' };
  await there.page.goto('about:blank');
  await there.page.goto(`${below.url}/`);
  await there.page.getByText(/The server is not responding/).waitFor();
  await there.page.goto(`${below.url}/g/siberia`);
  await there.page.locator('.first-page section').first().waitFor();
  assert.equal(there.page.url(), `${below.url}/#/rules/siberia`);
});
