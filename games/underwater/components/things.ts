import type { Buildable, Upgradable } from './effects.ts';
import { BUILDINGS, CITY_SITES, CITY_TYPES, HARBOURS } from './words.ts';

/** What can be built, as numbers: 0 … 2 the buildings in the order of their words, then these. */
export const TUNNEL = BUILDINGS.length;
export const NONSYMBIOTIC = TUNNEL + 1;
export const SYMBIOTIC = TUNNEL + CITY_TYPES.length;

export const FARM = BUILDINGS.indexOf('farm');
export const DESALINATION = BUILDINGS.indexOf('desalination');
export const LABORATORY = BUILDINGS.indexOf('laboratory');

const bit = (thing: number): number => 1 << thing;
const BUILDING_KINDS = bit(FARM) | bit(DESALINATION) | bit(LABORATORY);
const CITY_KINDS = bit(NONSYMBIOTIC) | bit(SYMBIOTIC);

/** The things that words of the effect language mean (UWC-GLOSS-06 … -08), a bit for each. */
export const BUILT_BY: Readonly<Record<Buildable, number>> = Object.freeze({
  city: CITY_KINDS,
  nonsymbioticCity: bit(NONSYMBIOTIC),
  symbioticCity: bit(SYMBIOTIC),
  building: BUILDING_KINDS,
  structure: BUILDING_KINDS | bit(TUNNEL),
  farm: bit(FARM),
  desalination: bit(DESALINATION),
  laboratory: bit(LABORATORY),
  tunnel: bit(TUNNEL),
});
export const UPGRADED_BY: Readonly<Record<Upgradable, number>> = BUILT_BY;

/** In a set of discounted things: upgrading. */
export const UPGRADING = SYMBIOTIC + 1;

export const isCity = (thing: number): boolean => thing >= NONSYMBIOTIC;
export const isBuilding = (thing: number): boolean => thing < TUNNEL;

/** City sites are the first ends of tunnels, harbours the others. */
const CITY_COUNT = CITY_SITES.length;
export const HARBOUR_COUNT = HARBOURS.length;
export const ALL_CITIES = (1 << CITY_COUNT) - 1;
