import type { Expertise, Horizon } from '@madang/kernel';
import type { LudwigMove } from '../rules/moves.ts';
import type { Ludwig } from '../rules/state.ts';
import { candidates } from './candidates.ts';
import { evaluate } from './evaluate.ts';
import { advantages, details } from './facts/advantages.ts';
import { facts } from './facts/index.ts';
import { observation } from './facts/observation.ts';
import { rollout } from './rollout.ts';
import { stakes } from './stakes.ts';
import values from './values.json' with { type: 'json' };

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
  facts,
  observation,
  values,
  advantages,
  levelOdds: { random: -3, easy: -0.8, greedy: -0.8, hard: 0.6, expert: 0.6 },
  details,
  stakes,
  opensTurn: ({ task }) => task.task === 'turn',
  // A position is told how many tiles lie on the market, not at which prices.
  unseen: ({ task }) => task.task === 'prices',
  horizon: HORIZON,
  weighs: 'turns',
  iterations: 480,
  // Its turns lie farther apart than other games'.
  temperatures: { greedy: 0.2, normal: 0.135, hard: 0.045 },
  // To the seat's next turn by what each seat sees: with few iterations chance hides more than the quick policy does (docs/bots.md).
  turns: 3,
  analysis: { iterations: 80, pairs: 400, turns: 3 },
};
