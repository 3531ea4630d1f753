import type { BotLevel, Budget } from './contract.ts';

/** What a level does when it is asked. `threads`: searches side by side, where the caller has threads to spare. */
export type Policy =
  | { readonly policy: 'random' }
  | { readonly policy: 'glance'; readonly slips: number }
  | { readonly policy: 'greedy' }
  | { readonly policy: 'search'; readonly budget: Budget; readonly threads: number };

/** What each level does. All but those in milliseconds answer the same on every machine. docs/play.md says what they cost, docs/bots.md and docs/gaps.md how strong they are. */
export const LEVELS: Readonly<Record<BotLevel, Policy>> = {
  random: { policy: 'random' },
  easy: { policy: 'glance', slips: 20 },
  greedy: { policy: 'greedy' },
  normal: { policy: 'search', budget: { iterations: 100 }, threads: 1 },
  hard: { policy: 'search', budget: { milliseconds: 100 }, threads: 1 },
  expert: { policy: 'search', budget: { milliseconds: 400 }, threads: 4 },
};
