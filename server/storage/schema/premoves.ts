/**
 * What somebody has planned for a seat; without turns it is done. `after_seq`: the seat's last step when that was so: once there is another,
 * it is void. `turns`: move ids with what was foreseen of each, as JSON. Nobody but that person may know that it is there.
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
