import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { keptMatch, openKept } from './matches.ts';
import { openPlace, type Place, person } from './place.ts';
import { pressByHand } from './player.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

const NAMES = ['Me', 'One', 'Two', 'Three'];

/** The signs with figures that are to be seen in there, by good: what the player pays or gains, or `seat good` of another. */
const tokensIn = (where: Locator): Promise<Readonly<Record<string, number>>> =>
  where.evaluate((root) =>
    Object.fromEntries(
      [...root.querySelectorAll<HTMLElement>('.token[data-n]:not([data-most])')].map((one) => {
        const seat = one.closest<HTMLElement>('[data-seat]')?.dataset.seat;
        return [seat === undefined ? `${one.dataset.good}` : `${seat} ${one.dataset.good}`, Number(one.dataset.n)];
      }),
    ),
  );

/** The figure that stands there. */
const figureAt = async (page: Page, what: string): Promise<number> => Number((await page.locator(what).first().innerText()).replace(/\D/g, ''));

/** Asks a piece by a mouse at rest. Answers once its forecast is there, in the dock. */
async function rest(page: Page, piece: string): Promise<void> {
  await page.locator(piece).first().hover();
  await page.locator(`${DOCK} .balance`).waitFor();
}

/** Asks a piece by a long press of a finger: its card lies beside it, not over it, and wholly on the screen. */
async function hold(page: Page, piece: string): Promise<void> {
  const at = await page.locator(piece).first().boundingBox();
  assert.ok(at);
  const fingers = await page.context().newCDPSession(page);
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: at.x + at.width / 2, y: at.y + at.height / 2 }] });
  await page.locator(`${CARD} .balance`).waitFor();
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await assertBeside(page, at);
}

/** The open card covers nothing of that box and lies on the screen; nothing of its signs is cut. */
async function assertBeside(page: Page, at: { x: number; y: number; width: number; height: number }): Promise<void> {
  const box = await page.locator(CARD).boundingBox();
  const screen = page.viewportSize();
  assert.ok(box && screen);
  const isApart = box.x >= at.x + at.width || box.x + box.width <= at.x || box.y >= at.y + at.height || box.y + box.height <= at.y;
  assert.ok(isApart, JSON.stringify({ box, at }));
  assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= screen.width && box.y + box.height <= screen.height, JSON.stringify(box));
  const cut = await page
    .locator(`${CARD} .token`)
    .evaluateAll((tokens, right) => tokens.filter((one) => one.getBoundingClientRect().right > right).length, box.x + box.width);
  assert.equal(cut, 0);
}

const CARD = '.forecast-card:popover-open';
const DOCK = '.docked-forecast';
const LAPTOP = { width: 1366, height: 768, choices: 'board' } as const;
const PHONE = { width: 390, height: 844, touch: true, choices: 'board' } as const;

const LUDWIG = { game: 'ludwig', seats: 3, moves: 62, task: 'turn' } as const;
const HALL = '[data-piece="tile:great-hall"][data-lit]';

test('Ludwig: a room that is pointed at says its price, who is paid and what is left; its press does so', async () => {
  const { page, context } = await person(place, LAPTOP);
  await openKept(page, 'tokens', await keptMatch('tokens', LUDWIG, NAMES));
  const before = await figureAt(page, '.own-money .price');
  await rest(page, HALL);
  const tokens = await tokensIn(page.locator(DOCK));
  assert.deepEqual(Object.keys(tokens).toSorted(), ['0 money', 'money']);
  assert.match(await page.locator(DOCK).innerText(), /You pay 4,000 to One/);
  await pressByHand(page, page.locator(HALL));
  await page.locator('.dock').waitFor();
  assert.equal((await figureAt(page, '.own-money .price')) - before, tokens.money);
  await context.close();
});

test('Ludwig: a finger that rests on a room has the same beside it', async () => {
  const { page, context } = await person(place, PHONE);
  await openKept(page, 'tokens', await keptMatch('tokens', LUDWIG, NAMES));
  await hold(page, HALL);
  assert.deepEqual(await tokensIn(page.locator(CARD)), { money: -2000, '0 money': 4000 });
  await context.close();
});

