import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openPlace, type Place, person } from './place.ts';
import { listenForErrors, setTable } from './player.ts';

let place: Place;
before(async () => {
  place = await openPlace();
});
after(() => place.close());

const openTable = (page: Page) => setTable(page, { game: 'siberia', seats: [{ kind: 'me' }, { kind: 'open' }] });

/** The requests for lists of tables and tournaments that a page sends from now on. */
function listRequests(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/api\/(tables|cups)$/.test(pathname) && request.method() === 'GET') asked.push(pathname);
  });
  return asked;
}

const named = async ({ page }: { readonly page: Page }, name: string): Promise<void> => {
  await page.request.post('/api/session', { data: { name } });
};

const rowOf = (page: Page, name: string) => page.locator('.table-row', { hasText: name });

test('a table appears in an open lobby, fills and goes without the page asking; so does a turn', async () => {
  const [ann, ben] = [await person(place), await person(place)];
  const errors = [ann, ben].map(({ page }) => listenForErrors(page));
  await named(ann, 'Ann');
  await named(ben, 'Ben');
  const asked = [ann, ben].map(({ page }) => listRequests(page));
  await ben.page.goto('/');
  await ben.page.locator('.tables .empty').first().waitFor();
  const { id } = await openTable(ann.page);
  await rowOf(ben.page, 'Ann').waitFor();
  await ann.page.request.post(`/api/tables/${id}/leave`);
  await rowOf(ben.page, 'Ann').waitFor({ state: 'detached' });
  const second = await openTable(ann.page);
  await rowOf(ben.page, 'Ann').waitFor();
  await ann.page.goto('/');
  await ben.page.request.post(`/api/tables/${second.id}/join`, { data: {} });
  await rowOf(ann.page, 'Ben').waitFor();
  await ben.page.locator('.going .table-row', { hasText: 'Ann' }).waitFor();
  await ann.page.request.post(`/api/tables/${second.id}/start`);
  await Promise.race([ann, ben].map(({ page }) => page.locator('.going .tag', { hasText: 'Your turn' }).waitFor()));
  await ann.page.request.post(`/api/tournaments`, {
    data: {
      name: 'Spring',
      game: 'siberia',
      seats: 2,
      people: 2,
      rounds: 1,
      clock: { kind: 'live', minutes: 45, increment: 20, out: 'seat' },
    },
  });
  await rowOf(ben.page, 'Spring').waitFor();
  assert.deepEqual(asked, [[], []]);
  assert.deepEqual(errors.flat(), []);
  for (const { context } of [ann, ben]) await context.close();
});

test('where no socket comes through, the lobby asks by itself, and follows once one does', async () => {
  const [ann, ben] = [await person(place), await person(place)];
  await named(ann, 'Cat');
  let blocked = true;
  await ben.page.routeWebSocket(/\/api\/socket/, (socket) => {
    if (blocked) socket.close();
    else socket.connectToServer();
  });
  const asked = listRequests(ben.page);
  const { id } = await openTable(ann.page);
  await ben.page.goto('/');
  await rowOf(ben.page, 'Cat').waitFor();
  assert.ok(asked.length > 0);
  blocked = false;
  await ben.page.evaluate(() => window.dispatchEvent(new Event('online')));
  await ann.page.request.post(`/api/tables/${id}/leave`);
  await rowOf(ben.page, 'Cat').waitFor({ state: 'detached', timeout: 20_000 });
  for (const { context } of [ann, ben]) await context.close();
});
