import { z } from 'zod';
import { TableId } from './table.ts';

/** A day in UTC. */
export const Day = z.iso.date();

/**
 * The viewer's only attempt at a deal. `running`: it can be gone on with. `counted`: finished in time. `void`: it does not count. `place`: shared by
 * equals; null: not counted, or with a coach's help.
 */
export const DealAttempt = z.object({
  table: TableId,
  state: z.enum(['running', 'counted', 'void']),
  points: z.number().int().nullable(),
  helped: z.boolean(),
  place: z.number().int().nullable(),
});
export type DealAttempt = z.infer<typeof DealAttempt>;

/** A game's deal of the day. `finished`: players whose result counts. */
export const DailyDeal = z.object({ game: z.string(), finished: z.number().int(), mine: DealAttempt.nullable() });
export type DailyDeal = z.infer<typeof DailyDeal>;

/**
 * GET /api/deals: today's deals. `left`: milliseconds until the day ends. `streak`: days in a row on which the viewer finished a deal, up to
 * yesterday or today; `best`: the longest ever.
 */
export const DailyDeals = z.object({
  day: Day,
  left: z.number().int(),
  streak: z.number().int(),
  best: z.number().int(),
  deals: z.array(DailyDeal),
});
export type DailyDeals = z.infer<typeof DailyDeals>;

/** A result in the list of a deal. `table`: its replay, once the day is over. */
const DealResult = z.object({
  person: z.string(),
  name: z.string(),
  points: z.number().int(),
  helped: z.boolean(),
  place: z.number().int().nullable(),
  table: TableId.nullable(),
});

/**
 * GET /api/deals/:game/:day: the best results first, those with a coach's help last. `seed`: once the day is over. `earlier`, `later`: the nearest
 * days on which somebody played.
 */
export const DealList = z.object({
  game: z.string(),
  day: Day,
  over: z.boolean(),
  seed: z.string().nullable(),
  finished: z.number().int(),
  results: z.array(DealResult),
  mine: DealAttempt.nullable(),
  earlier: Day.nullable(),
  later: Day.nullable(),
});
export type DealList = z.infer<typeof DealList>;

/** POST /api/deals/:game: the table of the viewer's attempt, begun now or before. */
export const DealStarted = z.object({ table: TableId });
export type DealStarted = z.infer<typeof DealStarted>;
