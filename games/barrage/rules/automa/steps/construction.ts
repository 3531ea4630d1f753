import { at, has, lowest, playerOf, type Seat } from '@madang/kernel';
import { AREA_OF, basinOf, CONDUIT_VALUE } from '../../../components/map.ts';
import { CREDITS_PER_MACHINE, PIECES, RED_FEE } from '../../../components/numbers.ts';
import { ANTON_TILE, TECHNOLOGY_TILES, TERMS, type Terms } from '../../../components/technology.ts';
import { AREAS } from '../../../components/words.ts';
import { build } from '../../building/build.ts';
import { affordable, needsExcavators, priceOf, siteFee } from '../../building/costs.ts';
import { BASE, CONDUIT, ELEVATION, legalSites } from '../../building/sites.ts';
import { usesAbilities } from '../../company/company.ts';
import { actingOfficer, GRAZIANO, JILL, JORDAN } from '../../company/officers.ts';
import { tilesOnWheel } from '../../company/wheel.ts';
import { type BarrageTell, isAutoma } from '../../rule.ts';
import { tileWord } from '../../spelling.ts';
import type { Barrage, Player } from '../../state.ts';
import { highest, narrow, type Pool, those } from '../siting/narrowing.ts';
import { chooseSite } from '../siting/siting.ts';
import { placeEngineers } from './engineers.ts';
import { type Attempt, type Obstacle, type StepOf, structureOf } from './step.ts';

/** A tile without effect: what an automa below high voltage uses (BAR-AUTOMA-26). */
const PLAIN: Terms = Object.freeze({ structure: -1, unmanned: false, free: false, waived: false, cap: 99, swap: false, after: [] });

/** What a tile changes for this automa. */
const termsFor = (me: Player, acts: number): Terms => (usesAbilities(me) ? (TERMS[acts] ?? PLAIN) : PLAIN);

/** Whether a tile builds a structure: its own, or any (BAR-BUILD-03). */
function fits(tile: number, structure: number): boolean {
  const shown = TERMS[tile]?.structure;
  return shown === structure || shown === -1;
}

const levelOf = (tile: number): number => TECHNOLOGY_TILES[tile]?.level ?? 0;
const isSpecific = (tile: number): boolean => TECHNOLOGY_TILES[tile]?.structure !== 'any';

/** What a step builds, and on which sites it may. */
interface Aim {
  readonly structure: number;
  /** Legal sites within the step's limits, whatever they cost. */
  readonly sites: number;
}

/** The limits that a step prints (BAR-AUTOMA-20). */
function allowed(step: StepOf<'construction'>, structure: number, site: number): boolean {
  if (structure === CONDUIT) return at(CONDUIT_VALUE, site) >= (step.minConduitValue ?? 0);
  const area = AREAS[at(AREA_OF, basinOf(site))];
  return structure > ELEVATION || !step.areas || (area !== undefined && step.areas.includes(area));
}

const aimOf = (state: Barrage, seat: Seat, step: StepOf<'construction'>, structure: number): Aim => ({
  structure,
  sites: those(legalSites(state, seat, playerOf(state, seat), structure), (site) => allowed(step, structure, site)),
});

/**
 * Credits for machinery and fees: an automa always has points for a fee, and for one machine if it has Solomon P. Jordan (notes
 * of BAR-AUTOMA-30); a person whose turn the tile takes has his credits.
 */
function budget(me: Player, fee: number): number {
  if (!isAutoma(me)) return me.credits;
  return actingOfficer(me) === JORDAN ? fee + CREDITS_PER_MACHINE : fee;
}

/** Sites that can be paid for with a tile (BAR-AUTOMA-11, -18). */
function payableSites(me: Player, { structure, sites }: Aim, acts: number): number {
  const terms = termsFor(me, acts);
  const red = those(sites, (site) => siteFee(structure, site, terms.waived) > 0);
  return affordable(me, structure, terms, budget(me, 0), sites & ~red) | affordable(me, structure, terms, budget(me, RED_FEE), red);
}

/** Tiles that fit and can pay for a site, a bit for each: of the supply, or of the wheel for Anton Krylov's to copy. */
const ableTiles = (me: Player, aim: Aim, tiles: number): number =>
  those(tiles & ~(1 << ANTON_TILE), (tile) => fits(tile, aim.structure) && payableSites(me, aim, tile) !== 0);

/** BAR-AUTOMA-19: the highest level, then a specific tile before a wild one. */
export function preferredTile(seat: Seat, tiles: number, rule: Pool['rule'], tell: BarrageTell): number {
  const pool: Pool = { seat, of: 'tile', rule, word: tileWord, tell };
  let left = narrow(pool, tiles, tiles, 'possible', 0);
  left = narrow(pool, left, highest(left, levelOf), 'highest-level', 0);
  return lowest(narrow(pool, left, those(left, isSpecific), 'specific-before-wild', 0));
}

