import { z } from 'zod';
import { BotLevel } from './level.ts';

/** What is done at a table besides moves. Each is a step of the table's log, and stays there. */
export const TableAct = z.discriminatedUnion('kind', [
  /** A bot plays the seat from now on. */
  z.object({ kind: z.literal('sit-in'), level: BotLevel }),
  /** Whoever has the seat plays it again. */
  z.object({ kind: z.literal('back') }),
]);
export type TableAct = z.infer<typeof TableAct>;

/** Who did it: whoever has the seat, the owner of the table for them, or the clock. */
export const ACTORS = ['player', 'owner', 'clock'] as const;

/** An act as everybody at the table is told of it. */
export const DoneAct = z.object({
  seq: z.number().int().min(1),
  seat: z.number().int().min(0),
  by: z.enum(ACTORS),
  /** Milliseconds since 1970. */
  at: z.number(),
  act: TableAct,
});
export type DoneAct = z.infer<typeof DoneAct>;
