import type { Lesson } from '@madang/kernel';
import type { Page } from 'playwright-core';
import { pressByHand } from './player.ts';

export const CONFIRM = '.prompt-buttons .primary:enabled';

/** Waits until the lesson is at that chapter. */
export const reach = (page: Page, number: number): Promise<unknown> =>
  page.waitForFunction((n) => document.querySelector('.lesson-at')?.textContent?.startsWith(`${n} /`), number);

/** Plays a chapter with the mouse alone: where the board lights something there, else by its chip. */
export async function playChapter(page: Page, lesson: Lesson, at: number): Promise<void> {
  const chapter = lesson.chapters[at];
  await reach(page, at + 1);
  for (const anchor of chapter?.lights ?? []) await page.locator(`.table [data-anchor="${anchor}"]`).first().waitFor({ state: 'attached' });
  if (!chapter?.moves) return page.locator('.lesson-card .primary').click();
  for (let i = 0; i < chapter.moves.length; i++) {
    const chip = page.locator('.chip[data-guided="true"]').first();
    await chip.waitFor();
    const lit = page.locator('.board-area [role="button"][data-lit="true"]');
    await pressByHand(page, (await lit.count()) === 1 ? lit : chip);
  }
  const next = page.locator(CONFIRM);
  const on = page.locator('.lesson-at', { hasText: new RegExp(`^${at + 2} /`) });
  await next.or(on).first().waitFor();
  if (await next.isVisible()) await next.click();
}
