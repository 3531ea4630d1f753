import { chance, HIDDEN, playerOf, type Seat, sharesOf, sharesOfVictory } from '@madang/kernel';
import { DEPLETED_POINTS, SOLO_GOAL } from '../components/scoring.ts';
import { isSolo } from '../rules/rule.ts';
import { bonusPoints } from '../rules/scoring/bonus-cards.ts';
import { standing } from '../rules/scoring/end.ts';
import { rankingOf } from '../rules/scoring/favors.ts';
import { depletedTiles } from '../rules/scoring/parts.ts';
import type { Ludwig } from '../rules/state.ts';
import { knownOf } from './castles.ts';
import { phaseOf, roundsLeft } from './phase.ts';
import { FAVOR, type Phase, SPREAD, TURN } from './weights.ts';
import { cardWorth, moneyWorth } from './worth.ts';

/**
 * The goal of a player alone, and what a round to come adds to a good one's prospects, in points. `spread`: points weigh more than beside rivals,
 * so that a level errs about as many points as there.
 */
const SOLO = Object.freeze({ goal: SOLO_GOAL, round: 2.3, spread: 0.3 });

/** Each seat's expected share of the victory, exact when the game is over; of a player alone how near the goal is. */
export function evaluate(state: Ludwig): number[] {
  if (isSolo(state)) return [alone(state)];
  if (state.over) return sharesOfVictory(standing(state));
  return sharesOf(prospects(state), spreadOf(state));
}

/** The chance to reach the last title but one of the solo game (LUD-SOLO-10), more for more points beyond it. */
function alone(state: Ludwig): number {
  if (state.over) return chance(((standing(state)[0]?.points ?? 0) - SOLO.goal) / (SOLO.spread * SPREAD.atEnd));
  const points = (prospects(state)[0] ?? 0) + SOLO.round * roundsLeft(state);
  return chance((points - SOLO.goal) / (SOLO.spread * spreadOf(state)));
}

/** Points that make the odds e to one. */
export const spreadOf = (state: Ludwig): number => SPREAD.atEnd + SPREAD.perRound * roundsLeft(state);

/** About the points that each seat will end with, but for a part that all share. */
export function prospects(state: Ludwig): number[] {
  const phase = phaseOf(state);
  const rankings = state.favors.map((favor) => rankingOf(state, favor));
  return state.players.map((_, seat) => {
    const favors = rankings.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0);
    return total(standingAlone(state, seat, phase)) + FAVOR[phase] * favors;
  });
}

/** A seat's prospects but for favors, by where they come from. */
export interface Alone {
  readonly points: number;
  readonly money: number;
  readonly promise: number;
  readonly depleted: number;
  /** Bonus cards: about what they will be worth, and what they would be now. */
  readonly cards: number;
  readonly cardsNow: number;
  readonly turns: number;
}

export function standingAlone(state: Ludwig, seat: Seat, phase: Phase): Alone {
  const me = playerOf(state, seat);
  let [cards, cardsNow] = [0, 0];
  for (const card of me.bonus) {
    if (card === HIDDEN) continue;
    const now = bonusPoints(state, seat, card);
    cardsNow += now;
    cards += cardWorth(state, seat, card, now);
  }
  return {
    points: me.points,
    money: moneyWorth(me.money, phase),
    promise: knownOf(me.castle, state.options, phase).promise,
    depleted: DEPLETED_POINTS * depletedTiles(state, seat),
    cards,
    cardsNow,
    turns: turnsToCome(state, seat),
  };
}

/** The points of all these. */
export const total = ({ points, money, promise, depleted, cards, turns }: Alone): number =>
  points + money + promise + depleted + cards + TURN * turns;

/** Turns of this round that a seat still has, extra turns included. */
function turnsToCome(state: Ludwig, seat: Seat): number {
  let turns = 0;
  for (const task of state.agenda) {
    if (task.seat !== seat) continue;
    if (task.task === 'turn') turns++;
    else if (task.task === 'turn-end') turns += state.extraTurns;
  }
  return turns;
}
