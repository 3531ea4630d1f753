/** The five kinds of cubes, common to rare (SIB-COMP-02). Their index is the kind's number everywhere. */
export const RESOURCES = ['gas', 'coal', 'oil', 'gold', 'diamond'] as const;
export type Resource = (typeof RESOURCES)[number];

/** The five persons (SIB-COMP-05). */
export const PERSONS = ['manager', 'logistician', 'seller', 'worker', 'investor'] as const;
export type Person = (typeof PERSONS)[number];

/** The ten rows of a personal board, in the order of the board (SIB-COMP-05). Their index is the row's number. */
export const ROWS = ['manager', 'logistician', 'seller', 'worker', 'investor', 'diamond', 'gold', 'oil', 'coal', 'gas'] as const;
export type Row = (typeof ROWS)[number];

/** Where a counter can lie: a row, or the research area (number 10). */
export const AREAS = [...ROWS, 'research'] as const;
export type Area = (typeof AREAS)[number];

/** The places of the map: Vladivostok first, then the 14 regions (SIB-COMP-12). Their index is the place's number. */
export const PLACES = [
  'vladivostok',
  'khabarovsk',
  'amur',
  'sakhalin',
  'aldan',
  'transbaikal',
  'kolyma',
  'kamchatka',
  'chukotka',
  'lena',
  'baikal',
  'evenkia',
  'taymyr',
  'kuzbass',
  'ob',
] as const;
export type Place = (typeof PLACES)[number];

/** Every exchange: Frankfurt, then the two sides of tiles T1 … T5 (SIB-COMP-09). Their index is the exchange's number. */
export const EXCHANGES = [
  'frankfurt',
  'tokyo',
  'singapore',
  'zurich',
  'dubai',
  'shanghai',
  'johannesburg',
  'mumbai',
  'london',
  'new-york',
  'antwerp',
] as const;
export type Exchange = (typeof EXCHANGES)[number];

/** Persons that share a counter with a resource: all but the manager (SIB-COMP-04). */
export const PARTNERS = ['logistician', 'seller', 'worker', 'investor'] as const;
export type Partner = (typeof PARTNERS)[number];

/** What an action counter shows: the manager alone, or a person and a resource (SIB-COMP-03). */
export type Counter = 'manager' | `${Partner}/${Resource}`;

/** The 21 kinds of action counters; number 0 is the manager, then person by person, resource by resource. */
export const COUNTERS: readonly Counter[] = [
  'manager',
  ...PARTNERS.flatMap((person) => RESOURCES.map((resource) => `${person}/${resource}` as const)),
];
