import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { FULL, keptMatch, openKept } from './matches.ts';
import { type Looks, openPlace, type Place, person } from './place.ts';
import { beginMatch } from './player.ts';
import { settled } from './whole.ts';

const GAMES = ['siberia', 'barrage', 'ludwig', 'underwater'] as const;
const LAPTOP = { width: 1366, height: 768 } as const;
const PHONE = { width: 390, height: 844, touch: true } as const;

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

/** A table whose choices lie on its board, in the middle of a match. */
async function openTable(looks: Looks, game: string, moves = 40): Promise<Page> {
  const { page } = await person(place, { ...looks, choices: 'board' });
  await openKept(page, 'frame', await keptMatch('frame', { game, seats: 3, moves, options: FULL[game] ?? {} }, ['Me', 'One', 'Two', 'Three']));
  await page.locator('.choice-list .chip').first().waitFor({ state: 'attached' });
  return page;
}

/** How far what could be pressed on the board, its panels and its map has moved since `watch`, at most; what is gone has not moved. */
interface Watched {
  readonly seen: number;
  readonly moved: number;
}

declare global {
  var watched: { readonly thing: Element; readonly x: number; readonly y: number }[];
}

/** Remembers where everything of the board is. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.watched = [...document.querySelectorAll('.board :is([data-piece], [data-lit], .panel, .pan-zoom, .market, .castle)')]
      .map((thing) => ({ thing, box: thing.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
      .map(({ thing, box: { x, y } }) => ({ thing, x, y }));
  });

const movedSince = (page: Page): Promise<Watched> =>
  page.evaluate(() => {
    const still = globalThis.watched.filter(({ thing }) => thing.isConnected && thing.getBoundingClientRect().width > 0);
    const far = still.map(({ thing, x, y }) => Math.hypot(thing.getBoundingClientRect().x - x, thing.getBoundingClientRect().y - y));
    return { seen: still.length, moved: Math.max(0, ...far) };
  });

const heightOf = (page: Page, selector: string): Promise<number> => page.locator(selector).evaluate((one) => one.getBoundingClientRect().height);

test('the settings page has the choice between the board and the list, and the board is what one finds', async () => {
  const { page, context } = await person(place, { choices: 'board' });
  await beginMatch(page, 'offline', ['me', 'bot/random']);
  await page.locator('.line').waitFor();
  await page.goto('/#/settings');
  await page.getByRole('radio', { name: 'Always listed' }).check();
  await page.goBack();
  await page.locator('.prompt .chip').first().waitFor();
  assert.equal(await page.locator('.line').count(), 0);
  await context.close();
});

for (const game of GAMES) {
  test(`${game}: one line of 48 pixels, and the board has the screen`, async () => {
    for (const moves of [0, 40, 90]) {
      const page = await openTable(LAPTOP, game, moves);
      assert.equal(await heightOf(page, '.line'), 48);
      const cut = await page.locator('.line .prompt-text > span:last-child').evaluate((one) => one.scrollHeight - one.clientHeight);
      assert.ok(cut <= 1, `the question is cut by ${cut} px`);
      const share = await page.locator('.board-area').evaluate((area) => {
        const { width, height } = area.getBoundingClientRect();
        return (width * height) / (window.innerWidth * window.innerHeight);
      });
      assert.ok(share >= 0.62, `the board has ${share} of the screen`);
      await page.context().close();
    }
  });

  test(`${game}: on a phone the acts lie under the thumb, and nothing of the frame is lower than a finger needs`, async () => {
    const page = await openTable(PHONE, game);
    assert.equal(await heightOf(page, '.line-top'), 46);
    const thumb = await page
      .locator('.line-acts button:visible')
      .evaluateAll((all) =>
        all.map((one) => ({ height: one.getBoundingClientRect().height, bottom: window.innerHeight - one.getBoundingClientRect().bottom })),
      );
    assert.ok(thumb.length >= 2);
    for (const { height, bottom } of thumb) assert.ok(height >= 52 && bottom >= 0 && bottom < 12, JSON.stringify(thumb));
    const low = await page
      .locator('.line-top button:visible, .top-menu, .handle-press')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.className));
    assert.deepEqual(low, []);
    assert.equal(await page.locator('.kbd:visible').count(), 0, 'keys are shown where there is no keyboard');
    await page.context().close();
  });

  for (const [screen, looks] of [
    ['a laptop', LAPTOP],
    ['a phone', PHONE],
  ] as const)
    test(`${game}: on ${screen} nothing moves between a press and its confirmation`, async () => {
      const page = await openTable(looks, game);
      const area = await page.locator('.board-area').boundingBox();
      await watch(page);
      await page.keyboard.press('1');
      await page.locator('.line .undo:enabled').waitFor();
      assert.deepEqual(await page.locator('.board-area').boundingBox(), area);
      const { seen, moved } = await movedSince(page);
      assert.ok(seen > 0);
      assert.ok(moved <= 2, `something has moved by ${moved} px`);
      await page.context().close();
    });
}

test('the list opens by its key, says how many there are, is walked through and searched, and gives the focus back', async () => {
  const page = await openTable(LAPTOP, 'siberia');
  const list = page.locator('.choice-list');
  const named = await page.getByRole('region', { name: 'All choices' }).getByRole('button').count();
  assert.ok(named > 3, 'closed, it is there for those who listen');
  assert.ok((await list.evaluate((one) => one.getBoundingClientRect().width)) < 2);
  await page.locator('.line .why').focus();
  await page.keyboard.press('/');
  assert.equal(await list.getAttribute('data-open'), 'true');
  const field = list.locator('input');
  assert.ok(await field.evaluate((one) => one === document.activeElement));
  const chips = await list.locator('.chip').count();
  assert.match(await list.locator('header').innerText(), new RegExp(`${chips} choices`));
  const map = await page.locator('.board .pan-zoom').boundingBox();
  const drawer = await list.boundingBox();
  assert.ok(map && drawer, 'both are drawn');
  assert.ok(map.x + map.width <= drawer.x, 'it lies over the map');
  await page.keyboard.press('ArrowDown');
  assert.ok(
    await list
      .locator('.chip')
      .first()
      .evaluate((one) => one === document.activeElement),
  );
  await page.keyboard.press('ArrowUp');
  const last = (await list.locator('.chip > span:last-child').last().innerText()).trim();
  await page.keyboard.type(last);
  assert.equal(await list.locator('.chip').count(), 1);
  await page.keyboard.press('Escape');
  assert.equal(await list.getAttribute('data-open'), 'false');
  assert.ok(await page.locator('.line .why').evaluate((one) => one === document.activeElement));
  await page.keyboard.press('/');
  await page.keyboard.press('Enter');
  await page.locator('.line .undo:enabled').waitFor();
  await page.context().close();
});

test('the Tab key comes into the list, which opens, and closes when the focus has left it', async () => {
  const page = await openTable(LAPTOP, 'siberia');
  const list = page.locator('.choice-list');
  await page.locator('.line-list').focus();
  await page.keyboard.press('Tab');
  assert.equal(await list.getAttribute('data-open'), 'true');
  await page.keyboard.press('Shift+Tab');
  assert.equal(await list.getAttribute('data-open'), 'false');
  await page.context().close();
});

test('a choice without a place on the board lies in the tray, and where every choice has one there is none', async () => {
  const page = await openTable(LAPTOP, 'underwater');
  const kept = await keptMatch('skip', { game: 'underwater', seats: 3, moves: 40, task: 'use action' }, ['Me', 'One', 'Two']);
  await openKept(page, 'skip', kept);
  const tray = page.locator('.tray .chip');
  await tray.first().waitFor();
  const lying = await tray.allTextContents();
  assert.equal(lying.at(-1), '0Done');
  // Where choices are few, those with a place lie there, too.
  assert.ok(lying.length <= 3, lying.join());
  await tray.last().click();
  await page.locator('.line .undo:enabled').waitFor();
  await page.context().close();
  const ludwig = await openTable(LAPTOP, 'ludwig');
  assert.equal(await ludwig.locator('.tray').count(), 0);
  await ludwig.context().close();
});

/** Taps a point of a phone at times that the browser is told, in seconds. */
async function tapper(page: Page, of: Locator) {
  await of.waitFor();
  await settled(page);
  const box = await of.boundingBox();
  assert.ok(box);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const fingers = await page.context().newCDPSession(page);
  const begun = Date.now() / 1000;
  const tapAfter = async (seconds: number): Promise<void> => {
    const timestamp = begun + seconds;
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point], timestamp });
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: timestamp + 0.03 });
  };
  const button = () => page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('button')?.className ?? '', point);
  return { tapAfter, button };
}

