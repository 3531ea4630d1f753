import { below, type RandomState, seedRandom, shuffle } from '@madang/kernel';
import { PERSONAL_BOARDS } from '../../components/boards.ts';
import {
  type Board,
  BUILDINGS,
  type Building,
  type BuildingSite,
  CITY_SITES,
  type CitySite,
  type Metropolis,
  type TunnelSite,
} from '../../components/words.ts';
import type { PlayerSketch } from '../position.ts';

/** A board as it was generated, in words. */
export interface Generated {
  readonly sketch: PlayerSketch;
  readonly survey: Survey;
}

/** What stands on it, counted by plain loops over the words: what the cards' texts speak of. */
export interface Survey {
  readonly cities: number;
  readonly symbiotic: number;
  /** Connected buildings of each kind, and the upgraded ones among them. */
  readonly buildings: Readonly<Record<Building, number>>;
  readonly upgraded: Readonly<Record<Building, number>>;
  readonly upgradedTunnels: number;
  readonly besideCity: number;
  readonly upgradedBesideCity: number;
  /** By 0 … 3: connected cities with that many kinds of building. */
  readonly byKinds: readonly number[];
  /** Connected metropolises. */
  readonly metropolises: number;
  readonly brown: number;
}

const isCity = (word: string): word is CitySite => CITY_SITES.some((site) => site === word);
const ends = (tunnel: string): string[] => tunnel.replace('+', '').split('-');
const bare = (word: string): string => word.replace(/[*+]$/, '');
const count = <T>(list: readonly T[], test: (one: T) => boolean): number => list.filter(test).length;

function surveyOf(sketch: PlayerSketch): Survey {
  const cities = ['C33', ...(sketch.cities ?? [])];
  const tunnels = sketch.tunnels ?? [];
  const touched = new Set(['C33', ...tunnels.flatMap(ends)]);
  const connected = cities.filter((city) => touched.has(bare(city)));
  const at = connected.map((city) =>
    Object.entries(sketch.buildings ?? {}).flatMap(([site, building]) => (site.startsWith(bare(city)) ? [building] : [])),
  );
  const all = at.flat();
  const per = (test: (building: string, kind: Building) => boolean): Record<Building, number> => {
    const of = (kind: Building): number => count(all, (building) => test(building, kind));
    return { farm: of('farm'), desalination: of('desalination'), laboratory: of('laboratory') };
  };
  const beside = tunnels.filter((tunnel) => ends(tunnel).some((end) => cities.map(bare).includes(end)));
  const kinds = at.map((buildings) => new Set(buildings.map(bare)).size);
  const stand = (tunnel: string): boolean => tunnels.map(bare).includes(tunnel);
  const brown = stand('C12-MB') && stand('C21-MB') ? 1 : 0;
  return {
    cities: connected.length,
    symbiotic: count(connected, (city) => city.endsWith('*')),
    buildings: per((building, kind) => bare(building) === kind),
    upgraded: per((building, kind) => building === `${kind}+`),
    upgradedTunnels: count(tunnels, (tunnel) => tunnel.endsWith('+')),
    besideCity: beside.length,
    upgradedBesideCity: count(beside, (tunnel) => tunnel.endsWith('+')),
    byKinds: [0, 1, 2, 3].map((n) => count(kinds, (one) => one === n)),
    metropolises: brown + (stand('C13-MU') ? 1 : 0) + (stand('C31-ML') ? 1 : 0) + (sketch.gained ?? []).length,
    brown,
  };
}

/** Whether nothing is printed on a site. */
export const isPlain = (board: Board, site: string): boolean => !Object.hasOwn(PERSONAL_BOARDS[Number(board) - 1]?.printed ?? {}, site);

/** Some tunnel sites are left to build on. */
const FEWEST_TUNNELS = 3;
const MOST_TUNNELS = 11;

/** Cities beside the starting one. */
const MOST_CITIES = 5;

/** Grows a network from the starting city: so many cities, and tunnels between what is reached; one city may stand apart. */
function network(random: RandomState, board: Board, most: number): { readonly cities: CitySite[]; readonly tunnels: TunnelSite[] } {
  const cities: CitySite[] = [];
  const tunnels: TunnelSite[] = [];
  const reached = new Set<string>(['C33']);
  const enough = FEWEST_TUNNELS + below(random, MOST_TUNNELS - FEWEST_TUNNELS + 1);
  const inner = shuffleOf(random, PERSONAL_BOARDS[Number(board) - 1]?.tunnels ?? []);
  for (let round = 0; round < 3; round++) {
    for (const tunnel of inner) {
      const [a = '', b = ''] = ends(tunnel);
      if (tunnels.length === enough || tunnels.includes(tunnel) || (!reached.has(a) && !reached.has(b)) || below(random, 3) === 0) continue;
      tunnels.push(tunnel);
      for (const end of [a, b]) {
        // A chain does not pass a metropolis.
        if (!isCity(end) || reached.has(end)) continue;
        reached.add(end);
        if (cities.length < most && below(random, 4) > 0) cities.push(end);
      }
    }
  }
  return { cities, tunnels };
}

function shuffleOf<T>(random: RandomState, list: readonly T[]): T[] {
  const copy = [...list];
  shuffle(random, copy);
  return copy;
}

const TILES: readonly [Metropolis, Metropolis, Metropolis] = ['brown-4', 'blue-7', 'blue-8'];

/** The tunnels to the brown metropolis. */
const TO_BROWN: readonly TunnelSite[] = ['C12-MB', 'C21-MB'];

/** A board from a seed, in words, with what is counted on it; its brown metropolis connected, if asked. */
function generated(seed: string, brown: boolean): Generated {
  const random = seedRandom(seed);
  const sheet = PERSONAL_BOARDS[below(random, PERSONAL_BOARDS.length)];
  if (!sheet) throw new Error('no board');
  const { board } = sheet;
  const grown = network(random, board, MOST_CITIES);
  const standing = brown ? [...new Set([...grown.tunnels, ...TO_BROWN])] : grown.tunnels;
  const built: Partial<Record<BuildingSite, Building | `${Building}+`>> = {};
  for (const city of ['C33' as const, ...grown.cities]) {
    for (const plot of (['a', 'b', 'c', 'd'] as const).slice(0, sheet.plots[city])) {
      const kind = BUILDINGS[below(random, BUILDINGS.length)];
      if (kind === undefined || below(random, 4) === 0) continue;
      built[`${city}-${plot}`] = below(random, 3) === 0 ? `${kind}+` : kind;
    }
  }
  const sketch: PlayerSketch = {
    board,
    cities: grown.cities.map((city) => (below(random, 3) === 0 ? (`${city}*` as const) : city)),
    tunnels: standing.map((tunnel) => (below(random, 3) === 0 ? (`${tunnel}+` as const) : tunnel)),
    buildings: built,
    metropolises: TILES,
    goods: { credits: 12, kelp: 12, steelplast: 12, science: 12 },
    points: 20,
  };
  return { sketch, survey: surveyOf(sketch) };
}

/** Boards from numbered seeds; on every fourth the brown metropolis is connected. */
export const boards = (name: string, many: number): readonly Generated[] =>
  Array.from({ length: many }, (_, i) => generated(`${name} ${i}`, i % 4 === 3));
