import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { keptMatch, openKept } from './matches.ts';
import { GAMES, hold, MOST_MOVED, movedSince, nothingMoves, playBots, remember, SIDEWAYS, SMALL, TABLET, UPRIGHT } from './phone.ts';
import { openPlace, type Place } from './place.ts';
import { setTable } from './player.ts';
import { settled } from './whole.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

for (const game of GAMES)
  for (const screen of [UPRIGHT, SMALL, SIDEWAYS])
    test(`${game} at ${screen.width} × ${screen.height}: nothing moves between presses and their confirmation, and there is one bar`, () =>
      nothingMoves(place, game, screen));

const STEADY = [
  ['siberia', [UPRIGHT, SMALL]],
  ['barrage', [UPRIGHT, SMALL]],
] as const;

for (const [game, screens] of STEADY)
  for (const screen of screens)
    test(`${game} at ${screen.width} × ${screen.height}: whichever tab is open, the map and the tabs stay where they are, and no word lies over another`, async () => {
      const { page, context } = await hold(place, screen);
      await openKept(page, 'tabs', await keptMatch('tabs', { game, seats: 4, moves: 60 }, ['Me', 'One', 'Two', 'Three']));
      await settled(page);
      const boxes = () =>
        page.evaluate(() => [...document.querySelectorAll('.pan-zoom, .board-tabs')].map((one) => Math.round(one.getBoundingClientRect().bottom)));
      const before = await boxes();
      assert.equal(before.length, 2);
      for (const tab of await page.locator('.board-tab').all()) {
        await tab.tap();
        await settled(page);
        assert.deepEqual(await boxes(), before, await tab.innerText());
        const wide = page
          .locator('.bonus:visible')
          .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
        assert.deepEqual(await wide, []);
      }
      await context.close();
    });

/** What can be pressed of these and is lower or narrower than a fingertip. */
const tooSmall = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all) =>
    all
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
      .map(({ one, box }) => `${one.className} ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`),
  );

for (const screen of [UPRIGHT, SMALL])
  test(`barrage at ${screen.width} × ${screen.height}: all offices are in sight, and one opens in place with spaces for a fingertip`, async () => {
    const { page, context } = await hold(place, screen);
    await openKept(
      page,
      'offices',
      await keptMatch('offices', { game: 'barrage', seats: 4, moves: 130, task: 'turn', options: { game: 'expert' } }, ['Me', 'One', 'Two', 'Three']),
    );
    await page.locator('.office').first().waitFor();
    await settled(page);
    const panel = await page.locator('.actions').boundingBox();
    assert.ok(panel);
    const names = await page.locator('.offices > .office').evaluateAll((all) => all.map((one) => one.getAttribute('data-office') ?? 'construction'));
    assert.ok(names.length >= 7, names.join());
    for (const box of await page.locator('.offices > .office').all()) {
      const { y, height } = (await box.boundingBox()) ?? { y: 0, height: 0 };
      assert.ok(y >= panel.y && y + height <= panel.y + panel.height, 'an office is cut');
    }
    assert.deepEqual(await tooSmall(page, '.office'), []);
    for (const name of names.filter((one) => one !== 'construction')) {
      await page.locator(`[data-office="${name}"]`).tap();
      await page.locator(`.actions[data-open="${name}"]`).waitFor();
      assert.deepEqual(await tooSmall(page, '.actions .space:not(.space-none), .office-back'), [], name);
      assert.deepEqual(await page.locator('.actions').boundingBox(), panel, name);
      await page.locator('.office-back').tap();
    }
    const flash = await page
      .locator('.map-sheet .site')
      .first()
      .evaluate((site) => getComputedStyle(site).getPropertyValue('-webkit-tap-highlight-color'));
    assert.equal(flash, 'rgba(0, 0, 0, 0)', 'a grey box stays over what was tapped');
    // an office stays open while what is pressed in it waits for its confirmation
    await page.locator('.office[data-waits="true"]').first().tap();
    await remember(page);
    await page.locator('.actions .space[data-lit]:visible').first().tap();
    await page.locator('.line .undo:enabled').waitFor();
    assert.deepEqual(await movedSince(page, MOST_MOVED), []);
    await context.close();
  });

