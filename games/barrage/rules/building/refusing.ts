import { at, has, type Refusal, type Seat } from '@madang/kernel';
import { basinOf, POWERHOUSE_BASIN, stripEnd, stripStart } from '../../components/map.ts';
import { DAM_HEIGHT_MAX, PIECES } from '../../components/numbers.ts';
import { ANTON_TILE, TERMS, type Terms } from '../../components/technology.ts';
import { names } from '../answers.ts';
import { actingOfficer, JILL, JORDAN } from '../effects/officers.ts';
import type { BarrageMove } from '../moves.ts';
import { refusal, siteName, structureName, tileName } from '../refusals.ts';
import { player } from '../rule.ts';
import { type Barrage, EMPTY, type Player } from '../state.ts';
import { needsExcavators, priceOf, siteFee } from './costs.ts';
import { BASE, CONDUIT, ELEVATION, legalSites, POWERHOUSE } from './sites.ts';
import { tilesOnWheel } from './wheel.ts';

/** Why machinery or credits do not reach for a structure on a legal site (BAR-BUILD-04, -07, -25). */
export function shortOf(me: Player, structure: number, site: number, terms: Terms): Refusal | undefined {
  const fee = siteFee(structure, site, terms.waived);
  const needed = priceOf(me, structure, site, terms);
  if (fee > me.credits) return refusal('BAR-BUILD-07', 'red-site-fee', { site: siteName(structure, site), needed: fee, here: me.credits });
  const here = terms.swap ? me.excavators + me.mixers : needsExcavators(structure) ? me.excavators : me.mixers;
  if (here >= needed) return undefined;
  if (actingOfficer(me) === JORDAN) {
    const credits = 3 * (needed - here) + fee;
    return credits > me.credits ? refusal('BAR-BUILD-25', 'too-few-credits', { needed: credits, here: me.credits }) : undefined;
  }
  if (terms.swap) return refusal('BAR-BUILD-04', 'too-few-machines', { needed, here });
  return refusal('BAR-BUILD-04', needsExcavators(structure) ? 'too-few-excavators' : 'too-few-mixers', { needed, here });
}

/** The own powerhouse or base that bars a site of the same basin; EMPTY if none does. */
function ownIn(state: Barrage, seat: Seat, structure: number, site: number): number {
  if (structure === BASE) {
    const [upper, lower] = [2 * basinOf(site), 2 * basinOf(site) + 1];
    return state.damOwner[upper] === seat ? upper : state.damOwner[lower] === seat ? lower : EMPTY;
  }
  const basin = at(POWERHOUSE_BASIN, site);
  for (let other = stripStart(basin); other < stripEnd(basin); other++) if (state.powerhouses[other] === seat) return other;
  return EMPTY;
}

const occupied = (state: Barrage, structure: number, site: number): boolean => {
  const owners = structure <= ELEVATION ? state.damOwner : structure === CONDUIT ? state.conduits : state.powerhouses;
  return owners[site] !== EMPTY;
};

/** Why a site is not legal for a structure (BAR-BUILD-09 … -19). */
export function illegal(state: Barrage, seat: Seat, structure: number, site: number): Refusal | undefined {
  const me = player(state, seat);
  if (at(me.built, structure) >= at(PIECES, structure)) return refusal('BAR-BUILD-20', 'no-piece-left', { structure: structureName(structure) });
  if (has(legalSites(state, seat, me, structure), site)) return undefined;
  const named = siteName(structure, site);
  if (structure === ELEVATION) {
    if (state.damOwner[site] !== seat) return refusal('BAR-BUILD-13', 'not-own-dam', { site: named });
    return at(state.damHeight, site) >= DAM_HEIGHT_MAX ? refusal('BAR-BUILD-13', 'dam-at-full-height', { site: named }) : undefined;
  }
  if (occupied(state, structure, site)) {
    return refusal(structure === BASE ? 'BAR-BUILD-09' : structure === CONDUIT ? 'BAR-BUILD-17' : 'BAR-BUILD-19', 'site-taken', { site: named });
  }
  const other = siteName(structure, ownIn(state, seat, structure, site));
  return structure === BASE
    ? refusal('BAR-BUILD-10', 'own-base-in-basin', { site: named, other })
    : refusal('BAR-BUILD-19', 'own-powerhouse-in-basin', { site: named, other });
}

/** The site that a move names, if it is one of the structure's. */
function namedSite(structure: number, move: BarrageMove): number {
  const { dam, conduit, powerhouse } = names(move);
  return structure <= ELEVATION ? dam : structure === CONDUIT ? conduit : powerhouse;
}

/** The structure that a site is for; a dam site's first piece is a base. */
function structureFor(move: BarrageMove): number {
  const { dam, conduit } = names(move);
  return dam >= 0 ? BASE : conduit >= 0 ? CONDUIT : POWERHOUSE;
}

