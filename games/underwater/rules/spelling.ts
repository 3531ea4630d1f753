import { spell, speller } from '@madang/kernel';
import {
  BUILDING_SITES,
  BUILDINGS,
  type Building,
  type BuildingSite,
  CITY_SITES,
  CITY_TYPES,
  type CitySite,
  type CityType,
  CONTRACTS,
  METROPOLISES,
  RESOURCES,
  SLOTS,
  TUNNEL_SITES,
  type TunnelSite,
} from '../components/words.ts';

/** What is built, in a word. */
export type Thing = Building | 'tunnel' | CityType;
const THINGS: readonly Thing[] = [...BUILDINGS, 'tunnel', ...CITY_TYPES];

/** Where something is built. */
export type Site = BuildingSite | TunnelSite | CitySite;
const STRUCTURE_SITES: readonly (BuildingSite | TunnelSite)[] = [...BUILDING_SITES, ...TUNNEL_SITES];

/** The words of numbers, for events. */
export const citySiteWord = speller(CITY_SITES);
export const contractWord = speller(CONTRACTS);
export const metropolisWord = speller(METROPOLISES);
export const resourceWord = speller(RESOURCES);
export const slotWord = speller(SLOTS);
export const thingWord = speller(THINGS);
/** Spells the site of a structure: a building site, or BUILDING_SITES.length + a tunnel site. */
export const structureSiteWord = speller(STRUCTURE_SITES);

/** The site of a thing just built. */
export const siteWord = (thing: number, site: number): Site =>
  thing < BUILDINGS.length ? spell(BUILDING_SITES, site) : thing === BUILDINGS.length ? spell(TUNNEL_SITES, site) : citySiteWord(site);
