import type { Decision } from '@madang/kernel';
import { hasEffect } from '../rules/acting/acting.ts';
import { numbersOf } from '../rules/answers.ts';
import type { SiberiaMove } from '../rules/moves.ts';
import type { Siberia } from '../rules/state.ts';

/**
 * The answers worth searching: placements counter by counter in the order of the hand, since their order has no meaning (SIB-PLACE-11), and rows that
 * do something: an action without an effect gives its counters away (SIB-ACT-12).
 */
export function candidates(state: Siberia, { seat, task, moves }: Decision<SiberiaMove>): readonly SiberiaMove[] {
  if (task.task === 'turn')
    return moves.filter((move) => move.kind !== 'perform' || move.area === 'research' || hasEffect(state, seat, numbersOf(move).area));
  const first = moves[0];
  if (first?.kind !== 'place') return moves;
  const end = moves.findIndex((move) => move.kind === 'place' && move.counter !== first.counter);
  return end < 0 ? moves : moves.slice(0, end);
}
