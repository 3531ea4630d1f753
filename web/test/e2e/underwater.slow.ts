import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { keptMatch, openKept } from './matches.ts';
import { openPlace, type Place, person } from './place.ts';
import { answer, listenForErrors, logLines, logSays, picks, playUntil, pressByHand, READY, setTable, text } from './player.ts';
import { confirm, finishTurn, NAMES, sitAt, TURN, titles } from './underwater.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

test('UWC-TURN-16 surplus cards are discarded in the midst of a turn, from the list; the hand glows only for what is asked, and the question stays', async () => {
  const { page, context } = await person(place);
  const errors = listenForErrors(page);
  await sitAt(page, { ...TURN, moves: 40, task: 'build', beside: true });
  const asked = await text(page, '.prompt-text');
  const hand = await titles(page);
  const early = page.locator('.chip-group', { hasText: 'At any time' }).locator('.chip');
  assert.equal(await page.locator('.board-area .hand [data-lit]').count(), 0);
  // The card that is being played lies open there, too.
  const played = await page.locator('.board-area .hand [data-anchor="played"]').count();
  assert.equal(await early.count(), hand.length - played);
  // UWC-TURN-03: how many of them the next turn will cost is said before this one is over.
  const surplus = page.locator('.hand-surplus');
  const extra = hand.length - played - 3;
  assert.equal(await surplus.innerText(), `3 + ${extra} extra`);
  assert.deepEqual(await early.locator('.kbd').count(), 0, 'no key discards a card by mistake');
  await early.first().click();
  assert.equal((await titles(page)).length, hand.length - 1);
  if (extra > 1) assert.equal(await surplus.innerText(), `3 + ${extra - 1} extra`);
  else assert.equal(await surplus.count(), 0);
  assert.equal(await text(page, '.prompt-text'), asked);
  await page.locator('.prompt-buttons button', { hasText: 'Undo' }).first().click();
  assert.deepEqual(await titles(page), hand);
  assert.deepEqual(errors, []);
  await context.close();
});

