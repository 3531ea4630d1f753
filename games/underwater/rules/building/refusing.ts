import { at, has, type Refusal, type Seat, spell } from '@madang/kernel';
import { BOARD_BUILDING_SITES, isExpansion } from '../../components/boards.ts';
import type { Price, Upgradable } from '../../components/effects.ts';
import { isBuilding, isCity, TUNNEL, UPGRADED_BY } from '../../components/things.ts';
import { RESOURCES } from '../../components/words.ts';
import { FIRST_TUNNEL, names } from '../answers.ts';
import { BIOMATTER, KELP, STEELPLAST } from '../goods/amounts.ts';
import type { UnderwaterMove } from '../moves.ts';
import { cityName, refusal, resourceName, shortOf, siteName, structureName, thingName } from '../refusals.ts';
import { player } from '../rule.ts';
import type { Player, Underwater } from '../state.ts';
import { boardOf } from './board.ts';
import { type Bill, billOf, inSupply } from './costs.ts';
import { buildingSites, citySites, isUpgradedAt, kindAt, tunnelSites } from './network.ts';

/** The rule that forbids each thing where the supply has none. */
const SUPPLY_RULE = ['UWC-RES-02', 'UWC-RES-03', 'UWC-RES-04'] as const;

/** Why nothing of a kind can be built or turned over: none is left. */
export const refuseSupply = (thing: number): Refusal =>
  refusal(SUPPLY_RULE[thing - TUNNEL] ?? 'UWC-RES-02', 'none-in-supply', { thing: thingName(thing) });

function isOnBoard(me: Player, thing: number, site: number): boolean {
  if (isCity(thing)) return true;
  return thing === TUNNEL ? has(boardOf(me.board).tunnels, site) : (BOARD_BUILDING_SITES[me.board]?.includes(site) ?? false);
}

function isTaken(me: Player, thing: number, site: number): boolean {
  if (isBuilding(thing)) return at(me.buildings, site) > 0;
  return has(thing === TUNNEL ? me.tunnels : me.cities, site);
}

/** UWC-BUILD-08, -10, -12, -17, -23: why a free site of the board is no legal place. */
function refusePlace(me: Player, thing: number, site: number, expansion: boolean): Refusal | undefined {
  const named = { site: siteName(thing, site) };
  if (thing === TUNNEL) return has(tunnelSites(me), site) ? undefined : refusal('UWC-BUILD-12', 'tunnel-not-joined', named);
  if (isCity(thing)) return has(citySites(me), site) ? undefined : refusal('UWC-BUILD-08', 'no-city-near', named);
  if (isExpansion(site) !== expansion) return refusal('UWC-BUILD-17', expansion ? 'only-expansion-site' : 'expansion-site', named);
  return buildingSites(me, expansion).includes(site) ? undefined : refusal('UWC-BUILD-10', 'no-city-at-building-site', named);
}

/** UWC-BUILD-15, UWC-RES-05: what is lacking for a bill; of kelp and steelplast what biomatter cannot replace. */
export function refuseBill(me: Player, thing: number, { price, kelp, steelplast }: Bill): Refusal | undefined {
  let spare = at(me.goods, BIOMATTER) - at(price, BIOMATTER);
  for (let resource = 0; resource < price.length; resource++) {
    const [needed, here] = [at(price, resource), at(me.goods, resource)];
    if (needed <= here) continue;
    const replaceable = resource === KELP ? kelp : resource === STEELPLAST ? steelplast : 0;
    const short = needed - here;
    const replaced = Math.max(0, Math.min(short, replaceable, spare));
    spare -= replaced;
    if (short === replaced) continue;
    const tooDear = refusal('UWC-BUILD-15', 'too-dear', { thing: thingName(thing), resource: resourceName(resource), needed, here });
    return { ...tooDear, short: shortOf(spell(RESOURCES, resource), short - replaced) };
  }
  return undefined;
}

/** Why a thing cannot be built on a site by an effect that builds these things (BUILT_BY) at this cost. */
export function refuseBuilding(
  state: Underwater,
  seat: Seat,
  { things, cost, expansion }: { readonly things: number; readonly cost: Price; readonly expansion: boolean },
  move: UnderwaterMove,
): Refusal | undefined {
  const { thing, site } = names(move);
  if (thing < 0) return undefined;
  const me = player(state, seat);
  const named = { site: siteName(thing, site) };
  if (!has(things, thing)) return refusal('UWC-BUILD-16', 'wrong-thing', { thing: thingName(thing) });
  if (!isOnBoard(me, thing, site)) return refusal('UWC-VAR-06', 'site-not-on-this-board', named);
  if (isTaken(me, thing, site)) return refusal('UWC-BUILD-11', 'site-taken', named);
  if (!inSupply(state, thing)) return refuseSupply(thing);
  return (
    refusePlace(me, thing, site, expansion) ??
    refuseBill(me, thing, billOf(state, me, thing, site, cost)) ??
    refusal('UWC-TURN-22', 'upgrade-too-dear', named)
  );
}

/** Why a structure cannot be upgraded by an effect that upgrades these. */
export function refuseUpgrade(state: Underwater, seat: Seat, what: Upgradable, move: UnderwaterMove): Refusal | undefined {
  if (move.kind !== 'upgrade') return undefined;
  const me = player(state, seat);
  const { site } = names(move);
  const named = { site: structureName(site) };
  const tunnel = site - FIRST_TUNNEL;
  const thing = tunnel >= 0 ? TUNNEL : kindAt(me, site);
  if (tunnel >= 0 ? !has(me.tunnels, tunnel) : thing < 0) return refusal('UWC-UPG-02', 'nothing-built-there', named);
  if (!has(UPGRADED_BY[what], thing)) return refusal('UWC-UPG-05', 'wrong-structure', named);
  if (tunnel >= 0 ? has(me.upgradedTunnels, tunnel) : isUpgradedAt(me, site)) return refusal('UWC-UPG-03', 'already-upgraded', named);
  return refusal('UWC-UPG-01', 'upgrade-too-dear', named);
}

/** Why a city cannot be turned into a symbiotic one; where the supply has none, nobody is asked. */
export function refuseConversion(state: Underwater, seat: Seat, move: UnderwaterMove): Refusal | undefined {
  if (move.kind !== 'convert') return undefined;
  const me = player(state, seat);
  const { site } = names(move);
  return has(me.cities & ~me.symbiotic, site) ? undefined : refusal('UWC-UPG-07', 'no-nonsymbiotic-city', { site: cityName(site) });
}
