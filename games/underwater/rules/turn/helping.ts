import { add, at, bitCount, type Seat } from '@madang/kernel';
import { HARBOUR_TUNNELS, type SiteBonus } from '../../components/boards.ts';
import type { Build, Deed, Goods } from '../../components/effects.ts';
import { ACTION_CARDS, CLONE_COST } from '../../components/numbers.ts';
import { RESOURCES } from '../../components/words.ts';
import { boardOf } from '../building/board.ts';
import { type Amounts, amountsOf, CREDITS, canPayUpgrade, KELP, payable, priceOf, STEELPLAST } from '../building/costs.ts';
import { countOf, holds } from '../building/counts.ts';
import { BUILT_BY, HARBOUR_COUNT, SYMBIOTIC, UPGRADED_BY } from '../building/kinds.ts';
import { canUpgrade, hasSite } from '../building/sites.ts';
import { usable } from '../effects/usable.ts';
import { cardOf, costsOf, isSpecial, kindsOf } from '../goods/deck.ts';
import { gainsFrom, watchesAny } from '../goods/triggers.ts';
import { player } from '../rule.ts';
import type { Player, Underwater } from '../state.ts';
import { slotDeed } from './slots.ts';
import { type Trial, tries } from './ways.ts';

/** Whether a card resolved before a slot's action makes a part of that action usable; `unknown`: only trying tells. */
export type Help = 'yes' | 'no' | 'unknown';

/** Causes of building, and of upgrading and converting, of which one may get anything. */
const BUILT = [
  'build',
  'buildNthThisTurn',
  'buildNthAtCity',
  'connectCity',
  'connectMetropolis',
  'siteBonus',
  'advanceTo',
  'advanceBeyondTop',
] as const;
const IMPROVED = ['upgrade', 'upgradeNthAtCity'] as const;
const CHOSEN = ['chooseSlot'] as const;
const STEPPED = ['advanceTo', 'advanceBeyondTop'] as const;

const plus = (a: Amounts, b: Amounts): number[] => a.map((n, i) => n + at(b, i));
const times = (a: Amounts, n: number): number[] => a.map((one) => one * n);
const resources = (goods: Goods): number[] => RESOURCES.map((resource) => goods[resource] ?? 0);
const NONE: Amounts = [0, 0, 0, 0, 0];

/** Asks a question of a player with other goods. */
function withGoods<T>(me: Player, goods: number[], ask: () => T): T {
  const before = me.goods;
  me.goods = goods;
  const answer = ask();
  me.goods = before;
  return answer;
}

/** Whether a slot's action can be used as things are. */
const usableSlot = (state: Underwater, seat: Seat, me: Player, slot: number): boolean => usable(state, seat, slotDeed(state, me, slot), slot);

/** Whether a slot's action can be used once a card lies in one of the lists of claimed cards. */
function usableClaimed(state: Underwater, seat: Seat, me: Player, slot: number, list: number[], card: number): boolean {
  list.push(card);
  const can = usableSlot(state, seat, me, slot);
  list.pop();
  return can;
}

/** The most that an effect gives; undefined: anything. */
function mostOf(state: Underwater, seat: Seat, me: Player, deed: Deed): Amounts | undefined {
  switch (deed.do) {
    case 'all':
    case 'seq':
    case 'choose':
      return mostTogether(state, seat, me, deed.of);
    case 'if':
      return mostTogether(state, seat, me, [deed.effect, ...(deed.otherwise ? [deed.otherwise] : [])]);
    case 'per': {
      const once = mostOf(state, seat, me, deed.effect);
      return once && times(once, Math.floor(countOf(state, seat, deed.count) / deed.every));
    }
    case 'pay':
      return mostOf(state, seat, me, deed.effect);
    case 'gain':
      return resources(deed.goods);
    case 'gainChoice':
      return RESOURCES.map((resource) => (deed.from.includes(resource) ? deed.count : 0));
    case 'exchange':
      return plus(amountsOf(deed.a), amountsOf(deed.b));
    case 'advance':
      return watchesAny(state, me, STEPPED) ? undefined : times(ANY_STEP, deed.steps);
    case 'drawSpecial':
      return NONE;
    case 'upgrade':
    case 'convertCity':
      return state.contracts.length > 0 || watchesAny(state, me, IMPROVED) ? undefined : NONE;
    case 'build':
      return mostOfBuilding(state, me, deed);
    case 'useAction':
    case 'refreshAction':
    case 'performSlot':
    case 'produceOnce':
    case 'gainMetropolis':
      return undefined;
  }
}

