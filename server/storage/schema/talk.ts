/** A line that was said at a table; numbered from 1 for each table. */
export interface ChatRow {
  table_id: string;
  id: number;
  person: string;
  name: string;
  text: string;
  command: string;
  at: number;
}

/** What all at a table are asked, as JSON of the wire's `OpenQuestion`; no row: nothing. Written with the act that changes it, so lists read no match. */
export interface QuestionRow {
  table_id: string;
  question: string;
}
