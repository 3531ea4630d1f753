import { sharesOf, sharesOfVictory, weigh as weighed } from '@madang/kernel';
import { standing } from '../rules/rounds/final.ts';
import type { Barrage } from '../rules/state.ts';
import { features } from './features.ts';
import { SPREAD, WEIGHTS } from './weights.ts';
import { roundsLeft } from './worth.ts';

const TABLE = WEIGHTS.map(([, weight]) => weight);

/** Each seat's expected share of the victory; exact when the game is over. */
export function evaluate(state: Barrage): number[] {
  if (state.over) return sharesOfVictory(standing(state));
  return sharesOf(features(state).map(weigh), SPREAD.atEnd + SPREAD.perRound * roundsLeft(state));
}

/** About the points that a seat will end with, but for a part that all share. */
export const weigh = (values: readonly number[]): number => weighed(values, TABLE);
