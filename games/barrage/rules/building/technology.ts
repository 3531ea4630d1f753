import { at, has, lowest, type Seat } from '@madang/kernel';
import { ANTON_TILE, TERMS, type Terms } from '../../components/technology.ts';
import { ANTON, actingOfficer, MAHIRI } from '../company/officers.ts';
import { tilesOnWheel } from '../company/wheel.ts';
import type { Barrage, Player } from '../state.ts';
import { affordable, anySite } from './costs.ts';
import { BASE, legalSites, POWERHOUSE } from './sites.ts';

/** Legal sites by structure, whatever they cost; each is looked at when it is first asked for. */
export interface Survey {
  readonly state: Barrage;
  readonly seat: Seat;
  readonly me: Player;
  readonly sites: number[];
}

const UNSEEN = -1;

export const surveySites = (state: Barrage, seat: Seat, me: Player): Survey => ({ state, seat, me, sites: [UNSEEN, UNSEEN, UNSEEN, UNSEEN] });

function sitesIn(survey: Survey, structure: number): number {
  const seen = at(survey.sites, structure);
  if (seen !== UNSEEN) return seen;
  const sites = legalSites(survey.state, survey.seat, survey.me, structure);
  survey.sites[structure] = sites;
  return sites;
}

/** Whether a structure can be built somewhere on these terms; what cannot be paid anywhere needs no look at the map. */
function buildable(survey: Survey, structure: number, terms: Terms, credits: number): boolean {
  const paid = affordable(survey.me, structure, terms, credits, anySite(structure));
  return paid !== 0 && (paid & sitesIn(survey, structure)) !== 0;
}

const shows = (terms: Terms, structure: number): boolean => terms.structure < 0 || terms.structure === structure;

/** Structures that a tile can build now with these credits, a bit for each (BAR-BUILD-03, -25, -26). */
export function structuresBy(survey: Survey, acts: number, credits: number): number {
  const terms = TERMS[acts];
  let set = 0;
  for (let structure = BASE; terms && structure <= POWERHOUSE; structure++) {
    if (shows(terms, structure) && buildable(survey, structure, terms, credits)) set |= 1 << structure;
  }
  return set;
}

/** Whether a tile can build anything; `manned`: on a construction space, else only a tile that needs no engineers. */
function ableTile(survey: Survey, tile: number, manned: boolean, credits: number): boolean {
  const terms = TERMS[tile];
  if (!terms || !(manned || terms.unmanned)) return false;
  for (let structure = BASE; structure <= POWERHOUSE; structure++) {
    if (shows(terms, structure) && buildable(survey, structure, terms, credits)) return true;
  }
  return false;
}

function ableTiles(survey: Survey, tiles: number, manned: boolean, credits: number): number {
  let able = 0;
  for (let rest = tiles; rest !== 0; rest &= rest - 1) if (ableTile(survey, lowest(rest), manned, credits)) able |= 1 << lowest(rest);
  return able;
}

function anyAble(survey: Survey, tiles: number, manned: boolean, credits: number): boolean {
  for (let rest = tiles; rest !== 0; rest &= rest - 1) if (ableTile(survey, lowest(rest), manned, credits)) return true;
  return false;
}

const OTHERS = ~(1 << ANTON_TILE);

/** Tiles on the wheel whose copy can build something (BAR-OFFICER-06, -08, -12). */
export const copiesAble = (survey: Survey, manned: boolean, credits: number): number =>
  ableTiles(survey, tilesOnWheel(survey.me) & OTHERS, manned, credits);

/** Mahiri Sekibo copies Anton Krylov: she copies a tile without inserting one (BAR-OFFICER-12). */
export const copiesBare = (me: Player): boolean => me.officer === MAHIRI && actingOfficer(me) === ANTON;

/** Tiles of the supply that can build something, a bit for each; Anton's if it can copy one that does. */
export function tilesAble(survey: Survey, manned: boolean, credits: number): number {
  const able = ableTiles(survey, survey.me.tiles & OTHERS, manned, credits);
  const anton = has(survey.me.tiles, ANTON_TILE) && copiesAble(survey, manned, credits) !== 0;
  return anton ? able | (1 << ANTON_TILE) : able;
}

/** Whether any construction can be carried out with these credits (BAR-ACT-07). */
export function canConstruct(survey: Survey, manned: boolean, credits: number): boolean {
  const { me } = survey;
  if (anyAble(survey, me.tiles & OTHERS, manned, credits)) return true;
  return (has(me.tiles, ANTON_TILE) || copiesBare(me)) && anyAble(survey, tilesOnWheel(me) & OTHERS, manned, credits);
}

const UNMANNED = TERMS.reduce((set, { unmanned }, tile) => (unmanned ? set | (1 << tile) : set), 0);

/** Whether a construction without engineers is worth looking for: most players have no such tile (BAR-ACT-10, -17). */
export function mayBuildUnmanned(me: Player): boolean {
  if ((me.tiles & UNMANNED) !== 0) return true;
  return (has(me.tiles, ANTON_TILE) || copiesBare(me)) && (tilesOnWheel(me) & UNMANNED) !== 0;
}
