import { bag, either, type Fields, fields, list, type Shape, word } from '@madang/kernel/shapes';
import type { Count, Deed, Lasting, Scoring, TriggerEvent, Yield } from '../effects.ts';
import { BUILDINGS, CITY_TYPES, CLAIMED_KINDS, GOODS, RESOURCES, SLOTS, STRUCTURES } from '../words.ts';

/** Shapes of the fields of a record, its tag left out: the compiler names a field without one. */
type Shapes<T, Tag extends string> = T extends unknown ? { readonly [F in Exclude<keyof T, Tag>]-?: Shape } : never;

/** The fields of each record of a tagged union: which are needed, which may be left out. */
type Described<T, Tag extends keyof T & string> = {
  readonly [K in T[Tag] & string]: { readonly fields: Shapes<Extract<T, { readonly [P in Tag]: K }>, Tag>; readonly optional: readonly string[] };
};

/** The shape of a tagged union. */
function tagged(
  tag: string,
  described: () => Readonly<Record<string, { readonly fields: Readonly<Record<string, Shape>>; readonly optional: readonly string[] }>>,
): Shape {
  let made: Readonly<Record<string, Fields>> | undefined;
  const make = (): Readonly<Record<string, Fields>> =>
    Object.fromEntries(
      Object.entries(described()).map(([name, one]) => {
        const entries = Object.entries(one.fields);
        const part = (isOptional: boolean) => Object.fromEntries(entries.filter(([field]) => one.optional.includes(field) === isOptional));
        return [name, fields(part(false), part(true))];
      }),
    );
  return {
    is: 'tagged',
    tag,
    by() {
      made ??= make();
      return made;
    },
  };
}

const some: Shape = { is: 'whole', from: 1, to: 30 };
const space = word(1, 2, 3, 4);
const flag: Shape = { is: 'flag' };
const cost = bag(RESOURCES);
const goods = bag(GOODS);
const price = either(word('usual', 'free'), cost);
const buildable = word('city', 'nonsymbioticCity', 'symbioticCity', 'building', 'structure', ...STRUCTURES);
const upgradable = word('structure', 'building', ...STRUCTURES);
const building = word(...BUILDINGS);
const kinds = list(word(...CLAIMED_KINDS));
const state = word('any', 'upgraded');

const COUNTS: Described<Count, 'of'> = {
  city: { fields: { type: word('any', ...CITY_TYPES) }, optional: [] },
  building: { fields: { kind: word('any', ...BUILDINGS), state }, optional: [] },
  tunnel: { fields: { state, beside: word('city', 'noCity', 'any') }, optional: [] },
  cityWithKinds: { fields: { atLeast: { is: 'whole', from: 1, to: 3 } }, optional: [] },
  metropolis: { fields: { colour: word('any', 'brown', 'blue') }, optional: [] },
  upgradedSet: { fields: {}, optional: [] },
  card: { fields: { kinds }, optional: [] },
  specialPaid: { fields: {}, optional: [] },
};
const count = tagged('of', () => COUNTS);

/** A condition: something counted, or a space of the Federation track. */
export const conditionShape: Shape = either(fields({ count, atLeast: some }), fields({ federationSpace: space }));
const condition = conditionShape;

/** What slots, instant cards and action cards do. */
export const deedShape: Shape = tagged('do', () => DEEDS);
const parts = list(deedShape, 2);

const DEEDS: Described<Deed, 'do'> = {
  all: { fields: { of: parts }, optional: [] },
  seq: { fields: { of: parts, atomic: flag }, optional: ['atomic'] },
  choose: { fields: { of: parts }, optional: [] },
  if: { fields: { condition, effect: deedShape, otherwise: deedShape }, optional: ['otherwise'] },
  per: { fields: { count, every: some, effect: deedShape, max: some }, optional: ['max'] },
  pay: { fields: { cost: list(cost), effect: deedShape }, optional: [] },
  gain: { fields: { goods }, optional: [] },
  gainChoice: { fields: { count: some, distinct: flag, from: list(word(...RESOURCES), 2) }, optional: [] },
  exchange: { fields: { a: cost, b: cost }, optional: [] },
  build: { fields: { what: buildable, count: some, cost: price, site: word('expansion') }, optional: ['site'] },
  upgrade: {
    fields: { what: upgradable, count: some, cost: either(word('usual', 'free'), list(cost)), target: word('justBuilt') },
    optional: ['target'],
  },
  convertCity: { fields: { cost: price }, optional: [] },
  advance: { fields: { steps: some }, optional: [] },
  drawSpecial: { fields: { count: some }, optional: [] },
  useAction: { fields: { max: some }, optional: [] },
  refreshAction: { fields: { count: some }, optional: [] },
  performSlot: { fields: { which: word('available', 'occupiedByOther', 'any'), always: flag }, optional: [] },
  produceOnce: { fields: { what: upgradable }, optional: [] },
  gainMetropolis: { fields: { colour: word('blue'), look: some, keep: some }, optional: [] },
};

