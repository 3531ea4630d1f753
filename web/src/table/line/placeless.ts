import { type Answering, type PieceId, piecesFor } from '@madang/board-kit/layout';
import type { Decision, Move } from '@madang/kernel';
import { contain } from '../../faults/faults.ts';
import type { Choice, ChoiceGroup } from '../prompt/choices.ts';

/** So few choices lie together: a lone “no” beside the board would look like the only one. */
const FEW = 3;

/** As many stand in a phone's bar. */
const ROOM = 4;

/** The choices that no piece of the board answers; of a few, one of them without a piece, all; and those that one piece answers all alone. */
export function placeless(answering: Answering<Move>, decision: Decision | null, groups: readonly ChoiceGroup[]): readonly Choice[] {
  if (!decision) return [];
  const piecesOf = (move: Move): readonly PieceId[] => contain('tray', () => piecesFor(answering, move, decision), []);
  const asked = new Set(decision.moves);
  const all = groups.flatMap(({ choices }) => choices.filter(({ move }) => asked.has(move)));
  const without = all.filter(({ move }) => piecesOf(move).length === 0);
  if (without.length > 0) return all.length <= FEW ? all : without;
  // What lights up does not tell such choices apart, and may lie out of sight.
  const places = new Set(all.map(({ move }) => piecesOf(move).join()));
  return places.size === 1 && all.length > 1 && all.length <= ROOM ? all : [];
}