export function refuseSite(state: Barrage, seat: Seat, structure: number, acts: number, move: BarrageMove): Refusal | undefined {
  const terms = TERMS[acts];
  if (move.kind !== 'site' || !terms) return undefined;
  const site = namedSite(structure, move);
  if (site >= 0) return illegal(state, seat, structure, site) ?? shortOf(player(state, seat), structure, site, terms);
  // A tile that shows one structure is the reason, a wild one’s structure was chosen.
  return terms.structure >= 0
    ? refusal('BAR-BUILD-03', 'wrong-tile', { tile: tileName(acts), structure: structureName(structureFor(move)) })
    : refusal('BAR-MAP-13', 'wrong-site', { site: { key: `barrage.site.${move.site}` }, structure: structureName(structure) });
}

/** Why a structure cannot be built with a tile anywhere: no piece, no site, or none that can be paid. */
function whyNotBuilt(state: Barrage, seat: Seat, structure: number, terms: Terms): Refusal | undefined {
  const me = player(state, seat);
  if (at(me.built, structure) >= at(PIECES, structure)) return refusal('BAR-BUILD-20', 'no-piece-left', { structure: structureName(structure) });
  const legal = legalSites(state, seat, me, structure);
  if (legal === 0) return refusal('BAR-BUILD-26', 'no-site', { structure: structureName(structure) });
  let best: Refusal | undefined;
  let price = Number.POSITIVE_INFINITY;
  for (let site = 0; site < 31; site++) {
    if (!has(legal, site)) continue;
    const short = shortOf(me, structure, site, terms);
    const here = priceOf(me, structure, site, terms) + siteFee(structure, site, terms.waived) / 10;
    if (short && here < price) {
      best = short;
      price = here;
    }
  }
  return best;
}

export function refuseStructure(state: Barrage, seat: Seat, acts: number, move: BarrageMove): Refusal | undefined {
  const terms = TERMS[acts];
  return move.kind === 'structure' && terms ? whyNotBuilt(state, seat, names(move).thing, terms) : undefined;
}

/** Why a tile cannot be used: not here, needs engineers, or nothing it shows can be built. */
function refuseActing(state: Barrage, seat: Seat, manned: boolean, acts: number): Refusal | undefined {
  const terms = TERMS[acts];
  if (!terms) return undefined;
  if (!manned && !terms.unmanned) return refusal('BAR-ACT-04', 'tile-needs-engineers', { tile: tileName(acts) });
  return whyNotBuilt(state, seat, Math.max(BASE, terms.structure), terms);
}

export function refuseCopy(state: Barrage, seat: Seat, manned: boolean, move: BarrageMove): Refusal | undefined {
  if (move.kind !== 'copy-tile') return undefined;
  const { thing } = names(move);
  const onWheel = tilesOnWheel(player(state, seat)) & ~(1 << ANTON_TILE);
  if (!has(onWheel, thing)) return refusal('BAR-OFFICER-06', 'tile-not-on-wheel', { tile: tileName(thing) });
  return refuseActing(state, seat, manned, thing);
}

export function refuseTile(state: Barrage, seat: Seat, manned: boolean, move: BarrageMove): Refusal | undefined {
  if (move.kind === 'copy-tile') return refuseCopy(state, seat, manned, move);
  if (move.kind !== 'tile') return undefined;
  const { thing } = names(move);
  const me = player(state, seat);
  if (!has(me.tiles, thing)) return refusal('BAR-BUILD-03', 'tile-not-here', { tile: tileName(thing) });
  if (thing !== ANTON_TILE) return refuseActing(state, seat, manned, thing);
  return tilesOnWheel(me) === 0 ? refusal('BAR-OFFICER-08', 'nothing-on-wheel', {}) : refusal('BAR-BUILD-26', 'nothing-to-build', {});
}

export function refusePayment(state: Barrage, seat: Seat, structure: number, site: number, terms: Terms, move: BarrageMove): Refusal | undefined {
  if (move.kind !== 'pay') return undefined;
  const me = player(state, seat);
  const { excavators, mixers, credits } = names(move);
  if (excavators > me.excavators) return refusal('BAR-BUILD-04', 'too-few-excavators', { needed: excavators, here: me.excavators });
  if (mixers > me.mixers) return refusal('BAR-BUILD-04', 'too-few-mixers', { needed: mixers, here: me.mixers });
  const all = credits + siteFee(structure, site, terms.waived);
  if (all > me.credits) return refusal('BAR-BUILD-25', 'too-few-credits', { needed: all, here: me.credits });
  const rule = actingOfficer(me) === JILL && structure === CONDUIT ? 'BAR-OFFICER-04' : 'BAR-BUILD-04';
  return refusal(rule, 'wrong-price', { needed: priceOf(me, structure, site, terms) });
}
