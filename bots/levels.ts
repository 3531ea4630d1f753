import type { Expertise, Iterations } from '@madang/kernel';
import type { BotLevel, Budget } from './contract.ts';

/**
 * What a level does when it is asked. One that wavers thinks its answers or its whole turn through, at a part of the game's temperature.
 * A search goes as deep as the game says for `depth`, in `parts` that may run side by side. `guard`: milliseconds after which a part answers
 * with what it has found, where somebody waits for it.
 */
export type Policy = { readonly policy: 'random' } | { readonly policy: 'glance'; readonly slips: number } | WaveringPolicy | SearchPolicy;

interface WaveringPolicy {
  readonly policy: 'wavering';
  readonly thinks: 'answers' | 'turn';
  readonly part: number;
}

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
  greedy: { policy: 'wavering', thinks: 'answers', part: 1 },
  normal: { policy: 'wavering', thinks: 'turn', part: 0.5 },
  hard: { policy: 'search', depth: 'hard', parts: 1, guard: 3_000 },
  expert: { policy: 'search', depth: 'expert', parts: 4, guard: 3_000 },
};

/** Iterations in games that do not say otherwise. */
const USUAL: Iterations = { hard: 100, expert: 2_000 };
/** The temperature of games that do not say otherwise: about what two sensible turns lie apart in log odds. */
const USUAL_TEMPERATURE = 0.06;

/** What a game says of how deep its levels search, and how far they waver. */
export type Depths = Pick<Expertise, 'iterations' | 'reach' | 'turns' | 'temperature'>;

/** How far in log odds an answer of a level that wavers may be behind the best to be taken 1 / e as often. */
export const temperatureOf = ({ part }: WaveringPolicy, { temperature = USUAL_TEMPERATURE }: Depths): number => part * temperature;

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
