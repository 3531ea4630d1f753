import type { Game } from '../game.ts';
import type { Options } from '../options.ts';
import type { Seat, State, Told } from '../state.ts';
import type { TextLoader } from '../texts.ts';
import { seatEvents, type Tale } from './achievements.ts';
import { type Chronicle, chronicleOf } from './chronicle.ts';
import { newMatch, playMove } from './match.ts';

/** What a challenge of a campaign lasts: so many rounds, or to the end of the match. */
export const SPANS = ['rounds', 'match'] as const;
type Span = (typeof SPANS)[number];

/** A rival of a challenge's player: the rules themselves, or a bot of a weak level. */
export const RIVALS = ['automa', 'random', 'easy', 'greedy'] as const;
export type Rival = (typeof RIVALS)[number];

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
  /** Rounds that bots have played before it begins. */
  readonly from: number;
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
  /** The event that ends a round; or 'round-began', which also tells of the first one. */
  readonly rounds: E['event'];
}

/** A campaign's challenges as a JSON file holds them: all with the same options and seat. */
interface ChallengeTable {
  readonly options: Options;
  readonly seat: Seat;
  readonly challenges: readonly {
    readonly id: string;
    readonly signs: readonly string[];
    readonly seed: string;
    readonly against: readonly string[];
    readonly from: number;
    readonly span: string;
    readonly count: number;
    readonly stars: readonly number[];
    readonly hints: number;
  }[];
}

/** The challenges of a table, each with its measure. Throws where the table names something unknown. */
export function challengesOf<S extends State, E extends Told>(
  { options, seat, challenges }: ChallengeTable,
  measures: Readonly<Record<string, Challenge<S, E>['measure']>>,
): readonly Challenge<S, E>[] {
  return challenges.map(({ span, count, against, stars: [one = 0, two = 0, three = 0], ...row }) => {
    const measure = measures[row.id];
    if (!measure) throw new Error(`challenge ${row.id} has no measure`);
    const lasts = { span: known(SPANS, span), count };
    return { ...row, options, seat, lasts, against: against.map((rival) => known(RIVALS, rival)), stars: [one, two, three], measure };
  });
}

function known<T extends string>(words: readonly T[], word: string): T {
  const found = words.find((one) => one === word);
  if (found === undefined) throw new Error(`'${word}' is none of ${words.join(', ')}`);
  return found;
}

/** Makes measures that add up a figure of a seat's events of one name: `counting('built')`, `counting('sold', ({ income }) => income)`. */
export const countingOf =
  <E extends Told>() =>
  <K extends E['event']>(name: K, figure: (event: E & { readonly event: K }) => number = () => 1) =>
  ({ told }: Pick<Course<State, E>, 'told'>, seat: Seat): number =>
    seatEvents(told, name, seat).reduce((sum, event) => sum + figure(event), 0);

/** How a challenge stands. */
export interface ChallengeStanding {
  readonly count: number;
  /** 0 … 3. */
  readonly stars: number;
  /** Rounds that are over. */
  readonly rounds: number;
  readonly isOver: boolean;
}

const ALL_STARS = 3;

/** The rounds that are over: those that ended, or those that began after the first one. */
export const roundsOver = ({ rounds }: Pick<Campaign, 'rounds'>, told: readonly Told[]): number =>
  told.filter((one) => one.event === rounds && !(one.event === 'round-began' && 'round' in one && one.round === 1)).length;

/** How a challenge stands after what was played. */
export function challengeStanding(campaign: Pick<Campaign, 'rounds'>, challenge: Challenge, course: Course): ChallengeStanding {
  const { lasts, seat } = challenge;
  const count = challenge.measure(course, seat);
  const stars = challenge.stars.filter((least) => count >= least).length;
  const rounds = roundsOver(campaign, course.told);
  const isDone = lasts.span === 'rounds' && (rounds >= lasts.count || stars === ALL_STARS);
  return { count, stars, rounds, isOver: course.state.over || isDone };
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
