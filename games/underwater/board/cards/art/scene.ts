import type { Bag, Card, Condition, Count, Deed, Goods, GovernmentContract, Lasting, MetropolisTile, Scoring, Yield } from '../../../rules/index.ts';
import { ACTION_SLOTS, GOODS, RESOURCES } from '../../../rules/index.ts';
import { between, figured, type Part, part } from './parts.ts';
import { counted, eventParts } from './subjects.ts';

type Effect = Deed | Lasting | Yield | Scoring;

const GIVE: Part = { mark: 'give' };

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
function conditionParts(condition: Condition): readonly Part[] {
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

/** An effect as a row of things. */
function partsOf(effect: Effect): readonly Part[] {
  switch (effect.do) {
    case 'all':
      return effect.of.flatMap(partsOf);
    case 'seq':
      return between(effect.of.map(partsOf), 'next');
    case 'choose':
      return between(effect.of.map(partsOf), 'or');
    case 'if':
      return [
        ...conditionParts(effect.condition),
        GIVE,
        ...between(
          [effect.effect, effect.otherwise].flatMap((one) => (one ? [partsOf(one)] : [])),
          'or',
        ),
      ];
    case 'per':
      return [...everyParts(effect.count, effect.every), ...atMost(effect.max), GIVE, ...partsOf(effect.effect)];
    case 'pay':
      return [...between(effect.cost.map(paid), 'or'), GIVE, ...partsOf(effect.effect)];
    case 'gain':
      return gained(effect.goods);
    case 'table':
      return [...counted(effect.count), GIVE, figured('points', `${effect.rows[0]?.[1] ?? 0}–${effect.rows.at(-1)?.[1] ?? 0}`)];
    case 'buyPoints':
      return [...paid(effect.cost), ...atMost(effect.max), GIVE, part('points', effect.points)];
    default:
      return deedParts(effect);
  }
}

type Plain<E extends Effect> = Exclude<E, { readonly do: 'all' | 'seq' | 'choose' | 'if' | 'per' | 'pay' | 'gain' | 'table' | 'buyPoints' }>;

/** What is done at once. */
function deedParts(deed: Plain<Effect>): readonly Part[] {
  switch (deed.do) {
    case 'gainChoice':
      return deed.from.length === RESOURCES.length
        ? [part('any', deed.count)]
        : between(
            deed.from.map((good) => [part(good, deed.count)]),
            'or',
          );
    case 'exchange':
      return [...gained(deed.a), { mark: 'swap' }, ...gained(deed.b)];
    case 'build':
      return [part(deed.what, deed.count), ...(deed.site ? [part('site')] : []), ...priceParts(deed.cost)];
    case 'upgrade':
      return [part(`${deed.what}Up`, deed.count), part('upgrade'), ...priceParts(deed.cost)];
    case 'convertCity':
      return [part('convert'), ...priceParts(deed.cost)];
    case 'advance':
      return [part('step', deed.steps)];
    case 'drawSpecial':
      return [part('special', deed.count)];
    case 'useAction':
      return [part('action', deed.max)];
    case 'refreshAction':
      return [part('refresh', deed.count), part('action')];
    case 'performSlot':
      return [
        ...(deed.which === 'available' ? [part('slot')] : deed.which === 'any' ? [part('slot'), part('takenSlot')] : [part('takenSlot')]),
        ...(deed.always ? [part('cards')] : []),
      ];
    case 'produceOnce':
      return [part(`${deed.what}Up`), GIVE, part('production')];
    case 'gainMetropolis':
      return [figured('metropolis', `${deed.look}`), GIVE, part('metropolis', deed.keep)];
    default:
      return lastingParts(deed);
  }
}

type Still = Exclude<
  Plain<Effect>,
  {
    readonly do:
      | 'gainChoice'
      | 'exchange'
      | 'build'
      | 'upgrade'
      | 'convertCity'
      | 'advance'
      | 'drawSpecial'
      | 'useAction'
      | 'refreshAction'
      | 'performSlot'
      | 'produceOnce'
      | 'gainMetropolis';
  }
>;

/** What holds from now on, and in production. */
function lastingParts(effect: Still): readonly Part[] {
  switch (effect.do) {
    case 'discount':
      return [
        effect.on === 'upgrade' ? part('upgrade') : effect.limit ? figured(effect.on, '1.') : part(effect.on),
        part('less'),
        ...paid(effect.amount),
      ];
    case 'trigger':
      return [...eventParts(effect.on), ...(effect.limit ? [figured('refresh', '1')] : []), GIVE, ...partsOf(effect.effect)];
    case 'slotModifier':
      return [
        part('slot'),
        ...slotParts(effect.slots[0]),
        GIVE,
        ...('add' in effect.change ? partsOf(effect.change.add) : [figured('building', `+${effect.change.buildCount}`)]),
      ];
    case 'handLimit':
      return [figured('hand', `+${effect.delta}`)];
    case 'swapProduction':
      return [
        part(effect.structure === 'any' ? 'structure' : effect.structure, effect.count),
        ...gained(effect.from),
        { mark: 'swap' },
        ...gained(effect.to),
      ];
    case 'boostProduction':
      return [...counted(effect.of), ...atMost(effect.max), GIVE, ...gained(effect.add)];
    case 'feedLess':
      return [part('city', effect.count), part('less'), part('food')];
  }
}

/** The first things that a slot's action is about. */
function slotParts(id: string | undefined): readonly Part[] {
  const slot = ACTION_SLOTS.find((one) => one.id === id);
  return slot ? partsOf(slot.action).slice(0, 1) : [];
}

/** A card as a row of things: what it needs, then what it does. */
export function sceneOf({ requires, instant, permanent, action, production, endScoring }: Card): readonly Part[] {
  const effects = [instant, permanent, action, production, endScoring].flatMap((one) => (one ? [one] : []));
  return [...(requires ? [...conditionParts(requires), GIVE] : []), ...effects.flatMap(partsOf)];
}

/** A government contract as a row of things: what it asks for, then its reward. */
export const contractScene = ({ needs, reward }: GovernmentContract): readonly Part[] => [...needs.flatMap(conditionParts), GIVE, ...partsOf(reward)];

/** A metropolis as a row of things: itself, then what it gives. */
export const tileScene = (tile: MetropolisTile): readonly Part[] => [
  part(tile.colour === 'brown' ? 'brownMetropolis' : 'metropolis'),
  GIVE,
  ...(tile.colour === 'brown' ? partsOf(tile.endScoring) : [tile.instant, tile.production].flatMap((one) => (one ? partsOf(one) : []))),
];
