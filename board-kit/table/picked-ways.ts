import { type Decision, type Move, pickedTask, type State } from '@madang/kernel';
import { type Answering, type PieceId, piecesFor } from '../answering.ts';
import type { Standing, Way } from '../contract.ts';

/**
 * Short cuts where the kernel's frames offer tasks to pick: by piece of a task's own answers, the ways that pick it and answer.
 * `begins`: the answers that say enough, such as where something is built.
 */
export function pickedWays<S extends State, M extends Move>(
  of: Answering<M>,
  decision: Decision<M> | null,
  lookAhead: Standing<S, M>['lookAhead'],
  begins: (move: M) => boolean,
): ReadonlyMap<PieceId, readonly Way<M>[]> {
  const ways = new Map<PieceId, Way<M>[]>();
  const picks = decision?.moves.filter((move) => pickedTask(decision.task, move) && piecesFor(of, move, decision).length === 0) ?? [];
  for (const pick of picks) {
    const next = lookAhead([pick])?.decision;
    if (next?.seat !== decision?.seat) continue;
    for (const move of next?.moves.filter(begins) ?? []) {
      for (const piece of next ? piecesFor(of, move, next) : []) ways.set(piece, [...(ways.get(piece) ?? []), [pick, move]]);
    }
  }
  return ways;
}
