/** A cup. `round`: the last one whose tables were made. */
export interface CupRow {
  id: string;
  name: string;
  game: string;
  options: string;
  seats: number;
  clock: string;
  people: number;
  rounds: number;
  round: number;
  status: string;
  owner: string;
  created_at: number;
  updated_at: number;
}

/** Somebody who is of a cup; a person who is gone is a name that is nobody's. */
export interface CupPersonRow {
  cup_id: string;
  person: string;
  name: string;
  joined_at: number;
}

/**
 * Where somebody sits in a round of a cup: all of them are drawn when it starts. `nth`: which table of the round. `points` and the share
 * of the table's points (0 … 1) are there once the table is over; `missed`: a bot ended it for them.
 */
export interface CupSeatRow {
  cup_id: string;
  round: number;
  person: string;
  nth: number;
  seat: number;
  table_id: string | null;
  points: number | null;
  share: number | null;
  missed: number;
  at: number | null;
}
