import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { keptMatch, openKept } from './matches.ts';
import { openPlace, type Place, person } from './place.ts';

const DECISIONS = 50;

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

interface Sight {
  readonly question: string;
  readonly choices: number;
  readonly answered: number;
}

/** How many choices there are, and how many things that answer can be pressed without scrolling. */
const look = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    // A press on a choice that is not seen leaves the list of all choices open.
    const close = document.querySelector<HTMLElement>('.choice-list [aria-keyshortcuts="Escape"]');
    if (close?.checkVisibility()) close.click();
    const isSeen = (one: Element): boolean => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const places = [0.25, 0.5, 0.75].flatMap((across) => [0.25, 0.5, 0.75].map((down) => [across, down] as const));
      return places.some(([across, down]) => {
        const at = document.elementFromPoint(x + width * across, y + height * down);
        return at !== null && one.contains(at);
      });
    };
    const answering = [...document.querySelectorAll('.board [data-lit], .tray button')];
    return {
      question: document.querySelector('.line')?.textContent?.slice(0, 80) ?? '',
      choices: document.querySelectorAll('fieldset:not([disabled]) button[data-move]').length,
      answered: answering.filter(isSeen).length,
    };
  });

for (const game of ['barrage', 'siberia', 'underwater'] as const)
  test(`on a phone, ${game}: something that answers each question is in sight, whatever the panels hold`, async () => {
    const { page, context } = await person(place, { width: 390, height: 844, touch: true, choices: 'board' });
    await openKept(page, game, await keptMatch(game, { game, seats: 4, moves: 0 }, ['Me', 'Bo', 'Cy', 'Di']));
    const asked = page.locator('fieldset:not([disabled]) button[data-move]');
    const confirm = page.locator('.line .confirm:enabled');
    const blind: string[] = [];
    for (let i = 0; i < DECISIONS; i++) {
      await asked.or(confirm).first().waitFor({ state: 'attached' });
      await look(page);
      await page.waitForTimeout(300);
      const { question, choices, answered } = await look(page);
      if (choices > 0 && answered === 0) blind.push(question);
      if (choices > 0) await asked.nth((i * 7) % choices).dispatchEvent('click');
      else await confirm.click();
    }
    assert.deepEqual(blind, []);
    await context.close();
  });
