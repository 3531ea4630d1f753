import type { Generated } from 'kysely';

/** What a match came to. `rated`: it counted for the skill of its players. `steps`: moves that stood. `parts`: points by source. */
export interface ResultRow {
  table_id: string;
  game: string;
  seats: number;
  rated: number;
  steps: number;
  scores: string;
  parts: string;
  at: number;
}

/** How well somebody plays a game with so many seats. `player`: `person` and the id, `bot` or `automa` and the level. */
export interface RatingRow {
  game: string;
  seats: number;
  player: string;
  /** The person who is rated; null for bots. */
  person_id: string | null;
  /** The ladder that shows it: 0 none, 1 people and bots, 2 programs. */
  listed: Generated<number>;
  mu: number;
  sigma: number;
  played: number;
  won: number;
  /** Matches that were played to the end, and the sum of their points; matches from before these columns are in neither. */
  scored: Generated<number>;
  score_sum: Generated<number>;
  at: number;
}

/** The most that a person says they have come to in an item of a collection, and when the server first heard of so much. */
export interface ProgressRow {
  person: string;
  /** `campaigns/<game>` or `puzzles/<game>`. */
  collection: string;
  item: string;
  grade: number;
  at: number;
}

/** How hard a puzzle is by the first tries of so many people. Of each game it has no more rows than the game has puzzles. */
export interface PuzzleRatingRow {
  game: string;
  puzzle: string;
  rating: number;
  tries: number;
}

/** What a person reached in a game, and the match in which they first did. */
export interface AchievementRow {
  person: string;
  game: string;
  achievement: string;
  table_id: string;
  at: number;
}
