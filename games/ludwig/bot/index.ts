import type { Expertise, Horizon } from '@madang/kernel';
import type { LudwigMove } from '../rules/moves.ts';
import type { Ludwig } from '../rules/state.ts';
import { candidates } from './candidates.ts';
import { evaluate } from './evaluate.ts';
import { rollout } from './rollout.ts';

/** A playout sees the whole round that follows the one under way: then a new market lies there, and everybody has a turn to come. */
const HORIZON: Horizon<Ludwig, LudwigMove> = {
  decisions: 12,
  rests: ({ players }, { task }) => task.task === (players.length === 1 ? 'turn' : 'prices'),
};

/** What bots know of Ludwig. */
export const expertise: Expertise<Ludwig, LudwigMove> = {
  evaluate,
  rollout,
  candidates,
  opensTurn: ({ task }) => task.task === 'turn',
  horizon: HORIZON,
  iterations: { normal: 32, hard: 320, expert: 2_400 },
};
