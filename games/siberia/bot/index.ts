import type { Expertise } from '@madang/kernel';
import type { SiberiaMove } from '../rules/moves.ts';
import type { Siberia } from '../rules/state.ts';
import { candidates } from './candidates.ts';
import { evaluate } from './evaluate.ts';
import { rollout } from './rollout.ts';

export { describe, tables } from './evaluate.ts';

/** What bots know of Siberia. */
export const expertise: Expertise<Siberia, SiberiaMove> = { evaluate, rollout, candidates };
