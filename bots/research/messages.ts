import { z } from 'zod';

/** Most matches of one batch. */
const MOST_MATCHES = 10_000;

const indices = z.array(z.number().int().min(0)).min(1).max(MOST_MATCHES).describe('numbers of matches of the batch; left out: all of them');

/** What may be asked, one JSON object a line (or a WebSocket message); every request is answered by one, in order. docs/research.md tells them. */
export const Request = z.discriminatedUnion('ask', [
  /** What can be played. */
  z.strictObject({ ask: z.literal('games') }),
  /** Begins a batch of matches; one that was there before is gone. `bots`: levels by seat, which are played here. */
  z.strictObject({
    ask: z.literal('begin'),
    game: z.string().max(64),
    seats: z.number().int().min(1).max(8),
    matches: z.number().int().min(1).max(MOST_MATCHES),
    seed: z.string().max(256).default('1'),
    options: z.record(z.string(), z.string()).default({}),
    bots: z.record(z.string().regex(/^[0-7]$/), z.string().max(32)).default({}),
  }),
  /** The ids of a move for each match of the batch, or null: that one waits. All or none. */
  z.strictObject({ ask: z.literal('play'), moves: z.array(z.number().int().min(0).nullable()).max(MOST_MATCHES) }),
  /** What the seat that decides may know, as the game's own JSON. */
  z.strictObject({ ask: z.literal('views'), matches: indices.optional() }),
  /** The same in numbers, where the game has them. */
  z.strictObject({ ask: z.literal('facts'), matches: indices.optional() }),
  /** The fields of moves. */
  z.strictObject({ ask: z.literal('moves'), ids: z.array(z.number().int().min(0)).min(1).max(MOST_MATCHES) }),
]);
export type Request = z.infer<typeof Request>;

/** What was wrong with a request. Nothing has changed then. */
export interface Problem {
  readonly code:
    | 'not-json'
    | 'bad-request'
    | 'no-batch'
    | 'unknown-game'
    | 'wrong-seats'
    | 'wrong-options'
    | 'unknown-bot'
    | 'bots-only'
    | 'wrong-count'
    | 'not-offered'
    | 'no-match'
    | 'no-facts'
    | 'no-move';
  readonly details?: Readonly<Record<string, unknown>>;
}

/** The seats that decide in a match, and the ids of their offered moves. */
export type Turn = readonly [seat: number, moves: readonly number[]];

/** A match that has ended: its number in the batch, the share of the victory and the points of each seat. The next one has begun in its place. */
export interface Ended {
  readonly match: number;
  readonly rewards: readonly number[];
  readonly points: readonly number[];
}
