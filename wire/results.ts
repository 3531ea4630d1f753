import { z } from 'zod';

/** Who stands on a ladder. A bot's and an automa's name is its level. */
export const LadderPlayer = z.object({ kind: z.enum(['person', 'bot', 'automa']), id: z.string().nullable(), name: z.string() });
export type LadderPlayer = z.infer<typeof LadderPlayer>;

const Standing = z.object({ points: z.number().int(), played: z.number().int(), won: z.number().int() });

/**
 * GET /api/ladders/:game/:seats: who plays it how well, best first, and what the last matches came to. `steps`: moves of a match, in the
 * mean. `seats`: the mean points of each seat, and its victories. `parts`: points by source (a message of the game's texts), of
 * everybody and of winners, in the mean of a match.
 */
export const Ladder = z.object({
  players: z.array(LadderPlayer.extend(Standing.shape)),
  matches: z.number().int(),
  steps: z.number(),
  seats: z.array(z.object({ points: z.number(), wins: z.number().int() })),
  parts: z.array(z.object({ name: z.string(), rule: z.string(), points: z.number(), winners: z.number() })),
});
export type Ladder = z.infer<typeof Ladder>;

/** What a person has come to in a game for so many seats. */
export const OwnRating = Standing.extend({ game: z.string(), seats: z.number().int() });
export type OwnRating = z.infer<typeof OwnRating>;
