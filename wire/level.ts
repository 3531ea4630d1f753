import { z } from 'zod';

/** Strengths of bots; each is a budget of thinking. */
export const BOT_LEVELS = ['random', 'easy', 'greedy', 'normal', 'hard', 'expert'] as const;
export const BotLevel = z.enum(BOT_LEVELS);
export type BotLevel = z.infer<typeof BotLevel>;
