import { add, at, bitCount, members, type Seat } from '@madang/kernel';
import { HARBOUR_TUNNELS, PERSONAL_BOARDS, type SiteBonus } from '../../../components/boards.ts';
import type { Build, Deed } from '../../../components/effects.ts';
import { cardOf, deckOf } from '../../../components/match-deck.ts';
import { BUILT_BY, HARBOUR_COUNT, SYMBIOTIC, UPGRADED_BY } from '../../../components/things.ts';
import { boardOf } from '../../building/board.ts';
import { canPayUpgrade, payable, priceOf } from '../../building/costs.ts';
import { timesOf } from '../../building/counts.ts';
import { buildingSites, citySites, hasSite, tunnelSites } from '../../building/places.ts';
import { canUpgrade } from '../../building/sites.ts';
import { type Amounts, addGoods, KELP, plusGoods, STEELPLAST } from '../../goods/amounts.ts';
import { causes, mostFrom, watchesAny } from '../../goods/triggers.ts';
import type { Player, Underwater } from '../../state.ts';

/** Causes of building, of connecting, of improving what is built, of steps on the Federation track, and others. */
const BUILT = causes('build', 'buildNthThisTurn', 'buildNthAtCity', 'siteBonus');
const CONNECTED = causes('connectCity', 'connectMetropolis');
const IMPROVED = causes('upgrade', 'upgradeNthAtCity');
const STEPPED = causes('advanceTo', 'advanceBeyondTop');
const SPECIAL_TAKEN = causes('takeSpecial');
const ACTION_USED = causes('useActionCard');
const CLAIMED = causes('claimCard');
const PERFORMED = causes('slotGives', 'useAlwaysSlot');

/** The most that an effect gives: goods at hand then, and what may have been built; more than it can really be, never less. */
export interface Most {
  readonly state: Underwater;
  readonly seat: Seat;
  readonly me: Player;
  readonly goods: number[];
  /** Things that may be built (BUILT_BY), and how many tunnels. */
  builds: number;
  tunnels: number;
  /** Slots that are performed through cards, which are looked at one by one: see `mightReach`. */
  reaches: number;
  /** An action card is being used: those that it uses are counted already. */
  acting: boolean;
}

export const mostBefore = (state: Underwater, seat: Seat, me: Player): Most => ({
  state,
  seat,
  me,
  goods: me.goods.slice(),
  builds: 0,
  tunnels: 0,
  reaches: 0,
  acting: false,
});

/** How often building one thing may happen to what watches for it: cities that one tunnel connects, steps of a site's bonus. */
const OFTEN = 4;

/** At least what any step of the Federation track gives. */
const ANY_STEP = { credits: 1, steelplast: 1 } as const;

/** Adds what watches for these causes gives so often; false: anything. */
function addTriggers(most: Most, watched: number, times: number, about?: number): boolean {
  const { state, me } = most;
  if (!watchesAny(state, me, watched)) return true;
  const from = mostFrom(state, me, watched, about);
  if (!from) return false;
  addTimes(most.goods, from, times);
  return true;
}

