import { type Plants, plant } from './plant.ts';

/** Faults of the daily deals. */
export const DEALS: Plants = {
  mended: [
    plant(
      'a deal that is counted after the next day’s is of no streak',
      'deals',
      ['sqlite', 14],
      ['features/daily/count.ts', "where('day', '>=', from).orderBy('day')", "where('day', '=', from).orderBy('day')"],
    ),
  ],
  madeUp: [
    plant(
      'each tab begins a deal of its own',
      'deals',
      ['sqlite', 1],
      ['features/daily/start.ts', 'if (first) return ok({ table: first.table_id });', ''],
    ),
  ],
};
