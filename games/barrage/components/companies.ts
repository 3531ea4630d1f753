import { wholes } from '@madang/kernel';
import type { Effect } from './effects.ts';
import { COMPANIES, type Company, type Structure } from './words.ts';

/** Rows of a company board that hold incomes (BAR-INC-02). */
export const INCOME_ROWS = ['base', 'elevation', 'conduit'] as const satisfies readonly Structure[];
export type IncomeRow = (typeof INCOME_ROWS)[number];

/** An income is uncovered when this many pieces of its row have left the board (BAR-INC-02). */
export const INCOME_STEPS = [2, 4, 5] as const;
export type IncomeStep = (typeof INCOME_STEPS)[number];

export interface CompanyBoard {
  readonly id: Company;
  /** France's colour is an option (D-06). */
  readonly colour: string;
  /** From the third powerhouse on (BAR-INC-05). */
  readonly ability: readonly Effect[];
  readonly income: Readonly<Record<IncomeRow, Readonly<Record<IncomeStep, readonly Effect[]>>>>;
}

/** The company boards in the order of the words (BAR-INC-04; BAR-COMPANY). */
export const COMPANY_BOARDS: readonly CompanyBoard[] = Object.freeze<CompanyBoard[]>([
  {
    id: 'usa',
    colour: 'red',
    ability: [{ do: 'advanceEnergyPerDrop', perDrop: 1 }],
    income: {
      base: { 2: [{ do: 'rotateWheel', n: 1 }], 4: [{ do: 'gainCredits', n: 6 }], 5: [{ do: 'gainVp', n: 7 }] },
      elevation: {
        2: [{ do: 'gainMachines', n: 1 }],
        4: [
          { do: 'placeDrops', n: 2, flow: 'now' },
          { do: 'gainVp', n: 2 },
        ],
        5: [{ do: 'gainVp', n: 7 }],
      },
      conduit: {
        2: [{ do: 'gainVp', n: 3 }],
        4: [
          { do: 'rotateWheel', n: 1 },
          { do: 'gainVp', n: 2 },
        ],
        5: [{ do: 'gainVp', n: 7 }],
      },
    },
  },
  {
    id: 'germany',
    colour: 'black',
    ability: [{ do: 'extraProduction' }],
    income: {
      base: { 2: [{ do: 'gainVp', n: 3 }], 4: [{ do: 'gainMachines', n: 2 }], 5: [{ do: 'gainVp', n: 7 }] },
      elevation: {
        2: [{ do: 'gainCredits', n: 3 }],
        4: [
          { do: 'gainVp', n: 2 },
          { do: 'advanceEnergy', n: 2 },
        ],
        5: [{ do: 'gainVp', n: 7 }],
      },
      conduit: {
        2: [{ do: 'rotateWheel', n: 1 }],
        4: [
          { do: 'gainVp', n: 2 },
          { do: 'placeDrops', n: 2, flow: 'now' },
        ],
        5: [{ do: 'gainVp', n: 7 }],
      },
    },
  },
  {
    id: 'italy',
    colour: 'green',
    ability: [{ do: 'advanceEnergy', n: 3 }],
    income: {
      base: { 2: [{ do: 'gainCredits', n: 3 }], 4: [{ do: 'gainVp', n: 5 }], 5: [{ do: 'gainVp', n: 7 }] },
      elevation: { 2: [{ do: 'rotateWheel', n: 1 }], 4: [{ do: 'advanceEnergy', n: 4 }], 5: [{ do: 'gainVp', n: 7 }] },
      conduit: {
        2: [{ do: 'gainMachines', n: 1 }],
        4: [
          { do: 'gainVp', n: 2 },
          { do: 'gainCredits', n: 3 },
        ],
        5: [{ do: 'gainVp', n: 7 }],
      },
    },
  },
  {
    id: 'france',
    colour: 'white',
    ability: [{ do: 'contractRequirementDelta', n: -3 }],
    income: {
      base: { 2: [{ do: 'gainMachines', n: 1 }], 4: [{ do: 'rotateWheel', n: 2 }], 5: [{ do: 'gainVp', n: 7 }] },
      elevation: {
        2: [{ do: 'gainVp', n: 3 }],
        4: [
          { do: 'gainVp', n: 2 },
          { do: 'gainMachines', n: 1 },
        ],
        5: [{ do: 'gainVp', n: 7 }],
      },
      conduit: { 2: [{ do: 'gainCredits', n: 3 }], 4: [{ do: 'advanceEnergy', n: 4 }], 5: [{ do: 'gainVp', n: 7 }] },
    },
  },
]);

export const USA = COMPANIES.indexOf('usa');
export const FRANCE = COMPANIES.indexOf('france');

/** Powerhouses on the map from which the company's ability works (BAR-INC-05). */
export const ABILITY_FROM = 3;

/** Bonus of every production by powerhouses on the map (BAR-INC-05). */
export const PRODUCTION_BONUS: readonly number[] = wholes([0, 0, 1, 1, 3]);
