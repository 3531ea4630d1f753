import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SHELF } from '@madang/games';
import { openPlace, type Place, person, wear } from './place.ts';
import { answer, beginMatch, listenForErrors, picks, pressByHand, setTable } from './player.ts';
import { findWhole, LOADED_ON, looksOf } from './whole.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

const SCREENS = [
  { name: 'lobby', address: '/', shows: '.open-file' },
  { name: 'new', address: '/#/new', shows: '.new-table' },
  { name: 'rules', address: '/#/rules/siberia/SIB-LOG-05', shows: '.rulebook [data-here="true"]' },
  { name: 'first', address: '/#/rules/barrage', shows: '.first-page section' },
  { name: 'pictures', address: '/#/rules/barrage/pictures', shows: '.picture-board .board' },
  { name: 'costs', address: '/#/rules/barrage/costs', shows: '.figures table' },
  { name: 'signs', address: '/#/rules/siberia/signs', shows: '.sign-list svg' },
  { name: 'lesson', address: '/#/learn/barrage', shows: '.lesson-card .primary' },
  { name: 'settings', address: '/#/settings', shows: '.settings' },
  { name: 'account', address: '/#/account', shows: '.account-ways' },
  { name: 'ladder', address: '/#/ladder/siberia', shows: '.ladder' },
  { name: 'achievements', address: '/#/achievements/underwater', shows: '.achievement' },
  { name: 'lab', address: '/#/lab/underwater', shows: '.lab-arms' },
  { name: 'missing', address: '/#/nowhere', shows: '.page-main h1' },
] as const;

for (const [i, screen] of SCREENS.entries()) {
  test(`the screen ${screen.name} is whole, and axe finds nothing`, async () => {
    const { page, context } = await person(place);
    const errors = listenForErrors(page);
    for (const [j, size] of LOADED_ON.entries()) {
      const looks = looksOf(size, i + j);
      await wear(page, looks);
      await page.goto(screen.address);
      await page.locator(screen.shows).first().waitFor();
      if (screen.name === 'new') await page.locator('.options:not(.packs) summary').click();
      await findWhole(page, screen.name, looks);
    }
    assert.deepEqual(errors, []);
    await context.close();
  });
}

test('the rulebook is searched, in the reader’s language, and a rule has an address', async () => {
  const { page, context } = await person(place, { language: 'ko' });
  await page.goto('/#/rules/siberia/all');
  await page.locator('.rulebook-text li').first().waitFor();
  const all = await page.locator('.rulebook-text li').count();
  assert.ok(all > 140, `${all} rules`);
  await page.getByRole('searchbox').fill('SIB-LOG');
  await page.waitForFunction((count) => document.querySelectorAll('.rulebook-text li').length < count, all);
  const ids = await page.locator('.rule-id').allInnerTexts();
  assert.ok(ids.length >= 10 && ids.every((id) => id.startsWith('SIB-LOG')));
  await page.getByRole('link', { name: 'SIB-LOG-05' }).click();
  assert.match(page.url(), /SIB-LOG-05/);
  await context.close();
});

test('a table is made by great choices, and whoever waits sees what was chosen', async () => {
  const { page, context } = await person(place);
  await page.goto('/#/new/online/barrage');
  await page.locator('.great label', { hasText: 'Expert rules' }).click();
  await page.locator('.seat-field select').nth(1).selectOption('open');
  await page.locator('.new-table .primary.large').click();
  await page.locator('.waiting-seats').waitFor();
  assert.match(await page.locator('.chosen-options').innerText(), /Expert rules/);
  await page.goto('/#/new/offline/siberia');
  await page.locator('.new-table .primary.large').click();
  await page.locator('.table .chip').first().waitFor();
  assert.match(await page.locator('.prompt-text').innerText(), /Place your counters/, 'no questions about exchanges come first');
  await context.close();
});

test('names around the table of a waiting room stay in its yard', async () => {
  const { page, context } = await person(place, { width: 1366, height: 768 });
  const bot = { kind: 'bot', level: 'normal' } as const;
  const { id } = await setTable(page, { game: 'siberia', seats: [{ kind: 'me' }, bot, { kind: 'open' }, bot] });
  await page.goto(`/#/table/${id}`);
  await page.locator('.yard-seat > b', { hasText: 'Bot (Normal)' }).first().waitFor();
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 768 });
    const outside = await page.evaluate(() => {
      const yard = document.querySelector('.yard')?.getBoundingClientRect();
      if (!yard) throw new Error('no yard');
      return [...document.querySelectorAll('.yard-seat > b:not(:empty)')].filter((name) => {
        const { left, right } = name.getBoundingClientRect();
        return left < yard.left - 1 || right > yard.right + 1;
      }).length;
    });
    assert.equal(outside, 0, `${width} px wide`);
  }
  await context.close();
});

test('rules are looked at on the game’s own board, step by step, by pressing what is lit', async () => {
  const { page, context } = await person(place);
  const errors = listenForErrors(page);
  for (const { name, lesson: load } of SHELF) {
    const pictures = (await load?.())?.pictures ?? [];
    if (pictures.length === 0) continue;
    await page.goto(`/#/rules/${name}/pictures`);
    for (const { id, steps } of pictures) {
      await page.locator(`.pictures nav a[href$="/${encodeURIComponent(`picture:${id}`)}"]`).click();
      for (let step = 0; step < steps.length; step++) {
        await page.locator('.picture-at', { hasText: `${step} / ${steps.length}` }).waitFor();
        const lit = page.locator('.picture-board [role="button"][data-lit="true"]');
        await pressByHand(page, (await lit.count()) === 1 ? lit : page.locator('.picture-steps .primary'));
      }
      await page.locator('.picture-at', { hasText: `${steps.length} / ${steps.length}` }).waitFor();
      assert.ok((await page.locator('.picture-log li').count()) > 0, `${name} ${id}`);
    }
  }
  assert.deepEqual(errors, []);
  await context.close();
});

