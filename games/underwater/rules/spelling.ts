import { spell } from '@madang/kernel';
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
  type Contract,
  METROPOLISES,
  type Metropolis,
  RESOURCES,
  type Resource,
  SLOTS,
  type Slot,
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
export const citySiteWord = (site: number): CitySite => spell(CITY_SITES, site);
export const contractWord = (contract: number): Contract => spell(CONTRACTS, contract);
export const metropolisWord = (tile: number): Metropolis => spell(METROPOLISES, tile);
export const resourceWord = (resource: number): Resource => spell(RESOURCES, resource);
export const slotWord = (slot: number): Slot => spell(SLOTS, slot);
export const thingWord = (thing: number): Thing => spell(THINGS, thing);
/** Spells the site of a structure: a building site, or BUILDING_SITES.length + a tunnel site. */
export const structureSiteWord = (site: number): BuildingSite | TunnelSite => spell(STRUCTURE_SITES, site);

/** The site of a thing just built. */
export const siteWord = (thing: number, site: number): Site =>
  thing < BUILDINGS.length ? spell(BUILDING_SITES, site) : thing === BUILDINGS.length ? spell(TUNNEL_SITES, site) : citySiteWord(site);
