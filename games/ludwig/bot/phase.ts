import type { Ludwig } from '../rules/state.ts';
import { BOUGHT, EARLY_FROM, type Phase } from './weights.ts';

/** About how many rounds follow this one. */
export function roundsLeft(state: Ludwig): number {
  if (state.last) return 0;
  return 1 + state.cards.length / (BOUGHT * state.players.length + 0.5);
}

export function phaseOf(state: Ludwig): Phase {
  const left = roundsLeft(state);
  return left === 0 ? 0 : left < EARLY_FROM ? 1 : 2;
}
