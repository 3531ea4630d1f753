import { playerOf, type Seat } from '@madang/kernel';
import { clone } from '../clone.ts';
import { isDirected } from '../company/directed.ts';
import { isAutoma } from '../rule.ts';
import type { Barrage, BarrageTask } from '../state.ts';

/** What lies at the bottom while somebody's turn is under way. */
const TURNS: readonly string[] = ['turn', 'turn end', 'automa turn'] satisfies readonly BarrageTask['task'][];

/** A view in which it is a seat's turn, where turns are under way and it has not passed (BAR-ACT-01). */
export function turnOf(view: Barrage, seat: Seat): Barrage | undefined {
  const under = view.agenda[0];
  const me = playerOf(view, seat);
  if (!under || !TURNS.includes(under.task) || me.passed || isAutoma(me) || isDirected(view, me)) return undefined;
  const turn = clone(view);
  turn.agenda = [{ task: 'turn', seat } satisfies BarrageTask];
  return turn;
}
