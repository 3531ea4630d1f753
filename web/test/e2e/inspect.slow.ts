import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { FULL, keptMatch, openKept } from './matches.ts';
import { openPlace, type Place, person } from './place.ts';
import { settled } from './whole.ts';

let place: Place;
before(async () => {
  place = await openPlace();
});
after(() => place.close());

/** The pieces, cards, slots and areas in sight that say nothing: they, what is around them and what is in them have neither card nor answer. */
const silent = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    /** The dock is itself a card that explains what is placed. */
    const SAYS = '.dock, [data-about], [data-says]:not([data-says=""]), [data-lit], [data-way], button, a';
    /** Points of the map where what moves turns, in pixels. */
    const LEAST = 6;
    const pieces = [...document.querySelectorAll('[data-anchor], [data-piece], .board [role="img"], .mat [role="img"]')];
    const seen = pieces.filter((piece) => Math.max(piece.getBoundingClientRect().width, piece.getBoundingClientRect().height) > LEAST);
    return seen
      .filter((piece) => !piece.closest(SAYS) && !piece.querySelector(SAYS))
      .map((piece) => piece.getAttribute('data-anchor') ?? piece.getAttribute('aria-label') ?? piece.outerHTML.slice(0, 80));
  });

for (const game of ['barrage', 'ludwig', 'underwater', 'siberia'])
  test(`${game}: every piece, card, slot and area explains itself, one’s own and others’, at several times of a match`, async (t) => {
    const { page, context } = await person(place, { width: 1366, height: 768, choices: 'board' });
    t.after(() => context.close());
    let pieces = 0;
    for (const moves of [0, 60, 140]) {
      const options = FULL[game] ?? {};
      await openKept(page, 'look', await keptMatch('look', { game, seats: 3, moves, options }, ['Me', 'One', 'Two']));
      await page.locator('.board [data-anchor]').first().waitFor({ state: 'attached' });
      pieces += await page.locator('.board [data-anchor]').count();
      assert.deepEqual(await silent(page), [], `after ${moves} moves`);
      await page.locator('.player-mat, .players button').last().click();
      const mat = page.locator('dialog[open] .mat');
      await mat.waitFor();
      assert.deepEqual(await silent(page), [], `the area of another player after ${moves} moves`);
      await page.keyboard.press('Escape');
    }
    assert.ok(pieces > 60, `${pieces} pieces`);
  });

test('what was silent has a card with figures: areas of players, workers, money, rounds, Production and the end', async (t) => {
  const { page, context } = await person(place, { width: 1366, height: 768, choices: 'board' });
  t.after(() => context.close());
  for (const [game, anchors] of [
    [
      'siberia',
      [
        ['player:', /^One[\s\S]*Workers/],
        ['worker:', /Workers: /],
        ['own:', /Money: \$/],
      ],
    ],
    [
      'ludwig',
      [
        ['player:', /^One[\s\S]*points[\s\S]*Marks: /],
        ['own:', /10,000 marks/],
      ],
    ],
    [
      'underwater',
      [
        ['rounds', /rounds 4, 7 and 10/],
        ['production', /Next production/],
        ['end-now', /If the game ended now[\s\S]*: \d/],
      ],
    ],
  ] as const) {
    await openKept(page, 'look', await keptMatch('look', { game, seats: 3, moves: 60 }, ['Me', 'One', 'Two']));
    for (const [anchor, told] of anchors) {
      const piece = page
        .locator(`[data-anchor^="${anchor}"]`)
        .filter(anchor === 'player:' ? { hasText: 'One' } : {})
        .first();
      await page.mouse.move(2, 2);
      await page.locator('.forecast-about').waitFor({ state: 'detached' });
      const box = await piece.boundingBox();
      assert.ok(box, anchor);
      await page.mouse.move(box.x + 4, box.y + 4);
      await page.mouse.move(box.x + 6, box.y + 6, { steps: 2 });
      await page.locator('.forecast-about', { hasText: told }).first().waitFor();
    }
  }
});

test('a lit piece that comes to lie under a resting mouse opens no card until the mouse moves', async (t) => {
  const { page, context } = await person(place, { width: 890, height: 700, choices: 'board' });
  t.after(() => context.close());
  await openKept(page, 'rest', await keptMatch('rest', { game: 'siberia', seats: 2, moves: 0 }, ['Me', 'One']));
  const lit = page.locator('.board [data-lit]').first();
  await lit.waitFor();
  /** What a browser tells a piece that is drawn anew under the mouse, or under a finger's last press. */
  const comes = (type: string, movementX: number): Promise<void> =>
    lit.evaluate((piece, init) => void piece.dispatchEvent(new PointerEvent(init.type, { ...init, clientX: 40, clientY: 300 })), {
      type,
      movementX,
      pointerType: 'mouse',
      bubbles: true,
    });
  await page.mouse.move(40, 300);
  await comes('pointerenter', 0);
  await comes('pointermove', 0);
  await page.waitForTimeout(900);
  assert.equal(await page.locator('.forecast-card:popover-open').count(), 0);
  await comes('pointermove', 3);
  await page.locator('.forecast-card:popover-open').waitFor();
});

for (const game of ['barrage', 'ludwig', 'underwater', 'siberia'])
  test(`${game}: what a finger was held on, lit or not, is read after it is lifted, until another press`, async (t) => {
    const { page, context } = await person(place, { width: 390, height: 844, touch: true, choices: 'board' });
    t.after(() => context.close());
    await openKept(page, 'hold', await keptMatch('hold', { game, seats: 2, moves: 30, options: FULL[game] ?? {} }, ['Me', 'One']));
    await page.locator('.board [data-about]').first().waitFor({ state: 'attached' });
    await settled(page);
    const browser = await context.newCDPSession(page);
    const card = page.locator('.forecast-card:popover-open');
    /** Middles of pieces that a finger reaches: of those that answer, and of those that do not. */
    const reached = await page.evaluate(() =>
      ['.board [data-lit]', '.board [data-about]:not([data-lit])'].flatMap((pieces) => {
        const middles = [...document.querySelectorAll(pieces)].map((piece) => {
          const { x, y, width, height } = piece.getBoundingClientRect();
          return { piece, x: x + width / 2, y: y + height / 2 };
        });
        const at = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('[data-about], [data-says], [data-lit]');
        return middles.filter(({ piece, x, y }) => at(x, y) === piece).slice(0, 1);
      }),
    );
    assert.ok(reached.length > 0);
    for (const { x, y } of reached) {
      await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await card.waitFor();
      await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await page.waitForTimeout(700);
      assert.equal(await card.count(), 1);
      await page.touchscreen.tap(195, 24);
      await card.waitFor({ state: 'detached' });
    }
  });
