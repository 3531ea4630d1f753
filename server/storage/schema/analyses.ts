/**
 * An analysis of a finished match. `seq`: the table's when it was requested. `state`: asked, done or failed. `findings`: results so far, `figures`:
 * each seat's at the end, both JSON. `claimed_until`: end of the working node's lease.
 */
export interface AnalysisRow {
  table_id: string;
  seq: number;
  /** The person who asked; empty once they are deleted. */
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
