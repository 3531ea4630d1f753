import { add, answers, at, choice, has, isCombinator, offer, playerOf } from '@madang/kernel';
import { VLADIVOSTOK } from '../../components/map.ts';
import { PLACES } from '../../components/words.ts';
import { numbersOf } from '../answers.ts';
import { jumpedRegions, oneStepFrom, stepsTo } from '../map/regions.ts';
import { MOVES, type SiberiaMove } from '../moves.ts';
import { refusal } from '../refusals.ts';
import type { SiberiaRule } from '../rule.ts';
import { placeText, placeWord } from '../spelling.ts';
import type { Siberia } from '../state.ts';

/** By from × 15 + to. */
const STEP = answers(MOVES, 'step', (move) => numbersOf(move).place * PLACES.length + numbersOf(move).to);

/** Where one step from a place may end (SIB-LOG-04 … -10); back in Vladivostok only as Q-15 allows. */
function targets(state: Siberia, from: number, jumped: number): number {
  const reached = oneStepFrom(state, from, jumped);
  return state.options.returnToStart === 'forbidden' ? reached & ~(1 << VLADIVOSTOK) : reached;
}

function reachable(state: Siberia, seat: number): SiberiaMove[] {
  const list: SiberiaMove[] = [];
  const { workers } = playerOf(state, seat);
  const jumped = jumpedRegions(state);
  for (let from = 0; from < PLACES.length; from++) {
    if (at(workers, from) > 0) offer(list, STEP, targets(state, from, jumped), from * PLACES.length);
  }
  return list;
}

/** Steps of the action that are left: those that may be taken, and a first one that must. */
function stepsLeft({ agenda }: Siberia): number {
  let left = 0;
  for (const task of agenda.slice(-2)) {
    if (isCombinator(task)) left += task.task === 'up to' && task.of.task === 'step' ? task.times : 0;
    else left += Number(task.task === 'step');
  }
  return left;
}

/** Whether any own worker can take a step. */
export const canStep = (state: Siberia, seat: number): boolean => reachable(state, seat).length > 0;

/** SIB-LOG-02: one step of any own worker. */
export const step: SiberiaRule<'step'> = choice({
  choices: (state, { seat }) => reachable(state, seat),
  answer(state, { seat }, move, tell) {
    if (move === undefined) return;
    const { place, to } = numbersOf(move);
    const { workers } = playerOf(state, seat);
    add(workers, place, -1);
    add(workers, to, 1);
    tell?.({ event: 'stepped', seat, from: placeWord(place), to: placeWord(to) });
  },
  refuse(state, { seat }, move) {
    if (move.kind !== 'step') return undefined;
    const { place, to } = numbersOf(move);
    const [from, target] = [placeText(move.from), placeText(move.to)];
    const jumped = jumpedRegions(state);
    if (at(playerOf(state, seat).workers, place) === 0) return refusal('SIB-LOG-01', 'no-worker-there', { place: from });
    if (has(jumped, to)) return refusal('SIB-LOG-06', 'region-depleted', { place: target });
    if (!has(oneStepFrom(state, place, jumped), to)) {
      const [far, left] = [stepsTo(state, place, to), stepsLeft(state)];
      return far > left
        ? refusal('SIB-LOG-04', 'not-adjacent', { from, to: target, more: far - left })
        : refusal('SIB-LOG-04', 'several-steps', { from, to: target, steps: far });
    }
    return refusal('SIB-LOG-08', 'no-return', {});
  },
});
