import { z } from 'zod';
import { Clock } from './clock.ts';
import { BotLevel } from './level.ts';
import { PersonName } from './session.ts';

/**
 * A seat's occupant, as requested when a table is made. `screen`: one more person at the maker's screen. `automa`: an opponent that the rules play;
 * an option of the game sets its level.
 */
export const SeatWish = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('me') }),
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('invited') }),
  z.object({ kind: z.literal('screen'), name: PersonName }),
  z.object({ kind: z.literal('bot'), level: BotLevel }),
  z.object({ kind: z.literal('automa') }),
]);
export type SeatWish = z.infer<typeof SeatWish>;

/**
 * The access to a table. `open`: everybody, it is listed. `link`: holders of its invitation. `closed`: its owner, its players and those with a
 * reserved seat.
 */
export const ACCESSES = ['open', 'link', 'closed'] as const;
export const Access = z.enum(ACCESSES);
export type Access = z.infer<typeof Access>;

/** PATCH /api/tables/:id, by its owner; `chances` only before the start. A table that is closed has another invitation from then on. */
export const TableChange = z.object({ access: Access.optional(), watchers: z.boolean().optional(), chances: z.boolean().optional() });
export type TableChange = z.infer<typeof TableChange>;

/** POST /api/tables. */
export const TableRequest = z.object({
  game: z.string(),
  /** What is not named is as the game has it; the number of automas follows from the seats. */
  options: z.record(z.string(), z.string()).default({}),
  seats: z.array(SeatWish).min(1).max(8),
  access: Access.default('open'),
  /** Whether others than its people may follow the match. */
  watchers: z.boolean().default(true),
  /** True if every player and spectator sees each player's chance to win. Such a match is not rated. */
  chances: z.boolean().default(false),
  /** How long players may think; null: as long as they like. */
  clock: Clock.nullable().default(null),
});
export type TableRequest = z.infer<typeof TableRequest>;

/** What a seat is: somebody's, the rules' own, or still to be taken. */
export const SEAT_KINDS = ['person', 'bot', 'automa', 'open', 'invited'] as const;

/** A seat as everyone sees it. `person`: whoever plays it (a second person at one screen has the maker's id and a name of their own). */
export const SeatView = z.object({
  seat: z.number().int(),
  kind: z.enum(SEAT_KINDS),
  name: z.string().nullable(),
  person: z.string().nullable(),
  level: BotLevel.nullable(),
  /** The bot that plays for the person at present; null: they play themselves. */
  standIn: BotLevel.nullable(),
  /** The person gave up: that bot plays to the end. */
  resigned: z.boolean(),
  /** The person left, and somebody else may take the seat over. */
  offered: z.boolean(),
  /** Somebody took the seat over: the name of the player before them, empty where they are gone. Null: nobody did. */
  former: z.string().nullable(),
  connected: z.boolean(),
});
export type SeatView = z.infer<typeof SeatView>;

/** `abandoned`: ended by vote, without a result. */
export const TABLE_STATUSES = ['waiting', 'running', 'over', 'abandoned', 'frozen'] as const;

/** The name of a table in addresses and messages. */
export const TableId = z.string().regex(/^[\w-]{1,64}$/);

/** A table as the lobby and its page show it. */
export const TableView = z.object({
  id: z.string(),
  game: z.string(),
  version: z.string(),
  options: z.record(z.string(), z.string()),
  status: z.enum(TABLE_STATUSES),
  access: Access,
  watchers: z.boolean(),
  /** Its page shows each player's chance to win, by what the viewer sees. Such a match is not rated. */
  chances: z.boolean(),
  clock: Clock.nullable(),
  /** Without a name where they are gone. */
  owner: z.object({ id: z.string(), name: z.string() }),
  seats: z.array(SeatView),
  /** Moves and undos so far. */
  seq: z.number().int(),
  /** Seats that must decide now. */
  waitingFor: z.array(z.number().int()),
  /** SHA-256 of the seed, hex, from the start on; the seed itself when the match is over. */
  seedHash: z.string().nullable(),
  seed: z.string().nullable(),
  /** Final results when over. */
  scores: z.array(z.object({ seat: z.number().int(), points: z.number(), rank: z.number().int() })).nullable(),
  /** The table of the rematch, once somebody asked for one. */
  rematch: z.string().nullable(),
  /** The cup that it is played for. */
  cup: z.string().nullable(),
  /** The day whose daily deal it is; its seed is not shown here. */
  deal: z.string().nullable(),
  /** When it is to be removed, because nobody has done anything there for long; what is done until then keeps it. */
  removeAt: z.number().nullable(),
  /** The match came from a document: whoever brought it knew its seed. */
  imported: z.boolean(),
  /** Once it is over: somebody asked a coach. */
  helped: z.boolean(),
  createdAt: z.number(),
  updatedAt: z.number(),
  /** For the viewer alone: the seats this session plays, and the owner's invitation secret. */
  mine: z.array(z.number().int()),
  /** For the owner: whom they sent away before the start, and may let back. */
  removed: z.array(z.object({ id: z.string(), name: z.string() })),
  /** For the viewer: the owner sent them away. */
  sentAway: z.boolean(),
  /** Seats that are kept for this session: it was asked to play, or to play again. */
  asked: z.array(z.number().int()),
  invitation: z.string().nullable(),
});
export type TableView = z.infer<typeof TableView>;

/**
 * POST /api/tables/:id/join – an open seat (any if none is named), or an invited one with the invitation; once the match runs, one that its
 * players offer.
 */
