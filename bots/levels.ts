import type { Expertise, Iterations } from '@madang/kernel';
import type { BotLevel, Budget } from './contract.ts';

/**
 * What a level does when it is asked. `temperature`: an answer that is judged behind the best by so much of a victory is taken 1 / e as often.
 * A search goes as deep as the game says for `depth`, in `parts` that may run side by side. `guard`: milliseconds after which a part answers
 * with what it has found, where somebody waits for it.
 */
export type Policy =
  | { readonly policy: 'random' }
  | { readonly policy: 'glance'; readonly slips: number }
  | { readonly policy: 'wavering'; readonly temperature: number }
  | SearchPolicy;

interface SearchPolicy {
  readonly policy: 'search';
  readonly depth: keyof Iterations;
  readonly parts: number;
  readonly guard: number;
}

/** What each level does: the same from the same seed on every machine. docs/play.md says what they cost, docs/bots.md how strong they are. */
export const LEVELS: Readonly<Record<BotLevel, Policy>> = {
  random: { policy: 'random' },
  easy: { policy: 'glance', slips: 20 },
  greedy: { policy: 'wavering', temperature: 0.01 },
  normal: { policy: 'search', depth: 'normal', parts: 1, guard: 1_000 },
  hard: { policy: 'search', depth: 'hard', parts: 1, guard: 3_000 },
  expert: { policy: 'search', depth: 'expert', parts: 4, guard: 3_000 },
};

/** Iterations in games that do not say otherwise. */
const USUAL: Iterations = { normal: 100, hard: 800, expert: 6_000 };

/** What a game says of how deep its levels search. */
export type Depths = Pick<Expertise, 'iterations' | 'reach' | 'turns'>;

/** What a level that searches may spend on a decision of a game. */
export const budgetOf = (policy: SearchPolicy, { iterations = USUAL, reach = {}, turns = {} }: Depths): Budget => {
  const [far, ahead] = [reach[policy.depth], turns[policy.depth]];
  return {
    iterations: iterations[policy.depth],
    parts: policy.parts,
    ...(far !== undefined && { reach: far }),
    ...(ahead !== undefined && { turns: ahead }),
  };
};
