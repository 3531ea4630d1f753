import type { Ludwig, Player } from '../state.ts';

/** Moves a marker on the score track; below zero unless the option says otherwise (LUD-SCORE-13). */
export function addPoints(state: Ludwig, me: Player, points: number): void {
  me.points += points;
  if (me.points < 0 && state.options.negativeScore === 'clampZero') me.points = 0;
}