test('on a phone who waits for a person opens the log and plans the next turn: nothing lies over the players, and the board stays', async () => {
  const [waits, moves] = [await hold(place, UPRIGHT), await hold(place, UPRIGHT)];
  const { id } = await setTable(moves.page, {
    game: 'barrage',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    options: { game: 'beginner' },
    clock: { kind: 'days', days: 1, out: 'wait' },
  });
  await waits.page.request.post(`/api/tables/${id}/join`, { data: {} });
  await moves.page.request.post(`/api/tables/${id}/start`);
  for (const { page } of [waits, moves]) await page.goto(`/#/table/${id}`);
  for (const { page } of [waits, moves]) await page.locator('.line').first().waitFor({ state: 'attached' });
  const offered = await Promise.race(
    [waits, moves].map(async ({ page }) => {
      await page.locator('.plan-offer').waitFor();
      return page;
    }),
  );
  await settled(offered);
  await offered.locator('.handle-press').tap();
  await offered.locator('.log').waitFor();
  await offered.locator('.handle-press').tap();
  const before = await offered.locator('.board-area').boundingBox();
  await offered.locator('.plan-offer button').tap();
  await offered.locator('.plan-aside .plan-said').waitFor({ state: 'attached' });
  await settled(offered);
  const [aside, side, board] = await Promise.all(['.line-aside', '.side', '.board-area'].map((selector) => offered.locator(selector).boundingBox()));
  assert.ok(aside && side && board);
  assert.deepEqual(board, before, 'the board keeps its place');
  assert.ok(aside.y >= side.y + side.height - 1, 'the plan lies under the thumb');
  for (const { context } of [waits, moves]) await context.close();
});

/** What can be read or pressed, and lies partly under an edge of the screen. */
const underEdges = (page: Page, edge: number, within = 'body'): Promise<string[]> =>
  page.evaluate(
    ([pixels, selector]) => {
      const sees = (one: Element): boolean => {
        const { x, y, width, height } = one.getBoundingClientRect();
        if (
          one.matches('.skip, .choice-list[data-open="false"] *') ||
          width < 3 ||
          height < 3 ||
          !one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        )
          return false;
        const at = document.elementFromPoint(
          Math.max(0, Math.min(x + width / 2, innerWidth - 1)),
          Math.max(0, Math.min(y + height / 2, innerHeight - 1)),
        );
        return at !== null && (one.contains(at) || at.contains(one));
      };
      return [...document.querySelectorAll(`:is(${selector}) :is(button, a, input, select, h1, h2, p, [role="tab"])`)].filter(sees).flatMap((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        // A page that scrolls may have anything at its foot.
        const scrolls = one.closest('.page, .over, .moment, .dialog, .drawer, .choice-scroll') !== null;
        const isUnder = left < pixels || right > innerWidth - pixels || (top >= 0 && top < pixels) || (!scrolls && bottom > innerHeight - pixels);
        const inMap = one.closest('svg, .pan-zoom') !== null;
        return isUnder && !inMap ? [`${one.className} ${Math.round(left)} ${Math.round(top)} ${Math.round(right)} ${Math.round(bottom)}`] : [];
      });
    },
    [edge, within] as const,
  );

