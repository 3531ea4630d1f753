import { add, at, members, type Seat } from '@madang/kernel';
import { PERSONAL_BOARDS, type SiteBonus } from '../../components/boards.ts';
import type { Build, Deed } from '../../components/effects.ts';
import { cardOf } from '../../components/match-deck.ts';
import { BUILT_BY } from '../../components/things.ts';
import { boardOf } from '../building/board.ts';
import { buildingSites, citySites, tunnelSites } from '../building/places.ts';
import { type Amounts, plusGoods } from '../goods/amounts.ts';
import { causes, mostFrom, watchesAny } from '../goods/triggers.ts';
import type { Player, Underwater } from '../state.ts';

/** Causes of building, of connecting, of improving what is built, of steps on the Federation track, and others. */
const BUILT = causes('build', 'buildNthThisTurn', 'buildNthAtCity', 'siteBonus');
const CONNECTED = causes('connectCity', 'connectMetropolis');
export const IMPROVED = causes('upgrade', 'upgradeNthAtCity');
export const STEPPED = causes('advanceTo', 'advanceBeyondTop');
export const SPECIAL_TAKEN = causes('takeSpecial');
const ACTION_USED = causes('useActionCard');

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
export const OFTEN = 4;

/** At least what any step of the Federation track gives. */
export const ANY_STEP = { credits: 1, steelplast: 1 } as const;

/** Adds what watches for these causes gives so often; false: anything. */
export function addTriggers(most: Most, watched: number, times: number, about?: number): boolean {
  const { state, me } = most;
  if (!watchesAny(state, me, watched)) return true;
  const from = mostFrom(state, me, watched, about);
  if (!from) return false;
  addTimes(most.goods, from, times);
  return true;
}

/** Adds the most that an effect gives, carried out so often; false: anything may come of it. */
export type AddMost = (most: Most, deed: Deed, times: number) => boolean;

/** The most that building so many things gives: bonuses of sites, and what watches for it. */
export function addBuilding(most: Most, { what, site }: Build, count: number): boolean {
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
export function addActions(most: Most, uses: number, addMost: AddMost): boolean {
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
