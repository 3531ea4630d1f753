import { type Decision, type Move, pickedTask, type State } from '@madang/kernel';
import { type Answering, type Picked, type PieceId, piecesFor } from '../answering.ts';
import type { Standing, Way } from '../contract.ts';

/**
 * Short cuts where the kernel's frames offer tasks to pick: by piece of a task's own answers, the ways that pick it and answer.
 * `begins`: the answers that say enough, such as where something is built.
 */
export function pickedWays<S extends State, M extends Move>(
  of: Answering<M>,
  decision: Decision<M> | null,
  lookAhead: Standing<S, M>['lookAhead'],
  begins: (move: M, picked: Picked) => boolean,
): ReadonlyMap<PieceId, readonly Way<M>[]> {
  const ways = new Map<PieceId, Way<M>[]>();
  for (const pick of decision?.moves ?? []) {
    const part = decision && pickedTask(decision.task, pick);
    const next = part && lookAhead([pick])?.decision;
    if (!next || next.seat !== decision.seat) continue;
    for (const move of next.moves.filter((one) => begins(one, { part, asked: next.task }))) {
      for (const piece of piecesFor(of, move, next)) ways.set(piece, [...(ways.get(piece) ?? []), [pick, move]]);
    }
  }
  return ways;
}
