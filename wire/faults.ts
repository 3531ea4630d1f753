import { z } from 'zod';

/** Characters that a report may have of each text. Longer ones are cut before they are sent. */
export const FAULT_LENGTHS = { part: 40, message: 300, stack: 3000, game: 40, version: 40 } as const;

/**
 * POST /api/faults: a fault that a page contained, for the server's log. It names no person and no table. `step`: the step that the table stood
 * at; null outside of a table.
 */
export const FaultReport = z.strictObject({
  part: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .max(FAULT_LENGTHS.part),
  message: z.string().max(FAULT_LENGTHS.message),
  stack: z.string().max(FAULT_LENGTHS.stack),
  game: z.string().max(FAULT_LENGTHS.game).nullable(),
  version: z.string().max(FAULT_LENGTHS.version).nullable(),
  step: z.number().int().min(0).max(1_000_000).nullable(),
});
export type FaultReport = z.infer<typeof FaultReport>;
