import { CONDITIONS, HELPS, STOPS } from '@madang/kernel';
import { z } from 'zod';
import { Rest } from './clock.ts';
import { BotLevel } from './level.ts';

/** What all at a table are asked. */
export const Question = z.discriminatedUnion('kind', [
  /** To take every step after `to` back. All must agree. What was revealed stays known. */
  z.object({ kind: z.literal('rewind'), to: z.number().int().min(0) }),
  /** To end the match here, without a result. More than half must agree. */
  z.object({ kind: z.literal('abandon') }),
  /** To look for somebody who takes over the seat of a player who left. More than half must agree. */
  z.object({ kind: z.literal('offer'), seat: z.number().int().min(0).max(7) }),
]);
export type Question = z.infer<typeof Question>;

const asking = [
  /** A bot plays the seat from now on. */
  z.object({ kind: z.literal('sit-in'), level: BotLevel }),
  /** The seat's own player plays it again. */
  z.object({ kind: z.literal('back') }),
  /** Gives up: a bot plays the seat to the end. */
  z.object({ kind: z.literal('resign') }),
  z.object({ kind: z.literal('ask'), question: Question }),
  z.object({ kind: z.literal('agree') }),
  /** Says no; of whoever asked: asks no more. */
  z.object({ kind: z.literal('refuse') }),
  /** Gives the player of another seat so many minutes. */
  z.object({ kind: z.literal('give-time'), to: z.number().int().min(0).max(7), minutes: z.number().int().min(1).max(1440) }),
  /** Asks a coach, in the own browser; only where nobody else plays but bots and automas. The match is not rated then. */
  z.object({ kind: z.literal('help'), help: z.enum(HELPS) }),
] as const;

/** What may be done at a table besides moves. Each is a step of the table's log, and stays there. */
export const TableAct = z.discriminatedUnion('kind', asking);
export type TableAct = z.infer<typeof TableAct>;

const RestAct = z.object({ kind: z.literal('rest'), rest: Rest });
export type RestAct = z.infer<typeof RestAct>;

/** Somebody else plays the seat from now on, whose person left; by `POST /api/tables/:id/join`. No row of the log names either. */
const TakeOverAct = z.object({ kind: z.literal('take-over') });
export type TakeOverAct = z.infer<typeof TakeOverAct>;

/** An act, or what came of one. */
const Done = z.discriminatedUnion('kind', [
  ...asking,
  z.object({ kind: z.literal('rewound'), to: z.number().int().min(0), steps: z.number().int().min(0) }),
  z.object({ kind: z.literal('abandoned') }),
  /** Everybody who may see the table may take over that seat, until its player comes back. */
  z.object({ kind: z.literal('offered'), of: z.number().int().min(0) }),
  TakeOverAct,
  /** From now on whoever has the seat rests at these times: their clock of days stands still. */
  RestAct,
]);
/** The actor: the seat's player, the table's owner for them, the clock, or an admin. */
const ACTORS = ['player', 'owner', 'clock', 'host'] as const;

/** An act as everybody at the table is told of it. */
export const DoneAct = z.object({
  seq: z.number().int().min(1),
  seat: z.number().int().min(0),
  by: z.enum(ACTORS),
  /** Milliseconds since 1970. */
  at: z.number(),
  act: Done,
});
export type DoneAct = z.infer<typeof DoneAct>;

/** A question that is open at a table: who asked, and the seats whose people agreed. */
export const OpenQuestion = z.object({ seat: z.number().int(), question: Question, agreed: z.array(z.number().int()) });
export type OpenQuestion = z.infer<typeof OpenQuestion>;

const MOST_TURNS = 8;
const MOST_MOVES = 64;

/** The moves of next turns by their ids, turn by turn. */
export const PlannedTurns = z
  .array(z.array(z.number().int().min(0)).min(1).max(MOST_MOVES))
  .max(MOST_TURNS)
  .refine((turns) => turns.flat().length <= MOST_MOVES);

/** Why a plan was stopped: as the kernel says, or because the match goes on by rules that cannot be planned by. */
export const PlanStop = z.enum([...STOPS, 'rules']);
export type PlanStop = z.infer<typeof PlanStop>;

/**
 * What a seat has planned. `after`: the seat's last step when that was so; once it has made another (or taken it back), there is no plan.
 * `stopped`: why nothing of it is made any more; `turns` then is what was left.
 */
export const SeatPlan = z.object({
  after: z.number().int().min(0),
  condition: z.enum(CONDITIONS),
  turns: z.array(z.array(z.number().int())),
  stopped: PlanStop.nullable(),
});
export type SeatPlan = z.infer<typeof SeatPlan>;
