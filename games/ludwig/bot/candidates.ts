import { type Decision, playerOf } from '@madang/kernel';
import { type LudwigMove, MOVES } from '../rules/moves.ts';
import type { Ludwig } from '../rules/state.ts';
import { firstSteps } from './market/prices.ts';
import { phaseOf } from './phase.ts';
import { spotsOf } from './places.ts';

/** The answers worth searching: the best places of a tile, and of the very many ways to set prices a few. */
export function candidates(state: Ludwig, { task, seat, moves }: Decision<LudwigMove>): readonly LudwigMove[] {
  if (task.task === 'prices') return firstSteps(state, seat);
  if (task.task !== 'place') return moves;
  return spotsOf(playerOf(state, seat).castle, state.held, state.options, phaseOf(state)).map(({ placement }) => MOVES.made(0, placement));
}
