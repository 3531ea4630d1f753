import { wholes } from '@madang/kernel';
import { PLACES, type Place } from './words.ts';

/** Where each place lies: x to the east, y to the south, both 0 … 1. */
export const POSITIONS: Readonly<Record<Place, { readonly x: number; readonly y: number }>> = Object.freeze({
  vladivostok: Object.freeze({ x: 0.82, y: 0.86 }),
  khabarovsk: Object.freeze({ x: 0.8, y: 0.66 }),
  amur: Object.freeze({ x: 0.69, y: 0.72 }),
  sakhalin: Object.freeze({ x: 0.93, y: 0.68 }),
  aldan: Object.freeze({ x: 0.63, y: 0.52 }),
  transbaikal: Object.freeze({ x: 0.56, y: 0.76 }),
  kolyma: Object.freeze({ x: 0.79, y: 0.38 }),
  kamchatka: Object.freeze({ x: 0.95, y: 0.42 }),
  chukotka: Object.freeze({ x: 0.88, y: 0.15 }),
  lena: Object.freeze({ x: 0.61, y: 0.25 }),
  baikal: Object.freeze({ x: 0.43, y: 0.77 }),
  evenkia: Object.freeze({ x: 0.42, y: 0.47 }),
  taymyr: Object.freeze({ x: 0.37, y: 0.18 }),
  kuzbass: Object.freeze({ x: 0.24, y: 0.78 }),
  ob: Object.freeze({ x: 0.17, y: 0.45 }),
});

/** Borders that join two places (SIB-COMP-12). */
export type Borders = readonly (readonly [Place, Place])[];

/** Our own borders. */
export const BORDERS: Borders = Object.freeze(
  (
    [
      ['vladivostok', 'khabarovsk'],
      ['vladivostok', 'amur'],
      ['vladivostok', 'sakhalin'],
      ['vladivostok', 'transbaikal'],
      ['khabarovsk', 'amur'],
      ['khabarovsk', 'sakhalin'],
      ['khabarovsk', 'aldan'],
      ['khabarovsk', 'kolyma'],
      ['amur', 'aldan'],
      ['amur', 'transbaikal'],
      ['sakhalin', 'kamchatka'],
      ['kolyma', 'aldan'],
      ['kolyma', 'lena'],
      ['kolyma', 'chukotka'],
      ['kolyma', 'kamchatka'],
      ['kamchatka', 'chukotka'],
      ['aldan', 'transbaikal'],
      ['aldan', 'lena'],
      ['aldan', 'evenkia'],
      ['transbaikal', 'baikal'],
      ['baikal', 'evenkia'],
      ['baikal', 'kuzbass'],
      ['lena', 'evenkia'],
      ['lena', 'taymyr'],
      ['lena', 'chukotka'],
      ['evenkia', 'taymyr'],
      ['evenkia', 'ob'],
      ['evenkia', 'kuzbass'],
      ['taymyr', 'ob'],
      ['kuzbass', 'ob'],
    ] as const
  ).map((border) => Object.freeze(border)),
);

/** The number of Vladivostok, where workers arrive; the 14 regions are the places after it. */
export const VLADIVOSTOK = 0;

/** All regions, a bit for each: every place but Vladivostok. */
export const REGIONS = ((1 << PLACES.length) - 1) & ~(1 << VLADIVOSTOK);

/** For each place the places beyond these borders, a bit for each. */
export const neighboursBy = (borders: Borders): readonly number[] =>
  wholes(
    PLACES.map((place) =>
      borders.reduce((set, [a, b]) => {
        if (a === place) return set | (1 << PLACES.indexOf(b));
        return b === place ? set | (1 << PLACES.indexOf(a)) : set;
      }, 0),
    ),
  );

/** The places beyond our own borders. */
export const NEIGHBOURS: readonly number[] = neighboursBy(BORDERS);
