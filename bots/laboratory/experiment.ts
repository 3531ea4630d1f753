import type { Expertise, Game, Move, Options, Seat, State } from '@madang/kernel';
import type { Contender } from '../arena/contender.ts';
import { type MatchPlan, playMatch } from '../arena/match.ts';

/** The two ways of playing that an experiment compares. */
export const ARMS = ['a', 'b'] as const;
export type ArmName = (typeof ARMS)[number];

/** One way of playing: house rules and the bots by seat (null: the rules play that seat). */
export interface Arm {
  readonly options: Options;
  readonly bots: readonly (Contender | null)[];
}

/** Two arms with the same number of seats, compared on the same deals. Equal experiments give equal figures. */
export interface Experiment extends Readonly<Record<ArmName, Arm>> {
  readonly seed: string;
  /** Each is played once in either arm. */
  readonly deals: number;
}

/** One match of an arm, as far as figures are made of it. */
export interface Observed {
  readonly finished: boolean;
  readonly points: readonly number[];
  readonly shares: readonly number[];
  readonly moves: number;
  readonly turns: number;
  /** By advantage, how much a seat has at the end, in the mean. */
  readonly had: Readonly<Record<string, number>>;
  /** By kind of move, how many. */
  readonly kinds: Readonly<Record<string, number>>;
}

/** A deal in both arms. */
export type Trial = Readonly<Record<ArmName, Observed>>;

/** A match of an arm. Both arms have the same seed for a deal, so that luck falls out of their difference as far as play stays alike. */
export const planOf = ({ seed, ...arms }: Experiment, arm: ArmName, deal: number): MatchPlan => ({
  seats: arms[arm].bots,
  options: arms[arm].options,
  seed: `${seed}/${deal}`,
});

/** Plays a deal in both arms. */
export const playTrial = (game: Game, expertise: Expertise, experiment: Experiment, deal: number): Trial => ({
  a: observe(game, expertise, planOf(experiment, 'a', deal)),
  b: observe(game, expertise, planOf(experiment, 'b', deal)),
});

function observe<S extends State, M extends Move>(game: Game<S, M>, expertise: Expertise<S, M>, plan: MatchPlan): Observed {
  const kinds: Record<string, number> = {};
  let had: Observed['had'] = {};
  let turns = 0;
  let last: Seat | undefined;
  const hear = (seat: Seat, { kind }: M): void => {
    kinds[kind] = (kinds[kind] ?? 0) + 1;
    if (seat !== last) turns += 1;
    last = seat;
  };
  const end = (state: S): void => {
    had = Object.fromEntries((expertise.advantages ?? []).map(({ name, amount }) => [name, meanAmount(plan, (seat) => amount(state, seat))]));
  };
  const { finished, decisions, scores, shares } = playMatch(game, expertise, plan, hear, { end });
  return { finished, points: scores.map(({ points }) => points), shares, moves: decisions, turns, had, kinds };
}

const meanAmount = ({ seats }: MatchPlan, amount: (seat: Seat) => number): number =>
  seats.reduce((sum, _, seat) => sum + amount(seat), 0) / seats.length;
