import { at, has, members, nearestRefusal, playerOf, type Refusal, type Seat, spell } from '@madang/kernel';
import { POWERHOUSE_BASIN } from '../../components/map.ts';
import { CREDITS_PER_MACHINE } from '../../components/numbers.ts';
import { ANTON_TILE, TERMS, type Terms } from '../../components/technology.ts';
import { numbersOf, siteOf } from '../answers.ts';
import { actingOfficer, JILL, JORDAN } from '../company/officers.ts';
import { tilesOnWheel } from '../company/wheel.ts';
import type { BarrageMove } from '../moves.ts';
import { refusal } from '../refusals.ts';
import { damWord, powerhouseWord, siteWord, structureWord, tileWord } from '../spelling.ts';
import type { Barrage, Plan, Player } from '../state.ts';
import { affordable, machinesFor, needsExcavators, priceOf, siteFee } from './costs.ts';
import { BASE, besides, CONDUIT, ELEVATION, legalSites, POWERHOUSE, pieceLeft, powerhouseIn, siteBar } from './sites.ts';

/** Why machinery or credits do not reach for a structure on a site (BAR-BUILD-04, -07, -25). */
function shortOf(me: Player, structure: number, site: number, terms: Terms): Refusal | undefined {
  if (affordable(me, structure, terms, me.credits, 1 << site) !== 0) return undefined;
  const fee = siteFee(structure, site, terms.waived);
  if (fee > me.credits) return refusal('BAR-BUILD-07', 'red-site-fee', { site: siteWord(structure, site), needed: fee, here: me.credits });
  const [needed, here] = [priceOf(me, structure, site, terms), machinesFor(me, structure, terms)];
  if (actingOfficer(me) === JORDAN) {
    return refusal('BAR-BUILD-25', 'too-few-credits', { needed: CREDITS_PER_MACHINE * (needed - here) + fee, here: me.credits });
  }
  const kind = terms.swap ? 'too-few-machines' : needsExcavators(structure) ? 'too-few-excavators' : 'too-few-mixers';
  return refusal('BAR-BUILD-04', kind, { needed, here });
}

const noPiece = (structure: number): Refusal => refusal('BAR-BUILD-20', 'no-piece-left', { structure: structureWord(structure) });

/** The rule that another piece on the site breaks, by structure. */
const TAKEN_RULES = ['BAR-BUILD-09', 'BAR-BUILD-13', 'BAR-BUILD-17', 'BAR-BUILD-19'] as const;

/** Why a site is not legal for a structure (BAR-BUILD-09 … -19). */
function barred(state: Barrage, seat: Seat, structure: number, number: number): Refusal | undefined {
  if (!pieceLeft(playerOf(state, seat), structure)) return noPiece(structure);
  const bar = siteBar(state, seat, structure, number);
  const site = siteWord(structure, number);
  switch (bar) {
    case 'site-taken':
      return refusal(spell(TAKEN_RULES, structure), bar, { site });
    case 'own-base-in-basin':
      return refusal('BAR-BUILD-10', bar, { site, other: damWord(besides(number)) });
    case 'own-powerhouse-in-basin':
      return refusal('BAR-BUILD-19', bar, { site, other: powerhouseWord(powerhouseIn(state, seat, at(POWERHOUSE_BASIN, number))) });
    case 'not-own-dam':
    case 'dam-at-full-height':
      return refusal('BAR-BUILD-13', bar, { site });
    case undefined:
      return undefined;
  }
}

/** The structure that a site is for; a dam site's first piece is a base. */
function structureFor(move: BarrageMove): number {
  const { dam, conduit } = numbersOf(move);
  return dam >= 0 ? BASE : conduit >= 0 ? CONDUIT : POWERHOUSE;
}

/** Why no construction could go to a site, whatever it costs: on an own dam an elevation is meant (BAR-BUILD-09 … -20). */
export function refuseSiteOfTurn(state: Barrage, seat: Seat, move: BarrageMove): Refusal | undefined {
  const { dam } = numbersOf(move);
  const structure = dam >= 0 && at(state.damOwner, dam) === seat ? ELEVATION : structureFor(move);
  return barred(state, seat, structure, siteOf(structure, move));
}

/** Why a piece may not go to a site on these terms; `also`: what else may forbid it, where it could stand. */
export function refuseSite(
  state: Barrage,
  { seat, structure }: { readonly seat: Seat; readonly structure: number },
  terms: Terms,
  move: BarrageMove,
  also?: (site: number) => Refusal | undefined,
): Refusal | undefined {
  if (move.kind !== 'site') return undefined;
  const site = siteOf(structure, move);
  if (site < 0) return refusal('BAR-MAP-13', 'wrong-site', { site: move.site, structure: structureWord(structure) });
  return barred(state, seat, structure, site) ?? also?.(site) ?? shortOf(playerOf(state, seat), structure, site, terms);
}

