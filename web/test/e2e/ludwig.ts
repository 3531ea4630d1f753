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

/** The same where choices stand on the board. */
export async function sitAtBoard(page: Page, moment: Moment): Promise<void> {
  await openKept(page, 'ludwig', await lessonMatch('ludwig', 'ludwig', moment, ['Me', 'One']));
  await page.locator('.board [data-lit], .board [data-take]').first().waitFor();
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

/** Fingers on a page, each by its number. */
export async function fingersOn(page: Page) {
  const browser = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: readonly (readonly [number, number])[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y], id) => ({ x, y, id })) });
}