test('on a phone the second half of a double tap presses no other answer that has come there; a tap of its own does', async () => {
  const page = await openTable(PHONE, 'siberia');
  await openKept(page, 'two', await keptMatch('two', { game: 'siberia', seats: 3, moves: 26, task: 'turn' }, ['Me', 'One', 'Two']));
  const middle = page.locator('.tray .chip', { hasText: 'Investor' });
  const { tapAfter, button } = await tapper(page, middle);
  const skip = page.locator('.tray .chip', { hasText: 'Skip' });
  await tapAfter(0);
  await skip.waitFor();
  assert.match(await button(), /chip/, 'another answer lies where the first lay');
  await tapAfter(0.15);
  await settled(page);
  assert.ok(await skip.isVisible(), 'nothing is declined');
  await tapAfter(2);
  await page.locator('.line .confirm:enabled').waitFor();
  await page.context().close();
});

test('on a phone, once all others have passed, Pass does not lie where Confirm does', async () => {
  const page = await openTable(PHONE, 'siberia');
  await openKept(page, 'last', await keptMatch('last', { game: 'siberia', seats: 3, moves: 126, task: 'turn' }, ['Me', 'One', 'Two']));
  await page.locator('.tray .chip', { hasText: 'Oil' }).tap();
  await page.locator('.line .undo:enabled').waitFor();
  const pass = page.locator('.tray .chip', { hasText: 'Pass' });
  await pass.waitFor();
  const { tapAfter, button } = await tapper(page, page.locator('.line .confirm'));
  assert.match(await button(), /confirm/);
  await tapAfter(0);
  await tapAfter(1);
  await settled(page);
  assert.ok(await pass.isVisible());
  assert.equal(await page.locator('.line .confirm:enabled').count(), 0, 'nothing was passed');
  await page.context().close();
});

