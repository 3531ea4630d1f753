import type { Decision } from '@madang/kernel';
import type { SiberiaMove } from '../rules/moves.ts';
import type { Siberia } from '../rules/state.ts';

/** The answers worth searching: placements counter by counter in the order of the hand, since their order has no meaning (SIB-PLACE-11). */
export function candidates(_state: Siberia, { moves }: Decision<SiberiaMove>): readonly SiberiaMove[] {
  const first = moves[0];
  if (first?.kind !== 'place') return moves;
  const end = moves.findIndex((move) => move.kind === 'place' && move.counter !== first.counter);
  return end < 0 ? moves : moves.slice(0, end);
}
