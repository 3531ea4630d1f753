import { CONDITIONS } from '@madang/kernel';
import { z } from 'zod';
import { DoneAct, OpenQuestion, PlannedTurns, SeatPlan, TableAct } from './actions.ts';
import { ForcedStep, SeatTime } from './clock.ts';
import { Problem, VISIBLE } from './session.ts';
import { ListedTable, MOST_LIST_PAGES, TableId, TableList, TableView } from './table.ts';
import { TournamentList } from './tournaments.ts';

const table = TableId;
const seat = z.number().int().min(0).max(7);
const seq = z.number().int().min(0);
/** The client's own name for a command: resent after a lost reply, it is answered as the first time. Printable ASCII without blanks. */
const command = z
  .string()
  .min(8)
  .max(64)
  .regex(/^[!-~]+$/);
/** A move as JSON: flat fields, with or without the id. */
const move = z.record(z.string().max(64), z.union([z.string().max(256), z.number(), z.boolean(), z.null()]));

/** What one says at a table: something that is seen, and no control characters but line breaks. */
const ChatText = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .regex(/^(?:\n|\P{Cc})+$/u)
  .regex(VISIBLE);

/** Numbers of chat lines are integers of the database. */
const MOST_LINES = 2 ** 31 - 1;

/** The signs with which people react. */
const REACTION_SIGNS = ['yes', 'clap', 'wow', 'laugh'] as const;
const Sign = z.enum(REACTION_SIGNS);
export type ReactionSign = z.infer<typeof Sign>;

const about = z.enum(['chat', 'step']);
const line = z.number().int().min(1).max(MOST_LINES);

/** How somebody reacts to a chat line or a step of the log; null: not any more. */
const Reaction = z.object({ about, line, person: z.string(), name: z.string(), sign: Sign.nullable() });
export type Reaction = z.infer<typeof Reaction>;

/** Lists of tables that a socket follows: all of the lobby, or the own tables alone. */
const ListScope = z.enum(['lobby', 'mine']);

/** POST /api/tables/:id/play: moves of a seat, one after the other, all or none. `seq`: the state they are meant for. */
export const PlayRequest = z.object({ seat, seq, command, moves: z.array(move).min(1).max(64) });
export type PlayRequest = z.infer<typeof PlayRequest>;

/** What a client may send over the WebSocket (/api/socket), one JSON object a message. */
export const ClientMessage = z.discriminatedUnion('type', [
  z
    .object({ type: z.literal('watch'), table, from: seq.optional(), invitation: z.string().max(64).optional() })
    .describe(
      'Follow a table; `from`: the last seq this client has (missed steps are sent), absent: everything. `invitation`: opens a private table.',
    ),
  z.object({ type: z.literal('unwatch'), table }).describe('Stop following a table.'),
  PlayRequest.extend({ type: z.literal('play'), table }).describe('Play moves one after the other, all or none. `seq`: the state that they are for.'),
  z.object({ type: z.literal('undo'), table, seat, seq, command }).describe('Undo the last move.'),
  z.object({ type: z.literal('act'), table, seat, command, act: TableAct }).describe('Do something other than a move, for a seat.'),
  z
    .object({ type: z.literal('plan'), table, seat, after: seq, command, condition: z.enum(CONDITIONS), turns: PlannedTurns })
    .describe(
      'Moves to play for a seat on its next turn. No turns: the plan is deleted. `after`: the last step of that seat that this client knows of (0: none).',
    ),
  z.object({ type: z.literal('chat'), table, command, text: ChatText }).describe('Send a chat line. Answered like any command.'),
  z
    .object({ type: z.literal('react'), table, command, about, line, sign: Sign.nullable() })
    .describe('React to a chat line or a step, with one sign; null: removes it.'),
  z
    .object({ type: z.literal('heard'), table, command, line: z.number().int().min(0).max(MOST_LINES) })
    .describe('The person has seen all chat lines up to this one. Later ones are unread, on every device.'),
  z.object({ type: z.literal('look'), table, command, seq }).describe('Get the table as it was after an earlier step.'),
  z
    .object({ type: z.literal('away'), away: z.boolean() })
    .describe('This page was hidden, or is visible again. A player who is away gets a notification of their turn.'),
  z
    .object({ type: z.literal('subscribe'), lists: ListScope, pages: z.number().int().min(1).max(MOST_LIST_PAGES).default(1) })
    .describe(
      'Follow the lists of tables, in place of the lists followed before: the lobby’s with that many `pages` of public tables, or only the caller’s own tables. The lists come whole, then their changes.',
    ),
  z.object({ type: z.literal('unsubscribe') }).describe('Stop following the lists.'),
  z.object({ type: z.literal('ping') }).describe('Answered with a pong: the connection is open.'),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;
export type Subscribe = Extract<ClientMessage, { readonly type: 'subscribe' }>;

/** A told event as a seat heard it. */
export const ToldEvent = z.looseObject({ event: z.string() });
export type ToldEvent = z.infer<typeof ToldEvent>;

/** When a step was made, in milliseconds since 1970. Absent: nobody knows. */
const at = z.number().optional();

/** One step of the log: which seat moved (null: nobody, the set-up) and what this viewer heard. */
export const LogEntry = z.object({ seq: z.number().int(), by: z.number().int().nullable(), at, told: z.array(ToldEvent) });
export type LogEntry = z.infer<typeof LogEntry>;

/** An open decision of a seat that the viewer plays, with its closed list of moves. */
export const OpenDecision = z.object({
  seat: z.number().int(),
  task: z.looseObject({ task: z.string(), seat: z.number().int() }),
  moves: z.array(z.looseObject({ id: z.number().int(), kind: z.string() })),
});
export type OpenDecision = z.infer<typeof OpenDecision>;

/**
 * GET /api/tables/:id/view, and the answer to a play: how a match stands. `views`: of each seat that the caller plays, or the spectator's
 * (`seat: null`). `decisions`: all that is open to those seats, with every move on offer.
 */
export const MatchView = z.object({
  seq,
  views: z.array(z.object({ seat: z.number().int().nullable(), view: z.unknown() })),
  decisions: z.array(OpenDecision),
  waitingFor: z.array(z.number().int()),
  over: z.boolean(),
});
export type MatchView = z.infer<typeof MatchView>;

/** A line of GET /api/stream. */
export const StreamEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), person: z.string() }).describe('The stream has begun, for that person.'),
  z.object({ type: z.literal('turn'), table, seat, seq }).describe('It is the turn of that seat of the caller, at that state.'),
  z.object({ type: z.literal('invited'), table, seat, game: z.string() }).describe('The caller is invited to that seat and may join or decline.'),
  z.object({ type: z.literal('over'), table }).describe('A game of the caller ended.'),
  z.object({ type: z.literal('ping') }).describe('Nothing has happened for a while. The stream is still open.'),
]);
export type StreamEvent = z.infer<typeof StreamEvent>;

