import { at, lowest, playerOf, type Seat } from '@madang/kernel';
import { AREA_OF, basinOf, CONDUIT_VALUE, POWERHOUSE_BASIN, RED_DAMS, RED_POWERHOUSES } from '../../../components/map.ts';
import { AREAS, BASINS, CONDUIT_SITES } from '../../../components/words.ts';
import { BASE, CONDUIT, ELEVATION, POWERHOUSE } from '../../building/sites.ts';
import { ADLER, actingOfficer } from '../../company/officers.ts';
import type { BarrageTell } from '../../rule.ts';
import { siteWord } from '../../spelling.ts';
import { type Barrage, EMPTY } from '../../state.ts';
import { criteriaTile } from '../deck.ts';
import { CONDUIT_TESTS, DAM_TESTS, POWERHOUSE_TESTS } from './criteria.ts';
import { conduitsFrom, conduitsTo, damKinds, NEUTRALS, OWN, powerhouseKinds, targetOf } from './links.ts';
import { isOpen, narrow, type Pool, those } from './narrowing.ts';

/** What a technology tile and its effect change about the choice of a site (notes of BAR-AUTOMA-29). */
export interface Leaning {
  /** Conduit II: of several conduits one of value 3 or more; before the criteria, which leave but one value. */
  readonly strong: boolean;
  /** Wild I with a base: at last the red site. */
  readonly red: boolean;
}
export const NO_LEANING: Leaning = { strong: false, red: false };

/** Sites where the piece would be the third of a dam, own or neutral, a conduit and an own powerhouse (BAR-AUTOMA-20). */
function completing(state: Barrage, seat: Seat, structure: number, sites: number): number {
  const isBuilt = (conduit: number): boolean => state.conduits[conduit] !== EMPTY;
  const watered = (basin: number): boolean => (damKinds(state, seat, basin) & (OWN | NEUTRALS)) !== 0;
  const turned = (basin: number): boolean => (powerhouseKinds(state, seat, basin) & OWN) !== 0;
  switch (structure) {
    case BASE:
      return those(sites, (dam) => conduitsFrom(basinOf(dam)).some((conduit) => isBuilt(conduit) && turned(targetOf(conduit))));
    case CONDUIT:
      return those(sites, (conduit) => watered(basinOf(conduit)) && turned(targetOf(conduit)));
    case POWERHOUSE:
      return those(sites, (powerhouse) =>
        conduitsTo(at(POWERHOUSE_BASIN, powerhouse)).some((conduit) => isBuilt(conduit) && watered(basinOf(conduit))),
      );
    default:
      return 0;
  }
}

/** The three criteria of the criteria tile for a structure, in order. */
function byCriteria(state: Barrage, seat: Seat, structure: number, sites: number, pool: Pool): number {
  const { back } = criteriaTile(state);
  let left = sites;
  const { dam, conduit, powerhouse } = back;
  const lists =
    structure === CONDUIT
      ? conduit.criteria.map((word) => ({ word, test: CONDUIT_TESTS[word] }))
      : structure === POWERHOUSE
        ? powerhouse.criteria.map((word) => ({ word, test: POWERHOUSE_TESTS[word] }))
        : dam.criteria.map((word) => ({ word, test: DAM_TESTS[word] }));
  lists.forEach(({ word, test }, i) => {
    if (isOpen(left)) left = narrow(pool, left, test(state, seat, left, back.headstreams), word, i + 1);
  });
  return left;
}

/** Sites of the first place from the printed one upwards that has any; after the last comes the first. */
function fromLocation(sites: number, first: number, places: number, placeOf: (site: number) => number): number {
  for (let step = 0; step < places; step++) {
    const place = (first + step) % places;
    const found = those(sites, (site) => placeOf(site) === place);
    if (found !== 0) return found;
  }
  return 0;
}

/** The printed location: basin of dams and powerhouses; of conduits basin and side, as on the map. */
function byLocation(state: Barrage, structure: number, sites: number, pool: Pool): number {
  const { dam, conduit, powerhouse } = criteriaTile(state).back;
  const basin = (structure === POWERHOUSE ? powerhouse.location : dam.location) - 1;
  const found =
    structure === CONDUIT
      ? fromLocation(sites, conduitNumber(conduit.location), CONDUIT_SITES.length, (site) => site)
      : fromLocation(sites, basin, BASINS.length, structure === POWERHOUSE ? (site) => at(POWERHOUSE_BASIN, site) : basinOf);
  return narrow(pool, sites, found, 'location', 0);
}

/** The site of a label of the map: 1A is C1a. */
const conduitNumber = (label: string): number => CONDUIT_SITES.findIndex((word) => word.toUpperCase() === `C${label}`);

const RED: readonly number[] = [RED_DAMS, RED_DAMS, 0, RED_POWERHOUSES];

/** Overpowered, Wilhelm Adler: mountains, then hills, before the criteria. */
function byMountains(sites: number, pool: Pool): number {
  let left = 0;
  for (let area = 0; area < AREAS.length && left === 0; area++) left = those(sites, (dam) => AREA_OF[basinOf(dam)] === area);
  return narrow(pool, sites, left, 'mountains-first', 0);
}

const STRONG = 3;
const strongConduits = (sites: number): number => those(sites, (conduit) => at(CONDUIT_VALUE, conduit) >= STRONG);

/** What still ties in one place: free before red, or red first where no fee is due; then the leftmost. */
function atLast(structure: number, sites: number, leaning: Leaning, pool: Pool): number {
  const red = at(RED, structure);
  const left = leaning.red ? narrow(pool, sites, red, 'red-before-free', 0) : narrow(pool, sites, sites & ~red, 'free-before-red', 0);
  return lowest(narrow(pool, left, left & -left, 'leftmost', 0));
}

/** The choice among conduits of equal worth, also where they stand already (BAR-AUTOMA-14). */
export function preferredConduit(state: Barrage, seat: Seat, conduits: number, pool: Pool): number {
  const left = byCriteria(state, seat, CONDUIT, conduits, pool);
  return lowest(byLocation(state, CONDUIT, left, pool));
}

/** A piece that is to be placed: of what structure, and the sites where it may stand, a bit for each, at least one. */
interface Piece {
  readonly structure: number;
  readonly sites: number;
}

/** BAR-AUTOMA-20: where an automa puts a piece. */
export function chooseSite(state: Barrage, seat: Seat, { structure, sites }: Piece, leaning: Leaning, tell: BarrageTell): number {
  const pool: Pool = { seat, of: 'site', rule: 'BAR-AUTOMA-20', word: (site) => siteWord(structure, site), tell };
  let left = narrow(pool, sites, sites, 'possible', 0);
  if (structure !== ELEVATION) left = narrow(pool, left, completing(state, seat, structure, left), 'completes-system', 0);
  if (structure === BASE && actingOfficer(playerOf(state, seat)) === ADLER) left = byMountains(left, pool);
  if (leaning.strong) left = narrow(pool, left, strongConduits(left), 'value-of-three', 0);
  left = byCriteria(state, seat, structure, left, pool);
  left = byLocation(state, structure, left, pool);
  return atLast(structure, left, leaning, pool);
}
