import type { BoardProps } from '@madang/board-kit';
import type { Decision } from '@madang/kernel';
import type { Place, Siberia, SiberiaMove } from '../rules/index.ts';

type Step = Extract<SiberiaMove, { readonly kind: 'step' }>;
type Ahead = BoardProps<Siberia, SiberiaMove>['lookAhead'];

const isStep = (move: SiberiaMove): move is Step => move.kind === 'step';
const stepsOf = (decision: Decision<SiberiaMove> | null): readonly Step[] => decision?.moves.filter(isStep) ?? [];

/**
 * The places that a worker can walk to in several steps, with the steps: the shortest way, each step offered after the ones before.
 * `from`: the only place whose workers walk; null: any.
 */
export function walksOf(decision: Decision<SiberiaMove> | null, ahead: Ahead, from: Place | null): ReadonlyMap<Place, readonly Step[]> {
  const walks = new Map<Place, readonly Step[]>();
  const first = stepsOf(decision).filter((step) => from === null || step.from === from);
  const near = new Set<Place>([...first.map(({ to }) => to), ...first.map((step) => step.from)]);
  let ways: readonly (readonly Step[])[] = first.map((step) => [step]);
  while (ways.length > 0) {
    const longer: (readonly Step[])[] = [];
    for (const way of ways) {
      const stands = way.at(-1)?.to;
      for (const next of stepsOf(ahead(way)?.decision ?? null)) {
        if (next.from !== stands || near.has(next.to) || walks.has(next.to)) continue;
        walks.set(next.to, [...way, next]);
        longer.push([...way, next]);
      }
    }
    ways = longer;
  }
  return walks;
}

/** Where walking may be asked: a step is to be made. */
export const mayWalk = (view: Siberia, decision: Decision<SiberiaMove> | null): boolean => !view.over && stepsOf(decision).length > 0;