for (const screen of [UPRIGHT, SIDEWAYS])
  test(`at ${screen.width} × ${screen.height} nothing lies under rounded corners, a camera or a home bar: lobby, table, sheets, dialogs, notices`, async () => {
    const EDGE = 30;
    const { page, context } = await hold(place, screen, EDGE);
    await page.goto('/');
    await page.locator('.game-card').first().waitFor();
    assert.deepEqual(await underEdges(page, EDGE), []);
    await playBots(page, 'siberia');
    assert.deepEqual(await underEdges(page, EDGE), []);
    await page.locator('.line .line-list').tap();
    await page.locator('.choice-list[data-open="true"]').waitFor();
    assert.deepEqual(await underEdges(page, EDGE, '.choice-list'), []);
    await page.goBack();
    await page.locator('.choice-list[data-open="true"]').waitFor({ state: 'detached' });
    await page.locator('.handle-press').tap();
    await page.locator('.side[data-raised="true"]').waitFor();
    assert.deepEqual(await underEdges(page, EDGE, '.side'), []);
    await page.goBack();
    await page.locator('.side[data-raised="false"]').waitFor();
    await page.locator('.line .why').tap();
    await page.locator('dialog[open]').waitFor();
    assert.deepEqual(await underEdges(page, EDGE, 'dialog header'), []);
    await page.goBack();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.locator('.table .line').waitFor();
    await context.close();
  });

/** Pulls something down with a finger. */
async function pullDown(page: Page, what: string): Promise<void> {
  const box = await page.locator(what).boundingBox();
  assert.ok(box, what);
  const devtools = await page.context().newCDPSession(page);
  const at = (y: number) => ({ touchPoints: [{ x: box.x + box.width / 3, y: box.y + 16 + y }] });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(0) });
  for (let y = 20; y <= 100; y += 20) await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(y) });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  // A tap that comes sooner than any person's only ends the swipe.
  await page.waitForTimeout(400);
}

test('on a phone every sheet closes by a swipe, and the board behind it has not moved', async () => {
  const { page, context } = await hold(place, UPRIGHT);
  await playBots(page, 'barrage');
  await remember(page);
  for (const [opens, head, open] of [
    ['.line .line-list', '.choice-list > header', '.choice-list[data-open="true"]'],
    ['.handle-press', '.side-handle', '.side[data-raised="true"]'],
    ['.line .why', 'dialog header', 'dialog[open]'],
  ] as const) {
    await page.locator(opens).tap();
    await page.locator(open).waitFor();
    await settled(page);
    await pullDown(page, head);
    await page.locator(open).waitFor({ state: 'detached' });
    assert.deepEqual(await movedSince(page, MOST_MOVED), [], opens);
  }
  await context.close();
});

test('under fingers no field is so small that a browser zooms in on it, and targets are as large as a fingertip', async () => {
  for (const [screen, least] of [
    [UPRIGHT, 44],
    [TABLET, 40],
  ] as const) {
    const { page, context } = await hold(place, screen);
    for (const address of ['/', '/#/new/online/barrage', '/#/settings', '/#/account', '/#/rules/siberia']) {
      await page.goto(address);
      await page.locator('.page-main h1').waitFor();
      await settled(page);
      const small = await page.evaluate((pixels) => {
        const fields = [...document.querySelectorAll<HTMLElement>('input:not([type="radio"], [type="checkbox"], [type="range"]), select, textarea')];
        const type = fields.filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 16).map((one) => `type of ${one.className}`);
        const pressed = [
          ...document.querySelectorAll<HTMLElement>('.page button:enabled, .page a.button, .page-header a, .page input[type="text"], .page select'),
        ];
        const low = pressed
          .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches('.skip, .rule-link, .rule-id'))
          .filter((one) => one.getBoundingClientRect().height < pixels - 0.5)
          .map((one) => `${one.className} “${one.innerText}” ${one.getBoundingClientRect().height}`);
        return [...type, ...low];
      }, least);
      assert.deepEqual(small, [], address);
    }
    await context.close();
  }
});