/** Adds the most that an effect gives, carried out so often; false: anything may come of it. `finishMost` belongs to it. */
export function addMost(most: Most, deed: Deed, times: number): boolean {
  const { state, seat } = most;
  switch (deed.do) {
    case 'all':
    case 'seq':
    case 'choose':
      for (let i = 0; i < deed.of.length; i++) {
        const part = deed.of[i];
        if (part && !addMost(most, part, times)) return false;
      }
      return true;
    case 'if':
      return addMost(most, deed.effect, times) && (!deed.otherwise || addMost(most, deed.otherwise, times));
    case 'per': {
      // What the same card builds may count.
      return addMost(most, deed.effect, times * timesOf(state, seat, deed, OFTEN));
    }
    case 'pay':
      return addMost(most, deed.effect, times);
    case 'gain':
      addGoods(most.goods, deed.goods, times);
      return true;
    case 'gainChoice':
      for (const resource of deed.from) addGoods(most.goods, { [resource]: times * deed.count });
      return true;
    case 'exchange':
      addGoods(most.goods, deed.a, times);
      addGoods(most.goods, deed.b, times);
      return true;
    case 'advance':
      addGoods(most.goods, ANY_STEP, times * deed.steps);
      return addTriggers(most, STEPPED, times * deed.steps);
    case 'drawSpecial':
      return addTriggers(most, SPECIAL_TAKEN, times * deed.count);
    case 'upgrade':
      return state.contracts.length === 0 && addTriggers(most, IMPROVED, times * deed.count);
    case 'convertCity':
      return state.contracts.length === 0;
    case 'build':
      return addBuilding(most, deed, times * deed.count);
    case 'useAction':
      return addActions(most, times * deed.max);
    case 'produceOnce':
      for (let i = 0; i < most.goods.length; i++) add(most.goods, i, times);
      return true;
    case 'performSlot':
      most.reaches += times;
      return true;
    default:
      // Action cards used again, tiles: what comes of those is not bounded but tried.
      return false;
  }
}

/** The most that building so many things gives: bonuses of sites, and what watches for it. */
function addBuilding(most: Most, { what, site }: Build, count: number): boolean {
  const { state, me } = most;
  if (state.contracts.length > 0) return false;
  const things = BUILT_BY[what];
  const alone = most.builds === 0 && count === 1;
  // The first thing built gets the bonus of a site that is there; with more than one, any of the board's.
  if (!alone) addBonuses(most.goods, ANYWHERE[me.board] ?? [], things | most.builds, count);
  else addBonuses(most.goods, withinReach(me, things, site === 'expansion'), things, 1);
  most.builds |= things;
  if ((things & BUILT_BY.tunnel) !== 0) most.tunnels += count;
  return (
    addTriggers(most, BUILT, count, things) &&
    addTriggers(most, STEPPED, OFTEN * count) &&
    ((things & (BUILT_BY.tunnel | BUILT_BY.city)) === 0 || addTriggers(most, CONNECTED, OFTEN * count))
  );
}

function addTimes(goods: number[], more: Amounts | undefined, times: number): void {
  if (more) for (let i = 0; i < goods.length; i++) add(goods, i, times * at(more, i));
}

/** Adds the bonuses of these things so often: of buildings, tunnels, cities. */
function addBonuses(goods: number[], [buildings, tunnels, cities]: readonly Amounts[], things: number, times: number): void {
  if ((things & BUILT_BY.building) !== 0) addTimes(goods, buildings, times);
  if ((things & BUILT_BY.tunnel) !== 0) addTimes(goods, tunnels, times);
  if ((things & BUILT_BY.city) !== 0) addTimes(goods, cities, times);
}

/** The most that using action cards gives: every one that is ready, once. */
function addActions(most: Most, uses: number): boolean {
  const { state, me } = most;
  if (most.acting) return true;
  most.acting = true;
  for (let i = 0; i < me.ready.length; i++) {
    const { action } = cardOf(state, at(me.ready, i));
    if (action && !addMost(most, action, 1)) return false;
  }
  most.acting = false;
  return addTriggers(most, ACTION_USED, uses + me.ready.length);
}

/**
 * Whether an action that cannot be used now might be once a slot that does this is performed through a card, besides all that the card
 * gives at most.
 */
export function mightReach(card: Most, sought: Deed, deed: Deed): boolean {
  const most = { ...card, goods: card.goods.slice() };
  const known = addMost(most, deed, 1) && addTriggers(most, PERFORMED, OFTEN) && finishMost(most);
  return !known || most.reaches > 1 || mightUse(most, sought);
}

/** Adds what giving up one action card for another may give: a last use of any that is ready, and what watches for both. */
export const addRoom = (most: Most): boolean => addActions(most, 1) && addTriggers(most, CLAIMED, 1) && finishMost(most);

