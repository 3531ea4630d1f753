import { winners } from '@madang/kernel';
import { standing } from '../rules/scoring/final.ts';
import type { Underwater } from '../rules/state.ts';
import { outlookOf } from './outlook.ts';
import { prospects } from './prospects.ts';
import { SPREAD } from './weights.ts';

/** Each seat's expected share of the victory; exact when the game is over. */
export function evaluate(state: Underwater): number[] {
  if (state.over) {
    const first = winners(standing(state));
    return state.players.map((_, seat) => (first.includes(seat) ? 1 / first.length : 0));
  }
  return shares(prospects(state), SPREAD.atEnd + SPREAD.perRound * outlookOf(state).rounds);
}

/** Prospects as shares that add up to 1 (softmax). */
function shares(points: readonly number[], spread: number): number[] {
  const top = Math.max(...points);
  const powers = points.map((one) => Math.exp((one - top) / spread));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}
