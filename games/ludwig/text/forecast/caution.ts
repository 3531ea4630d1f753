import { type Decision, type Message, playerOf, type Seat } from '@madang/kernel';
import { names } from '../../rules/answers.ts';
import type { Castle, Placement } from '../../rules/castle/index.ts';
import type { LudwigMove } from '../../rules/moves.ts';
import { foreseePlacement } from '../../rules/rewards/foreseen.ts';
import type { Ludwig } from '../../rules/state.ts';
import { say } from '../names.ts';

/** Points at once from which on a better place is plain. */
const PLAIN = 3;

/** What a placement brings at once, and how many rooms it completes. */
function yieldOf(castle: Castle, placement: Placement, { options }: Ludwig): { readonly points: number; readonly completed: number } {
  const { total, completed } = foreseePlacement(castle, placement, options);
  return { points: total, completed: completed.length };
}

/** Another place of the tile brings many more points at once, and completes no fewer rooms. */
export function tip(view: Ludwig, seat: Seat, { moves }: Decision<LudwigMove>, move: LudwigMove): Message | undefined {
  if (move.kind !== 'place') return undefined;
  const { castle } = playerOf(view, seat);
  const here = yieldOf(castle, names(move).placement, view);
  let most = here.points;
  for (const other of moves) {
    if (other.kind !== 'place') continue;
    const there = yieldOf(castle, names(other).placement, view);
    if (there.completed >= here.completed) most = Math.max(most, there.points);
  }
  return most - here.points >= PLAIN ? say('ludwig.tip.place', { best: most, points: here.points }) : undefined;
}