test('UWC-FED-11 confirming takes the step that is nearly always taken, too; doing without stays a choice', async () => {
  const { page, context } = await person(place, { choices: 'board' });
  const errors = listenForErrors(page);
  await openKept(page, 'underwater', await keptMatch('underwater', { game: 'underwater', seats: 2, moves: 20, task: 'slot' }, NAMES));
  await pressByHand(page, page.locator('.slot[data-lit]', { hasText: 'Federation' }).first());
  await page.locator('.hand .uw-card', { hasText: 'Plankton tanks' }).locator('.card-press').click();
  await page.locator('.forecast-card .ring-row, .tray .chip').first().waitFor();
  if ((await page.locator('.forecast-card .ring-row').count()) > 0) await page.locator('.forecast-card .ring-row').first().click();
  const usual = page.locator('.tray .chip[data-usual]');
  assert.match(await usual.innerText(), /Advance 1 step/);
  assert.equal(await page.locator('.tray .chip').count(), 2);
  // The step leads to the question whether the card is claimed: that is answered in the same way.
  await page.locator('.confirm').click();
  await page.locator('.tray .chip[data-usual]', { hasText: 'Claim it' }).waitFor();
  await page.locator('.confirm').click();
  // A card is drawn once the turn is over, and not before.
  await page.locator('.board-area .hand .card-press').nth(2).waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test('what is built stands where the lit place was pressed: building, tunnel and city, each with its name in the list', async () => {
  const { page, context } = await person(place);
  const errors = listenForErrors(page);
  // From these moves on such a choice comes soon.
  for (const [moves, lit, built, told] of [
    [30, '.plot', '.plot .building', /Me built a (farm|desalination plant|laboratory): /],
    [247, '.tunnel', '.tunnel[data-built="true"]', /Me built a tunnel: /],
    [279, '.city', '.city[data-built="true"]', /Me built a (non)?symbiotic city: /],
  ] as const) {
    await sitAt(page, { ...TURN, moves, task: 'build' });
    await playUntil(page, `.board-area ${lit}[data-lit]`, 'clicks', picks(9));
    const before = await page.locator(`.board-area ${built}`).count();
    const site = page.locator(`.board-area ${lit}[data-lit]`).first();
    if (lit === '.plot') {
      const name = (await site.getAttribute('data-anchor'))?.slice('plot:'.length) ?? '';
      const letter = page.locator(`.plot-letter[data-of="${name}"]`);
      assert.equal(await letter.textContent(), name.slice(-1), 'the letter that the list names it by');
    }
    // A tunnel is pressed at its middle, where its sign lies over cities.
    await pressByHand(page, lit === '.tunnel' ? page.locator('.tunnel-mark').first() : site.locator('.halo'), { force: true });
    const ways = page.locator('.forecast-card button');
    if ((await ways.count()) > 0) await ways.first().click();
    await finishTurn(page);
    await page.locator(`.board-area ${built}`).nth(before).waitFor({ state: 'attached' });
    await logSays(page, told);
  }
  assert.deepEqual(errors, []);
  await context.close();
});

test('what is not offered is explained, with its figures and the rule that forbids it', async () => {
  const { page, context } = await person(place);
  await sitAt(page, TURN);
  await page.keyboard.press('?');
  const taken = page.locator('.refused > li', { hasText: 'is occupied this round' }).first();
  // Few of a kind lie open already.
  await taken.locator('details').evaluate((details) => details.setAttribute('open', ''));
  const link = taken.locator('.rule-link').first();
  assert.equal(await link.getAttribute('data-rule'), 'UWC-TURN-06');
  const title = await link.innerText();
  await link.click();
  const shown = page.locator('dialog').nth(1);
  assert.equal(await shown.locator('h2').innerText(), title);
  assert.ok((await shown.innerText()).length > title.length + 20);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await sitAt(page, { ...TURN, moves: 40, task: 'build' });
  await page.keyboard.press('?');
  assert.match(await text(page, '.refused'), /Not enough \w+ for a [\w ]+: you need \d+ and have \d+|cannot build|could not build|Already built/);
  await context.close();
});

test('two people on two devices discard at the same time, play into the second round, and neither reads the other’s hand', async () => {
  const ann = await person(place);
  const ben = await person(place, { width: 390, height: 844 });
  const errors = [listenForErrors(ann.page), listenForErrors(ben.page)];
  const { id, invitation } = await setTable(ann.page, { game: 'underwater', seats: [{ kind: 'me' }, { kind: 'invited' }] });
  await ann.page.goto(`/#/table/${id}`);
  await ben.page.goto(`/#/table/${id}?invitation=${invitation}`);
  await ben.page.locator('.sit-down button').click();
  await ann.page.locator('.page-main .buttons .primary:enabled').click();
  await Promise.all([ann, ben].map(({ page }) => page.locator(READY).first().waitFor()));
  for (const { page } of [ann, ben]) assert.match(await text(page, '.prompt-text'), /^Discard 3 cards/);
  const hers = new Set(await titles(ann.page));
  const his = new Set(await titles(ben.page));
  assert.deepEqual([hers.size, his.size], [6, 6]);
  /** Nothing of a hand is on the other's page: not even in what is only read out. Cards that were played or discarded are no secret. */
  const hidden = async (): Promise<void> => {
    const [onHers, onHis] = await Promise.all([ann, ben].map(({ page }) => page.locator('.table').evaluate((table) => table.outerHTML)));
    const [inHers, inHis] = [await titles(ann.page), await titles(ben.page)];
    // Special cards are taken for all to see.
    const open = (await logLines(ann.page)).filter((line) => / took /.test(line)).join();
    for (const card of inHers) if (!inHis.includes(card) && !open.includes(card)) assert.ok(!onHis?.includes(card), `he reads her ${card}`);
    for (const card of inHis) if (!inHers.includes(card) && !open.includes(card)) assert.ok(!onHers?.includes(card), `she reads his ${card}`);
  };
  await hidden();
  // He discards first: she is not waited for.
  for (let n = 0; n < 3; n++) await answer(ben.page, 'clicks', () => 0);
  await confirm(ben.page).click();
  await logSays(ann.page, /Guest|Ben|discarded/);
  assert.match(await text(ann.page, '.prompt-text'), /^Discard 3 cards/);
  const pick = picks(3);
  const second = '.headline:text-matches("round [2-9]/")';
  for (;;) {
    const page = await Promise.any(
      [ann, ben].map(async (one) => {
        await one.page.locator(READY).first().waitFor();
        return one.page;
      }),
    );
    if (await page.locator(second).isVisible()) break;
    assert.ok(await answer(page, 'clicks', pick));
  }
  await Promise.all([ann, ben].map(({ page }) => page.locator(second).waitFor()));
  await hidden();
  const lines = (await logLines(ann.page)).filter((line) => / (chose|built|produced|advanced) /.test(line));
  // Five of the six turns lie open, the oldest is folded: each takes a slot; what else they tell is up to the deal.
  assert.ok(lines.filter((line) => line.includes(' chose ')).length >= 5, lines.join());
  assert.deepEqual(
    (await logLines(ben.page)).filter((line) => lines.includes(line)),
    lines,
  );
  assert.deepEqual(errors, [[], []]);
  await ann.context.close();
  await ben.context.close();
});

test('production is forecast by source and comes as forecast', async () => {
  const { page, context } = await person(place);
  const errors = listenForErrors(page);
  await sitAt(page, { game: 'underwater', seats: 1, moves: 62, task: 'slot' });
  await playUntil(page, '.headline:text-matches("round 4/")', 'clicks', picks(4));
  assert.ok((await page.locator('.board-area .yields dt').count()) > 5, 'by what yields it, and points by source');
  assert.match(await text(page, '.board-area .feeding'), /\d/);
  await playUntil(page, '.headline:text-matches("Era 2")', 'clicks', picks(4));
  const lines = await logLines(page);
  assert.ok(lines.some((line) => /^Me produced .+ \(.+\)/.test(line)));
  assert.ok(lines.some((line) => /Me (fed|could not feed) /.test(line)));
  assert.deepEqual(errors, []);
  await context.close();
});

test('on a laptop the six first cards lie whole, none over another, and so do the three that are kept', async () => {
  const { page, context } = await person(place, { width: 1366, height: 768, choices: 'board' });
  await openKept(page, 'six', await keptMatch('six', { game: 'underwater', seats: 3, moves: 0 }, ['Me', 'One', 'Two']));
  const lit = page.locator('.hand .uw-card [data-lit]');
  await lit.first().waitFor();
  const covered = () =>
    page.locator('.hand .uw-card').evaluateAll((cards) => {
      const boxes = cards.map((card) => card.getBoundingClientRect());
      return boxes.filter((a, i) =>
        boxes.slice(i + 1).some((b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1),
      ).length;
    });
  for (let left = 6; left > 3; left--) {
    assert.equal(await covered(), 0, `${left} cards`);
    await lit.first().click();
    if (left > 4) await page.locator('.hand-surplus', { hasText: `3 + ${left - 4}` }).waitFor();
  }
  await page.locator('.hand-panel[data-full="false"]').waitFor();
  assert.equal(await covered(), 0, 'the kept ones');
  await context.close();
});

test('yes and no of a card lie together at the foot of a phone, each in sight, and so does the usual price', async (t) => {
  const { page, context } = await person(place, { width: 390, height: 844, choices: 'board', touch: true });
  t.after(() => context.close());
  for (const [task, moves, chips] of [
    ['claim', 20, ['Claim it', 'Discard Plankton tanks']],
    ['replace', 60, ['1 biomatter in place of 1 …steelplast', 'No biomatter']],
  ] as const) {
    await sitAt(page, { game: 'underwater', seats: 2, moves, task });
    const lying = page.locator('.tray .chip');
    await lying.first().waitFor();
    const said = (await lying.allInnerTexts()).map((text) => text.trim().replace(/\s+/g, ' '));
    assert.ok(
      chips.every((chip) => said.includes(chip)),
      said.join(),
    );
    for (const chip of await lying.all()) {
      const box = await chip.boundingBox();
      assert.ok(box && box.x >= 0 && box.x + box.width <= 390 && box.height >= 44, JSON.stringify(box));
    }
  }
});

test('UWC-TURN-19 one press on a lit resource picks its part of an effect and gains it', async () => {
  const { page, context } = await person(place, { width: 1366, height: 768, choices: 'board' });
  await openKept(page, 'parts', await keptMatch('parts', { game: 'underwater', seats: 2, moves: 305, task: 'up to' }, NAMES));
  await pressByHand(page, page.locator('.board-area [data-piece="good:kelp"][data-lit]').first());
  await page.waitForFunction(() => document.querySelector('.prompt-text')?.textContent?.includes('Choose a resource'));
  assert.equal(await page.locator('.board-area [data-piece="good:kelp"][data-lit]').count(), 0, 'the second one is another');
  assert.ok((await page.locator('.board-area [data-piece^="good:"][data-lit]').count()) > 1);
  await context.close();
});

test('UWC-RES-05 a price is confirmed without biomatter by one press', async () => {
  const { page, context } = await person(place, { width: 1366, height: 768, choices: 'board' });
  await openKept(page, 'price', await keptMatch('price', { game: 'underwater', seats: 2, moves: 170, task: 'replace' }, NAMES));
  await page.locator('.confirm-usual', { hasText: 'No biomatter' }).waitFor();
  await page.locator('.confirm').click();
  await page.locator('.confirm-usual', { hasText: 'No biomatter' }).waitFor({ state: 'detached' });
  await context.close();
});

test('UWC-NET-10 UWC-NET-11 a metropolis shows what its tunnel gives at once and what it produces; the tunnel says both', async () => {
  const { page, context } = await person(place, { width: 1366, height: 768, choices: 'board' });
  await openKept(page, 'gives', await keptMatch('gives', { game: 'underwater', seats: 2, moves: 90, task: 'use action' }, NAMES));
  const gives = page.locator('.board-area [data-anchor^="metropolis:"] .metropolis-gives', { has: page.locator('.metropolis-each') });
  await gives.first().waitFor();
  assert.ok((await gives.first().locator('.glyph').count()) >= 2);
  const tunnel = page.locator('.board-area [data-anchor="tunnel:C31-ML"]');
  assert.match((await tunnel.getAttribute('aria-label')) ?? '', /When connected: gain .*; in production: gain /);
  await context.close();
});

test('on a phone the hand stays where it lies while an action card is chosen', async () => {
  const { page, context } = await person(place, { width: 390, height: 844, touch: true, choices: 'board' });
  await openKept(page, 'held', await keptMatch('held', { game: 'underwater', seats: 2, moves: 90, task: 'use action' }, NAMES));
  await page.locator('.own-card[data-lit]').first().waitFor();
  const top = async () => Math.round((await page.locator('.board-area .hand .uw-card').first().boundingBox())?.y ?? -1);
  const chosen = await top();
  assert.ok(chosen > 0, 'the hand is in sight');
  await page.locator('.board-tab[data-tab="green"]').tap();
  await page.locator('.board-area .slot').first().waitFor();
  assert.equal(await top(), chosen);
  await context.close();
});
