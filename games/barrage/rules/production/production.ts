import { offerAll, offered, playerOf, type Seat } from '@madang/kernel';
import { DECLINE, DROPS, numbersOf, SYSTEM, systemAt } from '../answers.ts';
import type { BarrageMove } from '../moves.ts';
import { type BarrageChoice, NONE, push } from '../rule.ts';
import type { Barrage, ProductionKind } from '../state.ts';
import { produce } from './produce.ts';
import { refuseDrops, refuseSystem } from './refusing.ts';
import { fewestDrops, mostDrops, powerhouseOf, systemsOf } from './systems.ts';

/** The systems with which a production of this kind is possible now, ascending (systemAt). */
export function productiveSystems(state: Barrage, seat: Seat, kind: ProductionKind): number[] {
  const me = playerOf(state, seat);
  return systemsOf(state, seat).filter((system) => {
    if (powerhouseOf(system) === kind.after) return false;
    const most = mostDrops(state, seat, me, system, me.credits);
    return most > 0 && fewestDrops(state, me, kind, system, most) <= most;
  });
}

/** BAR-PROD-01: with which powerhouse, dam and conduit; Germany's second production needs another powerhouse (BAR-COMPANY-05). */
export const system: BarrageChoice<'system'> = {
  choices(state, task) {
    const systems = productiveSystems(state, task.seat, task);
    if (systems.length === 0) return NONE;
    const list: BarrageMove[] = task.optional ? [DECLINE] : [];
    offerAll(list, SYSTEM, systems);
    return list;
  },
  answer(state, { seat, bonus, optional, after }, move, tell) {
    if (move?.kind !== 'system') {
      if (!optional) throw new Error('a production that is due but not possible');
      if (move) tell?.({ event: 'declined', seat, what: 'production', origin: null });
      return;
    }
    const { powerhouse, dam, conduit } = numbersOf(move);
    const kind = { bonus, optional, after };
    const system = systemAt(powerhouse, dam);
    const me = playerOf(state, seat);
    const most = mostDrops(state, seat, me, system, me.credits);
    if (fewestDrops(state, me, kind, system, most) === most) produce(state, seat, kind, { system, drops: most }, tell);
    else push(state, { task: 'drops', seat, ...kind, powerhouse, dam, conduit });
  },
  refuse: (state, task, move) => refuseSystem(state, task.seat, task, move),
};

/** BAR-PROD-04, -07, -10: how many drops of the dam. */
export const drops: BarrageChoice<'drops'> = {
  choices(state, task) {
    const { seat, powerhouse, dam } = task;
    const me = playerOf(state, seat);
    const system = systemAt(powerhouse, dam);
    const most = mostDrops(state, seat, me, system, me.credits);
    return offered(DROPS, (2 << most) - (1 << fewestDrops(state, me, task, system, most)));
  },
  answer(state, { seat, bonus, optional, after, powerhouse, dam }, move, tell) {
    if (!move) throw new Error('a production without drops');
    produce(state, seat, { bonus, optional, after }, { system: systemAt(powerhouse, dam), drops: numbersOf(move).drops }, tell);
  },
  refuse: (state, task, move) => refuseDrops(state, task, move),
};
