import { spell } from '@madang/kernel';
import {
  COMPANIES,
  CONDUIT_SITES,
  CONTRACTS,
  type Company,
  type ConduitSite,
  type Contract,
  DAM_SITES,
  type DamSite,
  HEADSTREAMS,
  type Headstream,
  OFFICERS,
  type Officer,
  POWERHOUSE_SITES,
  type PowerhouseSite,
  type Site,
  SPACES,
  type Space,
  STRUCTURES,
  type Structure,
  TILES,
  type Tile,
} from '../components/words.ts';

/** The words of numbers, for events. */
export const companyWord = (company: number): Company => spell(COMPANIES, company);
export const contractWord = (contract: number): Contract => spell(CONTRACTS, contract);
export const headstreamWord = (headstream: number): Headstream => spell(HEADSTREAMS, headstream);
export const officerWord = (officer: number): Officer => spell(OFFICERS, officer);
export const spaceWord = (space: number): Space => spell(SPACES, space);
export const structureWord = (structure: number): Structure => spell(STRUCTURES, structure);
export const tileWord = (tile: number): Tile => spell(TILES, tile);
/** The tile's word, or null for EMPTY. */
export const tileOrNull = (tile: number): Tile | null => TILES[tile] ?? null;
export const damWord = (dam: number): DamSite => spell(DAM_SITES, dam);
export const conduitWord = (conduit: number): ConduitSite => spell(CONDUIT_SITES, conduit);
export const powerhouseWord = (powerhouse: number): PowerhouseSite => spell(POWERHOUSE_SITES, powerhouse);

const SITES: readonly (readonly Site[])[] = [DAM_SITES, DAM_SITES, CONDUIT_SITES, POWERHOUSE_SITES];
/** The word of a structure's site. */
export const siteWord = (structure: number, site: number): Site => spell(spell(SITES, structure), site);
