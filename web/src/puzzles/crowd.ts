import type { Puzzle } from '@madang/kernel';
import type { PuzzleRatings } from '@madang/wire';
import { isRecord } from '../json.ts';
import { keep, kept } from '../page/storage.ts';

const PREFIX = 'madang.puzzle-ratings.';

/** A puzzle’s rating by people, and by how many first tries. */
export type Crowd = PuzzleRatings['puzzles'][string];

const isCrowd = (json: unknown): json is Crowd => isRecord(json) && Number.isInteger(json.rating) && Number.isInteger(json.tries);

/** What this device last heard of a game's puzzles. */
export function keptRatings(game: string): ReadonlyMap<string, Crowd> {
  const json = kept(PREFIX + game);
  return new Map(Object.entries(isRecord(json) ? json : {}).flatMap(([id, crowd]) => (isCrowd(crowd) ? [[id, crowd] as const] : [])));
}

/** Keeps the server's answer in place of all before, for when no server is there. */
export const keepRatings = (game: string, { puzzles }: PuzzleRatings): boolean => keep(PREFIX + game, puzzles);

/** A puzzle with the rating that holds. `tries`: first tries of people that it comes from; 0: it is the built-in one. */
export type RatedPuzzle = Pick<Puzzle, 'id' | 'rating'> & { readonly tries: number };

/** Puzzles with people's ratings where they are known, else with the built-in ones. */
export const ratedPuzzles = (puzzles: readonly Pick<Puzzle, 'id' | 'rating'>[], crowd: ReadonlyMap<string, Crowd>): readonly RatedPuzzle[] =>
  puzzles.map(({ id, rating }) => ({ id, rating, tries: 0, ...crowd.get(id) }));
