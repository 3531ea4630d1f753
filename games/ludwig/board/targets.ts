import type { Answering, PieceId } from '@madang/board-kit/layout';
import { type Decision, isCombinator, type Task } from '@madang/kernel';
import type { LudwigMove } from '../rules/index.ts';

/**
 * The pieces that answer with this move: `tile:parlor` on the market or in the supply, `space:4000`, `at:parlor:3:-2:90` and `room:parlor` in the castle,
 * `stack:300`, `look:parlor`, `card:money`, `reward:food`, and buttons. Passing and confirmed prices have no place.
 */
function piecesOf(move: LudwigMove, { task }: Decision<LudwigMove>): readonly PieceId[] {
  switch (move.kind) {
    case 'price':
      return [`space:${move.price}`];
    case 'buy':
    case 'corridor':
      return [`tile:${move.tile}`];
    case 'place':
      return [`at:${move.tile}:${move.x}:${move.y}:${move.rotation}`];
    case 'take':
      return [`look:${move.tile}`];
    case 'pass':
      return [];
    case 'done':
      return task.task === 'prices' ? [] : ['done'];
    case 'decline':
      return ['decline'];
    default:
      return thingOf(move);
  }
}

/** The one thing that most moves name. */
function thingOf(move: LudwigMove): readonly PieceId[] {
  if ('card' in move) return [`card:${move.card}`];
  if ('room' in move) return [`room:${move.room}`];
  if ('size' in move) return [`stack:${move.size}`];
  return 'reward' in move ? [`reward:${move.reward}`] : [];
}

/** A tile of the market is taken up, then the price is pressed. */
const takenBy = (move: LudwigMove): PieceId | null => (move.kind === 'price' ? `tile:${move.tile}` : null);

/** Rewards that wait for each other are picked by their kind. */
const piecesOfTask = (task: Task): readonly PieceId[] => (isCombinator(task) ? [] : [`reward:${task.task}`]);

/** Where Ludwig's answers lie. */
export const ANSWERING: Answering<LudwigMove> = { piecesOf, takenBy, piecesOfTask };
