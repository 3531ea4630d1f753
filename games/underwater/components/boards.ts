import { wholes } from '@madang/kernel';
import type { Bag, Goods } from './effects.ts';
import {
  type Board,
  BUILDING_SITES,
  type BuildingSite,
  CITY_SITES,
  type CitySite,
  HARBOURS,
  type Harbour,
  PLOTS,
  TUNNEL_SITES,
  type TunnelSite,
} from './words.ts';

/** A bonus printed on a site: goods, and steps on the Federation track (UWC-BUILD-18, -19). */
export type SiteBonus = Goods & { readonly advance?: number };

/** What is printed on a site. */
export interface Printed {
  readonly bonus?: SiteBonus;
  /** Paid when something is built there, after all discounts, also if it is free (UWC-VAR-07). */
  readonly surcharge?: Bag;
  /** How many times the structure yields its plain production (UWC-VAR-09). */
  readonly multiplier?: 2 | 3;
  /** What a connected symbiotic city yields there instead of 2 points (UWC-VAR-12). */
  readonly symbioticYield?: Goods;
  /** What the metropolis yields besides, once it is connected (UWC-VAR-15). */
  readonly metropolisYield?: Goods;
}

/** Two tunnels that yield more together, once each stands next to a connected city (UWC-VAR-14). */
export interface TunnelPair {
  readonly tunnels: readonly [TunnelSite, TunnelSite];
  readonly yields: Goods;
}

/** A personal board as a graph: cities are joined by tunnel sites, and carry building sites. */
export interface PersonalBoard {
  readonly board: Board;
  readonly side: 'basic' | 'advanced';
  /** Ordinary building sites of each city; every city has an expansion site besides (UWC-BUILD-17). */
  readonly plots: Readonly<Record<CitySite, number>>;
  /** The sixteen tunnel sites. */
  readonly tunnels: readonly TunnelSite[];
  readonly printed: Readonly<Partial<Record<CitySite | BuildingSite | TunnelSite, Printed>>>;
  readonly pairs: readonly TunnelPair[];
}

const three = { C11: 3, C12: 3, C13: 3, C21: 3, C22: 3, C23: 3, C31: 3, C32: 3, C33: 3 } as const;

