import { bitCount, chance, sharesOf, sharesOfVictory } from '@madang/kernel';
import { SOLO_WIN } from '../components/numbers.ts';
import { connectedCities } from '../rules/building/network.ts';
import { standing } from '../rules/scoring/final.ts';
import type { Underwater } from '../rules/state.ts';
import { outlookOf } from './outlook.ts';
import { prospects } from './prospects.ts';
import { SPREAD } from './weights.ts';

/** Each seat's expected share of the victory, exact when the game is over; of a player alone how near the goal is. */
export function evaluate(state: Underwater): number[] {
  if (state.players.length === 1) return [alone(state)];
  if (state.over) return sharesOfVictory(standing(state));
  return sharesOf(prospects(state), SPREAD.atEnd + SPREAD.perRound * outlookOf(state).rounds);
}

/**
 * What a round to come adds to the prospects and cities of a good player alone, and the worth of a city in points. `spread`: points weigh more
 * than beside rivals, so that a level errs about as many points as there.
 */
const SOLO = Object.freeze({ points: 7.5, cities: 0.6, city: 4, spread: 0.5 });

/** The chance to reach the solo goal (UWC-SOLO-11), which asks for points and for cities; more for more of either. */
function alone(state: Underwater): number {
  const [me] = state.players;
  if (!me) return 0;
  const rounds = state.over ? 0 : outlookOf(state).rounds;
  const spread = SOLO.spread * (SPREAD.atEnd + SPREAD.perRound * rounds);
  const points = state.over ? me.points : (prospects(state)[0] ?? 0) + SOLO.points * rounds;
  // One city less than the goal asks for is as good as lost: there the odds are even.
  const cities = bitCount(connectedCities(me)) + SOLO.cities * rounds - (SOLO_WIN.cities - 1);
  return chance((points - SOLO_WIN.points) / spread) * chance((SOLO.city * cities) / spread);
}
