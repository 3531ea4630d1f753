import type { Expertise } from '@madang/kernel';
import type { BarrageMove } from '../rules/moves.ts';
import { gift } from '../rules/sense/gifts.ts';
import type { Barrage } from '../rules/state.ts';
import { candidates } from './candidates.ts';
import { evaluate } from './evaluate.ts';
import { advantages, details } from './facts/advantages.ts';
import { facts } from './facts/facts.ts';
import { stakes } from './facts/stakes.ts';
import { novice } from './novice.ts';
import { observation } from './observation/index.ts';
import { rollout } from './rollout.ts';
import values from './values.json' with { type: 'json' };

/** What bots know of Barrage. */
export const expertise: Expertise<Barrage, BarrageMove> = {
  evaluate,
  rollout,
  novice,
  candidates,
  isSenseless: (view, { seat, moves }, move) => gift(view, seat, move, moves) !== undefined,
  facts,
  observation,
  values,
  advantages,
  levelOdds: { random: -3, easy: -1.6, greedy: -0.8, hard: 0.8, expert: 0.8 },
  details,
  stakes,
  // Beside automas alone nobody else decides between two turns, and what a turn brings is seen by the next.
  looksFurther: ({ players }) => (players.filter(({ level }) => level === 0).length === 1 ? { plans: 6, worlds: 3 } : undefined),
  opensTurn: ({ task }) => task.task === 'turn',
  // A third of a match: after less of it the values say too much for what looks good at once (docs/bots.md, flagged mistakes).
  analysis: { iterations: 200, pairs: 400, reach: 100 },
  temperatures: { greedy: 0.09, normal: 0.06, hard: 0.025 },
  iterations: 2_400,
};
