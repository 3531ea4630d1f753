import { at, playerOf, type Refusal, type Seat } from '@madang/kernel';
import { numbersOf, systemAt } from '../answers.ts';
import { POWERHOUSE } from '../building/sites.ts';
import type { BarrageMove } from '../moves.ts';
import { refusal } from '../refusals.ts';
import type { TaskOf } from '../rule.ts';
import { conduitWord, damWord, powerhouseWord } from '../spelling.ts';
import { type Barrage, EMPTY, NEUTRAL, type ProductionKind } from '../state.ts';
import { allowsTotal, bonusOf, conduitOf, damOf, fewestDrops, grossOf, ownSystems, powerhouseOf, systemBar, systemsOf } from './systems.ts';

/** What a system may lack, nearest first: what is to be built comes after what flows there. */
const LACKS = ['needs-drops', 'needs-conduit', 'needs-dam', 'needs-conduit-and-drops', 'needs-conduit-and-dam'] as const;
type Lack = (typeof LACKS)[number];

/** What a system of an own powerhouse lacks; undefined: nothing, or it cannot be had, for its dam is another's. */
function lackOf(state: Barrage, seat: Seat, system: number): Lack | undefined {
  const owner = state.damOwner[damOf(system)];
  if (owner !== EMPTY && owner !== seat && owner !== NEUTRAL) return undefined;
  const piped = state.conduits[conduitOf(system)] !== EMPTY;
  if (owner === EMPTY) return piped ? 'needs-dam' : 'needs-conduit-and-dam';
  if (state.drops[damOf(system)] === 0) return piped ? 'needs-drops' : 'needs-conduit-and-drops';
  return piped ? undefined : 'needs-conduit';
}

/** BAR-PROD-01, -10: why nothing at all can be produced once so many credits are paid: what the system that lacks least would need. */
export function nothingToProduce(state: Barrage, seat: Seat, paid: number): Refusal | undefined {
  const { built, credits } = playerOf(state, seat);
  if (at(built, POWERHOUSE) === 0) return refusal('BAR-PROD-01', 'no-powerhouse', {});
  if (systemsOf(state, seat).length > 0) return refusal('BAR-PROD-10', 'too-few-credits', { needed: paid + 1, here: credits });
  const systems = ownSystems(state, seat);
  for (const lack of LACKS) {
    const system = systems.find((one) => lackOf(state, seat, one) === lack);
    if (system === undefined) continue;
    const named = { powerhouse: powerhouseWord(powerhouseOf(system)), conduit: conduitWord(conduitOf(system)), dam: damWord(damOf(system)) };
    return refusal('BAR-PROD-01', lack, named);
  }
  return undefined;
}

/** Why a production with this system is not possible. */
export function refuseSystem(state: Barrage, seat: Seat, kind: ProductionKind, move: BarrageMove): Refusal | undefined {
  if (move.kind !== 'system') return undefined;
  const { powerhouse, dam } = numbersOf(move);
  const system = systemAt(powerhouse, dam);
  const bar = systemBar(state, seat, system);
  if (bar === 'not-own-powerhouse') return refusal('BAR-PROD-01', bar, { site: move.powerhouse });
  if (powerhouse === kind.after) return refusal('BAR-COMPANY-05', 'same-powerhouse', { site: move.powerhouse });
  switch (bar) {
    case 'no-conduit':
      return refusal('BAR-MAP-11', bar, { site: move.conduit });
    case 'foreign-dam':
      return refusal('BAR-PROD-03', bar, { site: move.dam });
    case 'no-dam':
    case 'dam-empty':
      return refusal('BAR-PROD-01', bar, { site: move.dam });
    case undefined: {
      const here = at(state.drops, dam);
      return refuseCount(state, seat, kind, system, Math.min(here, fewestDrops(state, playerOf(state, seat), kind, system, here)));
    }
  }
}

/** Why so many drops of a system cannot be used: not there, not paid, or too little energy. */
function refuseCount(state: Barrage, seat: Seat, kind: ProductionKind, system: number, drops: number): Refusal | undefined {
  const me = playerOf(state, seat);
  const total = grossOf(state, me, system, drops, kind.after !== EMPTY) + bonusOf(me, kind);
  if (state.conduits[conduitOf(system)] !== seat && drops > me.credits && allowsTotal(state, total)) {
    return refusal('BAR-PROD-10', 'conduit-fee', { needed: drops, here: me.credits });
  }
  return refusal('BAR-PROD-07', 'total-too-small', { total });
}

export function refuseDrops(state: Barrage, task: TaskOf<'drops'>, move: BarrageMove): Refusal | undefined {
  if (move.kind !== 'drops') return undefined;
  const { drops } = numbersOf(move);
  const here = at(state.drops, task.dam);
  if (drops > here) return refusal('BAR-PROD-16', 'too-few-drops', { needed: drops, here });
  return refuseCount(state, task.seat, task, systemAt(task.powerhouse, task.dam), drops);
}
