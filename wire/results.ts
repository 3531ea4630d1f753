import { z } from 'zod';
import { TableId } from './table.ts';

/** A player on a ladder. A bot's and an automa's name is its level. */
export const LadderPlayer = z.object({ kind: z.enum(['person', 'bot', 'automa']), id: z.string().nullable(), name: z.string() });
export type LadderPlayer = z.infer<typeof LadderPlayer>;

const Standing = z.object({ points: z.number().int(), played: z.number().int(), won: z.number().int() });

/**
 * GET /api/ladders/:game/:seats: players, best first, and statistics of the last matches. `steps`: mean moves. `seats`: mean points and victories of
 * each seat. `parts`: mean points by source (a message of the game's texts), of all and of winners.
 */
export const Ladder = z.object({
  players: z.array(LadderPlayer.extend(Standing.shape)),
  /** Accounts of programs, best first: their games change nobody else's points. */
  programs: z.array(LadderPlayer.extend(Standing.shape)),
  matches: z.number().int(),
  steps: z.number(),
  seats: z.array(z.object({ points: z.number(), wins: z.number().int() })),
  parts: z.array(z.object({ name: z.string(), rule: z.string(), points: z.number(), winners: z.number() })),
});
export type Ladder = z.infer<typeof Ladder>;

/** What a person has come to in a game for so many seats. `mean`: points of the rated matches that they played to the end; null: none yet. */
export const OwnRating = Standing.extend({ game: z.string(), seats: z.number().int(), mean: z.number().nullable() });
export type OwnRating = z.infer<typeof OwnRating>;

/** An achievement that a person reached, and when the match ended in which they first did. */
export const Reached = z.object({ game: z.string(), achievement: z.string(), at: z.number() });
export type Reached = z.infer<typeof Reached>;

/** GET /api/achievements: what the caller has reached, the latest first. `table`: where they first did. */
export const OwnReached = Reached.extend({ table: TableId });
export type OwnReached = z.infer<typeof OwnReached>;

/**
 * What somebody has come to, by collection and item: `campaigns/<game>` has the stars of challenges, 0 to 3; `puzzles/<game>` has 1 for a puzzle
 * that was missed at the first try and 2 for one that was solved.
 */
const Progress = z.record(z.string().max(80), z.record(z.string().max(64), z.number().int().min(0).max(3)));
export type Progress = z.infer<typeof Progress>;

/** PUT /api/progress: what a device knows of. Less than before changes nothing, and unknown items are left out. */
export const ProgressRequest = z.object({ progress: Progress });

/** GET and PUT /api/progress: the most that the caller has come to in each item. `guest`: they have no account. */
export const OwnProgress = z.object({ person: z.string(), guest: z.boolean(), progress: Progress });
export type OwnProgress = z.infer<typeof OwnProgress>;

/**
 * GET /api/puzzles/:game: ratings of puzzles by people's first tries, and how many those were. Puzzles that few have tried are left out: their
 * built-in ratings hold.
 */
export const PuzzleRatings = z.object({ puzzles: z.record(z.string(), z.object({ rating: z.number().int(), tries: z.number().int() })) });
export type PuzzleRatings = z.infer<typeof PuzzleRatings>;

const Share = z.number();
const Count = z.number().int();
const Lost = z.object({ matches: Count, lost: Share });

/**
 * A player's analysed matches of a game and number of seats, as the caller may see. Means a match, except `matches`. `lost`: by proven mistakes;
 * `error`: half of its 95 % interval, null if few; `faults`: proven; `trend`: last ten minus earlier.
 */
export const PlayerReport = z.object({
  game: z.string(),
  seats: Count,
  matches: Count,
  won: Share,
  lost: Share,
  error: Share.nullable(),
  faults: z.object({ inaccuracy: z.number(), mistake: z.number(), blunder: z.number() }),
  luck: Share,
  trend: z.object({ last: Lost, before: Lost }).nullable(),
});
export type PlayerReport = z.infer<typeof PlayerReport>;
const Estimate = z.object({ value: z.number(), low: z.number(), high: z.number() });
const Ids = z.array(z.number().int());

/** What a search saw of a choice of the match: the step, how all seats stood, what the choice cost, what to compare it with. */
const Glance = z.object({ at: z.number().int(), seat: z.number().int(), shares: z.array(Share), best: Share, loss: Share, rivals: Ids });

/** A name by its key in the game's catalogue. */
const Name = z.object({ key: z.string(), args: z.record(z.string(), z.object({ key: z.string() })).exactOptional() });

/** What the better line has more or less of than the played one, or that it hardly waits, or what others would take. */
const LineReason = z.discriminatedUnion('kind', [
  z.object({
    ...{ kind: z.literal('count'), seat: z.number().int(), what: Name, isFlag: z.boolean(), when: z.enum(['after', 'next']) },
    ...{ here: z.number(), there: z.number(), gain: z.number() },
  }),
  z.object({ kind: z.literal('waits'), line: Count, other: Count, of: Count }),
  z.object({ kind: z.literal('taken'), what: Name, gone: Count, of: Count }),
]);

/** A choice compared with the best other one, by the ids of the moves of both lines. */
const Comparison = z.object({ at: z.number().int(), loss: Estimate, played: Ids, best: Ids, why: z.array(LineReason).exactOptional() });

/** What has been found out about a match; figures follow from it. */
export const Findings = z.object({ glances: z.array(Glance), compared: z.array(Comparison) });
export type Findings = z.infer<typeof Findings>;

/** `none`: nobody asked. `asked`: it waits or is worked at. `failed`: it cannot be worked out; it may be asked for again. */
export const ANALYSIS_STATES = ['none', 'asked', 'done', 'failed'] as const;

/** GET and POST /api/tables/:id/analysis, of a match that is over: what has been found so far. `done`, `of`: steps of the work, about. */
export const AnalysisView = z.object({
  state: z.enum(ANALYSIS_STATES),
  done: z.number().int(),
  of: z.number().int(),
  findings: Findings,
});
export type AnalysisView = z.infer<typeof AnalysisView>;

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