test('on a phone the list comes up from the foot, takes one choice, and goes by Back', async () => {
  const page = await openTable(PHONE, 'siberia');
  const list = page.locator('.choice-list');
  await page.locator('.line-list').tap();
  assert.equal(await list.getAttribute('data-open'), 'true');
  const box = await list.boundingBox();
  assert.ok(box && box.width === PHONE.width && Math.round(box.y + box.height) === PHONE.height);
  assert.equal(await list.locator('input').evaluate((one) => getComputedStyle(one).fontSize), '16px');
  await page.goBack();
  await page.waitForFunction(() => document.querySelector('.choice-list')?.getAttribute('data-open') === 'false');
  await page.locator('.line-list').tap();
  await list.locator('.chip').first().tap();
  await page.locator('.choice-list[data-open="true"]').waitFor({ state: 'detached' });
  await page.context().close();
});

test('beside the board the log is folded to the latest turns, and one press opens and folds it', async () => {
  const page = await openTable(LAPTOP, 'barrage');
  assert.ok((await page.locator('.ticker-turn').count()) >= 2);
  assert.equal(await page.locator('.log').count(), 0);
  const tab = page.getByRole('tab', { name: 'Log' });
  await tab.click();
  await page.locator('.log').waitFor();
  assert.equal(await page.locator('.ticker').count(), 0);
  await tab.click();
  await page.locator('.ticker').waitFor();
  await page.context().close();
});

test('on a phone the bar lies behind a button', async () => {
  const page = await openTable(PHONE, 'barrage');
  const rules = page.locator('.top-bar nav a').first();
  assert.ok(!(await rules.isVisible()));
  await page.locator('.top-menu').tap();
  assert.ok(await rules.isVisible());
  await page.goBack();
  await rules.waitFor({ state: 'hidden' });
  await page.context().close();
});

/** Those of the things on the page that are not seen whole: hidden, cut by the screen, or with more in them than they show. */
const cutOf = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter((one) => {
        const { width, right, bottom } = one.getBoundingClientRect();
        const hides = one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2;
        return width === 0 || right > window.innerWidth || bottom > window.innerHeight || hides;
      })
      .map((one) => `${one.className}: ${one.scrollWidth} × ${one.scrollHeight} in ${one.clientWidth} × ${one.clientHeight}`),
  );

test('Underwater Cities on a laptop: slots with words, Special cards, own cards, Federation and forecast are in sight at once', async () => {
  for (const language of ['en', 'ko'] as const) {
    const { page, context } = await person(place, { ...LAPTOP, language, choices: 'board' });
    await openKept(page, 'sea', await keptMatch('sea', { game: 'underwater', seats: 3, moves: 60 }, ['Me', 'One', 'Two']));
    await page.locator('.slot-words').first().waitFor();
    const panels = '.main-board, .slots, .track-panel, .hand-panel, .beside > .own-cards, .specials, .beside > .forecast';
    assert.equal(await page.locator(panels).count(), 7);
    assert.deepEqual(await cutOf(page, panels), []);
    assert.ok(await page.locator('.special-text').first().isVisible());
    await context.close();
  }
});

test('Ludwig on a laptop: all prices and one’s own bonus cards are in sight', async () => {
  const page = await openTable(LAPTOP, 'ludwig');
  assert.ok((await page.locator('.bonus-card').count()) >= 3);
  assert.deepEqual(await cutOf(page, '.own .bonus-cards, .own .bonus-name, .market-row, .market .price'), []);
  await page.context().close();
});