function mostTogether(state: Underwater, seat: Seat, me: Player, of: readonly Deed[]): Amounts | undefined {
  let sum: Amounts | undefined = NONE;
  for (const part of of) {
    const most = mostOf(state, seat, me, part);
    sum = sum && most && plus(sum, most);
  }
  return sum;
}

/** At least what any step of the Federation track gives. */
const ANY_STEP: Amounts = resources({ credits: 1, steelplast: 1 });

const bonusOf = ({ advance = 0, ...goods }: SiteBonus): number[] => plus(resources(goods), times(ANY_STEP, advance));

/** The most of each that any of the printed bonuses gives. */
const mostOfBonuses = (printed: readonly ({ readonly bonus?: SiteBonus } | undefined)[]): Amounts =>
  printed.reduce<Amounts>((most, one) => (one?.bonus ? bonusOf(one.bonus).map((n, i) => Math.max(n, at(most, i))) : most), NONE);

const BONUSES = new Map<number, readonly Amounts[]>();

/** By board: the most that the bonus of a site for a building, a tunnel and a city gives. */
function bonusesOf(board: number): readonly Amounts[] {
  const known = BONUSES.get(board);
  if (known) return known;
  const facts = boardOf(board);
  const bonuses = [mostOfBonuses(facts.building), mostOfBonuses(facts.tunnel), mostOfBonuses(facts.city)];
  BONUSES.set(board, bonuses);
  return bonuses;
}

/** The most that building gives: bonuses of sites; anything where cards watch, contracts lie, or tunnels may reach a metropolis. */
function mostOfBuilding(state: Underwater, me: Player, { what, count }: Build): Amounts | undefined {
  if (state.contracts.length > 0 || watchesAny(state, me, BUILT)) return undefined;
  const things = BUILT_BY[what];
  if ((things & BUILT_BY.tunnel) !== 0 && nearHarbour(me, count)) return undefined;
  const [buildings = NONE, tunnels = NONE, cities = NONE] = bonusesOf(me.board);
  let most: Amounts = NONE;
  if ((things & BUILT_BY.building) !== 0) most = plus(most, buildings);
  if ((things & BUILT_BY.tunnel) !== 0) most = plus(most, tunnels);
  if ((things & BUILT_BY.city) !== 0) most = plus(most, cities);
  return count === 1 ? most : times(most, count);
}

/** Whether so many tunnels may connect a metropolis. */
function nearHarbour(me: Player, tunnels: number): boolean {
  for (let harbour = 0; harbour < HARBOUR_COUNT; harbour++) {
    const lacking = bitCount(at(HARBOUR_TUNNELS, harbour) & ~me.tunnels);
    if (lacking > 0 && lacking <= tunnels) return true;
  }
  return false;
}

/** What a card may build: then there may be sites for more, and structures to upgrade. */
function buildsOf(deed: Deed): number {
  switch (deed.do) {
    case 'all':
    case 'seq':
    case 'choose':
      return deed.of.reduce((things, part) => things | buildsOf(part), 0);
    case 'if':
      return buildsOf(deed.effect) | (deed.otherwise ? buildsOf(deed.otherwise) : 0);
    case 'per':
    case 'pay':
      return buildsOf(deed.effect);
    case 'build':
      return BUILT_BY[deed.what];
    default:
      return 0;
  }
}

/**
 * Whether an action that cannot be used now might be with other goods and after some of these things were built: cheap, and never
 * wrongly no.
 */
function mightUse(state: Underwater, me: Player, deed: Deed, builds: number): boolean {
  switch (deed.do) {
    case 'all':
    case 'choose':
      return deed.of.some((part) => mightUse(state, me, part, builds));
    case 'seq':
      return mightUse(state, me, deed.of[0], builds);
    case 'build':
      for (let thing = 0; thing <= SYMBIOTIC; thing++) {
        if ((BUILT_BY[deed.what] & (1 << thing)) !== 0 && mightBuild(state, me, thing, deed, builds)) return true;
      }
      return false;
    case 'upgrade':
      return ((BUILT_BY.structure & builds) !== 0 || canUpgrade(me, UPGRADED_BY[deed.what], -1)) && canPayUpgrade(state, me, deed.cost);
    case 'useAction':
      return me.ready.length > 0;
    default:
      return true;
  }
}

/** Whether one thing might be built: it can be paid, and there is a site, or will be once cities or tunnels are built. */
function mightBuild(state: Underwater, me: Player, thing: number, { cost, site }: Build, builds: number): boolean {
  const price = priceOf(state, me, thing, cost);
  if (!payable(me, price, at(price, KELP), at(price, STEELPLAST))) return false;
  if ((builds & (BUILT_BY.city | BUILT_BY.tunnel)) !== 0) return true;
  return hasSite(me, thing, site === 'expansion');
}

