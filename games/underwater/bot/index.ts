import type { Expertise, Horizon } from '@madang/kernel';
import type { UnderwaterMove } from '../rules/moves.ts';
import { gift } from '../rules/sense/gifts.ts';
import type { Underwater } from '../rules/state.ts';
import { candidates } from './candidates.ts';
import { evaluate } from './evaluate.ts';
import { advantages, details } from './facts/advantages.ts';
import { facts } from './facts/facts.ts';
import { observation } from './facts/observation.ts';
import { stakes } from './facts/stakes.ts';
import { rollout } from './rollout.ts';
import values from './values.json' with { type: 'json' };

/**
 * Playouts end with the turn under way after 48 decisions, about four turns of each seat. After fewer the evaluation says hardly
 * more than at the end of the own turn. The next turn's best answer says as much sooner, with less chance.
 */
const HORIZON: Horizon<Underwater, UnderwaterMove> = { decisions: 48, rests: (_state, { task }) => task.task === 'slot', nextTurn: true };

/** What bots know of Underwater Cities. */
export const expertise: Expertise<Underwater, UnderwaterMove> = {
  evaluate,
  rollout,
  candidates,
  isSenseless: (view, { seat, moves }, move) => gift(view, seat, move, moves) !== undefined,
  facts,
  observation,
  values,
  advantages,
  levelOdds: { random: -3, easy: -3, greedy: -1.5, hard: 0.5, expert: 0.5 },
  details,
  stakes,
  opensTurn: ({ task }) => task.task === 'slot',
  horizon: HORIZON,
  weighs: 'turns',
  temperatures: { greedy: 0.1, normal: 0.07, hard: 0.04 },
  iterations: 240,
  analysis: { iterations: 96, pairs: 200, reach: 160 },
};
