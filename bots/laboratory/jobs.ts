import type { Expertise, Game } from '@madang/kernel';
import type { MatchPlan } from '../arena/match.ts';
import {
  addMatch,
  type CardChange,
  type CardMatch,
  type CardReport,
  type CardSums,
  changedBy,
  compareCards,
  noMatches,
  playCards,
} from './card-effects.ts';
import { type Arm, type ArmName, type Experiment, playTrial, type Trial } from './experiment.ts';

/** What a thread is asked: one deal of an experiment, or one match whose cards count. */
export type LabJob =
  | { readonly job: 'trial'; readonly game: string; readonly experiment: Experiment; readonly deal: number }
  | { readonly job: 'cards'; readonly game: string; readonly plan: MatchPlan };

/** Answers a job. Undefined: the match did not end. */
export const doLabJob = (game: Game, expertise: Expertise, asked: LabJob): Trial | CardMatch | undefined =>
  asked.job === 'trial' ? playTrial(game, expertise, asked.experiment, asked.deal) : playCards(game, expertise, asked.plan);

/** A comparison of cards: matches of two arms, and what is changed in B. */
export interface CardExperiment extends Readonly<Record<ArmName, Arm>> {
  readonly seed: string;
  /** Matches of each arm. */
  readonly matches: number;
  /** Every seat plays by the policy of playouts in place of its bot. */
  readonly quick: boolean;
  /** One more than the largest number of a card. */
  readonly cards: number;
  readonly change?: CardChange;
}

/** The sums of both arms. */
export type ArmSums = Readonly<Record<ArmName, CardSums>>;

export const noSums = ({ cards }: CardExperiment): ArmSums => ({ a: noMatches(cards), b: noMatches(cards) });

/** Even numbers are A's. */
const armOf = (number: number): ArmName => (number % 2 === 0 ? 'a' : 'b');

/**
 * The match with a number, from 0 to twice the matches of an arm. Each has a deal of its own: on the same deals a change of points alone
 * would show without any luck, as a change of play never does.
 */
export function cardJob(game: string, experiment: CardExperiment, number: number): LabJob {
  const { bots, options } = experiment[armOf(number)];
  return { job: 'cards', game, plan: { seats: bots, options, seed: `${experiment.seed}/${number}`, ...(experiment.quick && { quick: true }) } };
}

/** Adds the match with a number to its arm, with the change if it is B's. */
export function countMatch(sums: ArmSums, { change }: CardExperiment, number: number, match: CardMatch): void {
  const arm = armOf(number);
  addMatch(sums[arm], arm === 'b' && change ? changedBy(change, match) : match);
}

/** What the matches so far show of every card. */
export const cardReport = ({ a, b }: ArmSums): CardReport => compareCards(a, b);
