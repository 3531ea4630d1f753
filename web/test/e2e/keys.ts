import type { Page } from 'playwright-core';
import { FULL, keptMatch, openKept } from './matches.ts';
import { NAMES, settled } from './whole.ts';

export const openGame = async (page: Page, game: string, task?: string): Promise<void> => {
  const prepared = { game, seats: 3, moves: 60, options: FULL[game] ?? {}, ...(task !== undefined && { task }) };
  await openKept(page, 'keys', await keptMatch('keys', prepared, NAMES.en));
  await settled(page);
};
