import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { keptMatch, openKept } from './matches.ts';
import { type Looks, type Place, person } from './place.ts';
import { answer, picks } from './player.ts';

export const CAPTION = '.stage-caption[data-over="false"]';

/** A match of three in the middle, played on until another player's turn is shown. */
export async function staged(place: Place, t: { after(callback: () => unknown): void }, game: string, looks: Looks): Promise<Page> {
  const { page, context } = await person(place, { pace: 'calm', ...looks });
  t.after(() => context.close());
  await openKept(page, 'staged', await keptMatch('staged', { game, seats: 3, moves: 40 }, ['Me', 'One', 'Two']));
  const pick = picks(3);
  for (let answers = 0; answers < 40; answers++) {
    await page.locator(`.chip:enabled, .prompt-buttons .primary:enabled, ${CAPTION}, .moment-panel`).first().waitFor();
    if (await page.locator(CAPTION).isVisible()) return page;
    if (await page.locator('.moment-panel').isVisible()) await page.keyboard.press('Enter');
    else await answer(page, 'clicks', pick);
  }
  assert.fail('nobody else ever did anything');
}
