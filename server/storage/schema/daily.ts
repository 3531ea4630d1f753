/** The daily deal of a game. `day` is in UTC: `2026-11-27`. `seed`: drawn when the first player starts. */
export interface DealRow {
  day: string;
  game: string;
  seed: string;
}

/**
 * A person's only attempt at a deal. `state`: open, counted or void. `points`, `ended_at`: of a counted one. `helped`: they asked a coach. `streak`:
 * days in a row, up to this one, with a finished deal; `best`: the longest so far.
 */
export interface DealAttemptRow {
  day: string;
  game: string;
  person: string;
  table_id: string;
  state: string;
  points: number | null;
  helped: number;
  streak: number;
  best: number;
  ended_at: number | null;
}
