import type { ReactionSign } from '@madang/wire';

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

/** How a person reacts to a chat line (`about`: chat) or a step of the log (step). `sign`: one of the wire's. */
export interface ReactionRow {
  table_id: string;
  about: 'chat' | 'step';
  line: number;
  person: string;
  sign: ReactionSign;
  at: number;
}

/** The last chat line that a spectator has seen at a table. Of players the seat's row says so. */
export interface SpectatorRow {
  table_id: string;
  person: string;
  heard: number;
}
