import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SHELF } from '@madang/games';
import type { Page } from 'playwright-core';
import { keptMatch, openKept } from './matches.ts';
import { openPlace, type Place, person } from './place.ts';
import { listenForErrors } from './player.ts';
import { settled } from './whole.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

const NAMES = ['Me', 'Bot one', 'Bot two', 'Bot three'];
/** Moves after which a match has pieces everywhere. */
const MOVES = 60;

/** Opens a game's prepared match; without leaving the page where another one has been opened before. */
async function openGame(page: Page, game: string, kept: string, fresh: boolean): Promise<void> {
  if (fresh) await openKept(page, game, kept);
  else
    await page.evaluate(
      ([id, value]) => {
        localStorage.setItem(`madang.match.${id}`, value ?? '');
        window.location.hash = `/offline/${id}`;
      },
      [game, kept],
    );
  // The first place of a board may have nothing drawn on it yet.
  await page.locator(`.board-area .${game} [data-anchor]`).first().waitFor({ state: 'attached' });
  await settled(page);
}

/** Where everything that has a name or a place lies on the board and on the mats, in pixels, and how strongly its lines are drawn. */
const measures = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.board-area *, .side [data-anchor]')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { strokeWidth, fill, color, backgroundColor } = getComputedStyle(element);
      const name = `${element.tagName}.${element.getAttribute('class') ?? ''} ${element.getAttribute('data-anchor') ?? ''}`;
      // A pattern's id counts what was drawn before it in the page.
      const paint = fill.replace(/url\("#[^"]*"\)/, 'url(…)');
      return `${name} ${[x, y, width, height].map(Math.round).join(' ')} ${strokeWidth} ${paint} ${color} ${backgroundColor}`;
    }),
  );

/** Pieces that are read one after the other by the key for it; a piece whose answer is explained in the dock shows no card. */
const READ = 14;

/** Reads pieces by the keyboard and one by a long press, as somebody without a mouse would. */
async function readPieces(page: Page, game: string): Promise<void> {
  const unread =
    '[role="img"]:not([data-says], [data-says] *, :has([data-says]), [data-about], [data-about] *, :has([data-about]), [data-lit], [data-lit] *, svg *)';
  assert.deepEqual(await page.locator(`.board-area ${unread}`).evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 90))), [], game);
  const cards = page.locator('.forecast-card:popover-open');
  const seen = new Set<string>();
  for (let i = 0; i < READ; i++) {
    await page.keyboard.press(i < READ / 2 ? 'i' : 'I');
    const here = page.locator('[data-explained] :focus');
    seen.add(await here.evaluate((one) => one.outerHTML.slice(0, 400)));
    if ((await here.and(page.locator('[data-lit], [data-way]')).count()) === 0) await cards.first().waitFor();
  }
  assert.ok(seen.size >= READ / 2, `${game}: ${seen.size} of ${READ} read`);
  await page.keyboard.press('Escape');
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  const saying = page
    .locator('[data-explained] [data-says]:not([data-says=""], button, [data-about], [data-lit], [data-way])')
    .filter({ visible: true })
    .last();
  const [title = ''] = ((await saying.getAttribute('data-says')) ?? '').split('. ');
  await saying.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await cards.filter({ hasText: title }).waitFor();
}

test('every game of the shelf looks the same alone and in a page where all the others have been opened, before it or after', async () => {
  const games = SHELF.map(({ name }) => name);
  assert.ok(games.length > 1);
  const kept = new Map<string, string>();
  for (const game of games) kept.set(game, await keptMatch(game, { game, seats: 3, moves: MOVES }, NAMES));
  const alone = new Map<string, readonly string[]>();
  for (const game of games) {
    const { page, context } = await person(place);
    await openGame(page, game, kept.get(game) ?? '', true);
    alone.set(game, await measures(page));
    await readPieces(page, game);
    await context.close();
  }
  const { page, context } = await person(place);
  const errors = listenForErrors(page);
  // The last of the first round comes after all others; in the second round all others have come after each.
  for (const [i, game] of [...games, ...games.slice(0, -1)].entries()) {
    await openGame(page, game, kept.get(game) ?? '', i === 0);
    if (i < games.length - 1) continue;
    const beside = await measures(page);
    assert.ok(beside.length > 200, `${game} has ${beside.length} parts`);
    assert.deepEqual(beside, alone.get(game), `${game} among the others`);
  }
  assert.deepEqual(errors, []);
  await context.close();
});

/** A rule is named by its title, not by its id. */
const TITLE = /^(?!.*-\d\d)\w.+/;

/** What is said of pieces that are pointed at: what they are, what they are for and cost, and the rule. */
const SAID = {
  barrage: [
    ['site:C6b', 'Conduit 6B, value 2|Building it costs', 'BAR-PROD-05'],
    ['site:P11-1', 'Powerhouse 11-1, empty. Red site: 3 credits|A powerhouse here costs|This red site costs 3 credits more', 'BAR-PROD-01'],
    ['headstream:C', 'Headstream C|At the end of the round they flow down', 'BAR-FLOW-01'],
  ],
  siberia: [
    ['place:taymyr', 'Taymyr|When the last cube is taken, the region is depleted', 'SIB-DEPLETE-02'],
    ['place:vladivostok', 'Vladivostok|The worker action places workers here', 'SIB-WORK-02'],
  ],
} as const;

test('a piece that is pointed at says what it is, what it is for, what it costs and by which rule', async () => {
  for (const game of ['barrage', 'siberia'] as const) {
    const { page, context } = await person(place);
    await openGame(page, game, await keptMatch(game, { game, seats: 3, moves: MOVES }, NAMES), true);
    // Where the mouse already is when a page opens nobody points at.
    await page.mouse.move(2, 2);
    for (const [anchor, said, rule] of SAID[game]) {
      await page.locator(`.board-area [data-anchor="${anchor}"]`).hover({ force: true });
      let card = page.locator('.forecast-card:popover-open, .docked-forecast');
      for (const part of said.split('|')) card = card.filter({ hasText: part });
      await card.waitFor();
      const title = card.locator(`[data-rule="${rule}"]`);
      assert.match(await title.innerText(), TITLE);
    }
    await context.close();
  }
});
