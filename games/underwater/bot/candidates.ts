import { type Decision, fractionAt } from '@madang/kernel';
import { names } from '../rules/answers.ts';
import type { UnderwaterMove } from '../rules/moves.ts';
import { matches } from '../rules/slots/slots.ts';
import type { Underwater } from '../rules/state.ts';
import { TASKS } from '../rules/tasks.ts';
import { judgeOf } from './judges.ts';
import { SITES } from './weights.ts';

/** How many cards that would be played without effect, or discarded, are searched: the least useful. */
const USELESS = 2;

/** The answers to what is asked: surplus cards are discarded when that is due, when most is known (UWC-TURN-16). */
export function asked({ task, moves }: Decision<UnderwaterMove>): readonly UnderwaterMove[] {
  const isEarly = ({ kind }: UnderwaterMove): boolean => kind === 'discard';
  return task.task !== 'discard' && moves.some(isEarly) ? moves.filter((move) => !isEarly(move)) : moves;
}

/** The answers worth searching: the best sites, cards of a slot's colour and the least useful others, the least biomatter. */
export function candidates(state: Underwater, decision: Decision<UnderwaterMove>): readonly UnderwaterMove[] {
  const { task } = decision;
  const moves = asked(decision);
  if (!TASKS.is(task)) return moves;
  const merits = (): readonly number[] => moves.map(judgeOf(state, task));
  switch (task.task) {
    case 'build':
    case 'upgrade':
    case 'convert':
      return moves.length <= SITES ? moves : best(moves, merits(), SITES);
    case 'discard':
      return best(moves, merits(), USELESS);
    case 'replace':
      return moves.slice(0, 1);
    case 'under':
      return moves.slice(0, 1);
    case 'card': {
      const wasted = moves.filter((move) => !matches(state, names(move).card, task.slot));
      const kept = best(wasted, wasted.map(judgeOf(state, task)), USELESS);
      const worth = moves.filter((move) => matches(state, names(move).card, task.slot) || kept.includes(move));
      return worth.length > 0 ? worth : moves;
    }
    default:
      return moves;
  }
}

/** The best by merit, in their order. */
function best(moves: readonly UnderwaterMove[], merits: readonly number[], count: number): readonly UnderwaterMove[] {
  const ranked = moves.map((_, i) => i).sort((a, b) => fractionAt(merits, b) - fractionAt(merits, a) || a - b);
  const kept = new Set(ranked.slice(0, count));
  return moves.filter((_, i) => kept.has(i));
}
