import { z } from 'zod';
import { Clock } from './clock.ts';
import { nameOf } from './session.ts';

/** What a cup may be: people at most, and rounds. */
export const TOURNAMENT_LIMITS = { people: 64, rounds: 12 } as const;

/** Letters of a cup's name. */
const CupName = nameOf(60);

/**
 * POST /api/tournaments. `seats`: of a table. `people`: players it needs, a multiple of the seats; it starts with the last. `playing`: its maker plays too.
 * A bot stands in for players out of time.
 */
export const TournamentRequest = z.object({
  name: CupName,
  game: z.string(),
  options: z.record(z.string(), z.string()).default({}),
  seats: z.number().int().min(2).max(8),
  people: z.number().int().min(2).max(TOURNAMENT_LIMITS.people),
  rounds: z.number().int().min(1).max(TOURNAMENT_LIMITS.rounds),
  clock: Clock,
  playing: z.boolean().default(true),
});
export type TournamentRequest = z.infer<typeof TournamentRequest>;

/** `gathering`: waits for people. */
export const TOURNAMENT_STATUSES = ['gathering', 'running', 'over'] as const;

/** A cup as lists show it. `round`: the one that is played, 0 before the first. `joined`: whoever asks is of it. */
export const TournamentHead = z.object({
  id: z.string(),
  name: z.string(),
  game: z.string(),
  options: z.record(z.string(), z.string()),
  seats: z.number().int(),
  people: z.number().int(),
  gathered: z.number().int(),
  rounds: z.number().int(),
  round: z.number().int(),
  clock: Clock,
  status: z.enum(TOURNAMENT_STATUSES),
  owner: z.object({ id: z.string(), name: z.string() }),
  joined: z.boolean(),
  createdAt: z.number(),
});
export type TournamentHead = z.infer<typeof TournamentHead>;

/**
 * A player in a tournament's standings. `id` null: deleted. `place`: shared by equals. `points`: 2 for each player beaten at a table, 1 for each
 * equal. Ties: `opponents` (points of all rivals), then `share` (mean share of a table's points). `missed`: tables a bot ended.
 */
export const TournamentPlayer = z.object({
  id: z.string().nullable(),
  name: z.string(),
  place: z.number().int(),
  points: z.number().int(),
  opponents: z.number().int(),
  share: z.number(),
  played: z.number().int(),
  missed: z.number().int(),
});
export type TournamentPlayer = z.infer<typeof TournamentPlayer>;

/** A table of a round. `waitingFor`: whom it waits for now, by seat. `points` null: it is not over. `table` null: not there yet, or gone. */
export const TournamentTable = z.object({
  table: z.string().nullable(),
  over: z.boolean(),
  waitingFor: z.array(z.number().int()),
  seats: z.array(z.object({ seat: z.number().int(), name: z.string(), points: z.number().int().nullable(), missed: z.boolean() })),
});
export type TournamentTable = z.infer<typeof TournamentTable>;

/** GET /api/tournaments/:id: the best first, and the rounds that have begun. */
export const TournamentView = TournamentHead.extend({ players: z.array(TournamentPlayer), tables: z.array(z.array(TournamentTable)) });
export type TournamentView = z.infer<typeof TournamentView>;

/** GET /api/tournaments: those that gather people or run, the newest first, and the last that are over. */
export const TournamentList = z.array(TournamentHead);
