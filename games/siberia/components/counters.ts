import { wholes } from '@madang/kernel';
import { AREAS, COUNTERS, PARTNERS, type Partner, PERSONS, RESOURCES, type Resource, ROWS } from './words.ts';

/** Counters that show the manager alone (SIB-COMP-04). */
const MANAGERS = 14;

/** How many counters combine a person with a resource. */
export type Combinations = Readonly<Record<Partner, Readonly<Record<Resource, number>>>>;

/** Our own combinations: no source has them (SIB-COMP-04). */
export const COMBINATIONS: Combinations = Object.freeze({
  logistician: Object.freeze({ gas: 4, coal: 3, oil: 3, gold: 2, diamond: 2 }),
  seller: Object.freeze({ gas: 3, coal: 3, oil: 3, gold: 3, diamond: 2 }),
  worker: Object.freeze({ gas: 4, coal: 3, oil: 2, gold: 3, diamond: 2 }),
  investor: Object.freeze({ gas: 3, coal: 4, oil: 3, gold: 2, diamond: 2 }),
});

/** How many counters there are of each of the 21 kinds. */
export const countersBy = (combinations: Combinations): readonly number[] =>
  wholes([MANAGERS, ...PARTNERS.flatMap((person) => RESOURCES.map((resource) => combinations[person][resource]))]);

/** Our own counters by kind: 70 in all (SIB-COMP-03). */
export const COUNTER_COUNTS: readonly number[] = countersBy(COMBINATIONS);

/** The number of the manager counter. */
export const MANAGER = 0;

/** The number of the resource that a counter shows; −1 for the manager. */
export const COUNTER_RESOURCE: readonly number[] = wholes(
  COUNTERS.map((_, counter) => (counter === MANAGER ? -1 : (counter - 1) % RESOURCES.length)),
);

/** The number of the research area among the areas. */
export const RESEARCH = AREAS.indexOf('research');

/** For each resource, the number of its row (the board lists them rare to common). */
export const RESOURCE_ROW: readonly number[] = wholes(RESOURCES.map((resource) => ROWS.indexOf(resource)));

const kinds: readonly string[] = RESOURCES;

/** For each row, the number of its resource; −1 for a person's row. */
export const ROW_RESOURCE: readonly number[] = wholes(ROWS.map((row) => kinds.indexOf(row)));

/** For each kind of counter, the areas in which it may be placed, a bit for each (SIB-PLACE-04, SIB-PLACE-05). */
export const COUNTER_AREAS: readonly number[] = wholes(
  COUNTERS.map((_, counter) => {
    if (counter === MANAGER) return (1 << PERSONS.indexOf('manager')) | (1 << RESEARCH);
    const person = 1 + Math.floor((counter - 1) / RESOURCES.length);
    const row = RESOURCE_ROW[(counter - 1) % RESOURCES.length] ?? 0;
    return (1 << person) | (1 << row) | (1 << RESEARCH);
  }),
);
