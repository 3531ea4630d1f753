import type { Page } from 'playwright-core';
import { keptMatch, openKept } from './matches.ts';
import { type Place, person } from './place.ts';
import { pressByHand } from './player.ts';

export const NAMES = ['Me', 'One', 'Two', 'Three'];

/** Presses of a hand, counted. */
export function hand(page: Page) {
  let presses = 0;
  return {
    press: async (what: string): Promise<void> => {
      presses += 1;
      await pressByHand(page, page.locator(what).first());
    },
    count: () => presses,
  };
}

export async function openAt(place: Place, prepared: Parameters<typeof keptMatch>[1]) {
  const { page, context } = await person(place);
  await openKept(page, 'presses', await keptMatch('presses', prepared, NAMES));
  await page.locator('.chip').first().waitFor();
  return { page, context };
}

export const CONFIRM = '.prompt-buttons .primary:enabled';
