import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { keptMatch, openKept, type Prepared } from './matches.ts';
import { answer, picks } from './player.ts';

export const NAMES = ['Me', 'One', 'Two', 'Three'];

export const TURN: Prepared = { game: 'underwater', seats: 4, moves: 150, task: 'slot' };

/** Opens a prepared match and waits for its decision. */
export async function sitAt(page: Page, prepared: Prepared): Promise<void> {
  await openKept(page, 'underwater', await keptMatch('underwater', prepared, NAMES));
  await page.locator('.chip').first().waitFor();
}

export const confirm = (page: Page) => page.locator('.prompt-buttons .primary');

/** Cards that a tried move takes away stay where they lay, pale. */
export const titles = (page: Page) => page.locator('.board-area .hand .card-title:not(.card-gone *)').allTextContents();

/** Answers what is left of the own turn, and confirms it. */
export async function finishTurn(page: Page): Promise<void> {
  const pick = picks(2);
  while (!(await confirm(page).isEnabled())) assert.ok(await answer(page, 'clicks', pick));
  await confirm(page).click();
}
