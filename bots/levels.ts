import type { Expertise, Temperatures } from '@madang/kernel';
import type { BotLevel, Budget } from './contract.ts';

/**
 * The method of a level. One with a softmax plans its answers or its turn and draws by the game's temperature. A search runs in `parts`, which may run in
 * parallel. `guard`: milliseconds until a part answers with its best so far.
 */
export type Policy = { readonly policy: 'random' } | { readonly policy: 'rollout'; readonly epsilon: number } | SoftmaxPolicy | SearchPolicy;

interface SoftmaxPolicy {
  readonly policy: 'softmax';
  readonly thinks: 'answers' | 'turn';
  readonly temperature: keyof Temperatures;
}

interface SearchPolicy {
  readonly policy: 'search';
  readonly parts: number;
  readonly guard: number;
}

/** What each level does: the same from the same seed on every machine. docs/play.md says what they cost, docs/bots.md how strong they are. */
export const LEVELS: Readonly<Record<BotLevel, Policy>> = {
  random: { policy: 'random' },
  easy: { policy: 'rollout', epsilon: 20 },
  greedy: { policy: 'softmax', thinks: 'answers', temperature: 'greedy' },
  normal: { policy: 'softmax', thinks: 'turn', temperature: 'normal' },
  hard: { policy: 'softmax', thinks: 'turn', temperature: 'hard' },
  expert: { policy: 'search', parts: 4, guard: 3_000 },
};

/** Iterations in games that do not say otherwise. */
const USUAL_ITERATIONS = 2_000;
/** Temperatures of games that do not say otherwise: about what two sensible turns lie apart in log odds, and less. */
const USUAL_TEMPERATURES: Temperatures = { greedy: 0.09, normal: 0.06, hard: 0.025 };

/** What a game says of how deep its levels search, and at what temperature. */
export type Depths = Pick<Expertise, 'iterations' | 'turns' | 'temperatures'>;

/** How far in log odds an answer of a level with a softmax may be behind the best to be taken 1 / e as often. */
export const temperatureOf = ({ temperature }: SoftmaxPolicy, { temperatures = USUAL_TEMPERATURES }: Depths): number => temperatures[temperature];

/** What a level that searches may spend on a decision of a game. */
export const budgetOf = ({ parts }: SearchPolicy, { iterations = USUAL_ITERATIONS, turns }: Depths): Budget => ({
  iterations,
  parts,
  ...(turns !== undefined && { turns }),
});
