import type { Expertise, Horizon } from '@madang/kernel';
import type { UnderwaterMove } from '../rules/moves.ts';
import type { Underwater } from '../rules/state.ts';
import { candidates } from './candidates.ts';
import { evaluate } from './evaluate.ts';
import { rollout } from './rollout.ts';

/** Playouts end with the turn under way after so many decisions, about three turns: farther ahead chance hides what one choice is worth. */
const HORIZON: Horizon<Underwater, UnderwaterMove> = { decisions: 8, rests: (_state, { task }) => task.task === 'slot' };

/** What bots know of Underwater Cities. */
export const expertise: Expertise<Underwater, UnderwaterMove> = {
  evaluate,
  rollout,
  candidates,
  opensTurn: ({ task }) => task.task === 'slot',
  horizon: HORIZON,
  iterations: { normal: 25, hard: 280, expert: 2_000 },
};
