import { wholes } from '@madang/kernel';
import { RESOURCES, type Resource, ROWS } from './words.ts';

/** Cubes of each kind: 70 in all (SIB-COMP-02). */
export const CUBES: Readonly<Record<Resource, number>> = Object.freeze({ gas: 18, coal: 16, oil: 14, gold: 12, diamond: 10 });

/** Cubes by the kind's number. */
export const CUBE_COUNTS: readonly number[] = wholes(RESOURCES.map((resource) => CUBES[resource]));

/** Investment tiles by row: two for each (SIB-COMP-08). */
export const TILE_COUNTS: readonly number[] = wholes(ROWS.map(() => 2));

/** Tiles that lie face up while the pile lasts (SIB-SETUP-08). */
export const TILES_FACE_UP = 4;

/** Cubes on each mining region after setup (SIB-SETUP-02). */
export const CUBES_PER_REGION = 2;

/** Pieces of each colour (SIB-COMP-07), and how many of them lie in the supply at the start (SIB-SETUP-10). */
export const PIECES = 6;
export const PIECES_IN_SUPPLY = 4;

/** The colours of the seats. */
export const COLOURS = ['green', 'yellow', 'red', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

export const PLAYERS_MIN = 2;
export const PLAYERS_MAX = 4;

/** Spaces for exchanges (SIB-COMP-09). */
export const EXCHANGE_SPACES = 6;

/** Counters drawn by each player in a round (SIB-PLACE-01). */
export const COUNTERS_DRAWN = 6;

/** Counters that may stay on a board at the end of a round (SIB-ROUND-06). */
export const COUNTERS_KEPT = 10;

/** Steps of a logistician (SIB-LOG-01). */
export const STEPS = 3;

/** Depletion counters: the end comes with the last of them (SIB-COMP-11, SIB-END-01). */
export const DEPLETION_COUNTERS = 8;

/** Empty reserves that bring the end (SIB-END-02). */
export const EMPTY_RESERVES_TO_END = 3;

/** Idle rounds running that end the game (SIB-END-08). */
export const IDLE_ROUNDS_TO_END = 3;
