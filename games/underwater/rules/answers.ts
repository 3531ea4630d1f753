import { answers, namesOf, single } from '@madang/kernel';
import {
  BUILDING_SITES,
  BUILDINGS,
  type BuildingSite,
  CITY_SITES,
  CITY_TYPES,
  CONTRACTS,
  METROPOLISES,
  RESOURCES,
  SLOTS,
  TUNNEL_SITES,
  type TunnelSite,
} from '../components/words.ts';
import { MOVES, type UnderwaterFields, type UnderwaterMove } from './moves.ts';

/** What a move names, as numbers: indexes into the words; −1 where it names no such thing. */
export interface Named {
  readonly card: number;
  readonly slot: number;
  /** A site: of a city, or of a building, or (for a structure) FIRST_TUNNEL + the tunnel's. */
  readonly site: number;
  /** What is built: 0 … 2 a building, TUNNEL, NONSYMBIOTIC, SYMBIOTIC (see building/kinds.ts). */
  readonly thing: number;
  readonly resource: number;
  readonly kelp: number;
  readonly steelplast: number;
  /** A metropolis tile or a contract. */
  readonly tile: number;
  /** Resolved before the slot's action. */
  readonly before: boolean;
}

/** Structures by site: building sites first, then tunnels. */
export const FIRST_TUNNEL = BUILDING_SITES.length;
const STRUCTURE_SITES: readonly (BuildingSite | TunnelSite)[] = [...BUILDING_SITES, ...TUNNEL_SITES];

/** The site of a move, among those that its kind of thing stands on. */
function siteIn(move: UnderwaterFields): number {
  switch (move.kind) {
    case 'city':
    case 'convert':
      return CITY_SITES.indexOf(move.site);
    case 'building':
      return BUILDING_SITES.indexOf(move.site);
    case 'tunnel':
      return TUNNEL_SITES.indexOf(move.site);
    case 'upgrade':
    case 'yield':
      return STRUCTURE_SITES.indexOf(move.site);
    default:
      return -1;
  }
}

function thingIn(move: UnderwaterFields): number {
  if (move.kind === 'city') return BUILDINGS.length + 1 + CITY_TYPES.indexOf(move.type);
  if (move.kind === 'building') return BUILDINGS.indexOf(move.building);
  return move.kind === 'tunnel' ? BUILDINGS.length : -1;
}

/** By the fields that a move has: a new kind of move with such fields needs nothing here. */
const nameOf = (move: UnderwaterFields): Named => ({
  card: 'card' in move ? move.card : -1,
  slot: 'slot' in move ? SLOTS.indexOf(move.slot) : -1,
  site: siteIn(move),
  thing: thingIn(move),
  resource: 'resource' in move ? RESOURCES.indexOf(move.resource) : -1,
  kelp: 'kelp' in move ? move.kelp : 0,
  steelplast: 'steelplast' in move ? move.steelplast : 0,
  tile: 'tile' in move ? METROPOLISES.indexOf(move.tile) : 'contract' in move ? CONTRACTS.indexOf(move.contract) : -1,
  before: move.kind === 'card' && move.order === 'before',
});

const NOTHING: Named = { card: -1, slot: -1, site: -1, thing: -1, resource: -1, kelp: 0, steelplast: 0, tile: -1, before: false };

/** What a move names, looked up. */
export const names: (move: UnderwaterMove) => Named = namesOf(MOVES, nameOf, NOTHING);

export const SKIP = single(MOVES, 'skip');
export const DO = single(MOVES, 'do');

/** By resource. */
export const SPEND = answers(MOVES, 'spend', (move) => names(move).resource);
