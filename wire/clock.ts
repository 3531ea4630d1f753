import { z } from 'zod';

/**
 * What happens when a player's time has run out. `wait`: nothing, the others wait. `decision`: a bot answers this one decision.
 * `seat`: a bot plays the seat until the player is back.
 */
export const TIME_OUT = ['wait', 'decision', 'seat'] as const;
const out = z.enum(TIME_OUT).default('decision');

/**
 * How long players may think. `live`: minutes for each seat, and seconds that it gets with every turn. `days`: for each
 * decision. Bots have no clock.
 */
export const Clock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('live'), minutes: z.number().int().min(1).max(180), increment: z.number().int().min(0).max(120), out }),
  z.object({ kind: z.literal('days'), days: z.number().int().min(1).max(14), out }),
]);
export type Clock = z.infer<typeof Clock>;

/** A seat's time: milliseconds left when the message was sent (null: the seat has no clock), and whether it runs. */
export const SeatTime = z.object({ left: z.number().int().min(0).nullable(), running: z.boolean() });
export type SeatTime = z.infer<typeof SeatTime>;

/** A step that was played for a player whose time had run out. */
export const ForcedStep = z.object({ seq: z.number().int().min(1), seat: z.number().int().min(0) });
export type ForcedStep = z.infer<typeof ForcedStep>;
