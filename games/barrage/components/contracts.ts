import { wholes } from '@madang/kernel';
import type { Effect } from './effects.ts';
import { COLOURS, CONTRACTS, type Colour, type Contract } from './words.ts';

export interface ContractTile {
  readonly id: Contract;
  readonly kind: 'starting' | 'national' | Colour;
  /** Energy that one production must reach (BAR-CON-01). */
  readonly requires: number;
  readonly reward: readonly Effect[];
  /** The reward under contracts.tileVariant: ew (D-11). */
  readonly other?: readonly Effect[];
}

/** All 55 contracts in the order of their words: 4 starting, 6 national, 15 green, 15 yellow, 15 red. */
export const CONTRACT_TILES: readonly ContractTile[] = Object.freeze<ContractTile[]>([
  {
    id: 'S1',
    kind: 'starting',
    requires: 3,
    reward: [
      { do: 'gainCredits', n: 2 },
      { do: 'advanceEnergy', n: 2 },
    ],
  },
  {
    id: 'S2',
    kind: 'starting',
    requires: 3,
    reward: [
      { do: 'gainCredits', n: 2 },
      { do: 'rotateWheel', n: 1 },
    ],
  },
  { id: 'S3', kind: 'starting', requires: 2, reward: [{ do: 'gainCredits', n: 3 }] },
  {
    id: 'S4',
    kind: 'starting',
    requires: 4,
    reward: [
      { do: 'gainCredits', n: 2 },
      { do: 'gainMachines', n: 1 },
    ],
  },
  {
    id: 'NC1',
    kind: 'national',
    requires: 13,
    reward: [
      { do: 'gainVp', n: 7 },
      { do: 'rotateWheel', n: 4 },
    ],
  },
  {
    id: 'NC2',
    kind: 'national',
    requires: 13,
    reward: [
      { do: 'gainVp', n: 6 },
      { do: 'gainMachines', n: 4 },
    ],
  },
  {
    id: 'NC3',
    kind: 'national',
    requires: 14,
    reward: [
      { do: 'gainVp', n: 8 },
      { do: 'gainCredits', n: 8 },
    ],
  },
  {
    id: 'NC4',
    kind: 'national',
    requires: 14,
    reward: [
      { do: 'gainVp', n: 8 },
      { do: 'advanceEnergy', n: 6 },
    ],
  },
  { id: 'NC5', kind: 'national', requires: 15, reward: [{ do: 'gainVp', n: 12 }] },
  {
    id: 'NC6',
    kind: 'national',
    requires: 15,
    reward: [
      { do: 'gainVp', n: 9 },
      { do: 'placeDrops', n: 3, flow: 'now' },
    ],
  },
  {
    id: 'G01',
    kind: 'green',
    requires: 2,
    reward: [
      { do: 'gainCredits', n: 1 },
      { do: 'rotateWheel', n: 2 },
    ],
  },
  { id: 'G02', kind: 'green', requires: 2, reward: [{ do: 'gainMachines', n: 2 }] },
  { id: 'G03', kind: 'green', requires: 2, reward: [{ do: 'gainCredits', n: 5 }] },
  {
    id: 'G04',
    kind: 'green',
    requires: 2,
    reward: [
      { do: 'gainVp', n: 2 },
      { do: 'advanceEnergy', n: 3 },
    ],
  },
  {
    id: 'G05',
    kind: 'green',
    requires: 2,
    reward: [
      { do: 'gainCredits', n: 3 },
      { do: 'placeDrops', n: 2, flow: 'later' },
    ],
    other: [
      { do: 'gainCredits', n: 2 },
      { do: 'placeDrops', n: 3, flow: 'later' },
    ],
  },
  {
    id: 'G06',
    kind: 'green',
    requires: 3,
    reward: [
      { do: 'gainCredits', n: 4 },
      { do: 'gainExcavators', n: 1 },
    ],
  },
  {
    id: 'G07',
    kind: 'green',
    requires: 3,
    reward: [
      { do: 'gainVp', n: 3 },
      { do: 'gainMixers', n: 1 },
    ],
  },
  {
    id: 'G08',
    kind: 'green',
    requires: 3,
    reward: [
      { do: 'gainCredits', n: 4 },
      { do: 'placeDrops', n: 1, flow: 'now' },
    ],
    other: [
      { do: 'gainCredits', n: 4 },
      { do: 'placeDrops', n: 2, flow: 'now' },
    ],
  },
  {
    id: 'G09',
    kind: 'green',
    requires: 3,
    reward: [
      { do: 'advanceEnergy', n: 2 },
      { do: 'rotateWheel', n: 2 },
    ],
    other: [
      { do: 'advanceEnergy', n: 3 },
      { do: 'rotateWheel', n: 2 },
    ],
  },
  {
    id: 'G10',
    kind: 'green',
    requires: 3,
    reward: [
      { do: 'gainVp', n: 4 },
      { do: 'gainCredits', n: 2 },
    ],
  },
  { id: 'G11', kind: 'green', requires: 4, reward: [{ do: 'buildFree', piece: 'conduit', maxValue: 2 }] },
  { id: 'G12', kind: 'green', requires: 4, reward: [{ do: 'buildFree', piece: 'base', areas: ['plain'] }] },
  {
    id: 'G13',
    kind: 'green',
    requires: 4,
    reward: [
      { do: 'gainVp', n: 5 },
      { do: 'gainExcavators', n: 1 },
    ],
  },
  {
    id: 'G14',
    kind: 'green',
    requires: 4,
    reward: [
      { do: 'gainVp', n: 1 },
      { do: 'rotateWheel', n: 3 },
    ],
  },
  {
    id: 'G15',
    kind: 'green',
    requires: 4,
    reward: [
      { do: 'gainVp', n: 3 },
      { do: 'placeDrops', n: 2, flow: 'now' },
    ],
  },
  {
    id: 'Y01',
    kind: 'yellow',
    requires: 5,
    reward: [
      { do: 'gainVp', n: 4 },
      { do: 'gainExcavators', n: 2 },
    ],
  },
  { id: 'Y02', kind: 'yellow', requires: 5, reward: [{ do: 'buildFree', piece: 'powerhouse' }] },
  {
    id: 'Y03',
    kind: 'yellow',
    requires: 5,
    reward: [
      { do: 'gainCredits', n: 3 },
      { do: 'gainMixers', n: 2 },
    ],
  },
  {
    id: 'Y04',
    kind: 'yellow',
    requires: 5,
    reward: [
      { do: 'gainVp', n: 2 },
      { do: 'placeDrops', n: 1, flow: 'now' },
      { do: 'rotateWheel', n: 2 },
    ],
  },
  {
    id: 'Y05',
    kind: 'yellow',
    requires: 5,
    reward: [
      { do: 'gainVp', n: 3 },
      { do: 'gainExcavators', n: 1 },
      { do: 'advanceEnergy', n: 2 },
    ],
  },
  { id: 'Y06', kind: 'yellow', requires: 6, reward: [{ do: 'buildFree', piece: 'base', areas: ['plain', 'hill'] }] },
  {
    id: 'Y07',
    kind: 'yellow',
    requires: 6,
    reward: [
      { do: 'rotateWheel', n: 3 },
      { do: 'placeDrops', n: 1, flow: 'now' },
    ],
  },
  { id: 'Y08', kind: 'yellow', requires: 6, reward: [{ do: 'buildFree', piece: 'conduit', maxValue: 3 }] },
  {
    id: 'Y09',
    kind: 'yellow',
    requires: 6,
    reward: [
      { do: 'gainVp', n: 3 },
      { do: 'gainMachines', n: 2 },
    ],
  },
  {
    id: 'Y10',
    kind: 'yellow',
    requires: 6,
    reward: [
      { do: 'gainVp', n: 2 },
      { do: 'buildFree', piece: 'elevation' },
    ],
    other: [{ do: 'buildFree', piece: 'elevation' }],
  },
  {
    id: 'Y11',
    kind: 'yellow',
    requires: 7,
    reward: [
      { do: 'gainVp', n: 6 },
      { do: 'gainExcavators', n: 1 },
    ],
  },
  {
    id: 'Y12',
    kind: 'yellow',
    requires: 7,
    reward: [
      { do: 'gainVp', n: 7 },
      { do: 'rotateWheel', n: 1 },
    ],
  },
  {
    id: 'Y13',
    kind: 'yellow',
    requires: 7,
    reward: [
      { do: 'gainVp', n: 3 },
      { do: 'placeDrops', n: 2, flow: 'now' },
      { do: 'gainMixers', n: 1 },
    ],
  },
  {
    id: 'Y14',
    kind: 'yellow',
    requires: 7,
    reward: [
      { do: 'gainVp', n: 6 },
      { do: 'placeDrops', n: 3, flow: 'later' },
    ],
  },
  {
    id: 'Y15',
    kind: 'yellow',
    requires: 7,
    reward: [
      { do: 'gainCredits', n: 4 },
      { do: 'placeDrops', n: 2, flow: 'later' },
      { do: 'gainMachines', n: 1 },
    ],
  },
  {
    id: 'R01',
    kind: 'red',
    requires: 8,
    reward: [
      { do: 'gainVp', n: 4 },
      { do: 'rotateWheel', n: 3 },
    ],
  },
  { id: 'R02', kind: 'red', requires: 8, reward: [{ do: 'buildFree', piece: 'base' }] },
  {
    id: 'R03',
    kind: 'red',
    requires: 8,
    reward: [
      { do: 'gainCredits', n: 4 },
      { do: 'gainMixers', n: 1 },
      { do: 'rotateWheel', n: 2 },
    ],
  },
  { id: 'R04', kind: 'red', requires: 8, reward: [{ do: 'buildFree', piece: 'conduit', maxValue: 4 }] },
  {
    id: 'R05',
    kind: 'red',
    requires: 8,
    reward: [
      { do: 'gainVp', n: 4 },
      { do: 'advanceEnergy', n: 5 },
    ],
  },
  {
    id: 'R06',
    kind: 'red',
    requires: 9,
    reward: [
      { do: 'gainVp', n: 3 },
      { do: 'gainCredits', n: 2 },
      { do: 'gainMachines', n: 2 },
    ],
  },
  {
    id: 'R07',
    kind: 'red',
    requires: 9,
    reward: [
      { do: 'gainVp', n: 8 },
      { do: 'rotateWheel', n: 1 },
    ],
  },
  {
    id: 'R08',
    kind: 'red',
    requires: 9,
    reward: [
      { do: 'gainVp', n: 5 },
      { do: 'placeDrops', n: 3, flow: 'later' },
      { do: 'gainExcavators', n: 1 },
    ],
  },
  {
    id: 'R09',
    kind: 'red',
    requires: 9,
    reward: [
      { do: 'buildFree', piece: 'powerhouse' },
      { do: 'advanceEnergy', n: 3 },
    ],
  },
  {
    id: 'R10',
    kind: 'red',
    requires: 9,
    reward: [
      { do: 'buildFree', piece: 'elevation' },
      { do: 'placeDrops', n: 2, flow: 'now' },
    ],
  },
  { id: 'R11', kind: 'red', requires: 10, reward: [{ do: 'buildFree', piece: 'conduit', maxValue: 5 }] },
  {
    id: 'R12',
    kind: 'red',
    requires: 10,
    reward: [
      { do: 'gainVp', n: 7 },
      { do: 'gainCredits', n: 3 },
    ],
  },
  {
    id: 'R13',
    kind: 'red',
    requires: 10,
    reward: [
      { do: 'gainVp', n: 8 },
      { do: 'placeDrops', n: 1, flow: 'now' },
    ],
  },
  {
    id: 'R14',
    kind: 'red',
    requires: 10,
    reward: [
      { do: 'gainVp', n: 6 },
      { do: 'rotateWheel', n: 2 },
      { do: 'placeDrops', n: 2, flow: 'later' },
    ],
  },
  {
    id: 'R15',
    kind: 'red',
    requires: 10,
    reward: [
      { do: 'gainVp', n: 2 },
      { do: 'gainMachines', n: 3 },
    ],
  },
]);

