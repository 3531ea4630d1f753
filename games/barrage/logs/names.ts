import { STRIP_START } from '../components/map.ts';
import { COMPANIES, CONTRACTS, type Company, OFFICERS, type Officer, SPACES, STRUCTURES, TILES } from '../components/words.ts';

/*
 * What the online table calls our things. Read in its public implementation, not copied: docs/import.md says where.
 */

/** Companies by their number; the expansion's fifth is unknown here. */
export const COMPANY_IDS: Readonly<Record<number, Company>> = { 1: 'usa', 2: 'germany', 3: 'italy', 4: 'france' };

export const OFFICER_IDS: Readonly<Record<number, Officer>> = {
  1: 'wilhelm-adler',
  4: 'graziano-del-monte',
  5: 'viktor-fiesler',
  8: 'solomon-p-jordan',
  9: 'anton-krylov',
  11: 'jill-mcdowell',
  12: 'mahiri-sekibo',
};

/** Their bonus tiles 0 … 5 and objectives 1 … 6, as numbers of ours. */
export const BONUS_IDS: readonly number[] = [0, 2, 4, 3, 1, 5];
export const OBJECTIVE_IDS: readonly number[] = [-1, 0, 2, 1, 3, 4, 5];

const HUNDREDS = ['S', 'NC', 'G', 'Y', 'R'] as const;

/** A contract's number: 1 … 4 starting, 100 … national, 200 … green, 300 … yellow, 400 … red. −1: none of ours. */
export function contractOf(id: number): number {
  const kind = HUNDREDS[Math.floor(id / 100)];
  const number = (id % 100) + (id < 100 ? 0 : 1);
  const name = kind === 'S' || kind === 'NC' ? `${kind}${number}` : `${kind}${String(number).padStart(2, '0')}`;
  return CONTRACTS.findIndex((contract) => contract === name);
}

/** A technology tile: a structure, `joker`, `anton`, or `L2_BASE`. −1: none of ours. */
export function tileOf(type: string): number {
  const [, level, advanced] = /^L([123])_([A-Z]+)$/.exec(type) ?? [];
  const name = advanced === undefined ? type : advanced.toLowerCase();
  const kind = name === 'joker' ? 'wild' : name;
  const word = type === 'anton' ? 'anton-tile' : level === undefined ? `basic-${kind}` : `adv-${level}-${kind}`;
  return TILES.findIndex((tile) => tile === word);
}

/** Basins whose free powerhouse site is not our last one. */
const FREE_THIRD = 11;

/** A building site: `B5L`, `C5R`, `P5_0`. Undefined: none of ours. */
export function siteOf(location: string): string | undefined {
  const [, kind, basin = '', part = ''] = /^([BCP])(\d+)(?:_)?([ULR]|\d)$/.exec(location) ?? [];
  switch (kind) {
    case 'B':
      return `D${basin}${part.toLowerCase()}`;
    case 'C':
      return `C${basin}${part === 'L' ? 'a' : 'b'}`;
    case 'P': {
      const number = Number(basin) - 1;
      const last = (STRIP_START[number + 1] ?? 0) - (STRIP_START[number] ?? 0);
      // Their sites go from free to red, ours from red to free; in basin 12 our free one is the third.
      const place = number === FREE_THIRD ? ([3, 4, 2, 1][Number(part)] ?? 0) : last - Number(part);
      return `P${basin}-${place}`;
    }
    default:
      return undefined;
  }
}

/** Management spaces by their board and row; a `c` (red) or `bis` behind it is the right side. */
const ROWS: Readonly<Record<string, string>> = {
  'turbine-b2': 'turbine-plus2',
  'turbine-b1': 'turbine-plus1',
  'turbine-0': 'turbine-zero',
  'turbine-m1': 'turbine-minus1',
  'turbine-m2': 'turbine-minus2',
  'water-p2': 'water-two-later',
  'water-d1': 'water-one-now',
  'workshop-r1': 'workshop-rotate1',
  'workshop-r2': 'workshop-rotate2',
  'workshop-r3': 'workshop-rotate3',
  'machinery-e': 'machineryShop-excavator',
  'machinery-a': 'machineryShop-choice',
  'machinery-b': 'machineryShop-pair',
  'contract-o': 'contractOffice-one',
  'contract-ob': 'contractOffice-one-b',
  'contract-t': 'contractOffice-two',
};

/** A management space. Undefined: the bank, a construction space, an officer's, or none of ours. */
export function spaceOf(uid: string): string | undefined {
  const [, slot] = /^patent-p([123])$/.exec(uid) ?? [];
  const [, row = uid, right] = /^(.+?)(c|bis)?$/.exec(uid) ?? [];
  const name = slot === undefined ? `${ROWS[row]}-${right === undefined ? 'left' : 'right'}` : `patentOffice-slot${slot}-single`;
  return SPACES.find((space) => space === name);
}

/** The action that engineers on a space begin, as the reader names facts. Undefined: none of ours. */
export function actionOf(uid: string, engineers: number): string | undefined {
  if (uid === 'bank-b') return `bank ${engineers}`;
  if (/^company-\d+-[1-4]$/.test(uid)) return 'construct';
  if (uid === 'officer-mahiri-1') return 'copy left';
  if (uid === 'officer-mahiri-2') return 'copy right';
  const space = spaceOf(uid);
  return space && `space ${space}`;
}

export const companyNumber = (id: number): number => COMPANIES.findIndex((company) => company === COMPANY_IDS[id]);
export const officerNumber = (id: number): number => OFFICERS.findIndex((officer) => officer === OFFICER_IDS[id]);
export const structureNumber = (type: string): number => STRUCTURES.findIndex((structure) => structure === type);
