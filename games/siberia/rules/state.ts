import type { Seat, State } from '@madang/kernel';
import type { SiberiaOptions } from './options.ts';

/** A space of a row: empty, a counter's number (0 … 20), or an investment tile. */
export const EMPTY = -1;
export const TILE = 21;

/** One player. Everything public but what is marked, while counters are being placed (SIB-PLACE-02, Q-22). */
export interface Player {
  money: number;
  /** Pieces that lie in the supply. */
  supply: number;
  /** Own workers on each place (15). */
  workers: number[];
  /** Own sellers at each of the six exchange spaces. */
  sellers: number[];
  /** Two spaces for each of the ten rows: 2 × row and 2 × row + 1 hold EMPTY, a counter or TILE. */
  spaces: number[];
  /** Counters under research, sorted. */
  research: number[];
  /** Drawn counters not yet placed, sorted. Secret while placing: HIDDEN each, then the leftovers that all saw taken up. */
  drawn: number[];
  /** Areas of the counters placed this round and not yet shown: counter × 11 + area. Secret while placing. */
  placed: number[];
  passed: boolean;
  /** Whether this player has performed an action in this round (SIB-ACT-03). */
  acted: boolean;
}

/** A Siberia position. Cubes, counters, places, rows, exchanges are numbers: indexes into components/words.ts. */
export interface Siberia extends State {
  options: SiberiaOptions;
  /** The text of the pack that the options name; absent: they name none. */
  pack?: string;
  /** Rounds count from 1; 0 before the first draw. */
  round: number;
  start: Seat;
  /** The exchange that lies up on each of the six spaces; EMPTY where a side is still to be chosen. */
  exchanges: number[];
  /** The two-sided tile (0 … 4) on each of spaces 1 … 5. */
  exchangeTiles: number[];
  /** The cubes on each place, a bit for each kind (bit = resource number). */
  cubes: number[];
  /** For each place: 0 open, 1 depleted with a counter, 2 depleted without one (SIB-DEPLETE-07). */
  depleted: number[];
  /** Cubes of each kind in reserve. */
  reserve: number[];
  /** Counters of each kind in the bag (21). HIDDEN each while others' draws are secret. */
  bag: number[];
  /** Tiles of each row's kind in the face-down pile (10); its order is chance. */
  pile: number[];
  /** Rows named by the face-up tiles, at most four. */
  display: number[];
  players: Player[];
  /** Rounds running without a cube entering or leaving a region (SIB-END-08). */
  idleRounds: number;
  /** Whether a cube entered or left a region in this round. */
  cubesMoved: boolean;
  /** The end is triggered: this round is the last (SIB-END-03). */
  lastRound: boolean;
}