/** Whether a slot's action has an action card used. */
const usesActions = (deed: Deed): boolean =>
  deed.do === 'all' || deed.do === 'choose' ? deed.of.some(usesActions) : deed.do === 'useAction' || deed.do === 'performSlot';

/** Ways that are gone through before it is left to playing out. */
const MOST_WAYS = 2000;

/** What an instant card does for a slot. */
function helpOfInstant(state: Underwater, seat: Seat, me: Player, slot: number, instant: Deed): Help {
  const most = mostOf(state, seat, me, instant);
  if (most && !withGoods(me, plus(me.goods, most), () => mightUse(state, me, slotDeed(state, me, slot), buildsOf(instant)))) return 'no';
  if (!usable(state, seat, instant, -1)) return 'no';
  const found = (): boolean => usableSlot(state, seat, me, slot);
  const alike = me.ready.length === 0 || !usesActions(slotDeed(state, me, slot));
  const trial: Trial = { state, seat, me, found, alike, unclear: false, left: MOST_WAYS };
  if (tries(trial, instant, found)) return 'yes';
  return trial.unclear ? 'unknown' : 'no';
}

/** What claiming a card does for a slot, with what watches for it; `list`: where it lies then, if that matters. */
function helpOfClaimed(state: Underwater, seat: Seat, me: Player, slot: number, card: number, list: number[] | undefined): Help {
  const claiming = gainsFrom(state, me, 'claimCard', at(kindsOf(state), card), 0);
  if (!claiming) return 'unknown';
  if (!list && claiming.goods.length === 0) return 'no';
  const goods = claiming.goods.reduce<number[]>((sum, one) => plus(sum, resources(one)), me.goods);
  const ask = (): boolean => (list ? usableClaimed(state, seat, me, slot, list, card) : usableSlot(state, seat, me, slot));
  return withGoods(me, goods, ask) ? 'yes' : 'no';
}

/** What a card that can be paid does for a slot that is chosen already. */
function helpOfCard(state: Underwater, seat: Seat, me: Player, slot: number, card: number): Help {
  const { instant, permanent, action, requires } = cardOf(state, card);
  if (permanent) return helpOfClaimed(state, seat, me, slot, card, me.permanents);
  if (action) return me.ready.length + me.spent.length >= ACTION_CARDS ? 'unknown' : helpOfClaimed(state, seat, me, slot, card, me.ready);
  if (!instant) return helpOfClaimed(state, seat, me, slot, card, undefined);
  if (requires && !holds(state, seat, requires)) return 'no';
  // A Special card lies under the board then, and counts.
  const help = helpOfInstant(state, seat, me, slot, instant);
  return help === 'yes' && isSpecial(card) ? 'unknown' : help;
}

/** What is asked once a slot is chosen, cards have given for it, and so many credits are paid; undone again. */
function afterChoosing(state: Underwater, seat: Seat, slot: number, matched: boolean, credits: number, ask: (me: Player) => Help): Help {
  const me = player(state, seat);
  const choosing = gainsFrom(state, me, 'chooseSlot', Number(matched), 0);
  if (!choosing) return 'unknown';
  const goods = choosing.goods.reduce<number[]>((sum, one) => plus(sum, resources(one)), me.goods.slice());
  add(goods, CREDITS, -credits);
  if (at(goods, CREDITS) < 0) return 'no';
  const tiles = at(state.slots, slot);
  state.slots[slot] = tiles | (1 << seat);
  const help = withGoods(me, goods, () => ask(me));
  state.slots[slot] = tiles;
  return help;
}

/** UWC-TURN-24: whether what watches for the choice makes a slot usable that cannot be used as things are. */
export function helpOfChoosing(state: Underwater, seat: Seat, slot: number, cloned: boolean, matched: boolean): Help {
  if (!watchesAny(state, player(state, seat), CHOSEN)) return 'no';
  return afterChoosing(state, seat, slot, matched, cloned ? CLONE_COST : 0, (me) => (usableSlot(state, seat, me, slot) ? 'yes' : 'no'));
}

/** UWC-TURN-24: what is known, without trying, of a matching card that is resolved before the action of a slot that cannot be used now. */
export const helpOf = (state: Underwater, seat: Seat, slot: number, cloned: boolean, card: number): Help =>
  afterChoosing(state, seat, slot, true, at(costsOf(state), card) + (cloned ? CLONE_COST : 0), (me) => helpOfCard(state, seat, me, slot, card));
