import type { Expertise } from '@madang/kernel';
import type { UnderwaterMove } from '../rules/moves.ts';
import type { Underwater } from '../rules/state.ts';
import { candidates } from './candidates.ts';
import { evaluate } from './evaluate.ts';
import { rollout } from './rollout.ts';

/** What bots know of Underwater Cities. */
export const expertise: Expertise<Underwater, UnderwaterMove> = {
  evaluate,
  rollout,
  candidates,
  opensTurn: ({ task }) => task.task === 'slot',
  iterations: { normal: 25, hard: 280, expert: 2_000 },
};
