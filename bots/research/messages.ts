import type { Seat } from '@madang/kernel';
import { z } from 'zod';
import { OBSERVED } from './encoder.ts';

/** Most matches of one batch. */
const MOST_MATCHES = 10_000;

const indices = z.array(z.number().int().min(0)).min(1).max(MOST_MATCHES).describe('numbers of matches of the batch; left out: all of them');

/** What matches are begun with. */
const plan = {
  game: z.string().max(64),
  seats: z.number().int().min(1).max(8),
  seed: z.string().max(256).default('1'),
  options: z.record(z.string(), z.string()).default({}),
  bots: z.record(z.string().regex(/^[0-7]$/), z.string().max(32)).default({}),
};

/** A single match of the connection, and a seat of it. */
const match = z.number().int().min(0);
const seat = z.number().int().min(0).max(7);
const observation = z.enum(OBSERVED).default('position');

/** What may be asked, one JSON object a line (or a WebSocket message); every request is answered by one, in order. docs/research.md tells them. */
export const Request = z.discriminatedUnion('ask', [
  /** What can be played. */
  z.strictObject({ ask: z.literal('games') }),
  /** Begins a batch of matches; one that was there before is gone. `bots`: levels by seat, which are played here. */
  z.strictObject({
    ask: z.literal('begin'),
    ...plan,
    matches: z.number().int().min(1).max(MOST_MATCHES),
  }),
  /** The ids of a move for each match of the batch, or null: that one waits. All or none. */
  z.strictObject({ ask: z.literal('play'), moves: z.array(z.number().int().min(0).nullable()).max(MOST_MATCHES) }),
  /** What the seat that decides may know, as the game's own JSON. */
  z.strictObject({ ask: z.literal('views'), matches: indices.optional() }),
  /** The same in numbers, where the game has them. */
  z.strictObject({ ask: z.literal('facts'), matches: indices.optional() }),
  /** Begins a batch that is told as arrays in a file that both have open; one that was there before is gone. */
  z.strictObject({
    ask: z.literal('frames'),
    ...plan,
    matches: z.number().int().min(1).max(MOST_MATCHES),
    file: z.string().min(1).max(4096),
    observation,
    points: z.boolean().default(false),
    rotate: z.boolean().default(false),
    first: z.number().int().min(0).max(MOST_MATCHES).default(0),
    all: z.number().int().min(1).max(MOST_MATCHES).optional(),
  }),
  /** Takes the actions that stand in that file. */
  z.strictObject({ ask: z.literal('step') }),
  /** Begins a single match beside others; its number is in the answer. */
  z.strictObject({ ask: z.literal('match'), ...plan, observation, names: z.boolean().default(true) }),
  z.strictObject({ ask: z.literal('act'), match, action: z.number().int().min(0) }),
  z.strictObject({ ask: z.literal('copy'), match }),
  z.strictObject({ ask: z.literal('forget'), match }),
  /** What a seat observes, and its view. */
  z.strictObject({ ask: z.literal('observe'), match, seat }),
  z.strictObject({ ask: z.literal('view'), match, seat }),
  /** Puts a match into a world that a seat's view allows: its own, or this one. */
  z.strictObject({ ask: z.literal('imagine'), match, seat, seed: z.string().max(256), view: z.unknown().optional() }),
  /** The position in words, as a seat sees it. */
  z.strictObject({ ask: z.literal('describe'), match, seat: seat.nullable() }),
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
    | 'no-frames'
    | 'no-file'
    | 'bad-view'
    | 'too-many'
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

/** What a single match is at. */
export interface Position {
  /** The deciding seat; null: the match is over, or was given up. */
  readonly seat: Seat | null;
  /** Its actions. */
  readonly offered: readonly number[];
  readonly over: boolean;
  readonly decisions: number;
  /** Each seat's share of the victory; null: nobody decides it yet. */
  readonly rewards: readonly number[] | null;
  readonly points: readonly number[];
}
