import { sharesOf, sharesOfVictory, weigh } from '@madang/kernel';
import { standing } from '../rules/rounds/end.ts';
import type { Siberia } from '../rules/state.ts';
import { features, lastFeatures, timeLeft } from './features.ts';
import { cubesOnMap } from './position.ts';
import { LAST_WEIGHTS, RUNNING_WEIGHTS } from './weights.ts';

const WEIGHTS = { running: RUNNING_WEIGHTS.map(([, weight]) => weight), last: LAST_WEIGHTS.map(([, weight]) => weight) };

/** Each seat's expected share of the victory; exact when the game is over. */
export function evaluate(state: Siberia): number[] {
  if (state.over) return sharesOfVictory(standing(state));
  const { table, features: rows } = describe(state);
  return sharesOf(rows.map((row) => weigh(row, WEIGHTS[table])));
}

/** A running match in the terms of the evaluation: the table of weights that applies, and each seat's features in its order. */
function describe(state: Siberia): { readonly table: keyof typeof WEIGHTS; readonly features: readonly (readonly number[])[] } {
  if (state.lastRound) return { table: 'last', features: state.players.map((me) => lastFeatures(state, me)) };
  const left = timeLeft(state);
  const onMap = cubesOnMap(state);
  return { table: 'running', features: state.players.map((me) => features(state, me, left, onMap)) };
}
