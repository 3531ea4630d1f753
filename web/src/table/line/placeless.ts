import { type Answering, type PieceId, piecesFor } from '@madang/board-kit/layout';
import type { Decision, Move } from '@madang/kernel';
import { contain } from '../../faults/faults.ts';
import type { Choice, ChoiceGroup } from '../prompt/choices.ts';

/** So few choices lie together: a lone “no” beside the board would look like the only one. */
const FEW = 3;

/** As many stand in a phone's bar. */
const ROOM = 4;

/** What the line offers beside the board, and how many more only the list does, for which it has no room. */
interface Placeless {
  readonly lying: readonly Choice[];
  readonly folded: number;
}

const all = (lying: readonly Choice[]): Placeless => ({ lying, folded: 0 });

/** The choices that no piece answers, or only faint ones; of a few, one of them so, all; and those that one piece answers all alone. */
export function placeless(answering: Answering<Move>, decision: Decision | null, groups: readonly ChoiceGroup[]): Placeless {
  if (!decision) return all([]);
  const piecesOf = (move: Move): readonly PieceId[] => contain('tray', () => piecesFor(answering, move, decision), []);
  const asked = new Set(decision.moves);
  const offered = groups.flatMap(({ choices }) => choices.filter(({ move }) => asked.has(move)));
  const bare = offered.filter(({ move }) => piecesOf(move).length === 0);
  const without = offered.filter(({ move }) => piecesOf(move).every((piece) => answering.isFaint?.(piece)));
  if (without.length > 0 && offered.length <= FEW) return all(offered);
  if (without.length > Math.max(ROOM, bare.length)) return { lying: bare, folded: offered.length - bare.length };
  if (without.length > 0) return all(without);
  // What lights up does not tell such choices apart, and may lie out of sight.
  const places = new Set(offered.map(({ move }) => piecesOf(move).join()));
  return all(places.size === 1 && offered.length > 1 && offered.length <= ROOM ? offered : []);
}
