import { add, at, has } from '@madang/kernel';
import { VLADIVOSTOK } from '../components/map.ts';
import { STEPS } from '../components/numbers.ts';
import { PLACES } from '../components/words.ts';
import { FORGO, names, offer, STEP } from './answers.ts';
import type { SiberiaMove } from './moves.ts';
import { placeName, refusal } from './refusals.ts';
import { jumpedRegions, oneStepFrom } from './regions.ts';
import { answered, ask, follow, player, type SiberiaRule, type TaskOf } from './rule.ts';
import { placeWord } from './spelling.ts';
import type { Siberia } from './state.ts';

/** Where one step from a place may end (SIB-LOG-04 … -10); back in Vladivostok only as Q-15 allows. */
function targets(state: Siberia, from: number, jumped: number): number {
  const reached = oneStepFrom(from, jumped);
  return state.options.returnToStart === 'forbidden' ? reached & ~(1 << VLADIVOSTOK) : reached;
}

function offerSteps(list: SiberiaMove[], state: Siberia, seat: number): void {
  const { workers } = player(state, seat);
  const jumped = jumpedRegions(state);
  for (let from = 0; from < PLACES.length; from++) {
    if (at(workers, from) > 0) offer(list, STEP, targets(state, from, jumped), from * PLACES.length);
  }
}

/** Whether any own worker can take a step. */
export function canStep(state: Siberia, seat: number): boolean {
  const list: SiberiaMove[] = [];
  offerSteps(list, state, seat);
  return list.length > 0;
}

function choices(state: Siberia, { seat, left }: TaskOf<'steps'>): readonly SiberiaMove[] {
  // with forbidden empty actions at least one step is taken
  const list = state.options.emptyActions === 'forbidden' && left === STEPS ? [] : [FORGO];
  offerSteps(list, state, seat);
  return list;
}

/** SIB-LOG-01 … -03: up to three steps, shared among the own workers in any way. */
export const steps: SiberiaRule<'steps'> = {
  moves: (state, task) => ask(choices(state, task)),
  resolve(state, task, move, tell) {
    const { seat, left } = task;
    const chosen = answered(move, () => choices(state, task));
    if (chosen === undefined || chosen === FORGO) {
      tell?.({ event: 'forwent', seat, effect: 'steps' });
      return;
    }
    const { place, to } = names(chosen);
    const { workers } = player(state, seat);
    add(workers, place, -1);
    add(workers, to, 1);
    tell?.({ event: 'stepped', seat, from: placeWord(place), to: placeWord(to) });
    if (left > 1) follow(state, { task: 'steps', seat, left: left - 1 });
  },
  refuse(state, { seat }, move) {
    if (move === FORGO) return refusal('SIB-ACT-12', 'effect-not-forgone', {});
    if (move.kind !== 'step') return undefined;
    const { place, to } = names(move);
    const jumped = jumpedRegions(state);
    if (at(player(state, seat).workers, place) === 0) return refusal('SIB-LOG-01', 'no-worker-there', { place: placeName(place) });
    if (has(jumped, to)) return refusal('SIB-LOG-06', 'region-depleted', { place: placeName(to) });
    if (!has(oneStepFrom(place, jumped), to)) return refusal('SIB-LOG-04', 'not-adjacent', { from: placeName(place), to: placeName(to) });
    return refusal('SIB-LOG-08', 'no-return', {});
  },
};
