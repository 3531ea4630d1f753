/** What a person keeps of another. `kind`: one of the wire's. */
export interface RelationRow {
  person: string;
  other: string;
  kind: string;
  at: number;
}

/** A person's calendar of turns. `token`: the hash of what its address ends with. */
export interface CalendarRow {
  person: string;
  token: string;
  created_at: number;
}

/** What a person noted of a table, for themselves alone. */
export interface NoteRow {
  person: string;
  table_id: string;
  text: string;
  at: number;
}
