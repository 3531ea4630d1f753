import { type Answering, piecesFor } from '@madang/board-kit/layout';
import type { Decision, Move } from '@madang/kernel';
import { contain } from '../../faults/faults.ts';
import type { Choice, ChoiceGroup } from '../prompt/choices.ts';

/** So few choices lie together: a lone “no” beside the board would look like the only one. */
const FEW = 3;

/** The choices that no piece of the board answers; of a few, one of them without a piece, all. */
export function placeless(answering: Answering<Move>, decision: Decision | null, groups: readonly ChoiceGroup[]): readonly Choice[] {
  if (!decision) return [];
  const lies = (move: Move): boolean => contain('tray', () => piecesFor(answering, move, decision).length > 0, false);
  const asked = new Set(decision.moves);
  const all = groups.flatMap(({ choices }) => choices.filter(({ move }) => asked.has(move)));
  const without = all.filter(({ move }) => !lies(move));
  return without.length > 0 && all.length <= FEW ? all : without;
}
