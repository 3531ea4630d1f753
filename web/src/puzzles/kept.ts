import type { Puzzle } from '@madang/kernel';
import { isRecord } from '../json.ts';
import { keep, kept } from '../page/storage.ts';

const PREFIX = 'madang.puzzles.';

/** How a puzzle went at the first try. */
export type Outcome = 'solved' | 'missed';

/** How a solver stands in a game's puzzles. */
export interface Record {
  /** On the scale of chess ratings. */
  readonly rating: number;
  readonly outcomes: ReadonlyMap<string, Outcome>;
}

/** The rating that everybody begins with, and the most that one puzzle changes. */
const FIRST_RATING = 1200;
const MOST_CHANGE = 40;
const TENFOLD = 400;

const isOutcome = (json: unknown): json is Outcome => json === 'solved' || json === 'missed';

/** What this browser has kept of a game's puzzles. */
export function keptRecord(game: string): Record {
  const json = kept(PREFIX + game);
  if (!isRecord(json) || typeof json.rating !== 'number' || !isRecord(json.outcomes)) return { rating: FIRST_RATING, outcomes: new Map() };
  const outcomes = Object.entries(json.outcomes).flatMap(([id, outcome]) => (isOutcome(outcome) ? [[id, outcome] as const] : []));
  return { rating: json.rating, outcomes: new Map(outcomes) };
}

export const keepRecord = (game: string, { rating, outcomes }: Record): boolean =>
  keep(PREFIX + game, { rating, outcomes: Object.fromEntries(outcomes) });

/** The record after a puzzle's first try. Later tries change nothing. */
export function withOutcome(record: Record, puzzle: Pick<Puzzle, 'id' | 'rating'>, outcome: Outcome): Record {
  if (record.outcomes.has(puzzle.id)) return record;
  const expected = 1 / (1 + 10 ** ((puzzle.rating - record.rating) / TENFOLD));
  const rating = Math.round(record.rating + MOST_CHANGE * ((outcome === 'solved' ? 1 : 0) - expected));
  return { rating, outcomes: new Map([...record.outcomes, [puzzle.id, outcome]]) };
}

/**
 * The puzzle that comes next: of those that were never tried the one whose rating is nearest to the solver's, else the first that was missed, else the
 * first of all; never the one that is on the screen, unless it is the only one.
 */
export function nextPuzzle<P extends Pick<Puzzle, 'id' | 'rating'>>(
  puzzles: readonly P[],
  { rating, outcomes }: Record,
  now: string | null,
): P | undefined {
  const others = puzzles.filter(({ id }) => id !== now);
  const untried = others.filter(({ id }) => !outcomes.has(id)).sort((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating));
  return untried[0] ?? others.find(({ id }) => outcomes.get(id) === 'missed') ?? others[0] ?? puzzles[0];
}
