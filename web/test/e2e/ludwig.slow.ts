import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { heard, listen } from './listener.ts';
import { fingersOn, middle, sitAt, sitAtBoard, tiles } from './ludwig.ts';
import { keptMatch, openKept } from './matches.ts';
import { openPlace, type Place, person } from './place.ts';
import { answer, listenForErrors, logLines, logSays, picks, pressByHand, READY, setTable, text } from './player.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

test('a swipe over the market scrolls it and takes no tile up, while one buys and while prices are set', async () => {
  for (const at of ['own', 'prices'] as const) {
    const { page, context } = await person(place, { width: 390, height: 844, touch: true });
    await sitAt(page, at);
    const touch = await fingersOn(page);
    const [, y] = await middle(page, '.market-press');
    await touch('touchStart', [340, y]);
    for (let x = 330; x >= 90; x -= 10) await touch('touchMove', [x, y]);
    await touch('touchEnd');
    assert.ok((await page.locator('.market-scroll').evaluate(({ scrollLeft }) => scrollLeft)) > 60, at);
    assert.equal(await page.locator('.ghost, .space[data-target="true"]').count(), 0, at);
    await context.close();
  }
});

test('on a phone passing lies under the thumb, in sight', async () => {
  const { page, context } = await person(place, { width: 390, height: 844, touch: true, choices: 'board' });
  await sitAt(page, 'own');
  const button = page.locator('.tray').getByRole('button', { name: 'Pass: take 5,000' });
  const box = await button.boundingBox();
  assert.ok(box && box.y > 700 && box.y + box.height <= 844, JSON.stringify(box));
  await button.tap();
  await page.locator('.confirm:enabled').waitFor();
  await context.close();
});

test('prices are confirmed by the one Confirm there is', async () => {
  for (const touch of [false, true]) {
    const { page, context } = await person(place, { width: touch ? 390 : 1366, height: 844, touch, choices: 'board' });
    await sitAt(page, 'prices');
    const confirm = page.locator('.confirm:enabled');
    assert.equal(await confirm.getAttribute('title'), 'Confirm prices');
    assert.equal(await page.locator('.line .tray button').count(), 0);
    await confirm.click();
    await page.waitForFunction(() => document.querySelector<HTMLElement>('.confirm')?.title !== 'Confirm prices');
    await context.close();
  }
});

test('a tile that a finger is held on while prices are set is read, and not taken up', async () => {
  const { page, context } = await person(place, { width: 390, height: 844, touch: true, choices: 'board' });
  await sitAtBoard(page, 'prices');
  const touch = await fingersOn(page);
  const at = await middle(page, '.market-press');
  await touch('touchStart', at);
  await page.locator('.forecast-card:popover-open', { hasText: 'When completed' }).waitFor();
  await touch('touchEnd');
  assert.equal(await page.locator('.market-press[data-held="true"]').count(), 0);
  await page.touchscreen.tap(...at);
  await page.locator('.market-press[data-held="true"]').waitFor();
  await context.close();
});

test('after a look into a stack Undo looks impossible, and a press on it tells why', async () => {
  const { page, context } = await person(place, { width: 390, height: 844, touch: true, choices: 'board' });
  await sitAtBoard(page, 'completed');
  const undo = page.locator('.line .undo');
  await page.locator('.stack [data-lit], [data-lit].stack').first().tap();
  await page.locator('.confirm:enabled').waitFor();
  assert.equal(await undo.getAttribute('aria-disabled'), null, 'what is only tried can be undone');
  await page.locator('.confirm:enabled').tap();
  await page.locator('.tray[data-content="stack"]').waitFor();
  assert.equal(await undo.getAttribute('aria-disabled'), 'true');
  await undo.tap({ force: true });
  await page.locator('.line-hint', { hasText: 'revealed something hidden' }).waitFor();
  await context.close();
});

