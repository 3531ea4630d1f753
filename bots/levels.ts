import type { BotLevel, Budget } from './contract.ts';

/** What a level does when it is asked. `threads`: searches side by side, where the caller has threads to spare. */
export type Policy =
  | { readonly policy: 'random' }
  | { readonly policy: 'greedy' }
  | { readonly policy: 'search'; readonly budget: Budget; readonly threads: number };

/** The levels as budgets. Those in iterations answer the same on every machine. */
export const LEVELS: Readonly<Record<BotLevel, Policy>> = {
  random: { policy: 'random' },
  greedy: { policy: 'greedy' },
  easy: { policy: 'search', budget: { iterations: 30 }, threads: 1 },
  normal: { policy: 'search', budget: { iterations: 150 }, threads: 1 },
  hard: { policy: 'search', budget: { milliseconds: 50 }, threads: 1 },
  expert: { policy: 'search', budget: { milliseconds: 250 }, threads: 4 },
};
