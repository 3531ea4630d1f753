/**
 * An analysis of a match that is over, asked for or worked out. `seq`: of the table when it was asked for. `state`: asked, done or failed.
 * `findings`: what has been found so far, `figures`: of each seat once it is done, both as JSON. Whoever claims it works until `claimed_until`.
 */
export interface AnalysisRow {
  table_id: string;
  seq: number;
  /** Who asked; empty once they are gone. */
  person: string;
  state: string;
  done: number;
  of_all: number;
  findings: string;
  figures: string | null;
  attempts: number;
  claimed_until: number;
  asked_at: number;
}