/** The boards in the order of their words: what a board may carry is known, where it is printed is ours (OQ-50). */
export const PERSONAL_BOARDS: readonly PersonalBoard[] = Object.freeze<PersonalBoard[]>([
  {
    board: '1',
    side: 'basic',
    plots: three,
    tunnels: [
      'C11-C12',
      'C12-C13',
      'C21-C22',
      'C22-C23',
      'C31-C32',
      'C32-C33',
      'C11-C21',
      'C21-C31',
      'C12-C22',
      'C22-C32',
      'C13-C23',
      'C23-C33',
      'C12-MB',
      'C21-MB',
      'C13-MU',
      'C31-ML',
    ],
    printed: {
      C11: { bonus: { biomatter: 1 } },
      C22: { bonus: { advance: 1, cards: 1 } },
      'C13-c': { bonus: { credits: 1 } },
      'C23-b': { bonus: { science: 1 } },
      'C32-a': { bonus: { kelp: 1 } },
      'C32-C33': { bonus: { steelplast: 1 } },
      'C21-C31': { bonus: { kelp: 1 } },
      'C12-C22': { bonus: { credits: 1 } },
    },
    pairs: [],
  },
  {
    board: '2',
    side: 'basic',
    plots: three,
    tunnels: [
      'C11-C12',
      'C12-C13',
      'C21-C22',
      'C22-C23',
      'C31-C32',
      'C32-C33',
      'C11-C21',
      'C21-C31',
      'C13-C22',
      'C22-C32',
      'C13-C23',
      'C23-C33',
      'C12-MB',
      'C21-MB',
      'C13-MU',
      'C31-ML',
    ],
    printed: {
      C12: { bonus: { kelp: 1 } },
      C21: { bonus: { steelplast: 1 } },
      'C11-a': { bonus: { kelp: 1 } },
      'C22-c': { bonus: { biomatter: 1 } },
      'C32-b': { bonus: { credits: 1 } },
      'C31-C32': { bonus: { science: 1 } },
      'C13-C22': { bonus: { advance: 1, cards: 1 } },
      'C23-C33': { bonus: { credits: 1 } },
    },
    pairs: [],
  },
  {
    board: '3',
    side: 'basic',
    plots: three,
    tunnels: [
      'C11-C12',
      'C12-C13',
      'C31-C22',
      'C22-C23',
      'C31-C32',
      'C32-C33',
      'C11-C21',
      'C21-C31',
      'C12-C22',
      'C22-C32',
      'C13-C23',
      'C23-C33',
      'C12-MB',
      'C21-MB',
      'C13-MU',
      'C31-ML',
    ],
    printed: {
      C13: { bonus: { advance: 1, cards: 1 } },
      C31: { bonus: { credits: 1 } },
      'C12-b': { bonus: { biomatter: 1 } },
      'C21-c': { bonus: { kelp: 1 } },
      'C23-a': { bonus: { steelplast: 1 } },
      'C11-C12': { bonus: { science: 1 } },
      'C22-C23': { bonus: { kelp: 1 } },
      'C32-C33': { bonus: { credits: 1 } },
    },
    pairs: [],
  },
  {
    board: '4',
    side: 'basic',
    plots: three,
    tunnels: [
      'C11-C12',
      'C12-C13',
      'C21-C22',
      'C22-C23',
      'C31-C32',
      'C32-C33',
      'C11-C21',
      'C21-C31',
      'C11-C22',
      'C22-C32',
      'C13-C23',
      'C23-C33',
      'C12-MB',
      'C21-MB',
      'C13-MU',
      'C31-ML',
    ],
    printed: {
      C12: { bonus: { advance: 1, cards: 1 } },
      C32: { bonus: { science: 1 } },
      'C13-a': { bonus: { kelp: 1 } },
      'C22-a': { bonus: { credits: 1 } },
      'C31-b': { bonus: { steelplast: 1 } },
      'C11-C21': { bonus: { credits: 1 } },
      'C22-C32': { bonus: { kelp: 1 } },
      'C13-C23': { bonus: { biomatter: 1 } },
    },
    pairs: [],
  },
  {
    board: '5',
    side: 'advanced',
    plots: { C11: 2, C12: 3, C13: 2, C21: 4, C22: 3, C23: 2, C31: 3, C32: 2, C33: 4 },
    tunnels: [
      'C11-C12',
      'C12-C13',
      'C21-C22',
      'C22-C23',
      'C31-C32',
      'C32-C33',
      'C11-C21',
      'C21-C31',
      'C12-C22',
      'C22-C32',
      'C13-C23',
      'C23-C33',
      'C12-MB',
      'C21-MB',
      'C13-MU',
      'C31-ML',
    ],
    printed: {
      C12: { surcharge: { steelplast: 3, credits: 3 }, symbioticYield: { points: 6 } },
      C23: { bonus: { advance: 1, cards: 1 } },
      C31: { bonus: { science: 1 } },
      'C11-a': { bonus: { points: 2 }, surcharge: { kelp: 1 } },
      'C21-a': { surcharge: { credits: 1 }, multiplier: 2 },
      'C21-b': { surcharge: { credits: 1 }, multiplier: 2 },
      'C22-a': { bonus: { kelp: 1 } },
      'C22-C23': { surcharge: { credits: 1 }, multiplier: 3 },
      'C32-C33': { bonus: { steelplast: 1 } },
    },
    pairs: [],
  },
  {
    board: '6',
    side: 'advanced',
    plots: { C11: 4, C12: 2, C13: 3, C21: 2, C22: 4, C23: 3, C31: 2, C32: 3, C33: 2 },
    tunnels: [
      'C11-C12',
      'C12-C13',
      'C21-C22',
      'C22-C23',
      'C31-C32',
      'C32-C33',
      'C11-C21',
      'C21-C31',
      'C13-C22',
      'C22-C32',
      'C13-C23',
      'C23-C33',
      'C12-MB',
      'C21-MB',
      'C13-MU',
      'C31-ML',
    ],
    printed: {
      C11: { bonus: { advance: 1, cards: 1 } },
      C22: { bonus: { biomatter: 1 } },
      'C13-a': { bonus: { science: 2 }, surcharge: { credits: 2 } },
      'C22-a': { surcharge: { steelplast: 1 }, multiplier: 2 },
      'C23-b': { bonus: { credits: 1 } },
      'C32-a': { surcharge: { credits: 1 }, multiplier: 2 },
      'C31-C32': { bonus: { kelp: 1 } },
      'C13-MU': { surcharge: { credits: 1, steelplast: 1 }, metropolisYield: { points: 2 } },
    },
    pairs: [{ tunnels: ['C23-C33', 'C13-C23'], yields: { credits: 2 } }],
  },
  {
    board: '7',
    side: 'advanced',
    plots: { C11: 3, C12: 4, C13: 2, C21: 3, C22: 2, C23: 4, C31: 2, C32: 3, C33: 3 },
    tunnels: [
      'C11-C12',
      'C12-C13',
      'C31-C22',
      'C22-C23',
      'C31-C32',
      'C32-C33',
      'C11-C21',
      'C21-C31',
      'C12-C22',
      'C22-C32',
      'C13-C23',
      'C23-C33',
      'C12-MB',
      'C21-MB',
      'C13-MU',
      'C31-ML',
    ],
    printed: {
      C11: { bonus: { points: 6 }, surcharge: { science: 2, credits: 2 } },
      C21: { bonus: { advance: 1, cards: 1 } },
      C32: { bonus: { credits: 1 } },
      'C12-c': { bonus: { points: 3 }, surcharge: { science: 1 } },
      'C23-a': { bonus: { steelplast: 1 } },
      'C23-c': { surcharge: { kelp: 1 }, multiplier: 2 },
      'C31-C32': { surcharge: { credits: 1 }, multiplier: 3 },
      'C12-C22': { bonus: { kelp: 1 } },
    },
    pairs: [{ tunnels: ['C32-C33', 'C22-C32'], yields: { credits: 2 } }],
  },
  {
    board: '8',
    side: 'advanced',
    plots: { C11: 2, C12: 2, C13: 4, C21: 3, C22: 3, C23: 2, C31: 4, C32: 3, C33: 3 },
    tunnels: [
      'C11-C12',
      'C12-C13',
      'C21-C22',
      'C22-C23',
      'C31-C32',
      'C32-C33',
      'C11-C21',
      'C21-C31',
      'C11-C22',
      'C22-C32',
      'C13-C23',
      'C23-C33',
      'C12-MB',
      'C21-MB',
      'C13-MU',
      'C31-ML',
    ],
    printed: {
      C12: { bonus: { steelplast: 1 } },
      C13: { bonus: { points: 6 }, surcharge: { science: 2, credits: 2 } },
      C22: { surcharge: { steelplast: 3, credits: 3 }, symbioticYield: { points: 6 } },
      C31: { bonus: { advance: 1, cards: 1 } },
      'C21-a': { bonus: { kelp: 2 }, surcharge: { steelplast: 1 } },
      'C31-d': { surcharge: { steelplast: 1 }, multiplier: 2 },
      'C32-b': { bonus: { biomatter: 1 } },
      'C22-C32': { bonus: { credits: 1 } },
      'C31-ML': { surcharge: { credits: 1, steelplast: 1 }, metropolisYield: { points: 2 } },
    },
    pairs: [],
  },
]);