const EVENTS: Described<TriggerEvent, 'event'> = {
  build: { fields: { what: buildable }, optional: [] },
  buildNthAtCity: { fields: { what: building, nth: some }, optional: [] },
  buildNthThisTurn: { fields: { what: buildable, nth: some }, optional: [] },
  upgrade: { fields: { what: upgradable }, optional: [] },
  upgradeNthAtCity: { fields: { what: building, nth: some }, optional: [] },
  connectMetropolis: { fields: {}, optional: [] },
  connectCity: { fields: {}, optional: [] },
  advanceTo: { fields: { space }, optional: [] },
  advanceBeyondTop: { fields: {}, optional: [] },
  chooseSlot: { fields: { matched: flag }, optional: [] },
  useAlwaysSlot: { fields: {}, optional: [] },
  useActionCard: { fields: {}, optional: [] },
  slotGives: { fields: { resource: word(...RESOURCES) }, optional: [] },
  takeSpecial: { fields: {}, optional: [] },
  claimCard: { fields: { kinds }, optional: [] },
  siteBonus: { fields: {}, optional: [] },
};

const LASTING: Described<Lasting, 'do'> = {
  discount: {
    fields: {
      on: word('upgrade', 'city', 'nonsymbioticCity', 'symbioticCity', 'building', 'structure', ...STRUCTURES),
      amount: cost,
      limit: word('firstEachTurn'),
    },
    optional: ['limit'],
  },
  trigger: { fields: { on: tagged('event', () => EVENTS), effect: deedShape, limit: word('oncePerTurn') }, optional: ['limit'] },
  slotModifier: {
    fields: { slots: list(word(...SLOTS)), change: either(fields({ buildCount: some }), fields({ add: deedShape })) },
    optional: [],
  },
  handLimit: { fields: { delta: some }, optional: [] },
};

/** What permanent cards do. */
export const lastingShape: Shape = tagged('do', () => LASTING);

/** What blue metropolises yield. */
export const gainShape: Shape = fields({ do: word('gain'), goods });

/** What production cards yield. */
export const yieldShape: Shape = tagged('do', () => YIELDS);

const YIELDS: Described<Yield, 'do'> = {
  all: { fields: { of: list(yieldShape, 2) }, optional: [] },
  if: { fields: { condition, effect: yieldShape, otherwise: yieldShape }, optional: ['otherwise'] },
  per: { fields: { count, every: some, effect: yieldShape, max: some }, optional: ['max'] },
  gain: { fields: { goods }, optional: [] },
  swapProduction: { fields: { structure: word('any', ...STRUCTURES), from: goods, to: goods, count: some }, optional: [] },
  boostProduction: { fields: { of: count, add: goods, max: some }, optional: ['max'] },
  feedLess: { fields: { count: some }, optional: [] },
};

/** What end-scoring cards and brown metropolises are worth. */
export const scoringShape: Shape = tagged('do', () => SCORINGS);

const SCORINGS: Described<Scoring, 'do'> = {
  if: { fields: { condition, effect: scoringShape, otherwise: scoringShape }, optional: ['otherwise'] },
  per: { fields: { count, every: some, effect: scoringShape, max: some }, optional: ['max'] },
  gain: { fields: { goods: bag(['points']) }, optional: [] },
  buyPoints: { fields: { cost, points: some, max: some }, optional: [] },
  table: { fields: { count, rows: list({ is: 'row', of: [some, some] }) }, optional: [] },
};
