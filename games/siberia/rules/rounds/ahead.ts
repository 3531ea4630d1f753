import { playerOf, type Seat } from '@madang/kernel';
import { clone } from '../clone.ts';
import type { Siberia } from '../state.ts';
import { type SiberiaTask, TASKS } from '../tasks.ts';

/** A view in which it is a seat's turn, where all have placed and it has not passed (SIB-ROUND-03). */
export function turnOf(view: Siberia, seat: Seat): Siberia | undefined {
  const under = view.agenda[0];
  if (!under || !TASKS.is(under) || under.task !== 'turn' || playerOf(view, seat).passed) return undefined;
  const turn = clone(view);
  turn.agenda = [{ task: 'turn', seat } satisfies SiberiaTask];
  return turn;
}