test('the own panel has the height of bonus cards before the first of them comes: nothing is cut, and the market keeps its place', async () => {
  for (const [width, height] of [
    [1366, 768],
    [1440, 900],
  ] as const) {
    const { page, context } = await person(place, { width, height, choices: 'board' });
    await openKept(page, 'own', await keptMatch('own', { game: 'ludwig', seats: 3, moves: 0 }, ['Me', 'One', 'Two']));
    const panels = () =>
      page.evaluate(() =>
        ['.own', '.market'].map((panel) => {
          const { top, bottom } = document.querySelector(panel)?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
          return { top, bottom };
        }),
      );
    const card = page.locator('.tray [data-lit]').first();
    await card.waitFor();
    const before = await panels();
    await card.click();
    await page.locator('.own .bonus-card').first().waitFor();
    assert.deepEqual(await panels(), before, `${width} × ${height}`);
    assert.ok(await page.locator('.own').evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 1));
    await context.close();
  }
});

test('where a room cannot lie, and what cannot be bought, says why and by which rule', async () => {
  const { page, context } = await person(place);
  await sitAt(page, 'own');
  const [x, y] = await middle(page, '.market-press[data-why]');
  await page.mouse.move(x - 9, y);
  await page.mouse.move(x, y, { steps: 3 });
  await page.locator('.forecast-card', { hasText: /Downstairs, size 250, 2 points.*Living.*Not now: Crypt costs 15,000/ }).waitFor();
  await page.locator('.market-press[data-why]').first().click();
  assert.match(await text(page, '.notice'), /\w{3,}.*\n\w.+/);
  assert.match((await page.locator('.notice [data-rule]').getAttribute('data-rule')) ?? '', /^LUD-ROUND-\d\d$/);
  await page.locator('.market-press[data-lit]').first().click();
  const before = await tiles(page);
  await page.mouse.move(...(await middle(page, '.castle .standing')));
  await page.locator('.dock[data-legal="false"]').waitFor();
  assert.match(await text(page, '.dock-why'), /\w{3,}/);
  assert.match((await page.locator('.dock [data-rule]').first().getAttribute('data-rule')) ?? '', /^LUD-PLACE-\d\d$/);
  assert.equal(await page.locator('.dock-put').isEnabled(), false);
  await page.mouse.click(...(await middle(page, '.castle .standing')));
  assert.equal(await tiles(page), before, 'it was not laid there');
  await context.close();
});

/** Buttons that reach over the edge of the dock. */
const overTheDock = (page: Page) =>
  page.locator('.dock').evaluate((dock) => {
    const { left, right } = dock.getBoundingClientRect();
    const buttons = [...dock.querySelectorAll('button')].map((one) => ({ text: one.innerText, box: one.getBoundingClientRect() }));
    return buttons.filter(({ box }) => box.left < left || box.right > right + 0.5).map(({ text }) => text);
  });

test('a tile that keys move says where it lies by the page’s one voice; where it ends the turn, one press lays it and confirms', async () => {
  const { page, context } = await person(place);
  await listen(page);
  await sitAt(page, 'own');
  await page.keyboard.press('1');
  await page.locator('.ghost-edge').focus();
  const before = (await heard(page)).length;
  for (const key of ['ArrowRight', 'r', 'ArrowLeft', 'r']) await page.keyboard.press(key);
  await page.locator('.spoken', { hasText: /Printed points/ }).waitFor({ state: 'attached' });
  const said = (await heard(page)).slice(before);
  assert.ok(said.length > 0 && said.every(({ region }) => region.includes('spoken')), JSON.stringify(said));
  for (const width of [1440, 1366, 1280, 1024]) {
    await page.setViewportSize({ width, height: 768 });
    assert.deepEqual(await overTheDock(page), [], `at ${width}`);
  }
  const count = await tiles(page);
  await page.getByRole('button', { name: 'Place and confirm', exact: true }).click();
  await logSays(page, 'Me placed');
  assert.equal(await tiles(page), count + 1);
  await context.close();
});

