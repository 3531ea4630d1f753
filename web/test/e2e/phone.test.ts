import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { keptMatch, openKept } from './matches.ts';
import { openPlace, type Place } from './place.ts';
import { setTable } from './player.ts';
import { settled } from './whole.ts';

const UPRIGHT = { width: 390, height: 844 } as const;
const SMALL = { width: 360, height: 640 } as const;
const SIDEWAYS = { width: 844, height: 390 } as const;
const TABLET = { width: 820, height: 1180 } as const;
type Screen = typeof UPRIGHT | typeof SMALL | typeof SIDEWAYS | typeof TABLET;

const GAMES = ['siberia', 'barrage', 'ludwig', 'underwater'] as const;
const MOST_MOVED = 2;
const TRIES = 4;

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

/** A phone or tablet with fingers alone. `edges`: what its corners and its camera take of each side, in pixels. */
async function hold(screen: Screen, edges = 0): Promise<{ readonly page: Page; readonly context: BrowserContext }> {
  const context = await place.browser.newContext({
    viewport: screen,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    baseURL: place.server.url,
  });
  await context.addInitScript((pixels) => {
    localStorage.setItem('madang.settings', JSON.stringify({ language: 'en', pace: 'instant', motion: 'none', sound: 'off' }));
    if (pixels > 0)
      document.addEventListener('DOMContentLoaded', () => {
        for (const side of ['top', 'right', 'bottom', 'left']) document.documentElement.style.setProperty(`--safe-${side}`, `${pixels}px`);
      });
  }, edges);
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  await page.request.post('/api/session', { data: {} });
  return { page, context };
}

/** A match against bots, begun by a tap on the first page. */
async function playBots(page: Page, game: string): Promise<void> {
  await page.goto('/');
  const card = page.locator('.game-card', { has: page.locator(`a[href$="#/learn/${game}"]`) });
  await card.locator('.play-bots').tap();
  await page.locator('.table .line').waitFor();
  await settled(page);
}

declare global {
  var pointed: number;
  var kept: { readonly thing: Element; readonly x: number; readonly top: number; readonly bottom: number }[];
}

/** Remembers where what can be pressed, the panels and the map are. */
const remember = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.kept = [...document.querySelectorAll('.board :is([data-piece], [data-lit], .panel, .pan-zoom), .line-acts .undo')]
      .map((thing) => ({ thing, box: thing.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
      .map(({ thing, box: { x, top, bottom } }) => ({ thing, x, top, bottom }));
  });

/** What has moved further than that since. A piece that grew where it stands has not: one of its edges is where it was. */
const movedSince = (page: Page, most: number): Promise<string[]> =>
  page.evaluate((pixels) => {
    const here = globalThis.kept.filter(({ thing }) => thing.isConnected && thing.getBoundingClientRect().width > 0);
    return here.flatMap(({ thing, x, top, bottom }) => {
      const box = thing.getBoundingClientRect();
      const down = Math.min(Math.abs(box.top - top), Math.abs(box.bottom - bottom));
      const moved = Math.hypot(box.x - x, down);
      return moved <= pixels ? [] : [`${thing.getAttribute('data-piece') ?? thing.getAttribute('class')} by ${moved.toFixed(1)}`];
    });
  }, most);

/** Taps the first thing that is lit and in sight; false: there is none. */
async function tapLit(page: Page): Promise<boolean> {
  const spot = await page.evaluate(() => {
    for (const one of document.querySelectorAll('.board [data-lit], .board [data-way]')) {
      const { x, y, width, height } = one.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      if (width > 0 && one.contains(document.elementFromPoint(middle.x, middle.y))) return middle;
    }
    return null;
  });
  if (!spot) return false;
  await page.touchscreen.tap(spot.x, spot.y);
  const row = page.locator('button.ring-row:visible').first();
  await page.locator('button.ring-row:visible, .line .undo:enabled, .line-slot button').first().waitFor();
  if (await row.isVisible()) await row.tap();
  await page.locator('.line .undo:enabled, .line-slot button').first().waitFor();
  return true;
}

for (const game of GAMES)
  for (const screen of [UPRIGHT, SMALL, SIDEWAYS])
    test(`${game} at ${screen.width} × ${screen.height}: nothing moves between presses and their confirmation, and there is one bar`, async () => {
      const { page, context } = await hold(screen);
      await playBots(page, game);
      await remember(page);
      let tried = 0;
      while (tried < TRIES && !(await page.locator('.line .confirm:enabled, .line-slot button').count()) && (await tapLit(page))) {
        tried += 1;
        assert.deepEqual(await movedSince(page, MOST_MOVED), [], `after press ${tried}`);
      }
      assert.ok(tried > 0, 'nothing could be pressed');
      const shown = await page.locator('.line-acts > button:visible, .line-slot button:visible, .tray .chip:visible').allInnerTexts();
      assert.ok(shown.some((text) => /undo/i.test(text)) && shown.length >= 2, shown.join());
      assert.equal(await page.locator('.prompt:visible, .kbd:visible, kbd:visible, .ring-key:visible').count(), 0);
      assert.ok((await page.locator('.line-acts .primary:enabled:visible').count()) <= 1, 'two things would end the turn');
      await context.close();
    });

/** Where Undo and Confirm lie, and what can be pressed in the bar on one of them and is another button. */
const barOf = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (one: Element | null) => {
      const { x = 0, y = 0, width = 0, height = 0 } = one?.getBoundingClientRect() ?? {};
      return { x, y, width, height };
    };
    const kept = ['.line-acts .undo', '.line-acts .confirm'].map((one) => boxOf(document.querySelector(one)));
    const others = [...document.querySelectorAll('.tray .chip, .line-slot button')].filter((one) => {
      const { x, y, width, height } = boxOf(one);
      const shown = document.elementFromPoint(x + Math.min(width, innerWidth - x) / 2, y + height / 2);
      return kept.some((box) => x < box.x + box.width - 1 && box.x < x + width - 1 && one.contains(shown));
    });
    return { kept: kept.map(({ x, width }) => `${x} + ${width}`).join(', '), over: others.map((one) => one.textContent) };
  });