for (const screen of [UPRIGHT, SIDEWAYS])
  test(`at ${screen.width} × ${screen.height} the soft keyboard covers neither the field of the chat nor its last line`, async () => {
    const { page, context } = await hold(place, screen);
    const { id } = await setTable(page, { game: 'siberia', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
    await page.goto(`/#/table/${id}`);
    await page.locator('.handle-press').tap();
    await page.getByRole('tab', { name: /Chat/ }).tap();
    const field = page.locator('.chat input');
    for (let line = 1; line <= 12; line++) {
      await field.fill(`line ${line}`);
      await page.locator('.chat form button').tap();
      await page.locator('.chat li', { hasText: new RegExp(`line ${line}(?!\\d)`) }).waitFor();
    }
    await field.focus();
    // A browser lays its keyboard over the page and makes the visual viewport smaller.
    const left = await page.evaluate(() => {
      const height = Math.round(innerHeight * 0.52);
      const view = window.visualViewport;
      if (!view) throw new Error('no visual viewport');
      Object.defineProperty(view, 'height', { get: () => height });
      view.dispatchEvent(new Event('resize'));
      return height;
    });
    await settled(page);
    const input = await field.boundingBox();
    const last = await page.locator('.chat li').last().boundingBox();
    assert.ok(input && last, 'both are drawn');
    assert.ok(input.y > 0 && input.y + input.height <= left, `the field ends at ${input.y + input.height} of ${left}`);
    assert.ok(last.y > 0 && last.y + last.height <= input.y + 1, `the last line ends at ${last.y + last.height}, the field begins at ${input.y}`);
    await field.blur();
    await page.waitForFunction(() => document.documentElement.style.getPropertyValue('--keyboard') === '0px');
    await context.close();
  });

test('a tap on a choice points at nothing on its way: the board is drawn for the answer alone', async () => {
  const { page, context } = await hold(place, UPRIGHT);
  await openKept(page, 'tap', await keptMatch('tap', { game: 'ludwig', seats: 4, moves: 60, task: 'turn' }, ['Me', 'A', 'B', 'C']));
  const chip = page.locator('.tray .chip:enabled').first();
  await chip.waitFor();
  await settled(page);
  await page.evaluate(() => {
    globalThis.pointed = 0;
    const see = (changes: readonly MutationRecord[]): void => {
      for (const { target } of changes) if (target instanceof Element && target.getAttribute('data-pointed') === 'true') globalThis.pointed++;
    };
    new MutationObserver(see).observe(document.body, { subtree: true, attributeFilter: ['data-pointed'] });
  });
  const answered = page.locator(`.tray .chip[data-move="${await chip.getAttribute('data-move')}"]`);
  await chip.hover();
  await page.waitForFunction(() => globalThis.pointed > 0);
  await page.mouse.move(1, 1);
  await answered.and(page.locator('[data-pointed="false"]')).waitFor();
  const byMouse = await page.evaluate(() => globalThis.pointed);
  await chip.tap();
  await answered.waitFor({ state: 'detached' });
  await settled(page);
  assert.equal(await page.evaluate(() => globalThis.pointed), byMouse);
  await context.close();
});

test('what a production comes to stays within the line, and the question mark tells it whole', async () => {
  const { page, context } = await hold(place, UPRIGHT);
  await openKept(
    page,
    'comes',
    await keptMatch('comes', { game: 'barrage', seats: 3, moves: 60, task: 'system', options: { game: 'expert' } }, ['Hannah', 'One', 'Two']),
  );
  const outcome = page.locator('.line-outcome');
  for (let presses = 0; presses < 6 && !(await outcome.isVisible()); presses++) {
    await page.keyboard.press('1');
    await page.waitForTimeout(200);
  }
  const said = await outcome.textContent();
  const [box, board] = [await outcome.boundingBox(), await page.locator('.board-area').boundingBox()];
  assert.ok(box && board && box.y + box.height <= board.y + 1, JSON.stringify([box, board]));
  await page.locator('.line .why').tap();
  assert.ok(said && (await page.locator('.why-steps').innerText()).includes(said), `${said}`);
  await context.close();
});
