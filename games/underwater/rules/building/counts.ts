import { at, bitCount, playerOf, type Seat } from '@madang/kernel';
import type { Condition, Count } from '../../components/effects.ts';
import { isSpecial } from '../../components/match-deck.ts';
import { DESALINATION, FARM, LABORATORY } from '../../components/things.ts';
import { BUILDINGS, type ClaimedKind } from '../../components/words.ts';
import type { Player, Underwater } from '../state.ts';
import { connectedCities, connectedTiles, countBuildings, isBrown, kindsAt, tunnelsBesideCity } from './network.ts';

function claimedCards(me: Player, kind: ClaimedKind): number {
  switch (kind) {
    case 'permanent':
      return me.permanents.length;
    case 'action':
      return me.ready.length + me.spent.length;
    case 'production':
      return me.productions.length;
    case 'endScoring':
      return me.endings.length;
  }
}

const specials = (cards: readonly number[]): number => cards.reduce((count, card) => (isSpecial(card) ? count + 1 : count), 0);

/** UWC-SCORE-06: Special cards played and paid for; discarded action cards are gone. */
const paidSpecials = (me: Player): number =>
  me.paid.length + specials(me.permanents) + specials(me.ready) + specials(me.spent) + specials(me.productions) + specials(me.endings);

/** UWC-SCORE-07: the least of upgraded tunnels next to a city and connected upgraded buildings of each kind. */
function upgradedSets(me: Player): number {
  const cities = connectedCities(me);
  const tunnels = bitCount(tunnelsBesideCity(me) & me.upgradedTunnels);
  return Math.min(
    tunnels,
    countBuildings(me, cities, FARM, true),
    countBuildings(me, cities, DESALINATION, true),
    countBuildings(me, cities, LABORATORY, true),
  );
}

function countTunnels(me: Player, { state, beside }: Extract<Count, { readonly of: 'tunnel' }>): number {
  const tunnels = state === 'upgraded' ? me.upgradedTunnels : me.tunnels;
  if (beside === 'any') return bitCount(tunnels);
  const besideCity = tunnelsBesideCity(me);
  return bitCount(tunnels & (beside === 'city' ? besideCity : ~besideCity));
}

function countOfBuildings(me: Player, { kind, state }: Extract<Count, { readonly of: 'building' }>): number {
  const cities = connectedCities(me);
  if (kind !== 'any') return countBuildings(me, cities, BUILDINGS.indexOf(kind), state === 'upgraded');
  return BUILDINGS.reduce((sum, _, one) => sum + countBuildings(me, cities, one, state === 'upgraded'), 0);
}

function citiesWithKinds(me: Player, atLeast: number): number {
  let count = 0;
  for (let rest = connectedCities(me); rest !== 0; rest &= rest - 1) if (kindsAt(me, 31 - Math.clz32(rest & -rest)) >= atLeast) count += 1;
  return count;
}

/** UWC-NET-07: a count on a player's board; only what is connected counts, tunnels always are. */
export function countOf(state: Underwater, seat: Seat, count: Count): number {
  const me = playerOf(state, seat);
  switch (count.of) {
    case 'city': {
      const cities = connectedCities(me);
      return bitCount(count.type === 'any' ? cities : count.type === 'symbiotic' ? cities & me.symbiotic : cities & ~me.symbiotic);
    }
    case 'building':
      return countOfBuildings(me, count);
    case 'tunnel':
      return countTunnels(me, count);
    case 'cityWithKinds':
      return citiesWithKinds(me, count.atLeast);
    case 'metropolis': {
      const tiles = connectedTiles(me);
      return count.colour === 'any' ? tiles.length : tiles.filter((tile) => isBrown(tile) === (count.colour === 'brown')).length;
    }
    case 'upgradedSet':
      return upgradedSets(me);
    case 'card':
      return count.kinds.reduce((sum, kind) => sum + claimedCards(me, kind), 0);
    case 'specialPaid':
      return paidSpecials(me);
  }
}

/** UWC-GLOSS-05: how often something is done for each `every` of a count, rounded down; OQ-8 for card 28 stands in the option. */
export function timesOf(
  state: Underwater,
  seat: Seat,
  { count, every, max }: { readonly count: Count; readonly every: number; readonly max?: number },
  more = 0,
): number {
  return atMost(Math.floor((countOf(state, seat, count) + more) / every), max);
}

/** No more than this, where there is a limit. */
export const atMost = (n: number, max: number | undefined): number => (max === undefined || n < max ? n : max);

/** Whether a condition holds. UWC-GLOSS-16: on a space means on this space only. */
export const holds = (state: Underwater, seat: Seat, condition: Condition): boolean =>
  'federationSpace' in condition
    ? at(state.federation, seat) === condition.federationSpace
    : countOf(state, seat, condition.count) >= condition.atLeast;
