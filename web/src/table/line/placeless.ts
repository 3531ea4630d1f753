import { type Answering, piecesFor } from '@madang/board-kit/layout';
import type { Decision, Move } from '@madang/kernel';
import { contain } from '../../faults/faults.ts';
import type { Choice, ChoiceGroup } from '../prompt/choices.ts';

/** The choices that no piece of the board answers. */
export function placeless(answering: Answering<Move>, decision: Decision | null, groups: readonly ChoiceGroup[]): readonly Choice[] {
  if (!decision) return [];
  const lies = (move: Move): boolean => contain('tray', () => piecesFor(answering, move, decision).length > 0, false);
  return groups.flatMap(({ choices }) => choices.filter(({ move }) => !lies(move)));
}