/** What the server sends. A viewer gets one view for each seat it plays, or the spectator's (`seat: null`). */
export const ServerMessage = z.discriminatedUnion('type', [
  z
    .object({ type: z.literal('hello'), person: z.string(), version: z.string() })
    .describe('The first message: the person of the session, and the version of the server.'),
  z.object({ type: z.literal('table'), table: TableView }).describe('The seats or the status of the table changed.'),
  z
    .object({
      type: z.literal('view'),
      table,
      seq,
      views: z.array(z.object({ seat: z.number().int().nullable(), view: z.unknown(), log: z.array(LogEntry) })),
      decisions: z.array(OpenDecision),
      waitingFor: z.array(z.number().int()),
      over: z.boolean(),
    })
    .describe('A whole view: on watch, after an undo, and whenever a patch is not enough. `log`: from the start.'),
  z
    .object({
      type: z.literal('step'),
      table,
      seq,
      by: z.number().int().nullable(),
      at,
      views: z.array(z.object({ seat: z.number().int().nullable(), patch: z.array(z.unknown()), told: z.array(ToldEvent) })),
      decisions: z.array(OpenDecision).optional(),
      waitingFor: z.array(z.number().int()),
      over: z.boolean(),
    })
    .describe('One step from `seq − 1` to `seq`: for each view its changes and what was heard. Without `decisions` they are unchanged.'),
  z
    .object({ type: z.literal('clocks'), table, seats: z.array(SeatTime), forced: z.array(ForcedStep) })
    .describe(
      'At a table with a clock: the time of every seat now, and the steps played for players out of time. All of them on watch, later only new ones; they are never taken back.',
    ),
  z
    .object({ type: z.literal('past'), table, seq, views: z.array(z.object({ seat: z.number().int().nullable(), view: z.unknown() })) })
    .describe('The table as it was after step `seq`, for the viewer who asked.'),
  z
    .object({ type: z.literal('acts'), table, seq, acts: z.array(DoneAct), question: OpenQuestion.nullable() })
    .describe('Acts at the table other than moves, up to `seq`, and the open request. On watch all of them, later new ones.'),
  z
    .object({ type: z.literal('plan'), table, seat, plan: SeatPlan.nullable() })
    .describe('The plan of a seat, sent only to its player; null: no plan. On watch, and whenever it changes.'),
  z.object({ type: z.literal('done'), table, command, seq, repeated: z.boolean() }).describe('A command was carried out (or had been: `repeated`).'),
  z
    .object({ type: z.literal('refused'), table, command, seq, problem: Problem })
    .describe('A command was refused; nothing changed. `seq`: the table’s last step.'),
  z
    .object({
      type: z.literal('chat'),
      table,
      /** On watch: the last line that this person has seen. */
      heard: z.number().int().optional(),
      lines: z.array(z.object({ id: z.number().int(), person: z.string(), name: z.string(), text: z.string(), at: z.number() })),
    })
    .describe('New chat lines; on watch the last ones.'),
  z
    .object({ type: z.literal('reactions'), table, all: z.boolean().optional(), reactions: z.array(Reaction) })
    .describe('Reactions. On watch the latest (`all`: they replace the known ones), later the changes.'),
  z
    .object({ type: z.literal('lists'), of: ListScope, lists: TableList })
    .describe('The followed lists, whole: at first, and whenever changes may have been missed.'),
  z
    .object({ type: z.literal('listed'), tables: z.array(ListedTable), gone: z.array(TableId) })
    .describe('Changes in the lists: tables as they are listed now, and those that left all lists. At most two a second.'),
  z
    .object({ type: z.literal('cups'), cups: TournamentList })
    .describe('The tournaments as GET /api/tournaments lists them, to followers of the lobby: at first, and when one changes.'),
  z
    .object({ type: z.literal('problem'), problem: Problem, table: table.optional() })
    .describe('A message that was not understood, or a table that does not exist.'),
  z.object({ type: z.literal('pong') }).describe('The answer to a ping.'),
]);
export type ServerMessage = z.infer<typeof ServerMessage>;