export const JoinRequest = z.object({ seat: z.number().int().min(0).max(7).optional(), invitation: z.string().max(64).optional() });
export type JoinRequest = z.infer<typeof JoinRequest>;

/**
 * POST /api/tables/:id/start, by its owner. `free`: what becomes of the seats that nobody took. `bots`: bots of that `level` play them;
 * `leave`: the match has fewer seats. Absent: all must be taken.
 */
export const StartRequest = z.object({ free: z.enum(['bots', 'leave']).optional(), level: BotLevel.optional() });
export type StartRequest = z.infer<typeof StartRequest>;

/** POST /api/tables/:id/remove, by its owner before the start: whoever has that seat is sent away. */
export const RemovalRequest = z.object({ seat: z.number().int().min(0).max(7) });

/** PUT /api/tables/:id/seats/:seat, by its owner before the start: a bot of that level takes the free seat; null: the bot's seat is free again. */
export const SeatRequest = z.object({ level: BotLevel.nullable() });
export type SeatRequest = z.infer<typeof SeatRequest>;

/** POST /api/tables/:id/ask, by its owner before the start: keeps a free seat for somebody they have played with. */
export const InviteRequest = z.object({ seat: z.number().int().min(0).max(7), person: z.string().max(64) });

/** GET /api/acquaintances: somebody whom the viewer has sat with at a table, and when something last happened there; friends stand first. */
export const Acquaintance = z.object({ id: z.string(), name: z.string(), metAt: z.number(), friend: z.boolean() });
export type Acquaintance = z.infer<typeof Acquaintance>;

/** POST /api/tables/import – a match document and who plays its seats on from there (all at my screen if absent). */
export const ImportRequest = z.object({ document: z.unknown(), seats: z.array(SeatWish).max(8).optional() });
export type ImportRequest = z.infer<typeof ImportRequest>;

/** The name of a pack: name, version and the hash of its content. */
export const PackId = z.string().regex(/^[a-z0-9.-]{3,26}@[0-9a-f]{32}$/);

/** POST /api/packs: a pack of a game, as an owner typed it. */
export const PackRequest = z.object({ game: z.string(), document: z.unknown() });
export type PackRequest = z.infer<typeof PackRequest>;

/** A pack that somebody brought. `at`: when it came first, in milliseconds since 1970. */
export const PackHead = z.object({ id: z.string(), game: z.string(), at: z.number() });
export type PackHead = z.infer<typeof PackHead>;

/** GET /api/packs: the caller’s own, the last first. */
export const PackList = z.object({ packs: z.array(PackHead) });
export type PackList = z.infer<typeof PackList>;

/** GET /api/packs/:id. */
export const PackView = PackHead.extend({ document: z.unknown() });
export type PackView = z.infer<typeof PackView>;

/**
 * A table's news for the viewer who has it. `left`: milliseconds of a seat that is waited for, with a clock. `unread`: unseen chat
 * lines. `question`: a vote that they have not answered. `asking`: what they ask all. `note`: the first line of theirs.
 */
export const OwnWaits = z.object({
  left: z.number().int().min(0).nullable(),
  unread: z.number().int().min(0),
  question: z.enum(['rewind', 'abandon', 'offer']).nullable(),
  asking: z.enum(['rewind', 'abandon', 'offer']).nullable(),
  note: z.string().nullable(),
});
export type OwnWaits = z.infer<typeof OwnWaits>;

/** One of the viewer's own tables. */
export const MyTable = TableView.extend(OwnWaits.shape);
export type MyTable = z.infer<typeof MyTable>;

/** Where a page of a list of tables ended; to be given back for the next one. */
export const PageEnd = z.string().regex(/^\d{1,16}\.[\w-]{1,64}$/);

/**
 * GET /api/tables: public tables that wait or run, newest first, and the viewer's own in any state, last played first; a page
 * of each. `offered`: public ones with a seat to take over. `more`: where the next page begins, null where that was all.
 */
export const TableList = z.object({
  open: z.array(TableView),
  mine: z.array(MyTable),
  offered: z.array(TableView),
  more: z.object({ open: PageEnd.nullable(), mine: PageEnd.nullable() }),
});
export type TableList = z.infer<typeof TableList>;

/** Pages of public tables that one socket may follow. */
export const MOST_LIST_PAGES = 10;

/**
 * How a table stands in the lists of a viewer who follows them: among the public tables, among those with a seat to take over, and
 * among their own (null: it is not theirs).
 */
export const ListedTable = z.object({ table: TableView, open: z.boolean(), offered: z.boolean(), own: OwnWaits.nullable() });
export type ListedTable = z.infer<typeof ListedTable>;

/** GET /api/users/:id/matches: a page of finished tables, last played first, and where the next begins (`?after=…`). */
export const TablePage = z.object({ tables: z.array(TableView), more: PageEnd.nullable() });
export type TablePage = z.infer<typeof TablePage>;

/**
 * GET /api/games: what can be played here. `options`: each option's values, the default first. `automas`: the options of opponents
 * that the rules play themselves, null where there are none: their `number` follows from the seats, their `level` is chosen.
 */
export const GameView = z.object({
  name: z.string(),
  version: z.string(),
  seats: z.object({ min: z.number().int(), max: z.number().int() }),
  options: z.record(z.string(), z.array(z.string())),
  automas: z.object({ number: z.string(), level: z.string() }).nullable(),
});
export type GameView = z.infer<typeof GameView>;
