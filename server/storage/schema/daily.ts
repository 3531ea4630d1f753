/** The daily deal of a game. `day` is in UTC: `2026-11-27`. `seed`: drawn when the first player starts. */
export interface DealRow {
  day: string;
  game: string;
  seed: string;
}

/**
 * The only attempt of a person at a deal. `state`: open, counted or void. `points`, `ended_at`: of a counted one. `helped`: the person asked a coach.
 * `streak`: days in a row up to this one on which the person finished a deal; `best`: the longest such streak so far.
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