export const FIRST_NATIONAL = 4;
export const FIRST_PRIVATE = 10;
/** Private contracts of each colour (BAR-SETUP-06). */
export const PER_COLOUR = 15;
/** Face-up private contracts of each colour. */
export const FACE_UP_PER_COLOUR = 2;
/** Open contracts that a company may hold (BAR-OFFICE-04). */
export const HAND_LIMIT = 3;

/** The colour's number of a private contract; −1 for others. */
export const colourOf = (contract: number): number => (contract < FIRST_PRIVATE ? -1 : Math.floor((contract - FIRST_PRIVATE) / PER_COLOUR));

/** Requirements by contract number. */
export const REQUIRES: readonly number[] = wholes(CONTRACT_TILES.map(({ requires }) => requires));

/** Rewards by contract number, as the variant has them (D-11). */
export const REWARDS: Readonly<Record<'bga' | 'ew', readonly (readonly Effect[])[]>> = Object.freeze({
  bga: CONTRACT_TILES.map(({ reward }) => reward),
  ew: CONTRACT_TILES.map(({ reward, other }) => other ?? reward),
});

export const isNational = (contract: number): boolean => contract >= FIRST_NATIONAL && contract < FIRST_PRIVATE;
export const CONTRACT_COUNT = CONTRACTS.length;
export const COLOUR_COUNT = COLOURS.length;