/** The number of the starting city's site (UWC-SETUP-14). */
export const STARTING_SITE = CITY_SITES.indexOf('C33');

/** The number of the city site that a building site belongs to. */
export const cityOfBuilding = (site: number): number => Math.floor(site / PLOTS.length);

/** The number of the expansion plot (UWC-BUILD-17). */
export const EXPANSION = PLOTS.indexOf('x');

/** Whether a building site is an expansion site. */
export const isExpansion = (site: number): boolean => site % PLOTS.length === EXPANSION;

const ends: readonly string[] = [...CITY_SITES, ...HARBOURS];

/** For each tunnel site its two ends: numbers of city sites, and from 9 on harbours. */
export const TUNNEL_ENDS: readonly (readonly [number, number])[] = Object.freeze(
  TUNNEL_SITES.map((site) => {
    const [a = '', b = ''] = site.split('-');
    return [ends.indexOf(a), ends.indexOf(b)] as const;
  }),
);

/** For each harbour the tunnels that must all stand (UWC-NET-08), a bit for each tunnel site. */
export const HARBOUR_TUNNELS: readonly number[] = wholes(
  HARBOURS.map((_, harbour) => TUNNEL_ENDS.reduce((set, [, end], tunnel) => (end === CITY_SITES.length + harbour ? set | (1 << tunnel) : set), 0)),
);

/** For each board its tunnel sites, a bit for each. */
export const BOARD_TUNNELS: readonly number[] = wholes(
  PERSONAL_BOARDS.map(({ tunnels }) => tunnels.reduce((set, site) => set | (1 << TUNNEL_SITES.indexOf(site)), 0)),
);

/** For each board the numbers of its building sites, expansion sites included. */
export const BOARD_BUILDING_SITES: readonly (readonly number[])[] = Object.freeze(
  PERSONAL_BOARDS.map(({ plots }) =>
    wholes(
      BUILDING_SITES.map((_, site) => site).filter((site) => {
        const city = CITY_SITES[cityOfBuilding(site)];
        return city !== undefined && (isExpansion(site) || site % PLOTS.length < plots[city]);
      }),
    ),
  ),
);

const NOTHING: Printed = Object.freeze({});

/** What is printed on a site of a board. */
export const printedOn = (board: number, site: CitySite | BuildingSite | TunnelSite): Printed => PERSONAL_BOARDS[board]?.printed[site] ?? NOTHING;

/** The colour of the metropolis at each harbour (UWC-SETUP-15, -16). */
export const HARBOUR_COLOUR: Readonly<Record<Harbour, 'brown' | 'blue'>> = Object.freeze({ MB: 'brown', MU: 'blue', ML: 'blue' });
