import { at, countOf, has, lowest, members } from '@madang/kernel';
import { REGIONS, VLADIVOSTOK } from '../../components/map.ts';
import { DEPLETION_COUNTERS } from '../../components/numbers.ts';
import { figuresOf } from '../../components/packs/index.ts';
import { PLACES, RESOURCES } from '../../components/words.ts';
import type { SiberiaOptions } from '../options.ts';
import type { Siberia } from '../state.ts';

/** `depleted` of a place: open; depleted with a counter; treated as depleted when no counter was left (SIB-DEPLETE-07). */
export const OPEN = 0;
export const COUNTED = 1;
export const UNCOUNTED = 2;

const ALL_KINDS = (1 << RESOURCES.length) - 1;
const EVERYWHERE = REGIONS | (1 << VLADIVOSTOK);

/** The mining regions: all places but Vladivostok, unless Q-05 makes it one. */
export const miningPlaces = (options: SiberiaOptions): number => (options.startIsMiningRegion === 'yes' ? EVERYWHERE : REGIONS);

/** Depleted places, a bit for each. */
function depletedPlaces(state: Siberia): number {
  let set = 0;
  for (let place = 0; place < PLACES.length; place++) if (state.depleted[place] !== OPEN) set |= 1 << place;
  return set;
}

/** Depletion counters that are still beside the map (SIB-SETUP-07). */
export const countersLeft = (state: Siberia): number => DEPLETION_COUNTERS - countOf(state.depleted, COUNTED);

/** Places that have a cube of this kind. */
export function placesWith(state: Siberia, resource: number): number {
  let set = 0;
  for (let place = 0; place < PLACES.length; place++) if (has(at(state.cubes, place), resource)) set |= 1 << place;
  return set;
}

/** Regions that may receive a cube of this kind: open and without one (SIB-RESEARCH-03, SIB-RESEARCH-10, SIB-SETUP-03). */
export const regionsWithout = (state: Siberia, resource: number): number =>
  miningPlaces(state.options) & ~depletedPlaces(state) & ~placesWith(state, resource);

/** Kinds that no region may receive: every open region has one, or no region is open (SIB-RESEARCH-07). A bit for each. */
export function kindsEverywhere(state: Siberia): number {
  const open = miningPlaces(state.options) & ~depletedPlaces(state);
  let everywhere = ALL_KINDS;
  for (let place = 0; place < PLACES.length; place++) if (has(open, place)) everywhere &= at(state.cubes, place);
  return everywhere;
}

/** What a worker never steps into and jumps: depleted regions; never Vladivostok (SIB-LOG-05, SIB-LOG-06, SIB-LOG-09). */
export const jumpedRegions = (state: Siberia): number => depletedPlaces(state) & REGIONS;

/** How many steps lead from a place to another that is open; 1 where one does. */
export function stepsTo(state: Siberia, place: number, to: number): number {
  const jumped = jumpedRegions(state);
  let reached = 1 << place;
  for (let steps = 1; steps < PLACES.length; steps++) {
    let next = reached;
    for (const from of members(reached)) next |= oneStepFrom(state, from, jumped);
    if (has(next, to)) return steps;
    reached = next;
  }
  return PLACES.length;
}

/** Places one step away, over chains of jumped regions (SIB-LOG-04, SIB-LOG-05); never the same place (SIB-LOG-10). */
export function oneStepFrom(state: Siberia, place: number, jumped: number): number {
  const { neighbours } = figuresOf(state);
  let reached = neighbours[place] ?? 0;
  let passed = 0;
  for (let next = reached & jumped; next !== 0; next = reached & jumped & ~passed) {
    const region = lowest(next);
    passed |= 1 << region;
    reached |= neighbours[region] ?? 0;
  }
  return reached & ~jumped & ~(1 << place);
}
