import type { Move, State } from '@madang/kernel';
import type { Explanation, Standing, Way } from '../contract.ts';
import type { ExplainedWay } from '../ring/read.tsx';

/** One move of a way, at the position where it is played. */
export interface WayStep<S extends State = State, M extends Move = Move> {
  readonly view: S;
  readonly move: M;
  readonly explained: Explanation;
}

/**
 * Follows a way from a position, each move as the decision there offers it. Null: a move of it is not offered, so nothing may be derived
 * from it here. The last move is not looked ahead to, since it may reveal something.
 */
export function followWay<S extends State, M extends Move>(from: Standing<S, M>, way: Way): readonly WayStep<S, M>[] | null {
  const steps: WayStep<S, M>[] = [];
  for (const { id } of way) {
    const at = steps.length === 0 ? from : from.lookAhead(steps.map(({ move }) => move));
    const move: M | undefined = at?.decision?.moves.find((one) => one.id === id);
    const explained: Explanation | null = move === undefined ? null : (at?.explain(move) ?? null);
    if (!at || !move || !explained) return null;
    steps.push({ view: at.view, move, explained });
  }
  return steps;
}

/** Puts a way into words: the labels of its steps, then the forecast and the rule of the last. Null: it is not offered. */
export function explainWay(from: Standing, way: Way): ExplainedWay | null {
  const followed = followWay(from, way);
  const last = followed?.at(-1);
  const steps = followed?.map(({ explained }) => explained.label) ?? [];
  return last ? { ...last.explained, label: steps.join(' · '), steps } : null;
}