test('every game has its first pages: in a minute, in figures, in signs that its board draws', async () => {
  const { page, context } = await person(place, { language: 'ko' });
  const errors = listenForErrors(page);
  for (const { name, primer: load } of SHELF) {
    const primer = await load?.();
    assert.ok(primer, name);
    await page.goto(`/#/rules/${name}`);
    await page.locator('.first-page section').first().waitFor();
    assert.equal(await page.locator('.first-page section').count(), primer.parts.length);
    await page.locator('.rule-parts a[href$="/costs"]').click();
    await page.locator('.figures table').first().waitFor();
    assert.equal(await page.locator('.figures table').count(), primer.tables.length);
    await page.locator('.rule-parts a[href$="/signs"]').click();
    await page.locator('.sign-list dt').first().waitFor();
    assert.equal(await page.locator('.sign-list dt svg').count(), primer.symbols.length, name);
    assert.ok(await page.locator('.sign-list dt svg').evaluateAll((drawn) => drawn.every((one) => one.childElementCount > 0)), name);
  }
  assert.deepEqual(errors, []);
  await context.close();
});

test('a table that is made before the server has said who one is waits for that', async () => {
  const { page, context } = await person(place);
  let sessions = 0;
  await page.route('**/api/session', async (route) => {
    if (route.request().method() === 'POST') {
      sessions += 1;
      // So long as the form needs to be filled in and sent.
      await page.locator('.new-table button[type=submit]:disabled').waitFor();
    }
    await route.continue();
  });
  await beginMatch(page, 'online', ['me', 'open']);
  assert.equal(sessions, 1);
  assert.ok(await page.locator('.waiting-seats').isVisible());
  await context.close();
});

test('a part of the page that a network refuses is not called an update', async () => {
  const { page, context } = await person(place);
  await page.goto('/');
  await page.route(/\/assets\/NewTable.*\.js$/, (route) => route.fulfill({ status: 403 }));
  await page.goto('/#/new');
  await page.getByRole('heading', { name: 'Part of this page could not load' }).waitFor();
  assert.equal(await page.getByText('has been updated').count(), 0);
  await context.close();
});

test('a page that is older than its server says so where a part of it is gone', async () => {
  const { page, context } = await person(place);
  await page.goto('/');
  await page.route(/\/assets\/NewTable.*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/#/new');
  await page.getByRole('heading', { name: 'Madang has been updated' }).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('heading', { name: /table/i }).first().waitFor();
  await context.close();
});

test('language and theme change at once and are kept', async () => {
  const { page, context } = await person(place);
  await page.goto('/#/settings');
  await page.getByRole('radio', { name: '한국어' }).click();
  await page.getByRole('heading', { name: '설정' }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'ko');
  await page.getByRole('radio', { name: '어둡게', exact: true }).click();
  await page.locator('html[data-theme="night"]').waitFor();
  await page.reload();
  await page.getByRole('heading', { name: '설정' }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'night');
  await context.close();
});

test('a match against bots goes on without a server, also after the page is opened again', async (t) => {
  const alone = await openPlace();
  t.after(() => alone.close());
  const { page, context } = await person(alone, { keepsApp: true });
  const errors = listenForErrors(page);
  await page.goto('/');
  // The app is kept in the background, once the page has loaded; on a busy machine that takes its time.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await alone.stopServer();
  await beginMatch(page, 'offline', ['me', 'bot/greedy', 'bot/random']);
  const pick = picks(9);
  for (let i = 0; i < 20; i++) await answer(page, 'clicks', pick);
  await page.locator('.chip:enabled, .prompt-buttons .primary:enabled').first().waitFor();
  const before = await page.evaluate(() => Object.values(localStorage).find((value) => value.includes('madang-match')));
  await page.reload();
  await page.locator('.chip:enabled, .prompt-buttons .primary:enabled').first().waitFor();
  const kept = await page.evaluate(() => Object.values(localStorage).find((value) => value.includes('madang-match')));
  assert.equal(JSON.parse(kept ?? '').document.moves.length >= JSON.parse(before ?? '').document.moves.length, true);
  for (let i = 0; i < 10; i++) await answer(page, 'keys', pick);
  assert.deepEqual(errors, []);
  await context.close();
});

test('tables of costs fit the width of a phone in every language', async () => {
  for (const language of ['zh', 'ko', 'en'] as const) {
    const { context, page } = await person(place, { width: 390, height: 844, touch: true, language });
    for (const { name } of SHELF) {
      await page.goto(`/#/rules/${name}/costs`);
      await page.locator('.figures table').first().waitFor();
      const wide = await page
        .locator('.figures-box')
        .evaluateAll((all) => all.filter((box) => box.scrollWidth > box.clientWidth + 2).map((box) => box.textContent));
      assert.deepEqual(wide, [], `${language} ${name}`);
    }
    await context.close();
  }
});
