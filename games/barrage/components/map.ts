import { wholes } from '@madang/kernel';
import { AREAS, BASINS, CONDUIT_SITES, DAM_SITES, POWERHOUSE_SITES } from './words.ts';

/*
 * The Alps (BAR-MAP). Basins are numbers 0 … 11 (the map's number less one), sites numbers of their own type.
 *
 *    A    B    C    D        headstreams
 *    1    2    3    4        mountains
 *    |    5    6    7        hills: 2→5 3→6 4→7
 *    8    9     \_10         plains: 1→8 5→9 6→10 7→10
 *    \_11_/       12         8→11 9→11 10→12, then off the map
 */

/** The area's number of each basin (BAR-MAP-01). */
export const AREA_OF: readonly number[] = wholes(BASINS.map((_, basin) => (basin < 4 ? 0 : basin < 7 ? 1 : 2)));
export const AREA_COUNT = AREAS.length;

/** Where a basin's water goes: a basin, or −1 off the map to the left, −2 to the right (BAR-MAP-09). */
export const NEXT: readonly number[] = wholes([7, 4, 5, 6, 8, 9, 9, 10, 10, 11, -1, -2]);

/** Basins from this one on have no dams (BAR-MAP-05). */
export const DAM_BASINS = 10;

/** The basin of a dam site or conduit site; of dam sites the even one is the upper, red one (BAR-MAP-06). */
export const basinOf = (site: number): number => site >> 1;
export const isUpper = (damSite: number): boolean => (damSite & 1) === 0;

/** Energy of a drop through each conduit, and the basin it leads to (BAR-MAP-08). */
export const CONDUIT_VALUE: readonly number[] = wholes([5, 4, 3, 5, 4, 3, 3, 5, 3, 4, 4, 2, 2, 3, 3, 2, 1, 3, 2, 1]);
export const CONDUIT_TO: readonly number[] = wholes([8, 5, 6, 10, 5, 6, 7, 12, 8, 10, 9, 7, 10, 12, 11, 9, 11, 12, 11, 12].map((to) => to - 1));
export const PIPES = ['grey', 'green', 'yellow', 'orange', 'red'] as const;
/** Colour of a pipe by value 1 … 5. */
export const pipeOf = (conduit: number): (typeof PIPES)[number] => PIPES[(CONDUIT_VALUE[conduit] ?? 1) - 1] ?? 'grey';

/** The basin of each powerhouse site, and whether it is red (BAR-MAP-07). */
export const POWERHOUSE_BASIN: readonly number[] = wholes(
  [5, 5, 6, 6, 7, 7, 8, 8, 8, 9, 9, 9, 10, 10, 10, 11, 11, 11, 11, 12, 12, 12, 12].map((basin) => basin - 1),
);
const RED_POWERHOUSE: readonly number[] = [1, 0, 1, 0, 1, 0, 1, 0, 0, 1, 0, 0, 1, 1, 0, 1, 1, 0, 0, 1, 1, 0, 1];

/** The first powerhouse site of each basin and the one after its last. */
export const STRIP_START: readonly number[] = wholes([0, 0, 0, 0, 0, 2, 4, 6, 9, 12, 15, 19, 23]);
export const stripStart = (basin: number): number => STRIP_START[basin] ?? 0;
export const stripEnd = (basin: number): number => STRIP_START[basin + 1] ?? 0;

const bits = (red: readonly number[]): number => red.reduce((set, one, site) => set | (one << site), 0);
/** Red sites, a bit for each: BAR-MAP-06, -07. */
export const RED_DAMS = bits(DAM_SITES.map((_, site) => Number(isUpper(site))));
export const RED_POWERHOUSES = bits(RED_POWERHOUSE);
export const ALL_DAMS = (1 << DAM_SITES.length) - 1;
export const ALL_CONDUITS = (1 << CONDUIT_SITES.length) - 1;
export const ALL_POWERHOUSES = (1 << POWERHOUSE_SITES.length) - 1;

/** Dam sites of each area, a bit for each. */
export const DAMS_IN: readonly number[] = wholes(AREAS.map((_, area) => bits(DAM_SITES.map((__, site) => Number(AREA_OF[site >> 1] === area)))));

/** Drops that each headstream tile brings in rounds 1 … 4 (BAR-HEAD-01). */
export const HEADSTREAM_DROPS: readonly (readonly number[])[] = Object.freeze([
  [1, 1, 1, 1],
  [0, 0, 1, 3],
  [2, 0, 2, 0],
  [0, 1, 2, 1],
  [0, 1, 0, 2],
  [1, 0, 2, 2],
  [0, 2, 2, 0],
  [0, 0, 1, 2],
]);

/** Where the three neutral dams may be put: basins by area; the level is the area's number and one (BAR-SETUP-07, -08). */
export const NEUTRAL_BASINS: readonly (readonly number[])[] = Object.freeze([
  [0, 1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
]);