for (const game of GAMES)
  test(`${game}: on a phone Undo and Confirm are always there and keep their places, and no other answer ever lies there`, async () => {
    const { page, context } = await hold(UPRIGHT);
    await playBots(page, game);
    const { kept } = await barOf(page);
    for (let answers = 0; answers < 8; answers++) {
      await page.locator('.line[data-tone="mine"], .line .confirm:enabled, .moment-panel, .over').first().waitFor();
      if (await page.locator('.over').isVisible()) break;
      assert.deepEqual(await barOf(page), { kept, over: [] }, `after ${answers} answers`);
      // a choice; where something is to be confirmed, that
      await page.keyboard.press((await page.locator('.line .confirm:enabled, .moment-panel').count()) > 0 ? 'Enter' : '1');
      await settled(page);
    }
    await context.close();
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
    const { page, context } = await hold(screen, EDGE);
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
}

test('on a phone a panel that comes in place of another covers neither the tabs nor the map', async () => {
  const { page, context } = await hold(UPRIGHT);
  await openKept(page, 'panel', await keptMatch('panel', { game: 'siberia', seats: 3, moves: 109, task: 'turn' }, ['Me', 'One', 'Two']));
  for (const piece of ['area:seller', 'supply']) await page.locator(`.own-mat [data-piece="${piece}"][data-lit]`).tap();
  const exchange = page.locator('.exchange[data-lit]').first();
  await exchange.waitFor();
  await settled(page);
  const [tabs, panel] = [await page.locator('.board-tabs').boundingBox(), await exchange.boundingBox()];
  assert.ok(tabs && panel && panel.y >= tabs.y + tabs.height, 'the tabs lie above the exchanges');
  await context.close();
});

test('on a phone every sheet closes by a swipe, and the board behind it has not moved', async () => {
  const { page, context } = await hold(UPRIGHT);
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
    const { page, context } = await hold(screen);
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
    const { page, context } = await hold(screen);
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
  const { page, context } = await hold(UPRIGHT);
  await openKept(page, 'tap', await keptMatch('tap', { game: 'ludwig', seats: 4, moves: 60 }, ['Me', 'A', 'B', 'C']));
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
