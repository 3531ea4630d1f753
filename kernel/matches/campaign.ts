import type { Game } from '../game.ts';
import type { Options } from '../options.ts';
import type { Seat, State, Told } from '../state.ts';
import type { TextLoader } from '../texts.ts';
import type { Tale } from './achievements.ts';
import { type Chronicle, chronicleOf } from './chronicle.ts';
import { newMatch, playMove } from './match.ts';

/** What a challenge of a campaign lasts: rounds, turns of its player, or the whole match. */
export const SPANS = ['rounds', 'turns', 'match'] as const;
export type Span = (typeof SPANS)[number];

/** A rival of a challenge's player: the rules themselves, or a bot of a weak level. */
export type Rival = 'automa' | 'random' | 'easy' | 'greedy';

/** The position of a challenge, and what its player has heard since it began. */
export type Course<S extends State = State, E extends Told = Told> = Pick<Tale<S, E>, 'state' | 'told'>;

/**
 * A short match that teaches one thing. Its texts are `<game>.campaign.<id>.title`, `.aim`, `.count` (of `count` and `goal`), `.after`, and `.hint1`
 * up to its last hint.
 */
export interface Challenge<S extends State = State, E extends Told = Told> {
  /** Its name among the challenges of its game. */
  readonly id: string;
  /** What it is about, as ids of the signs that the board draws. */
  readonly signs: readonly string[];
  readonly options: Options;
  readonly seed: string;
  readonly seat: Seat;
  /** The other seats, in their order. */
  readonly against: readonly Rival[];
  /** Rounds that bots have played before it begins. Absent: none. */
  readonly from?: number;
  /** It ends after so many, or as soon as all stars are reached; a whole match is played to its end. */
  readonly lasts: { readonly span: Span; readonly count: number };
  /** What the stars are given for. Pure, and never less than it was. */
  measure(course: Course<S, E>, seat: Seat): number;
  /** What the measure must be for one, two and three stars. */
  readonly stars: readonly [one: number, two: number, three: number];
  /** How many hints there are. */
  readonly hints: number;
}

/** Short matches that teach a game, in order. Kept in games/<name>/campaign. */
export interface Campaign<S extends State = State, E extends Told = Told> {
  readonly catalogues: TextLoader;
  /** The version of the rules that it is written for. */
  readonly version: string;
  readonly challenges: readonly Challenge<S, E>[];
  /** By challenge, what was played before it begins: a seat and the id of its move by turns. Absent: nothing. */
  readonly starts: Readonly<Record<string, readonly number[]>>;
  /** How many rounds, and turns of a seat, are over. */
  spent(span: Exclude<Span, 'match'>, course: Course<S, E>, seat: Seat): number;
}

/** How a challenge stands. */
export interface ChallengeStanding {
  readonly count: number;
  /** 0 … 3. */
  readonly stars: number;
  /** Rounds or turns that are over. */
  readonly spent: number;
  readonly isOver: boolean;
}

const ALL_STARS = 3;

/** How a challenge stands after what was played. */
export function challengeStanding({ spent }: Pick<Campaign, 'spent'>, challenge: Challenge, course: Course): ChallengeStanding {
  const { lasts, seat } = challenge;
  const count = challenge.measure(course, seat);
  const stars = challenge.stars.filter((least) => count >= least).length;
  const gone = lasts.span === 'match' ? 0 : spent(lasts.span, course, seat);
  const isSpent = lasts.span !== 'match' && (gone >= lasts.count || stars === ALL_STARS);
  return { count, stars, spent: gone, isOver: course.state.over || isSpent };
}

/** The match of a challenge as a puzzle's is stored. */
export const challengeStart = ({ starts }: Pick<Campaign, 'starts'>, { id, options, seed, against }: Challenge) => ({
  options,
  seed,
  seats: against.length + 1,
  played: starts[id] ?? [],
});

/** A challenge's match where it begins. Throws where its start does not fit the rules. */
export function challengeChronicle(game: Game, campaign: Pick<Campaign, 'starts'>, challenge: Challenge): Chronicle {
  const { played, ...setup } = challengeStart(campaign, challenge);
  const match = newMatch(game, setup);
  for (let i = 0; i + 1 < played.length; i += 2) {
    const made = playMove(match, played[i] ?? 0, game.moves.byId(played[i + 1] ?? 0));
    if (!made.ok) throw new Error(`challenge ${challenge.id}, move ${i / 2 + 1}: ${made.problem.code}`);
  }
  return chronicleOf(match);
}

/** How a challenge stands in its chronicle. */
export function standingIn(campaign: Campaign, challenge: Challenge, { match, log }: Chronicle): ChallengeStanding {
  const begun = challengeStart(campaign, challenge).played.length / 2 + 1;
  return challengeStanding(campaign, challenge, { state: match.state, told: heardSince({ log }, begun) });
}

/** What was told from a step of the log on. */
export const heardSince = ({ log }: Pick<Chronicle, 'log'>, from: number): readonly Told[] =>
  log.slice(from).flatMap(({ heard }) => heard.map(({ event }) => event));