/** Whether Anton Krylov's special tile may copy: below high voltage no effect is used. */
const canCopy = (me: Player): boolean => usesAbilities(me) && has(me.tiles, ANTON_TILE);

/** Tiles that the special one may copy to build this. */
const copies = (me: Player, aim: Aim): number => (canCopy(me) ? ableTiles(me, aim, tilesOnWheel(me)) : 0);

/** The tile that goes on the wheel and the one that acts; Anton Krylov's special one last (notes of BAR-AUTOMA-30). */
function chooseTile(seat: Seat, me: Player, aim: Aim, tell: BarrageTell): { readonly tile: number; readonly acts: number } {
  const own = ableTiles(me, aim, me.tiles);
  const copied = copies(me, aim);
  const special = copied === 0 ? 0 : 1 << ANTON_TILE;
  const pool: Pool = { seat, of: 'tile', rule: 'BAR-AUTOMA-30', word: tileWord, tell };
  if (narrow(pool, own | special, own, 'special-last', 0) === special) {
    return { tile: ANTON_TILE, acts: preferredTile(seat, copied, 'BAR-AUTOMA-30', tell) };
  }
  const tile = preferredTile(seat, own, 'BAR-AUTOMA-19', tell);
  return { tile, acts: tile };
}

/** Whether some tile builds this here and now. */
const isAble = (me: Player, aim: Aim): boolean => ableTiles(me, aim, me.tiles) !== 0 || copies(me, aim) !== 0;

/** BAR-AUTOMA-18: what hinders a construction. */
function blocker(me: Player, aim: Aim): Obstacle {
  if (at(me.built, aim.structure) >= at(PIECES, aim.structure)) return 'no-piece';
  const tiles = me.tiles | (canCopy(me) ? tilesOnWheel(me) : 0);
  if (those(tiles & ~(1 << ANTON_TILE), (tile) => fits(tile, aim.structure)) === 0) return 'no-fitting-tile';
  if (aim.sites === 0) return 'no-site';
  return isAble(me, aim) ? null : 'no-machinery';
}

/** Machinery and points for a site (BAR-BUILD-04): the usual kind first, then the other with Wild II, then a point for each credit. */
function paymentFor(me: Player, structure: number, site: number, terms: Terms): { excavators: number; mixers: number; credits: number } {
  const price = priceOf(me, structure, site, terms);
  const byMixers = at(CONDUIT_VALUE, site);
  // Jill McDowell prefers mixers where both ways are open (notes of BAR-AUTOMA-30).
  if (structure === CONDUIT && !terms.free && actingOfficer(me) === JILL && me.mixers >= byMixers)
    return { excavators: 0, mixers: byMixers, credits: 0 };
  const digs = needsExcavators(structure);
  const usual = Math.min(price, digs ? me.excavators : me.mixers);
  const other = terms.swap ? Math.min(price - usual, digs ? me.mixers : me.excavators) : 0;
  const credits = (price - usual - other) * CREDITS_PER_MACHINE;
  return digs ? { excavators: usual, mixers: other, credits } : { excavators: other, mixers: usual, credits };
}

/** Overpowered, Graziano Del Monte: an elevation whenever one can be built, whatever the tile shows (notes of BAR-AUTOMA-30). */
function aimed(state: Barrage, seat: Seat, step: StepOf<'construction'>): Aim {
  const me = playerOf(state, seat);
  if (actingOfficer(me) === GRAZIANO) {
    const raise: Aim = { structure: ELEVATION, sites: legalSites(state, seat, me, ELEVATION) };
    if (isAble(me, raise)) return raise;
  }
  return aimOf(state, seat, step, structureOf(step.structure));
}

/** BAR-AUTOMA-09, -18, -19, -20: builds a piece with its tile and machinery; the wheel turns and incomes come as usual. */
export const construction = (step: StepOf<'construction'>): Attempt => ({
  rule: 'BAR-AUTOMA-18',
  hindered(state, seat) {
    return step.expansion ? 'expansion' : blocker(playerOf(state, seat), aimed(state, seat, step));
  },
  perform(state, seat, tell) {
    const me = playerOf(state, seat);
    const aim = aimed(state, seat, step);
    const { tile, acts } = chooseTile(seat, me, aim, tell);
    const terms = termsFor(me, acts);
    const leaning = { strong: terms.cap < PLAIN.cap, red: aim.structure === BASE && terms.waived };
    const site = chooseSite(state, seat, { structure: aim.structure, sites: payableSites(me, aim, acts) }, leaning, tell);
    if (!terms.unmanned || !isAutoma(me)) placeEngineers(state, seat, { wanted: step.engineers, post: 'construction' }, tell);
    build(state, seat, { tile, acts, structure: aim.structure, site, ...paymentFor(me, aim.structure, site, terms) }, tell);
  },
});
