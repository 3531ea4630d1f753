import { type Decision, playerOf } from '@madang/kernel';
import { names } from '../rules/answers.ts';
import { type LudwigMove, MOVES } from '../rules/moves.ts';
import type { Ludwig } from '../rules/state.ts';
import { firstSteps } from './market/prices.ts';
import { phaseOf } from './phase.ts';
import { isNarrow, keptSpots, openSpots } from './places.ts';

/**
 * The answers worth searching: the best places of a tile, and of the very many ways to set prices a few. While rounds remain, none closes
 * the castle's last ground entrances if another keeps them.
 */
export function candidates(state: Ludwig, { task, seat, moves }: Decision<LudwigMove>): readonly LudwigMove[] {
  const phase = phaseOf(state);
  const { castle } = playerOf(state, seat);
  const { options } = state;
  if (task.task === 'prices') return firstSteps(state, seat);
  if (task.task === 'place') return keptSpots(castle, state.held, options, phase).map(({ placement }) => MOVES.made(0, placement));
  if (task.task !== 'turn' || !isNarrow(castle, phase)) return moves;
  const open = moves.filter((move) => move.kind !== 'buy' || openSpots(castle, names(move).tile, options, phase, 1).length > 0);
  return open.length > 0 ? open : moves;
}
