import { decisions, type Expertise, type Match, type Puzzle, type PuzzleLine, play, type State, seedRandom, stateAt } from '@madang/kernel';
import { advise, type CoachSettings } from '../analysis/coach.ts';
import { glanceAt } from '../analysis/judge.ts';
import { ask } from '../ask.ts';
import type { BotLevel, Question } from '../contract.ts';
import { candidatesOf, determinize } from '../determinization.ts';

/** How puzzles are looked for. */
export interface PuzzleSettings {
  /** Iterations of the first look at a turn that was played. */
  readonly iterations: number;
  /** What that turn must seem to lose: a share of the victory. */
  readonly loss: number;
  /** How deep the position is looked into then. */
  readonly proof: CoachSettings;
  /** How far every other turn must be behind the best one: the mean, and the low end of its interval. */
  readonly margin: number;
  readonly low: number;
}

export const PUZZLE_SETTINGS: PuzzleSettings = {
  iterations: 200,
  loss: 0.05,
  proof: { iterations: 2400, worlds: 240, lines: 5 },
  margin: 0.03,
  low: 0.015,
};

/** Other turns that must be in question: a choice of two is no puzzle. */
const FEWEST_OTHERS = 2;
/** Lower rated is what every bot finds every time. */
const LEAST_RATING = 1100;

/** Ends the best turn, in at most so many moves. Other levels choose among good answers by chance. */
const FINISHER: BotLevel = 'expert';
const MOST_REST = 12;

/** Levels that try a puzzle, and how often each does. */
const SOLVERS: readonly BotLevel[] = ['easy', 'greedy', 'normal', 'hard'];
const TRIES = 2;
/** The rating of a puzzle that half of the tries solve, and the points in which the odds grow tenfold. */
const MIDDLE = 1500;
const TENFOLD = 400;

/** Steps of a match at which a seat began to decide after another one, in their order. */
export const turnsOf = ({ log }: Pick<Match, 'log'>): readonly number[] =>
  log.flatMap(({ seat }, at) => (at > 0 && log[at - 1]?.seat !== seat ? [at] : []));

/** The question that a seat had at a step of a match. */
function questionAt(match: Match, expertise: Expertise, at: number): Question {
  const { game, log } = match;
  const seat = log[at]?.seat;
  if (seat === undefined) throw new Error(`the match has no step ${at}`);
  return { game, expertise, view: game.redact(stateAt(match, at), seat), seat, seed: `puzzle/${match.seed}/${at}` };
}

/**
 * The puzzle that a position of a match makes; undefined where it makes none: the turn that was played there is good, or no turn is clearly the best.
 * The expertise judges with its trained values already.
 */
export function puzzleAt(match: Match, expertise: Expertise, at: number, settings: PuzzleSettings = PUZZLE_SETTINGS): Puzzle | undefined {
  const glance = glanceAt(match, expertise, at, match.seed, settings.iterations);
  if (!glance || glance.loss < settings.loss) return undefined;
  const question = questionAt(match, expertise, at);
  const advice = advise(question, [], settings.proof);
  const lines = advice.lines.map(
    ({ line, behind }): PuzzleLine => ({
      moves: wholeLine(match, expertise, at, line),
      behind: rounded(behind?.value ?? 0),
    }),
  );
  const others = advice.lines.slice(1);
  const isOnly =
    others.length >= FEWEST_OTHERS && others.every(({ behind }) => behind !== null && behind.value >= settings.margin && behind.low >= settings.low);
  const first = lines[0]?.moves[0];
  if (!isOnly || first === undefined) return undefined;
  const rating = ratingOf(question, first);
  if (rating < LEAST_RATING) return undefined;
  const { seats, options, seed, log } = match;
  const played = log.slice(0, at).flatMap(({ seat, move }) => [seat, move.id]);
  const rest = restOf({ ...question, state: stateAt(match, at) }, lines[0]?.moves ?? []);
  return { id: `${seed}-${at}`, seats, options, seed, played, seat: question.seat, lines, rest, rating };
}

/** A position in which a seat begins its turn. The expertise judges with its trained values already. */
interface Beginning extends Pick<Question, 'game' | 'expertise' | 'seat' | 'seed'> {
  readonly state: State;
}

/** Moves with which a strong bot ends a turn that was begun so: until another seat decides, or this one begins anew. */
export function restOf({ state: start, ...question }: Beginning, begun: readonly number[]): readonly number[] {
  const { game, seat, seed } = question;
  const state = game.clone(start);
  const open = () => decisions(game, state).find((one) => one.seat === seat);
  const first = open()?.task.task;
  for (const id of begun) {
    const move = game.moves.byId(id);
    if (move) play(game, state, seat, move);
  }
  const rest: number[] = [];
  for (let next = open(); next && next.task.task !== first && rest.length < MOST_REST; next = open()) {
    const { move } = ask(FINISHER, { ...question, view: game.redact(state, seat), seed: `${seed}/${rest.length}` });
    play(game, state, seat, move);
    rest.push(move.id);
  }
  return rest;
}

/**
 * The moves of a line from a step of the match on, with those between them that have one answer worth trying: lines leave them out. It ends where
 * the match shows something that the line did not know.
 */
export function wholeLine({ game, ...match }: Match, expertise: Expertise, at: number, line: readonly number[]): readonly number[] {
  const state = stateAt({ game, ...match }, at);
  const seat = match.log[at]?.seat;
  const made: number[] = [];
  for (const id of line) {
    while (made.at(-1) !== id) {
      const open = decisions(game, state).find((one) => one.seat === seat);
      const [only, other] = open ? candidatesOf(expertise, state, open) : [];
      const next = open?.moves.find((move) => move.id === id) ?? (other ? undefined : only);
      if (!open || !next) return made;
      play(game, state, open.seat, next);
      made.push(next.id);
    }
  }
  return made;
}

const rounded = (share: number): number => Math.round(share * 1000) / 1000;

/** How hard it is to begin with that move: from the share of bots' tries that do. */
function ratingOf(question: Question, first: number): number {
  const { decision, world } = determinize(question, seedRandom(question.seed));
  const choices = candidatesOf(question.expertise, world, decision).length;
  if (choices < 2) return MIDDLE;
  const tries = SOLVERS.flatMap((level) => Array.from({ length: TRIES }, (_, i) => ask(level, { ...question, seed: `${question.seed}/${i}` })));
  const found = tries.filter(({ move }) => move.id === first).length;
  const odds = (tries.length - found + 0.5) / (found + 0.5);
  return Math.round(MIDDLE + TENFOLD * Math.log10(odds));
}
