import type { LoadedGame } from '../words/loaded-game.ts';

/** Returns a game that gives no tips: a lesson says itself what to do, and may teach a move that is not the best. */
export function untipped({ wording: { tip: _, ...wording }, ...game }: LoadedGame): LoadedGame {
  return { ...game, wording };
}
