import { spell, speller } from '@madang/kernel';
import {
  COMPANIES,
  CONDUIT_SITES,
  CONTRACTS,
  DAM_SITES,
  HEADSTREAMS,
  OFFICERS,
  POWERHOUSE_SITES,
  type Site,
  SPACES,
  STRUCTURES,
  TILES,
  type Tile,
} from '../components/words.ts';

/** The words of numbers, for events. */
export const companyWord = speller(COMPANIES);
export const contractWord = speller(CONTRACTS);
export const headstreamWord = speller(HEADSTREAMS);
export const officerWord = speller(OFFICERS);
export const spaceWord = speller(SPACES);
export const structureWord = speller(STRUCTURES);
export const tileWord = speller(TILES);
/** The tile's word, or null for EMPTY. */
export const tileOrNull = (tile: number): Tile | null => TILES[tile] ?? null;
export const damWord = speller(DAM_SITES);
export const conduitWord = speller(CONDUIT_SITES);
export const powerhouseWord = speller(POWERHOUSE_SITES);

const SITES: readonly (readonly Site[])[] = [DAM_SITES, DAM_SITES, CONDUIT_SITES, POWERHOUSE_SITES];
/** The word of a structure's site. */
export const siteWord = (structure: number, site: number): Site => spell(spell(SITES, structure), site);
