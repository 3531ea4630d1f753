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
 * A player's seat in a round of a tournament, drawn at its start. `nth`: the table within the round. `points` and their share of the table's (0 … 1)
 * follow once the table is over. `missed`: a bot finished for the player.
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
