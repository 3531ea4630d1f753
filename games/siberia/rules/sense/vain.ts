import { foresee, isCombinator, playerOf, type Seat, type Task } from '@madang/kernel';
import { STEPS } from '../../components/numbers.ts';
import { AREAS } from '../../components/words.ts';
import { hasEffect } from '../acting/acting.ts';
import { numbersOf } from '../answers.ts';
import { siberia } from '../index.ts';
import { MOVES, type SiberiaMove } from '../moves.ts';
import type { Siberia } from '../state.ts';

/** SIB-RESEARCH-15: research of counters that can all place nothing. */
function isDeadResearch(view: Siberia, seat: Seat, move: SiberiaMove): boolean {
  const dead = foresee(siberia, view, seat, move).told.filter(({ event }) => event === 'dead-counter');
  return dead.length === playerOf(view, seat).research.length;
}

/** SIB-ACT-09, -12, SIB-RESEARCH-15: a row or research that changes nothing when it is performed, but for the counters that it gives up. */
export function isVain(view: Siberia, seat: Seat, move: SiberiaMove): boolean {
  if (move.kind !== 'perform') return false;
  return move.area === 'research' ? isDeadResearch(view, seat, move) : !hasEffect(view, seat, AREAS.indexOf(move.area));
}

/** Steps of the logistician's action that are taken already. */
const stepsTaken = (task: Task): number => (isCombinator(task) && task.task === 'up to' && task.of.task === 'step' ? STEPS - task.times : 0);

/** SIB-LOG-02: with this step the workers stand as they did earlier in the action. `made`: ids of the moves until then, the action's last. */
export function leadsBack(task: Task, made: readonly number[], move: SiberiaMove): boolean {
  const taken = stepsTaken(task);
  if (move.kind !== 'step' || taken === 0) return false;
  const change = new Map<number, number>();
  const count = (place: number, by: number): void => void change.set(place, (change.get(place) ?? 0) + by);
  const steps = [...made.slice(-taken).map((id) => MOVES.byId(id)), move];
  return steps.toReversed().some((one) => {
    if (one?.kind !== 'step') return false;
    const { place, to } = numbersOf(one);
    count(place, -1);
    count(to, 1);
    return [...change.values()].every((by) => by === 0);
  });
}
