import { at, type Seat } from '@madang/kernel';
import { CONDUIT_VALUE } from '../../components/map.ts';
import { VIKTOR_MINIMUM } from '../../components/numbers.ts';
import { DAM_SITES, POWERHOUSE_SITES } from '../../components/words.ts';
import { numbersOf, SYSTEM, systemAt } from '../answers.ts';
import { companyBonus } from '../company/company.ts';
import { actingOfficer, VIKTOR } from '../company/officers.ts';
import { isAutoma } from '../rule.ts';
import { type Barrage, EMPTY, NEUTRAL, type Player, type ProductionKind } from '../state.ts';

/** The conduit of a system, by its number (systemAt). */
const CONDUIT_OF: readonly number[] = SYSTEM.map((move) => (move ? numbersOf(move).conduit : EMPTY));

export const powerhouseOf = (system: number): number => Math.floor(system / DAM_SITES.length);
export const damOf = (system: number): number => system % DAM_SITES.length;
export const conduitOf = (system: number): number => at(CONDUIT_OF, system);

/** The systems of each powerhouse site, ascending. */
const SYSTEMS_AT: readonly (readonly number[])[] = POWERHOUSE_SITES.map((_, powerhouse) =>
  DAM_SITES.map((__, dam) => systemAt(powerhouse, dam)).filter((system) => SYSTEM[system] !== undefined),
);

/** Why a system is none of a seat's. */
export type SystemBar = 'not-own-powerhouse' | 'no-conduit' | 'no-dam' | 'foreign-dam' | 'dam-empty';

/**
 * BAR-PROD-01 … -03, BAR-MAP-10 … -12: what keeps a system from being a seat's; undefined: it is one: an own powerhouse, a built conduit
 * of anyone that leads to its basin, and an own or neutral dam with water where that conduit begins.
 */
export function systemBar(state: Barrage, seat: Seat, system: number): SystemBar | undefined {
  if (state.powerhouses[powerhouseOf(system)] !== seat) return 'not-own-powerhouse';
  if (state.conduits[conduitOf(system)] === EMPTY) return 'no-conduit';
  const dam = damOf(system);
  const owner = state.damOwner[dam];
  if (owner === EMPTY) return 'no-dam';
  if (owner !== seat && owner !== NEUTRAL) return 'foreign-dam';
  return state.drops[dam] === 0 ? 'dam-empty' : undefined;
}

/** Every system that the powerhouses of a seat could be part of, ascending. */
export const ownSystems = (state: Barrage, seat: Seat): readonly number[] =>
  SYSTEMS_AT.flatMap((systems, powerhouse) => (state.powerhouses[powerhouse] === seat ? systems : []));

/** Every system of a seat, as numbers (systemAt), ascending. */
export function systemsOf(state: Barrage, seat: Seat): number[] {
  const list: number[] = [];
  for (let powerhouse = 0; powerhouse < POWERHOUSE_SITES.length; powerhouse++) {
    if (state.powerhouses[powerhouse] !== seat) continue;
    const systems = SYSTEMS_AT[powerhouse] ?? [];
    for (let i = 0; i < systems.length; i++) if (systemBar(state, seat, at(systems, i)) === undefined) list.push(at(systems, i));
  }
  return list;
}

/** BAR-PROD-04, -08, -10: the most drops that can be used: another's conduit costs a credit for each. An automa pays in points. */
export function mostDrops(state: Barrage, seat: Seat, me: Player, system: number, credits: number): number {
  const drops = at(state.drops, damOf(system));
  return state.conduits[conduitOf(system)] === seat || isAutoma(me) ? drops : Math.min(drops, credits);
}

/** BAR-PROD-05, BAR-OFFICER-03: energy of some drops before bonus and malus; `second`: Germany's second production. */
export function grossOf(state: Barrage, me: Player, system: number, drops: number, second: boolean): number {
  const energy = drops * at(CONDUIT_VALUE, conduitOf(system));
  if (actingOfficer(me) !== VIKTOR || (second && state.options['viktor.inGermanExtraProduction'] === 'false')) return energy;
  return Math.max(energy, VIKTOR_MINIMUM);
}

/** BAR-PROD-06, BAR-COMPANY-06: what space or tile and the company add; nothing to Germany's second production. */
export const bonusOf = (me: Player, kind: ProductionKind): number => (kind.after === EMPTY ? kind.bonus + companyBonus(me) : 0);

/** BAR-PROD-07: a total below 1 is not allowed, or counts as 0 (D-08). */
export const allowsTotal = (state: Barrage, total: number): boolean => total >= 1 || state.options['production.minimumOne'] === 'false';

/** The fewest drops of a system that a production of this kind may use (BAR-PROD-07); more than the most where there are none. */
export function fewestDrops(state: Barrage, me: Player, kind: ProductionKind, system: number, most: number): number {
  for (let drops = 1; drops <= most; drops++) {
    if (allowsTotal(state, grossOf(state, me, system, drops, kind.after !== EMPTY) + bonusOf(me, kind))) return drops;
  }
  return most + 1;
}

/** The best energy before bonus and malus of a production that these credits allow; 0 where none is possible. */
export function bestGross(state: Barrage, seat: Seat, me: Player, systems: readonly number[], credits: number): number {
  let best = 0;
  for (let i = 0; i < systems.length; i++) {
    const system = at(systems, i);
    const drops = mostDrops(state, seat, me, system, credits);
    if (drops > 0) best = Math.max(best, grossOf(state, me, system, drops, false));
  }
  return best;
}