/** Adds what the metropolises give that so many tunnels may connect; false: anything. */
export function finishMost(most: Most): boolean {
  const { state, me, tunnels } = most;
  for (let harbour = 0; harbour < HARBOUR_COUNT; harbour++) {
    const lacking = bitCount(at(HARBOUR_TUNNELS, harbour) & ~me.tunnels);
    if (lacking === 0 || lacking > tunnels) continue;
    const tile = deckOf(state).metropolises[at(me.metropolises, harbour)];
    if (tile?.colour === 'brown') continue;
    if (!tile || !addMost(most, tile.instant, 1)) return false;
  }
  // What connects a metropolis may build the tunnels that connect the next.
  return most.tunnels === tunnels;
}

const NONE: Amounts = [0, 0, 0, 0, 0];

const bonusOf = ({ advance = 0, ...goods }: SiteBonus): Amounts => plusGoods(plusGoods(NONE, goods), ANY_STEP, advance);

/** The bonuses printed on a board: for buildings, tunnels and cities, by site. */
type Bonuses = readonly (readonly (Amounts | undefined)[])[];

const printedBonuses = (board: number): Bonuses => {
  const { building, tunnel, city } = boardOf(board);
  return [building, tunnel, city].map((printed) => printed.map((one) => one?.bonus && bonusOf(one.bonus)));
};

const PRINTED: readonly Bonuses[] = PERSONAL_BOARDS.map((_, board) => printedBonuses(board));

/** The most of each that any of these bonuses gives. */
function mostOf(bonuses: readonly (Amounts | undefined)[]): Amounts {
  let most: number[] | undefined;
  for (let i = 0; i < bonuses.length; i++) {
    const bonus = bonuses[i];
    if (!bonus) continue;
    most ??= NONE.slice();
    for (let good = 0; good < most.length; good++) most[good] = Math.max(at(most, good), at(bonus, good));
  }
  return most ?? NONE;
}

/** By board: the most that the bonus of any site gives, for a building, a tunnel and a city. */
const ANYWHERE: readonly (readonly Amounts[])[] = PRINTED.map((bonuses) => bonuses.map(mostOf));

/** The same of sites where these things could be built now. */
function withinReach(me: Player, things: number, expansion: boolean): readonly Amounts[] {
  const [building = [], tunnel = [], city = []] = PRINTED[me.board] ?? [];
  const of = (bonuses: readonly (Amounts | undefined)[], sites: readonly number[]): Amounts => mostOf(sites.map((site) => bonuses[site]));
  return [
    (things & BUILT_BY.building) === 0 ? NONE : of(building, buildingSites(me, expansion)),
    (things & BUILT_BY.tunnel) === 0 ? NONE : of(tunnel, members(tunnelSites(me))),
    (things & BUILT_BY.city) === 0 ? NONE : of(city, members(citySites(me))),
  ];
}

/**
 * Whether an action that cannot be used now might be once its player has at most this, with what may have been built: cheap, and never
 * wrongly no.
 */
export function mightUse({ state, me, goods, builds }: Most, deed: Deed): boolean {
  const before = me.goods;
  me.goods = goods;
  const might = mightUseWith(state, me, deed, builds);
  me.goods = before;
  return might;
}

function mightUseWith(state: Underwater, me: Player, deed: Deed, builds: number): boolean {
  switch (deed.do) {
    case 'all':
    case 'choose':
      for (let i = 0; i < deed.of.length; i++) {
        const part = deed.of[i];
        if (part && mightUseWith(state, me, part, builds)) return true;
      }
      return false;
    case 'seq':
      return mightUseWith(state, me, deed.of[0], builds);
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
  return (builds & (BUILT_BY.city | BUILT_BY.tunnel)) !== 0 || hasSite(me, thing, site === 'expansion');
}
