import type { Puzzle } from '@madang/kernel';
import { keptGrades, noteGrade, PUZZLES } from '../progress/kept-progress.ts';

/** How a puzzle went at the first try. */
export type Outcome = 'solved' | 'missed';

/** How each puzzle of a game went that was tried. */
export type Outcomes = ReadonlyMap<string, Outcome>;

/** Grades of outcomes, as devices and accounts keep them. Where one device missed a puzzle and another solved it, it counts as solved. */
const GRADES: Readonly<Record<Outcome, number>> = { missed: 1, solved: 2 };

/** What this device knows of a game's puzzles: tried here, or heard from the account. */
export function keptOutcomes(game: string): Outcomes {
  const grades = [...keptGrades(PUZZLES, game)].filter(([, grade]) => grade > 0);
  return new Map(grades.map(([id, grade]) => [id, grade === GRADES.solved ? 'solved' : 'missed']));
}

/** Keeps how the first try of a puzzle went. */
export const keepOutcome = (game: string, id: string, outcome: Outcome): boolean => noteGrade(PUZZLES, game, id, GRADES[outcome]);

type Rated = Pick<Puzzle, 'id' | 'rating'>;

/** The rating that everybody begins with, how far solvers are from it, and the difference that makes ten wins of eleven, as in chess. */
const FIRST_RATING = 1200;
const SPREAD = 200;
const TENFOLD = 400;
const RATE = Math.LN10 / TENFOLD;
const STEPS = 30;

/**
 * A solver's rating: the most likely one after those outcomes, by Elo's curve and a normal distribution of solvers. The order of tries makes no
 * difference, so all devices of an account show the same. Puzzles that the game has no more count for nothing.
 */
export function ratingOf(puzzles: readonly Rated[], outcomes: Outcomes): number {
  const tries = puzzles.flatMap(({ id, rating }) => {
    const outcome = outcomes.get(id);
    return outcome ? [{ rating, share: outcome === 'solved' ? 1 : 0 }] : [];
  });
  let solver = FIRST_RATING;
  // Newton's method; the curve is concave, and so much is beyond what its steps can overshoot.
  for (let step = 0; step < STEPS; step++) {
    let slope = (FIRST_RATING - solver) / SPREAD ** 2;
    let bend = -1 / SPREAD ** 2;
    for (const { rating, share } of tries) {
      const expected = 1 / (1 + Math.exp((rating - solver) * RATE));
      slope += RATE * (share - expected);
      bend -= RATE ** 2 * expected * (1 - expected);
    }
    solver -= Math.max(-SPREAD, Math.min(SPREAD, slope / bend));
  }
  return Math.round(solver);
}

/**
 * The puzzle that comes next: of those that were never tried the one whose rating is nearest to the solver's, else the first that was missed, else the
 * first of all; never the one that is on the screen, unless it is the only one.
 */
export function nextPuzzle<P extends Rated>(puzzles: readonly P[], outcomes: Outcomes, now: string | null): P | undefined {
  const rating = ratingOf(puzzles, outcomes);
  const others = puzzles.filter(({ id }) => id !== now);
  const untried = others.filter(({ id }) => !outcomes.has(id)).sort((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating));
  return untried[0] ?? others.find(({ id }) => outcomes.get(id) === 'missed') ?? others[0] ?? puzzles[0];
}
