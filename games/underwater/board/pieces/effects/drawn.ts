import {
  ACTION_SLOTS,
  type Bag,
  type Condition,
  type Count,
  type Deed,
  GOODS,
  type Goods,
  type Lasting,
  RESOURCES,
  type Scoring,
  type Yield,
} from '../../../rules/index.ts';
import { between, figured, type Part, part } from './parts.ts';
import { goodsSigns, type Sign, signsBetween } from './signs.ts';
import { counted, eventParts } from './subjects.ts';

type Effect = Deed | Lasting | Yield | Scoring;

/** The effects of these operators, and those of them that are done at once. */
type EffectOf<K extends Effect['do']> = { readonly [P in K]: { readonly do: P } & Omit<Extract<Effect, { readonly do: P }>, 'do'> }[K];
type DeedOf<K extends Deed['do']> = { readonly [P in K]: { readonly do: P } & Omit<Extract<Deed, { readonly do: P }>, 'do'> }[K];

/** How an operator of the effect language is drawn. */
interface InParts<K extends Effect['do']> {
  /** As a row of things on a card. */
  parts(effect: EffectOf<K>): readonly Part[];
}
interface InSigns<K extends Deed['do']> {
  /** As a line of signs, short enough for a slot; its words stand in the title. */
  signs(deed: DeedOf<K>): readonly Sign[];
}

export const GIVE: Part = { mark: 'give' };

const gained = (goods: Goods): readonly Part[] => GOODS.flatMap((good) => ((goods[good] ?? 0) === 0 ? [] : [part(good, goods[good])]));
const paid = (bag: Bag): readonly Part[] => RESOURCES.flatMap((good) => ((bag[good] ?? 0) === 0 ? [] : [figured(good, `−${bag[good]}`)]));

/** What a price says beside the thing: nothing for the usual one, a tag with 0 where it is free. */
function priceParts(cost: 'usual' | 'free' | Bag | readonly Bag[]): readonly Part[] {
  if (cost === 'usual') return [];
  if (cost === 'free') return [figured('less', '0')];
  if (isList(cost) && cost.length > MOST_PAYMENTS) return [figured('any', '−1')];
  return isList(cost) ? between(cost.map(paid), 'or') : paid(cost);
}

/** With more payments to choose from, one sign stands for all. */
const MOST_PAYMENTS = 2;

const isList = (cost: Bag | readonly Bag[]): cost is readonly Bag[] => Array.isArray(cost);

/** What must hold, before what it gives. */
export function conditionParts(condition: Condition): readonly Part[] {
  if ('federationSpace' in condition) return [figured('step', `${condition.federationSpace}`)];
  const [first, ...rest] = counted(condition.count);
  return first && 'thing' in first ? [figured(first.thing, `${condition.atLeast}+`), ...rest] : rest;
}

/** So many of what is counted. */
function everyParts(count: Count, every: number): readonly Part[] {
  const [first, ...rest] = counted(count);
  return first && 'thing' in first && every > 1 ? [figured(first.thing, `${every}`), ...rest] : counted(count);
}

const atMost = (max: number | undefined): readonly Part[] => (max === undefined ? [] : [figured('refresh', `≤${max}`)]);

/** The first things that a slot's action is about. */
function slotParts(id: string | undefined): readonly Part[] {
  const slot = ACTION_SLOTS.find((one) => one.id === id);
  return slot ? partsOf(slot.action).slice(0, 1) : [];
}

const REACHED: Readonly<Record<DeedOf<'performSlot'>['which'], readonly Part[]>> = {
  available: [part('slot')],
  any: [part('slot'), part('takenSlot')],
  occupiedByOther: [part('takenSlot')],
};