test('while prices are set every tile can be looked at, also where another may be laid', async () => {
  const { page, context } = await person(place, { choices: 'board' });
  await sitAtBoard(page, 'prices');
  const nameAt = (space: number) => page.locator('.space').nth(space).locator('.market-name').innerText();
  await page.mouse.move(...(await middle(page, '.space:nth-child(2) .market-press')));
  await page.mouse.move(...(await middle(page, '.space:nth-child(1) .market-press')), { steps: 3 });
  const said = page.locator('.side, .forecast-card:popover-open');
  await said.filter({ hasText: new RegExp(`${await nameAt(0)}[^]+When completed`) }).waitFor();
  await page.locator('.space:nth-child(1) .market-press').click();
  await page.locator('.market-press[data-held="true"]').waitFor();
  await page.mouse.move(...(await middle(page, '.space:nth-child(3)')), { steps: 3 });
  await said.filter({ hasText: new RegExp(`Swaps places with ${await nameAt(2)}[^]+When completed`) }).waitFor();
  await context.close();
});

/** Where rooms lie on the screen. */
const roomsAt = (page: Page) =>
  page.locator('.castle .standing').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ x, y, width }) => [x, y, width]));

test('on phones the castle has the room of all else while a tile is placed, and nothing moves until it is confirmed', async (t) => {
  // Without the market's room the castle was 335 and 213 px high.
  for (const [width, height, least] of [
    [390, 844, 520],
    [360, 640, 330],
  ] as const) {
    const { page, context } = await person(place, { width, height, touch: true, choices: 'board' });
    await sitAtBoard(page, 'own');
    await page.locator('.market-press[data-lit]').first().tap();
    await page.locator('.dock').waitFor();
    await page.waitForFunction((high) => (document.querySelector('.castle')?.clientHeight ?? 0) >= high, least);
    const sum = page.locator('.ghost .gain[data-sum="true"]');
    assert.equal(await sum.textContent(), await text(page, '.dock-points'), 'the sum stands at the tile itself');
    const before = await roomsAt(page);
    let far = 0;
    for (const way of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
      await page.locator('.ghost-edge').focus();
      for (let steps = 0; steps < 3; steps++) await page.keyboard.press(way);
      await page.keyboard.press('Enter');
      await page.locator('.dock').waitFor({ state: 'detached' });
      const laid = (await roomsAt(page)).slice(0, before.length);
      far = Math.max(far, ...laid.flatMap((one, i) => one.map((at, j) => Math.abs(at - (before[i]?.[j] ?? 0)))));
      await page.getByRole('button', { name: /^Undo/ }).first().tap();
      await page.locator('.dock').waitFor();
    }
    t.diagnostic(`${width} × ${height}: rooms moved ${far.toFixed(1)} px at most`);
    assert.ok(far <= 2, `rooms moved ${far} px`);
    await context.close();
  }
});

test('a castle that was zoomed is seen whole in the next round; its rooms’ names are read while it is zoomed', async () => {
  const { page, context } = await person(place);
  await sitAt(page, 'own');
  const names = page.locator('.castle .tile-name');
  assert.equal(await names.count(), 0);
  await page.locator('.castle .pan-zoom-buttons button').first().click();
  await page.locator('.castle .pan-zoom-viewport[data-zoomed="true"]').waitFor();
  assert.ok((await names.allTextContents()).includes('Foyer'));
  const round = await page.locator('.headline').innerText();
  const pick = picks(1);
  while ((await page.locator('.headline').innerText()) === round) await answer(page, 'clicks', pick);
  await page.locator('.castle .pan-zoom-viewport[data-zoomed="false"]').waitFor();
  assert.equal(await names.count(), 0);
  await context.close();
});

test('a tile in hand goes where a lit space is pressed, wherever the hand lands on it', async () => {
  const { page, context } = await person(place, { width: 1366, height: 768, choices: 'board' });
  await sitAtBoard(page, 'prices');
  const nameAt = (space: number) => page.locator('.space').nth(space).locator('.market-name');
  for (const [space, part] of [
    [2, '.price'],
    [3, '.market-press'],
    [4, '.market-name'],
  ] as const) {
    const name = await nameAt(0).innerText();
    const there = await nameAt(space).innerText();
    await pressByHand(page, page.locator('.space').nth(0).locator('.market-press'));
    await page.locator('.market-press[data-held="true"]').waitFor();
    await pressByHand(page, page.locator('.space').nth(space).locator(part), { force: true });
    await nameAt(space)
      .and(page.getByText(name, { exact: true }))
      .waitFor();
    await nameAt(0)
      .and(page.getByText(there, { exact: true }))
      .waitFor();
  }
  await context.close();
});

