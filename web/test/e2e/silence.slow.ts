import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, beginMatch, picks, setTable } from './player.ts';
import { context, later, PASS, page, says, way } from './silence.ts';

test('where storage is full a match is played all the same, and it is said what is lost', async () => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('exceeded the quota', 'QuotaExceededError');
    };
  });
  await beginMatch(page, 'offline', ['me', 'bot/random']);
  await says(/no storage left, so the game is lost when you close the page/);
  await answer(page, 'clicks', picks(5));
});

test('where cookies are blocked the page says so, and asks for no guest', async () => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { get: () => false }));
  await page.goto('/');
  await says(/blocks cookies/);
});

test('a page whose script never comes says so', async () => {
  way.fate = { ...way.fate, requests: (path) => (path.endsWith('.js') ? 'refuse' : 'pass') };
  await page.goto('/');
  await page.locator('.start').waitFor({ state: 'attached' });
  assert.ok(!(await page.locator('.start').isVisible()), 'at first it is only slow');
  await page.evaluate(() => document.getAnimations().map((one) => one.finish()));
  await says('Madang has not loaded yet');
});

test('a part that does not load because the server is away is not called a new version, and comes by itself', async () => {
  await page.clock.install();
  await page.goto('/');
  await page.locator('.game-card').first().waitFor();
  way.fate = { ...way.fate, requests: () => 'refuse' };
  await page.goto('/#/settings');
  await says('Part of this page could not load');
  await says(/Part of Madang could not load because the server is not responding/);
  assert.equal(await page.getByText('has been updated').count(), 0);
  way.fate = { ...way.fate, requests: PASS };
  await later(5);
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
});

test('a part that hangs is said to be late', async () => {
  await page.clock.install();
  await page.goto('/');
  await page.locator('.game-card').first().waitFor();
  way.fate = { ...way.fate, requests: (path) => (path.includes('SettingsPage') ? 'hang' : 'pass') };
  await page.goto('/#/settings');
  await page.locator('.loading').waitFor();
  await later(7);
  await says('This is taking longer than usual.');
  way.fate = { ...way.fate, requests: PASS };
  await later(40);
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
});

test('a language that cannot be loaded leaves the page in the old one', async () => {
  await page.goto('/#/settings');
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  way.fate = { ...way.fate, requests: (path) => (/\/assets\/page-/.test(path) ? 'refuse' : 'pass') };
  await page.getByRole('radio', { name: '한국어' }).click();
  await says('This language could not load.');
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
});

test('without a clipboard the link to a table is marked, and it is said what to press', async () => {
  const { id } = await setTable(page, { game: 'siberia', seats: [{ kind: 'me' }, { kind: 'invited' }] });
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto(`/#/table/${id}`);
  await page.getByRole('button', { name: 'Copy' }).click();
  await says('The link is selected. Press Ctrl + C to copy it.');
  const marked = await page.evaluate(() => String(document.getSelection()));
  assert.equal(marked, await page.locator('.invite input').inputValue());
});

test('keys are read by the key in every layout', async () => {
  await beginMatch(page, 'offline', ['me', 'bot/random']);
  await page.locator('.chip:enabled').first().waitFor();
  const press = (key: string, code: string, shiftKey = false) =>
    page.evaluate((init) => document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true })), { key, code, shiftKey });
  const undo = page.locator('[aria-keyshortcuts="u"]:enabled');
  await press('&', 'Digit1');
  await undo.waitFor();
  await press('г', 'KeyU');
  await undo.waitFor({ state: 'detached' });
  await press('１', 'Digit1');
  await undo.waitFor();
  await press('？', 'Slash', true);
  await page.getByRole('dialog').waitFor();
  await says('They work on every keyboard layout, even with Caps Lock on.');
});

test('a rulebook whose parts cannot be fetched says so, and the page goes on hearing its reader', async () => {
  const unheard: Error[] = [];
  page.on('pageerror', (error) => unheard.push(error));
  await page.goto('/#/rules/barrage');
  await page.locator('.other-rules').waitFor();
  await context.setOffline(true);
  await page.locator('.other-rules a', { hasText: 'Ludwig' }).click();
  await says('Part of this page could not load');
  assert.deepEqual(unheard, []);
  await context.setOffline(false);
});