/** What slots, instant cards and action cards do. */
const DEEDS: { readonly [K in Deed['do']]: InParts<K> & InSigns<K> } = {
  all: {
    parts: ({ of }) => of.flatMap(partsOf),
    signs: ({ of }) => of.flatMap(signsOf),
  },
  seq: {
    parts: ({ of }) => between(of.map(partsOf), 'next'),
    signs: ({ of }) => signsBetween(of.map(signsOf), 'next'),
  },
  choose: {
    parts: ({ of }) => between(of.map(partsOf), 'or'),
    signs: ({ of }) => signsBetween(of.map(signsOf), 'or'),
  },
  if: {
    parts({ condition, effect, otherwise }) {
      const branches = [effect, otherwise].flatMap((one) => (one ? [partsOf(one)] : []));
      return [...conditionParts(condition), GIVE, ...between(branches, 'or')];
    },
    signs: ({ effect }) => signsOf(effect),
  },
  per: {
    parts: ({ count, every, max, effect }) => [...everyParts(count, every), ...atMost(max), GIVE, ...partsOf(effect)],
    signs: ({ count, effect }) => [...signsOf(effect), { sign: 'per' }, { sign: 'count', of: count.of }],
  },
  pay: {
    parts: ({ cost, effect }) => [...between(cost.map(paid), 'or'), GIVE, ...partsOf(effect)],
    signs: ({ cost, effect }) => [...signsBetween(cost.map(goodsSigns), 'or'), { sign: 'give' }, ...signsOf(effect)],
  },
  gain: {
    parts: ({ goods }) => gained(goods),
    signs: ({ goods }) => goodsSigns(goods),
  },
  gainChoice: {
    parts({ count, from }) {
      if (from.length === RESOURCES.length) return [part('any', count)];
      return between(
        from.map((good) => [part(good, count)]),
        'or',
      );
    },
    signs({ count, from }) {
      if (from.length === RESOURCES.length) return [{ sign: 'any', n: count }];
      return signsBetween(
        from.map((good) => goodsSigns({ [good]: 1 })),
        'or',
      );
    },
  },
  exchange: {
    parts: ({ a, b }) => [...gained(a), { mark: 'swap' }, ...gained(b)],
    signs: ({ a, b }) => [...goodsSigns(a), { sign: 'give' }, ...goodsSigns(b)],
  },
  build: {
    parts: ({ what, count, site, cost }) => [part(what, count), ...(site ? [part('site')] : []), ...priceParts(cost)],
    signs: ({ what, count }) => [{ sign: 'build', thing: what, n: count }],
  },
  upgrade: {
    parts: ({ what, count, cost }) => [part(`${what}Up`, count), part('upgrade'), ...priceParts(cost)],
    signs: ({ what, count }) => [{ sign: 'upgrade', thing: what, n: count }],
  },
  convertCity: {
    parts: ({ cost }) => [part('convert'), ...priceParts(cost)],
    signs: () => [{ sign: 'convert', n: 1 }],
  },
  advance: {
    parts: ({ steps }) => [part('step', steps)],
    signs: ({ steps }) => [{ sign: 'step', n: steps }],
  },
  drawSpecial: {
    parts: ({ count }) => [part('special', count)],
    signs: ({ count }) => [{ sign: 'special', n: count }],
  },
  useAction: {
    parts: ({ max }) => [part('action', max)],
    signs: ({ max }) => [{ sign: 'action', n: max }],
  },
  refreshAction: {
    parts: ({ count }) => [part('refresh', count), part('action')],
    signs: ({ count }) => [{ sign: 'refresh', n: count }],
  },
  performSlot: {
    parts: ({ which, always }) => [...REACHED[which], ...(always ? [part('cards')] : [])],
    signs: () => [{ sign: 'slot', n: 1 }],
  },
  produceOnce: {
    parts: ({ what }) => [part(`${what}Up`), GIVE, part('production')],
    signs: ({ what }) => [{ sign: 'upgrade', thing: what, n: 1 }, { sign: 'give' }],
  },
  gainMetropolis: {
    parts: ({ look, keep }) => [figured('metropolis', `${look}`), GIVE, part('metropolis', keep)],
    signs: ({ keep }) => [{ sign: 'tile', n: keep }],
  },
};

/** What holds from now on, in production and at the end. */
const OTHERS: { readonly [K in Exclude<Effect['do'], Deed['do']>]: InParts<K> } = {
  discount: {
    parts({ on, limit, amount }) {
      const first = on === 'upgrade' ? part('upgrade') : limit ? figured(on, '1.') : part(on);
      return [first, part('less'), ...paid(amount)];
    },
  },
  trigger: { parts: ({ on, limit, effect }) => [...eventParts(on), ...(limit ? [figured('refresh', '1')] : []), GIVE, ...partsOf(effect)] },
  slotModifier: {
    parts({ slots, change }) {
      const changed = 'add' in change ? partsOf(change.add) : [figured('building', `+${change.buildCount}`)];
      return [part('slot'), ...slotParts(slots[0]), GIVE, ...changed];
    },
  },
  handLimit: { parts: ({ delta }) => [figured('hand', `+${delta}`)] },
  swapProduction: {
    parts({ structure, count, from, to }) {
      return [part(structure === 'any' ? 'structure' : structure, count), ...gained(from), { mark: 'swap' }, ...gained(to)];
    },
  },
  boostProduction: { parts: ({ of, max, add }) => [...counted(of), ...atMost(max), GIVE, ...gained(add)] },
  feedLess: { parts: ({ count }) => [part('city', count), part('less'), part('food')] },
  buyPoints: { parts: ({ cost, max, points }) => [...paid(cost), ...atMost(max), GIVE, part('points', points)] },
  table: { parts: ({ count, rows }) => [...counted(count), GIVE, figured('points', `${rows[0]?.[1] ?? 0}–${rows.at(-1)?.[1] ?? 0}`)] },
};

const DRAWN: { readonly [K in Effect['do']]: InParts<K> } = { ...DEEDS, ...OTHERS };

const inParts = <K extends Effect['do']>(effect: EffectOf<K>): readonly Part[] => DRAWN[effect.do].parts(effect);
const inSigns = <K extends Deed['do']>(deed: DeedOf<K>): readonly Sign[] => DEEDS[deed.do].signs(deed);

/** An effect as a row of things. */
export const partsOf = (effect: Effect): readonly Part[] => inParts(effect);

/** An effect as a line of signs. */
export const signsOf = (deed: Deed): readonly Sign[] => inSigns(deed);
