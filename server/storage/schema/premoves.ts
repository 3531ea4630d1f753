/**
 * The premoves of a seat; without turns they are done. `after_seq`: the seat's last step at that time; a later step makes them void. `turns`: move
 * ids and what was foreseen of each, as JSON. Only their owner may know of them.
 */
export interface PlanRow {
  table_id: string;
  seat: number;
  person: string;
  command: string;
  condition: string;
  turns: string;
  after_seq: number;
  stopped: string | null;
  at: number;
}