/** Why a tile's piece may not go to a site. A tile that shows one structure is the reason; a wild one's structure was chosen. */
export function refuseTilesSite(
  state: Barrage,
  task: Plan & { readonly seat: Seat; readonly structure: number },
  terms: Terms,
  move: BarrageMove,
): Refusal | undefined {
  if (move.kind !== 'site' || terms.structure < 0 || siteOf(task.structure, move) >= 0) return refuseSite(state, task, terms, move);
  return refusal('BAR-BUILD-03', 'wrong-tile', { tile: tileWord(task.acts), structure: structureWord(structureFor(move)) });
}

/** Why a structure cannot be built with a tile anywhere: no piece, no site, or what the site lacks for which least is short. */
function whyNotBuilt(state: Barrage, seat: Seat, structure: number, terms: Terms): Refusal | undefined {
  const me = playerOf(state, seat);
  if (!pieceLeft(me, structure)) return noPiece(structure);
  const sites = members(legalSites(state, seat, me, structure));
  if (sites.length === 0) return refusal('BAR-BUILD-26', 'no-site', { structure: structureWord(structure) });
  return nearestRefusal(sites.map((site) => shortOf(me, structure, site, terms)));
}

export const refuseStructure = (state: Barrage, seat: Seat, terms: Terms, move: BarrageMove): Refusal | undefined =>
  move.kind === 'structure' ? whyNotBuilt(state, seat, numbersOf(move).structure, terms) : undefined;

const STRUCTURE_TYPES = [BASE, ELEVATION, CONDUIT, POWERHOUSE] as const;

/** Why a tile cannot be used: needs engineers, or of what it shows nothing can be built. */
function refuseActing(state: Barrage, seat: Seat, manned: boolean, acts: number): Refusal | undefined {
  const terms = TERMS[acts];
  if (!terms) return undefined;
  if (!manned && !terms.unmanned) return refusal('BAR-ACT-04', 'tile-needs-engineers', { tile: tileWord(acts) });
  const shown = terms.structure < 0 ? STRUCTURE_TYPES : [terms.structure];
  return nearestRefusal(shown.map((structure) => whyNotBuilt(state, seat, structure, terms)));
}

/** BAR-BUILD-26: nothing can be built with engineers; what is short for the tile of the supply that lacks least is said with it. */
export function nothingToBuild(state: Barrage, seat: Seat): Refusal {
  const tiles = members(playerOf(state, seat).tiles).filter((tile) => tile !== ANTON_TILE);
  const short = nearestRefusal(tiles.map((tile) => refuseActing(state, seat, true, tile)))?.short;
  const nothing = refusal('BAR-BUILD-26', 'nothing-to-build', {});
  return short ? { ...nothing, short } : nothing;
}

/** Why a tile of the supply, or one on the wheel for Anton Krylov's, cannot be used. */
export function refuseTile(state: Barrage, seat: Seat, manned: boolean, move: BarrageMove): Refusal | undefined {
  const { tile } = numbersOf(move);
  const me = playerOf(state, seat);
  if (move.kind === 'copy-tile') {
    const copied = tile !== ANTON_TILE && has(tilesOnWheel(me), tile);
    return copied ? refuseActing(state, seat, manned, tile) : refusal('BAR-OFFICER-06', 'tile-not-on-wheel', { tile: move.tile });
  }
  if (move.kind !== 'tile') return undefined;
  if (!has(me.tiles, tile)) return refusal('BAR-BUILD-03', 'tile-not-here', { tile: move.tile });
  if (tile !== ANTON_TILE) return refuseActing(state, seat, manned, tile);
  return tilesOnWheel(me) === 0 ? refusal('BAR-OFFICER-08', 'nothing-on-wheel', {}) : refusal('BAR-BUILD-26', 'nothing-to-build', {});
}

/** Why a construction cannot be paid so. */
export function refusePayment(
  state: Barrage,
  { seat, structure, site }: { readonly seat: Seat; readonly structure: number; readonly site: number },
  terms: Terms,
  move: BarrageMove,
): Refusal | undefined {
  if (move.kind !== 'pay') return undefined;
  const me = playerOf(state, seat);
  const { excavators, mixers, credits } = move;
  if (excavators > me.excavators) return refusal('BAR-BUILD-04', 'too-few-excavators', { needed: excavators, here: me.excavators });
  if (mixers > me.mixers) return refusal('BAR-BUILD-04', 'too-few-mixers', { needed: mixers, here: me.mixers });
  const all = credits + siteFee(structure, site, terms.waived);
  if (all > me.credits) return refusal('BAR-BUILD-25', 'too-few-credits', { needed: all, here: me.credits });
  const rule = actingOfficer(me) === JILL && structure === CONDUIT ? 'BAR-OFFICER-04' : 'BAR-BUILD-04';
  return refusal(rule, 'wrong-price', { needed: priceOf(me, structure, site, terms) });
}
