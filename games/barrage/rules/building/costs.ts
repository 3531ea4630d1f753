import { at } from '@madang/kernel';
import { ALL_CONDUITS, ALL_DAMS, ALL_POWERHOUSES, AREA_OF, basinOf, CONDUIT_VALUE, RED_DAMS, RED_POWERHOUSES } from '../../components/map.ts';
import { ADLER_BASE_COST, BASE_COST, CONDUIT_COST, CREDITS_PER_MACHINE, ELEVATION_COST, POWERHOUSE_COST, RED_FEE } from '../../components/numbers.ts';
import { TERMS, type Terms } from '../../components/technology.ts';
import { CONDUIT_SITES, DAM_SITES } from '../../components/words.ts';
import { payment } from '../answers.ts';
import { ADLER, actingOfficer, JILL, JORDAN } from '../company/officers.ts';
import { type BarrageMove, PRICE_MAX } from '../moves.ts';
import type { Player } from '../state.ts';
import { BASE, CONDUIT, ELEVATION, POWERHOUSE } from './sites.ts';

/** Machinery of a structure on a site (BAR-BUILD-08, -12, -16, -18), with what officer and tile change about it (BAR-OFFICER-14). */
export function priceOf(me: Player, structure: number, site: number, terms: Terms): number {
  if (terms.free) return 0;
  switch (structure) {
    case BASE:
      return actingOfficer(me) === ADLER ? ADLER_BASE_COST : at(BASE_COST, at(AREA_OF, basinOf(site)));
    case ELEVATION:
      return at(ELEVATION_COST, at(AREA_OF, basinOf(site)));
    case CONDUIT:
      return Math.min(CONDUIT_COST * at(CONDUIT_VALUE, site), terms.cap);
    default:
      return POWERHOUSE_COST + at(me.built, POWERHOUSE);
  }
}

/** Whether the structure is paid in excavators; else in mixers. */
export const needsExcavators = (structure: number): boolean => structure === BASE || structure === CONDUIT;

/** Machines at hand for a structure. */
export const machinesFor = (me: Player, structure: number, terms: Terms): number =>
  terms.swap ? me.excavators + me.mixers : needsExcavators(structure) ? me.excavators : me.mixers;

const RED: readonly number[] = [RED_DAMS, 0, 0, RED_POWERHOUSES];
const ALL: readonly number[] = [ALL_DAMS, ALL_DAMS, ALL_CONDUITS, ALL_POWERHOUSES];

/** All sites of a structure's type, a bit for each. */
export const anySite = (structure: number): number => at(ALL, structure);

/** BAR-BUILD-07, BAR-TECH-05: credits for a red site. */
export const siteFee = (structure: number, site: number, waived: boolean): number =>
  !waived && (at(RED, structure) & (1 << site)) !== 0 ? RED_FEE : 0;

/** Sites by the machines at hand: those that cost no more. */
const cheap = (sites: readonly string[], cost: (site: number) => number): readonly number[] =>
  Array.from({ length: PRICE_MAX + 1 }, (_, units) => sites.reduce((set, _site, site) => (cost(site) <= units ? set | (1 << site) : set), 0));
const area = (dam: number): number => at(AREA_OF, basinOf(dam));
const BASES = cheap(DAM_SITES, (dam) => at(BASE_COST, area(dam)));
const ELEVATIONS = cheap(DAM_SITES, (dam) => at(ELEVATION_COST, area(dam)));
const CONDUITS = cheap(CONDUIT_SITES, (conduit) => CONDUIT_COST * at(CONDUIT_VALUE, conduit));
const CAP = Math.min(...TERMS.map(({ cap }) => cap));
const CAPPED = cheap(CONDUIT_SITES, (conduit) => Math.min(CONDUIT_COST * at(CONDUIT_VALUE, conduit), CAP));
const BY_MIXERS = cheap(CONDUIT_SITES, (conduit) => at(CONDUIT_VALUE, conduit));

const within = (table: readonly number[], units: number): number => at(table, Math.min(units, PRICE_MAX));

/** Sites whose machinery can be paid when these credits are free for it. */
function payable(me: Player, structure: number, terms: Terms, credits: number): number {
  if (terms.free) return at(ALL, structure);
  const officer = actingOfficer(me);
  let units = machinesFor(me, structure, terms);
  if (officer === JORDAN) units += Math.floor(credits / CREDITS_PER_MACHINE);
  switch (structure) {
    case BASE:
      return officer === ADLER ? (units >= ADLER_BASE_COST ? ALL_DAMS : 0) : within(BASES, units);
    case ELEVATION:
      return within(ELEVATIONS, units);
    case CONDUIT: {
      const sites = within(terms.cap < PRICE_MAX ? CAPPED : CONDUITS, units);
      return officer === JILL ? sites | within(BY_MIXERS, me.mixers) : sites;
    }
    default:
      return units >= POWERHOUSE_COST + at(me.built, POWERHOUSE) ? ALL_POWERHOUSES : 0;
  }
}

/** BAR-BUILD-25: among legal sites those where machinery and the fee of a red site can be paid together with these credits. */
export function affordable(me: Player, structure: number, terms: Terms, credits: number, legal: number): number {
  if (legal === 0) return 0;
  const red = terms.waived ? 0 : at(RED, structure) & legal;
  let sites = legal & ~red;
  if (sites !== 0) sites &= payable(me, structure, terms, credits);
  if (red !== 0 && credits >= RED_FEE) sites |= red & payable(me, structure, terms, credits - RED_FEE);
  return sites;
}

/** Every way to pay for a structure on a site, sorted by id; the fee of a red site is kept back. */
export function paymentsFor(me: Player, structure: number, site: number, terms: Terms): readonly BarrageMove[] {
  const list: BarrageMove[] = [];
  const officer = actingOfficer(me);
  const price = priceOf(me, structure, site, terms);
  const credits = me.credits - siteFee(structure, site, terms.waived);
  const mostBought = officer === JORDAN ? Math.min(price, Math.floor(credits / CREDITS_PER_MACHINE)) : 0;
  const add = (excavators: number, mixers: number, bought: number): void => {
    const move = excavators <= me.excavators && mixers <= me.mixers ? payment(excavators, mixers, bought) : undefined;
    if (move && !list.includes(move)) list.push(move);
  };
  for (let bought = 0; bought <= mostBought; bought++) {
    const machines = price - bought;
    if (terms.swap) for (let excavators = 0; excavators <= machines; excavators++) add(excavators, machines - excavators, bought);
    else if (needsExcavators(structure)) add(machines, 0, bought);
    else add(0, machines, bought);
  }
  // BAR-OFFICER-04, -14: a whole price of its own
  if (officer === JILL && structure === CONDUIT && !terms.free) add(0, at(CONDUIT_VALUE, site), 0);
  return list.sort((a, b) => a.id - b.id);
}
