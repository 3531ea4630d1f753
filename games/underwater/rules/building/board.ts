import { at, members } from '@madang/kernel';
import {
  BOARD_BUILDING_SITES,
  BOARD_TUNNELS,
  cityOfBuilding,
  isExpansion,
  PERSONAL_BOARDS,
  type PersonalBoard,
  type Printed,
  TUNNEL_ENDS,
} from '../../components/boards.ts';
import { ALL_CITIES } from '../../components/things.ts';
import { BUILDING_SITES, CITY_SITES, TUNNEL_SITES } from '../../components/words.ts';

/** Two tunnel sites that yield together, as a set. */
interface Pair {
  readonly tunnels: number;
  readonly yields: PersonalBoard['pairs'][number]['yields'];
}

/** A personal board as the rules ask of it: sets of sites, a bit for each, and what is printed by number. */
export interface BoardFacts {
  readonly tunnels: number;
  /** By city site: the city sites that one tunnel site joins to it. */
  readonly neighbours: readonly number[];
  /** By city site: its ordinary building sites, ascending. */
  readonly plots: readonly (readonly number[])[];
  readonly expansions: readonly (readonly number[])[];
  readonly city: readonly (Printed | undefined)[];
  readonly building: readonly (Printed | undefined)[];
  readonly tunnel: readonly (Printed | undefined)[];
  /** Building sites with a surcharge, ascending; and sets of the others that have one. */
  readonly tunnelSurcharges: number;
  readonly citySurcharges: number;
  readonly pairs: readonly Pair[];
}

const setOf = (list: readonly number[]): number => list.reduce((set, member) => set | (1 << member), 0);

/** Tunnel sites of any board that touch a city site or harbour, a bit for each. */
export const TUNNELS_AT: readonly number[] = Array.from({ length: 12 }, (_, end) =>
  setOf(TUNNEL_SITES.flatMap((_site, tunnel) => (TUNNEL_ENDS[tunnel]?.includes(end) ? [tunnel] : []))),
);

/** The ends of a tunnel site as a set: city sites, then harbours. */
const ENDS: readonly number[] = TUNNEL_ENDS.map(([a, b]) => (1 << a) | (1 << b));

const HALF = 10;
const touchedBy = (tunnels: number): number => members(tunnels).reduce((set, tunnel) => set | at(ENDS, tunnel), 0);
const LOW: readonly number[] = Array.from({ length: 1 << HALF }, (_, tunnels) => touchedBy(tunnels));
const HIGH: readonly number[] = Array.from({ length: 1 << HALF }, (_, tunnels) => touchedBy(tunnels << HALF));

/** The city sites and harbours at the ends of these tunnels. */
export const touched = (tunnels: number): number => at(LOW, tunnels & ((1 << HALF) - 1)) | at(HIGH, tunnels >>> HALF);

/** The tunnel sites, of any board, with an end at one of these city sites. */
export function tunnelsAt(cities: number): number {
  let set = 0;
  for (let rest = cities & ALL_CITIES; rest !== 0; rest &= rest - 1) set |= at(TUNNELS_AT, 31 - Math.clz32(rest & -rest));
  return set;
}

const withSurcharge = (printed: readonly (Printed | undefined)[]): number =>
  setOf(printed.flatMap((one, site) => (one?.surcharge && site < 31 ? [site] : [])));

function factsOf(sheet: PersonalBoard, board: number): BoardFacts {
  const tunnels = at(BOARD_TUNNELS, board);
  const sites = BOARD_BUILDING_SITES[board] ?? [];
  const of = (city: number, expansion: boolean): number[] => sites.filter((site) => cityOfBuilding(site) === city && isExpansion(site) === expansion);
  const city = CITY_SITES.map((site) => sheet.printed[site]);
  const tunnel = TUNNEL_SITES.map((site) => sheet.printed[site]);
  return {
    tunnels,
    neighbours: CITY_SITES.map((_, site) => touchedBy(at(TUNNELS_AT, site) & tunnels) & ALL_CITIES & ~(1 << site)),
    plots: CITY_SITES.map((_, site) => of(site, false)),
    expansions: CITY_SITES.map((_, site) => of(site, true)),
    city,
    building: BUILDING_SITES.map((site) => sheet.printed[site]),
    tunnel,
    tunnelSurcharges: withSurcharge(tunnel),
    citySurcharges: withSurcharge(city),
    pairs: sheet.pairs.map((pair) => ({ tunnels: setOf(pair.tunnels.map((site) => TUNNEL_SITES.indexOf(site))), yields: pair.yields })),
  };
}

const FACTS: readonly BoardFacts[] = PERSONAL_BOARDS.map(factsOf);

/** What the rules ask of a personal board. */
export function boardOf(board: number): BoardFacts {
  const facts = FACTS[board];
  if (!facts) throw new Error(`no personal board ${board}`);
  return facts;
}