test('until prices are confirmed every tile changes places again; after each swap none is in hand, and the strip keeps its place', async () => {
  const { page, context } = await person(place, { width: 390, height: 844, touch: true, choices: 'board' });
  await sitAtBoard(page, 'prices');
  const names = () => page.locator('.space .market-name').allInnerTexts();
  const scrolled = () => page.locator('.market-scroll').evaluate(({ scrollLeft }) => scrollLeft);
  const tap = (space: number, part: string) => page.locator(`.space:nth-child(${space + 1}) ${part}`).dispatchEvent('click');
  const wanted = await names();
  for (const [from, to] of [
    [0, 2],
    [2, 3],
    [3, 2],
    [1, 2],
    [0, 1],
  ] as const) {
    await tap(from, from === 1 ? '.price' : '.market-press');
    await page.locator('.line .market-moving', { hasText: wanted[from] ?? '' }).waitFor();
    assert.equal(await page.locator('.market-press[data-held="true"]').count(), 1);
    await page.locator('.market-scroll').evaluate((strip) => strip.scrollTo(60, 0));
    await tap(to, '.card-press');
    [wanted[from], wanted[to]] = [wanted[to] ?? '', wanted[from] ?? ''];
    await page.locator(`.space:nth-child(${to + 1}) .market-name`, { hasText: wanted[to] ?? '' }).waitFor();
    assert.deepEqual(await names(), wanted);
    assert.equal(await page.locator('.market-press[data-held="true"], .space[data-set="true"]').count(), 0);
    assert.equal(await scrolled(), 60);
  }
  await context.close();
});

/** The bonus cards in hand or just dealt, as their owner reads them. */
const bonusCards = (page: Page) => page.locator('.board-area .bonus-name').allTextContents();

test('two people on two devices each see what the other did, and no bonus card of the other', async () => {
  const ann = await person(place);
  const ben = await person(place, { width: 390, height: 844 });
  const errors = [listenForErrors(ann.page), listenForErrors(ben.page)];
  const { id, invitation } = await setTable(ann.page, { game: 'ludwig', seats: [{ kind: 'me' }, { kind: 'invited' }] });
  await ann.page.goto(`/#/table/${id}`);
  await ben.page.goto(`/#/table/${id}?invitation=${invitation}`);
  await ben.page.locator('.sit-down button').click();
  await ann.page.locator('.page-main .buttons .primary:enabled').click();
  await Promise.all([ann.page.locator(READY).first().waitFor(), ben.page.locator(READY).first().waitFor()]);
  const [hers, his] = [await bonusCards(ann.page), await bonusCards(ben.page)];
  assert.ok(hers.length >= 3 && his.length >= 3, 'each looks at cards of their own');
  assert.deepEqual(
    hers.filter((card) => his.includes(card)),
    [],
  );
  const pick = picks(3);
  const told = async () => (await logLines(ann.page)).filter((line) => / (bought|passed|placed|confirmed) /.test(line));
  while ((await told()).length < 6) {
    const page = await Promise.any(
      [ann, ben].map(async (one) =>
        one.page
          .locator(READY)
          .first()
          .waitFor()
          .then(() => one.page),
      ),
    );
    await answer(page, 'clicks', pick);
    const [seenByAnn, seenByBen] = await Promise.all(
      [ann, ben].map(async (one) => (await one.page.locator('.table').innerText()) + (await one.page.locator('.board-area').innerHTML())),
    );
    for (const card of hers) assert.ok(!seenByBen?.includes(card), `he reads her ${card}`);
    for (const card of his) assert.ok(!seenByAnn?.includes(card), `she reads his ${card}`);
  }
  const all = await told();
  await ben.page.waitForFunction(
    (last) => [...document.querySelectorAll('.log summary')].some((line) => line.textContent?.startsWith(last ?? '')),
    all.at(-1),
  );
  assert.deepEqual(
    (await logLines(ben.page)).filter((line) => all.includes(line)),
    all,
  );
  assert.deepEqual(errors, [[], []]);
  await ann.context.close();
  await ben.context.close();
});
