import type { Expertise } from '@madang/kernel';
import type { SiberiaMove } from '../rules/moves.ts';
import { isVain, leadsBack } from '../rules/sense/vain.ts';
import type { Siberia } from '../rules/state.ts';
import { candidates } from './candidates.ts';
import { evaluate } from './evaluate.ts';
import { advantages, details } from './facts/advantages.ts';
import { facts } from './facts/facts.ts';
import { observation } from './facts/observation.ts';
import { rollout } from './rollout.ts';
import { stakes } from './stakes.ts';
import values from './values.json' with { type: 'json' };

/** What bots know of Siberia. */
export const expertise: Expertise<Siberia, SiberiaMove> = {
  evaluate,
  rollout,
  candidates,
  isSenseless: (view, { seat, task }, move, made) => isVain(view, seat, move) || leadsBack(task, made, move),
  facts,
  observation,
  values,
  advantages,
  levelOdds: { random: -3, easy: -3, greedy: -1.5, hard: 0.7, expert: 0.7 },
  details,
  stakes,
  iterations: 480,
  temperatures: { greedy: 0.1, normal: 0.05, hard: 0.008 },
  // Most of the fourteen places for a cube are poor: together they would be chosen often.
  waversAmong: 3,
  // Two rounds of all seats by what each sees: playouts of the quick policy say less of a position than its values do (docs/bots.md).
  turns: 7,
  analysis: { iterations: 96, pairs: 400, turns: 7 },
};
