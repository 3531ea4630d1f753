import { winners } from '@madang/kernel';
import { standing } from '../rules/rounds/final.ts';
import type { Barrage } from '../rules/state.ts';
import { features } from './features.ts';
import { SPREAD, WEIGHTS } from './weights.ts';
import { roundsLeft } from './worth.ts';

const TABLE = WEIGHTS.map(([, weight]) => weight);

/** Each seat's expected share of the victory; exact when the game is over. */
export function evaluate(state: Barrage): number[] {
  if (state.over) {
    const first = winners(standing(state));
    return state.players.map((_, seat) => (first.includes(seat) ? 1 / first.length : 0));
  }
  return shares(features(state).map(weigh), SPREAD.atEnd + SPREAD.perRound * roundsLeft(state));
}

/** About the points that a seat will end with, but for a part that all share. */
export function weigh(values: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += (values[i] ?? 0) * (TABLE[i] ?? 0);
  return sum;
}

/** Prospects as shares that add up to 1 (softmax). */
function shares(prospects: readonly number[], spread: number): number[] {
  const top = Math.max(...prospects);
  const powers = prospects.map((one) => Math.exp((one - top) / spread));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}
