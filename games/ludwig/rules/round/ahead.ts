import type { Seat } from '@madang/kernel';
import { clone } from '../clone.ts';
import { type Ludwig, TASKS } from '../state.ts';

/** A view in which it is a seat's turn, where prices are set and its turn of this round (LUD-ROUND-09) is still to come. */
export function turnOf(view: Ludwig, seat: Seat): Ludwig | undefined {
  if (view.agenda.some((frame) => frame.task === 'prices')) return undefined;
  const at = view.agenda.findIndex((frame) => TASKS.is(frame) && frame.task === 'turn' && frame.seat === seat && !frame.extra);
  if (at < 0) return undefined;
  const turn = clone(view);
  turn.agenda.length = at + 1;
  // What the one whose turn is under way has won in it is not this seat's.
  turn.extraTurns = 0;
  turn.corridorTaken = false;
  turn.downstairsWon = false;
  return turn;
}
