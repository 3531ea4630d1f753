import { winners } from '@madang/kernel';
import { standing } from '../rules/rounds/end.ts';
import type { Siberia } from '../rules/state.ts';
import { features, lastFeatures, timeLeft } from './features.ts';
import { cubesOnMap } from './position.ts';
import { LAST_WEIGHTS, RUNNING_WEIGHTS } from './weights.ts';

const WEIGHTS = { running: RUNNING_WEIGHTS.map(([, weight]) => weight), last: LAST_WEIGHTS.map(([, weight]) => weight) };

/** Each seat's expected share of the victory; exact when the game is over. */
export function evaluate(state: Siberia): number[] {
  if (state.over) {
    const first = winners(standing(state));
    return state.players.map((_, seat) => (first.includes(seat) ? 1 / first.length : 0));
  }
  const { table, features: rows } = describe(state);
  return shares(rows.map((row) => weigh(row, WEIGHTS[table])));
}

/** A running match in the terms of the evaluation: the table of weights that applies, and each seat's features in its order. */
function describe(state: Siberia): { readonly table: keyof typeof WEIGHTS; readonly features: readonly (readonly number[])[] } {
  if (state.lastRound) return { table: 'last', features: state.players.map((me) => lastFeatures(state, me)) };
  const left = timeLeft(state);
  const onMap = cubesOnMap(state);
  return { table: 'running', features: state.players.map((me) => features(state, me, left, onMap)) };
}

function weigh(values: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += (values[i] ?? 0) * (weights[i] ?? 0);
  return sum;
}

/** Prospects as shares that add up to 1 (softmax). */
function shares(prospects: readonly number[]): number[] {
  const top = Math.max(...prospects);
  const powers = prospects.map((one) => Math.exp(one - top));
  const total = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / total);
}
