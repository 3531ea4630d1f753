import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { FULL, keptMatch, openKept, type Prepared } from './matches.ts';
import { SMALL, UPRIGHT } from './phone.ts';
import { openPlace, type Place, person } from './place.ts';
import { NAMES, settled } from './whole.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

const SCREENS = [
  { ...UPRIGHT, language: 'en', theme: 'paper' },
  { ...SMALL, language: 'ko', theme: 'night' },
] as const;

type Screen = (typeof SCREENS)[number];

/** A match of three at its advanced boards, with fingers. */
async function hold(screen: Screen, prepared: Partial<Prepared>) {
  const { page, context } = await person(place, { ...screen, touch: true, choices: 'board' });
  const match = await keptMatch('held', { game: 'underwater', seats: 3, options: FULL.underwater ?? {}, ...prepared }, NAMES[screen.language]);
  await openKept(page, 'held', match);
  await page.locator('.board-area .pan-zoom').waitFor();
  await settled(page);
  return { page, context };
}

/** The kinds of card that cards in sight say, and how many of these have no sign. */
const kindsIn = (page: Page, cards: string) =>
  page.locator(`.board-area ${cards}`).evaluateAll((all) => {
    const inSight = all.filter((card) => card.checkVisibility());
    const marks = inSight.map((card) => {
      const mark = card.querySelector('.kind-mark');
      const top = (mark?.getBoundingClientRect().top ?? -99) - card.getBoundingClientRect().top;
      return { sign: mark?.querySelector('svg')?.checkVisibility() === true, word: mark?.textContent ?? '', atTop: top >= 0 && top < 20 };
    });
    return { cards: inSight.length, bad: marks.filter(({ sign, word, atTop }) => !sign || word === '' || !atTop).length };
  });

for (const screen of SCREENS)
  test(`UWC-CARD-02 at ${screen.width} × ${screen.height} cards of the hand and cards that are offered say at their top of which kind they are`, async () => {
    const { page, context } = await hold(screen, { moves: 150, task: 'slot' });
    if (await page.locator('.board-tab[data-tab="hand"]').isVisible()) await page.locator('.board-tab[data-tab="hand"]').tap();
    const hand = await kindsIn(page, '.hand > .uw-card:not(.card-back)');
    assert.ok(hand.cards > 1 && hand.bad === 0, JSON.stringify(hand));
    await page.locator('.board-tab[data-tab="specials"]').tap();
    const offered = await kindsIn(page, '.special-card:not(.contract-card)');
    assert.ok(offered.cards > 3 && offered.bad === 0, JSON.stringify(offered));
    await context.close();
  });

/** Where long choices without a place of their own are asked. */
const LONG = [
  { seed: 'c', moves: 225, task: 'perform' },
  { seed: 'a', moves: 251, task: 'build' },
] as const;

/** Higher than two lines, lower than three. */
const TWO_LINES = 40;

for (const screen of SCREENS)
  test(`at ${screen.width} × ${screen.height} long choices have two lines in the bar under the thumb, each reads otherwise, and the list says them whole`, async () => {
    for (const prepared of LONG) {
      const { page, context } = await hold(screen, prepared);
      const chips = page.locator('.tray .chip');
      await chips.first().waitFor();
      assert.ok(((await page.locator('.line-acts').boundingBox())?.height ?? 99) < 72);
      const words = chips.locator('> :last-child');
      for (const word of await words.all()) assert.ok(((await word.boundingBox())?.height ?? 99) < TWO_LINES);
      const said = (await words.allTextContents()).map((text) => text.slice(0, 12));
      assert.equal(new Set(said).size, said.length, said.join(' | '));
      await page.locator('.line-list').tap();
      const listed = page.locator('.choice-list[data-open="true"] .chip > :last-child');
      await listed.first().waitFor();
      assert.deepEqual(
        await listed.evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1 && one.clientHeight > 0).length),
        0,
      );
      assert.ok((await listed.allTextContents()).some((text) => text.length > 30));
      await context.close();
    }
  });

test('on a phone the whole words of what is tried stand behind the question mark', async () => {
  const { page, context } = await hold(SCREENS[0], { seed: 'pictures', moves: 200, task: 'yield' });
  await page.locator('.tunnel[data-lit]').first().focus();
  await page.keyboard.press('Enter');
  const act = (await page.locator('.line-act').innerText()).trim();
  await page.locator('.line .why').tap();
  await page.locator('.why-steps li', { hasText: act }).waitFor();
  await context.close();
});

for (const screen of SCREENS)
  test(`UWC-NET-08 at ${screen.width} × ${screen.height} the plates of the upper metropolises lie whole on the sea, inside of a frame, and over no other plate`, async () => {
    for (const seed of ['pictures', 'b', 'd']) {
      const { page, context } = await hold(screen, { seed, moves: 60 });
      const bad = await page.evaluate(() => {
        const sea = document.querySelector('.board-area .pan-zoom')?.getBoundingClientRect();
        const plates = [...document.querySelectorAll('.board-area .metropolis-signs > *')].map((one) => one.getBoundingClientRect());
        const others = [...document.querySelectorAll('.board-area .city .plate-ground')].map((one) => one.getBoundingClientRect());
        if (!sea) return ['no sea'];
        return plates.flatMap((plate) => {
          if (plate.top > sea.top + sea.height / 3) return [];
          const whole = plate.left >= sea.left + 8 && plate.right <= sea.right - 8 && plate.top >= sea.top + 8;
          const over = others.some((one) => one.left < plate.right && one.right > plate.left && one.top < plate.bottom && one.bottom > plate.top);
          return whole && !over ? [] : [`${plate.left} ${plate.top} ${plate.right}, whole: ${whole}, over another: ${over}`];
        });
      });
      assert.deepEqual(bad, [], seed);
      await context.close();
    }
  });

test('on a phone a press among the sites of a city means the nearest one, which is marked until it is confirmed', async () => {
  const { page, context } = await hold(SCREENS[0], { seed: 'pictures', moves: 150, task: 'upgrade' });
  const shelf = page.locator('.board-area .shelf[data-piece="shelf:C33"][data-lit]');
  await shelf.waitFor();
  for (const letter of ['c', 'a']) {
    const { x, y, width, height } =
      (await page.locator(`.board-area .plot[data-anchor="plot:C33-${letter}"] > .plot-site`).boundingBox()) ?? assert.fail();
    await page.touchscreen.tap(x + width / 2 + 4, y + height / 2);
    await page.locator('button.ring-row').first().waitFor();
    assert.match(await page.locator('button.ring-row').first().innerText(), new RegExp(`site ${letter}`));
    if (letter === 'c') await page.touchscreen.tap(x + width / 2 + 4, y + height / 2);
  }
  await page.locator('button.ring-row').first().tap();
  await page.locator('.board-area .plot[data-anchor="plot:C33-a"][data-tried="true"]').waitFor();
  assert.equal(await page.locator('.board-area [data-tried="true"]').count(), 1);
  await context.close();
});
