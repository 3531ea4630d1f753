import { z } from 'zod';
import { Zone } from './session.ts';

/**
 * What happens when a player's time has run out. `wait`: nothing, the others wait. `decision`: a bot answers this one decision.
 * `seat`: a bot plays the seat until the player is back.
 */
export const TIME_OUT = ['wait', 'decision', 'seat'] as const;
const out = z.enum(TIME_OUT).default('decision');
/** Whether players may give each other time. Absent: yes, but not in a tournament. */
const gifts = z.boolean().optional();

/**
 * How long players may think. `live`: minutes for each seat, and seconds that it gets with every turn. `days`: for each
 * decision, and `bank`: days for the whole match that a decision takes from when its own are over. Bots have no clock.
 */
export const Clock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('live'), minutes: z.number().int().min(1).max(180), increment: z.number().int().min(0).max(120), out, gifts }),
  z.object({ kind: z.literal('days'), days: z.number().int().min(1).max(14), bank: z.number().int().min(0).max(14).optional(), out, gifts }),
]);
export type Clock = z.infer<typeof Clock>;

/** Minutes of a day by the clocks of a time zone, between which somebody rests; `to` before `from` is the next morning. */
export const Quiet = z.object({ from: z.number().int().min(0).max(1439), to: z.number().int().min(0).max(1439), zone: Zone });
export type Quiet = z.infer<typeof Quiet>;

/** A holiday: from one moment to another, in milliseconds since 1970. */
export const Vacation = z.object({ from: z.number().int(), to: z.number().int() });
export type Vacation = z.infer<typeof Vacation>;

/** When somebody rests, so that their clock of days stands still. `since`: each change has a later one; absent: it was never changed. */
export const Rest = z.object({ quiet: Quiet.nullable(), holidays: z.array(Vacation).max(40), since: z.number().int().optional() });
export type Rest = z.infer<typeof Rest>;

/**
 * A seat's time: milliseconds left when the message was sent (null: the seat has no clock), and whether it runs. `rests`: when it stands
 * still in the next days although it runs, in milliseconds from the message.
 */
export const SeatTime = z.object({
  left: z.number().int().min(0).nullable(),
  running: z.boolean(),
  rests: z.array(z.object({ from: z.number().int(), to: z.number().int() })).optional(),
});
export type SeatTime = z.infer<typeof SeatTime>;

/** A step that was played for a player whose time had run out. */
export const ForcedStep = z.object({ seq: z.number().int().min(1), seat: z.number().int().min(0) });
export type ForcedStep = z.infer<typeof ForcedStep>;
