import assert from 'node:assert/strict';
import { test } from 'node:test';
import { person } from './place.ts';
import { answer, beginMatch, picks, setTable } from './player.ts';
import { blockStorage, later, laterAnew, PASS, page, place, says, way } from './silence.ts';

test('where storage is blocked the page works, a match is played, and it is said what is lost', async () => {
  await blockStorage();
  await beginMatch(page, 'offline', ['me', 'bot/random']);
  await says(/blocks site data, so the game is lost when you close the page/);
  const pick = picks(5);
  for (let i = 0; i < 4; i++) await answer(page, 'keys', pick);
  await page.goto('/#/settings');
  await says(/blocks site data, so these settings last only until you close the page/);
  await page.goto('/#/');
  await page.locator('.tables.going li').first().waitFor();
});

test('a server whose answers never come is said to be silent, and the lobby goes on by itself', async () => {
  await page.clock.install();
  way.fate = { ...way.fate, requests: (path) => (path.startsWith('/api/') ? 'hang' : 'pass') };
  await page.goto('/');
  await page.locator('.game-card').first().waitFor();
  await later(7);
  await says('This is taking longer than usual.');
  await later(10);
  await says('The server is not responding. The page reconnects on its own.');
  way.fate = { ...way.fate, requests: PASS };
  await later(20);
  await page.getByRole('heading', { name: 'Open tables' }).waitFor();
});

test('a server that goes down under the lobby is said to be away, and its tables come back by themselves', async () => {
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('heading', { name: 'Open tables' }).waitFor();
  way.fate = { requests: () => 'refuse', sockets: 'refuse' };
  way.cut();
  await later(5);
  await says(/The server is not responding/);
  way.fate = { requests: PASS, sockets: 'pass' };
  await later(35);
  await page.getByText(/The server is not responding/).waitFor({ state: 'detached' });
});

for (const [what, fate] of [
  ['refuses', 'refuse'],
  ['swallows', 'hang'],
] as const) {
  test(`where something ${what} WebSockets a table says so, and opens by itself when they pass`, async () => {
    const { id } = await setTable(page, { game: 'siberia', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
    await page.clock.install();
    way.fate = { ...way.fate, sockets: fate };
    const asked = page.waitForEvent('websocket');
    await page.goto(`/#/table/${id}`);
    await asked;
    await later(12);
    await says(/The server is up, but the live connection \(WebSocket\) cannot open/);
    way.fate = { ...way.fate, sockets: 'pass' };
    await later(20);
    await page.locator('.table').waitFor();
  });
}

test('a table whose WebSocket is cut says why it stands still', async () => {
  const { id } = await setTable(page, { game: 'siberia', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  way.fate = { ...way.fate, sockets: 'pass' };
  await page.clock.install();
  let cut = (): void => undefined;
  await page.routeWebSocket(/api\/socket/, (route) => {
    const server = route.connectToServer();
    cut = () => {
      void server.close();
      void route.close();
    };
  });
  await page.goto(`/#/table/${id}`);
  await page.locator('.table').waitFor();
  way.fate = { ...way.fate, sockets: 'refuse' };
  cut();
  await says('Connection lost. Reconnecting…');
  await later(7);
  await says(/live connection \(WebSocket\) is blocked/);
});

for (const [what, fate] of [
  ['fails', 'refuse'],
  ['hangs', 'hang'],
] as const) {
  test(`a page whose main part ${what} says so in the reader’s language, and goes on by itself`, async () => {
    const { page, context } = await person({ ...place, server: { ...place.server, url: way.url } }, { language: 'ko' });
    await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { get: () => ['ko-KR', 'en'] }));
    await page.clock.install();
    let blocked = true;
    way.fate = { ...way.fate, requests: (path) => (blocked && /\/assets\/main-.*\.js/.test(path) ? fate : 'pass') };
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('.start').waitFor({ state: 'attached' });
    // What fails is said at once, and what hangs once it is late.
    if (fate === 'hang') await later(9, page);
    await says('마당을 아직 불러오지 못했습니다', page);
    await page.getByText('Madang has not loaded yet').waitFor({ state: 'hidden' });
    blocked = false;
    await laterAnew(40, page);
    await page.locator('.game-card').first().waitFor();
    await context.close();
  });
}

test('a part that was missing while there was no network is there as soon as it is asked for again', async () => {
  const { page, context } = await person(place);
  const faults: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/faults') && faults.push(request.postData() ?? ''));
  // On a slow machine the page would have fetched it before, while it was idle.
  await page.route('**/assets/Coach-*.js', (route) => route.abort());
  await page.goto('/');
  await page.locator('.game-card').first().waitFor();
  await page.clock.install();
  await beginMatch(page, 'offline', ['me', 'bot/random'], 'siberia');
  await page.locator('.chip:enabled').first().waitFor();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Ask the coach' }).click();
  await page.locator('.toast').waitFor();
  assert.equal(await page.locator('.chip:enabled').first().isVisible(), true, 'the table stays');
  await page.evaluate(() => (window.location.hash = '#/settings'));
  await page.locator('.message-page').waitFor();
  await page.evaluate(() => (window.location.hash = '#/'));
  await page.locator('.page').waitFor();
  await context.setOffline(false);
  await page.clock.runFor(1_500);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => (window.location.hash = '#/settings'));
  const shown = page.locator('.settings');
  for (let tries = 0; tries < 20 && !(await shown.isVisible()); tries++) {
    await page.clock.runFor(50).catch(() => undefined);
    await page.waitForTimeout(100);
  }
  await page.clock.resume();
  await shown.waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('a window whose part could not be fetched says so where it opens, and is there by itself with the network', async () => {
  let blocked = true;
  way.fate = { ...way.fate, requests: (path) => (blocked && /MatDialog/.test(path) ? 'refuse' : 'pass') };
  await beginMatch(page, 'offline', ['me', 'bot/random'], 'siberia');
  const mat = page.getByRole('dialog').locator('.mat').first();
  const open = () => page.locator('.player-open').first().click();
  await open();
  await says(/Part of Madang could not load because the server is not responding/);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await open();
  await says(/Part of Madang could not load because the server is not responding/);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  blocked = false;
  await mat.waitFor();
  assert.ok(await page.evaluate(() => 'isSamePage' in window), 'no page was loaded anew for it');
});

test('a style sheet that could not be fetched is there once the server answers', async () => {
  let blocked = true;
  way.fate = { ...way.fate, requests: (path) => (blocked && /SettingsPage-.*\.css/.test(path) ? 'refuse' : 'pass') };
  await page.goto('/');
  await page.locator('.game-card').first().waitFor();
  await page.evaluate(() => (window.location.hash = '#/settings'));
  await page.locator('.message-page').waitFor();
  await page.evaluate(() => (window.location.hash = '#/'));
  await page.locator('.game-card').first().waitFor();
  blocked = false;
  const isStyled = (): boolean => [...document.styleSheets].some(({ href, cssRules }) => href?.includes('SettingsPage') && cssRules.length > 0);
  await page.waitForFunction(isStyled);
  await page.evaluate(() => (window.location.hash = '#/settings'));
  await page.locator('.settings').waitFor();
});
