import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { lessonMatch, openKept } from './matches.ts';

/** Where the match of the lesson is looked at: a turn with money for most rooms, prices to set, a stack to look through. */
export type Moment = 'own' | 'prices' | 'completed';

/** Opens the match at that moment and waits for its decision. */
export async function sitAt(page: Page, moment: Moment): Promise<void> {
  await openKept(page, 'ludwig', await lessonMatch('ludwig', 'ludwig', moment, ['Me', 'One']));
  await page.locator('.chip').first().waitFor();
}

export const confirm = (page: Page) => page.locator('.prompt-buttons .primary');

/** Tiles that lie in the castle shown. */
export const tiles = (page: Page) => page.locator('.castle .standing').count();

/** The middle of an element on the screen. */
export async function middle(page: Page, selector: string): Promise<readonly [x: number, y: number]> {
  const box = await page.locator(selector).first().boundingBox();
  assert.ok(box, `${selector} is seen`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}