const SEA = { game: 'underwater', seats: 3, moves: 254, task: 'build' } as const;
const PLOT = '[data-piece^="plot:"][data-lit]';
const RING = '.forecast-card[role="group"]:popover-open';
const ROWS = `${RING} button.ring-row`;

test('Underwater Cities: each building of a ring says its cost, which is what one pays for it', async () => {
  const { page, context } = await person(place, LAPTOP);
  await openKept(page, 'tokens', await keptMatch('tokens', SEA, NAMES));
  const credits = '.own-mat .supply-good b';
  const before = await figureAt(page, credits);
  await pressByHand(page, page.locator(PLOT).nth(1));
  const plant = page.locator(ROWS, { hasText: 'Desalination plant' });
  await plant.waitFor();
  assert.equal(await plant.locator('.ring-cost').innerText(), '−1');
  assert.match((await page.locator(`[id="${await plant.getAttribute('aria-describedby')}"]`).innerText()) ?? '', /You pay 1 credit/);
  const tokens = await tokensIn(plant);
  assert.equal(tokens.credits, -1);
  await plant.click();
  await page.locator('.trail li').first().waitFor({ state: 'attached' });
  assert.equal((await figureAt(page, credits)) - before, tokens.credits);
  await context.close();
});

const SIBERIA = { game: 'siberia', seats: 3, moves: 280, task: 'turn' } as const;

/** A lit resource row that sells something: the first whose forecast says what it gains. */
async function restOnSale(page: Page): Promise<Locator> {
  for (const row of await page.locator('[data-piece^="area:"][data-lit]').all()) {
    await row.hover();
    await page.locator(`${DOCK} strong`, { hasText: await row.locator('.row-name').innerText() }).waitFor();
    if ((await page.locator(`${DOCK} [data-good="money"]`).count()) > 0) return row;
  }
  assert.fail('no row sells anything');
}

test('Siberia: a row that is pointed at says the sale’s money and the counters that it uses; its press does so', async () => {
  const { page, context } = await person(place, LAPTOP);
  await openKept(page, 'tokens', await keptMatch('tokens', SIBERIA, NAMES));
  const row = await restOnSale(page);
  const before = await figureAt(page, '.own-mat .mat-money');
  const tokens = await tokensIn(page.locator(DOCK));
  assert.ok(tokens.money !== undefined && tokens.money > 0);
  assert.ok((tokens.counters ?? 0) < 0);
  assert.match(await page.locator(DOCK).innerText(), /You then have \$[\d,]+\. \d counters? go(es)? into the bag/);
  await pressByHand(page, row);
  await page.locator('.trail li').first().waitFor({ state: 'attached' });
  assert.equal((await figureAt(page, '.own-mat .mat-money')) - before, tokens.money);
  await context.close();
});

for (const [name, prepared, piece] of [
  ['Underwater Cities', { ...SEA, moves: 140, task: 'slot' }, '[data-piece="slot:p34-y3"][data-lit]'],
  ['Siberia', SIBERIA, '[data-piece="area:coal"][data-lit]'],
] as const) {
  test(`${name}: a finger that rests on a piece has what it costs and brings beside it`, async () => {
    const { page, context } = await person(place, PHONE);
    await openKept(page, 'tokens', await keptMatch('tokens', prepared, NAMES));
    await hold(page, piece);
    await context.close();
  });
}

test('Barrage: a row of a ring says what all its moves cost together, the engineers of its space too', async () => {
  const { page, context } = await person(place, LAPTOP);
  await openKept(page, 'tokens', await keptMatch('tokens', { game: 'barrage', seats: 4, moves: 183, task: 'turn' }, NAMES));
  const engineers = async (): Promise<number> => Number((await page.locator('.mat-head').first().innerText()).match(/(\d+) engineers/)?.[1]);
  const before = await engineers();
  await pressByHand(page, page.locator('.site[data-way][data-anchor^="site:"]').first(), { force: true });
  const row = page.locator(ROWS).first();
  await row.waitFor();
  const { engineer = 0 } = await tokensIn(row);
  assert.ok(engineer < 0);
  await row.click();
  await page.locator('.trail li').nth(2).waitFor({ state: 'attached' });
  assert.equal((await engineers()) - before, engineer);
  await context.close();
});
