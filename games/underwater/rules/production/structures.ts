import { at, bitCount, has, spell } from '@madang/kernel';
import { HARBOUR_TUNNELS } from '../../components/boards.ts';
import type { Goods } from '../../components/effects.ts';
import { deckOf } from '../../components/match-deck.ts';
import { PAIR_BONUS, PRODUCTION, SYMBIOTIC_YIELD } from '../../components/numbers.ts';
import { HARBOUR_COUNT, TUNNEL } from '../../components/things.ts';
import { BUILDINGS, PLOTS, STRUCTURES } from '../../components/words.ts';
import { boardOf } from '../building/board.ts';
import { connectedCities, connectedHarbours, countAt, isUpgradedAt, kindAt, tunnelsBesideCity } from '../building/network.ts';
import type { Yielder } from '../events.ts';
import type { Player, Underwater } from '../state.ts';

/** Something that a Production phase yields: by what, how often the same, and the card where it is one (else 0). */
export interface Produced {
  readonly by: Yielder;
  readonly goods: Goods;
  readonly times: number;
  readonly card: number;
}

/** Takes what something yields. */
export type Give = (by: Yielder, goods: Goods, times: number, card: number) => void;

/** What one structure yields by the table: a kind (0 … 2) or TUNNEL (UWC-PROD-02 … -04, -09, UWC-GLOSS-15). */
export function tableYield(thing: number, upgraded: boolean): Goods {
  const row = PRODUCTION[spell(STRUCTURES, thing)];
  return upgraded ? row.upgraded : row.plain;
}

/** UWC-PROD-02 … -04, -14, UWC-VAR-09: buildings at connected cities, site by site. */
function buildings(me: Player, give: Give): void {
  const printed = boardOf(me.board).building;
  for (let rest = connectedCities(me); rest !== 0; rest &= rest - 1) {
    const city = 31 - Math.clz32(rest & -rest);
    for (let site = city * PLOTS.length; site < (city + 1) * PLOTS.length; site++) {
      const kind = kindAt(me, site);
      if (kind < 0) continue;
      give(spell(BUILDINGS, kind), tableYield(kind, isUpgradedAt(me, site)), printed[site]?.multiplier ?? 1, 0);
    }
  }
}

const UPGRADED_FOR_BONUS = 2;

/** UWC-PROD-05 … -08, OQ-18: more for two or more upgraded buildings of a kind at one connected city. */
function pairBonuses(state: Underwater, me: Player, give: Give): void {
  for (let rest = connectedCities(me); rest !== 0; rest &= rest - 1) {
    const city = 31 - Math.clz32(rest & -rest);
    for (let kind = 0; kind < BUILDINGS.length; kind++) {
      const pairs = Math.floor(countAt(me, city, kind, true) / UPGRADED_FOR_BONUS);
      if (pairs === 0) continue;
      give('pairBonus', PAIR_BONUS[spell(BUILDINGS, kind)], state.options.pairBonus === 'once' ? 1 : pairs, 0);
    }
  }
}

/** UWC-PROD-09 … -11, UWC-VAR-13, -14: tunnels next to a city; pairs of them. */
function tunnels(state: Underwater, me: Player, give: Give): void {
  const facts = boardOf(me.board);
  const beside = tunnelsBesideCity(me);
  for (let rest = beside; rest !== 0; rest &= rest - 1) {
    const site = 31 - Math.clz32(rest & -rest);
    give('tunnel', tableYield(TUNNEL, has(me.upgradedTunnels, site)), facts.tunnel[site]?.multiplier ?? 1, 0);
  }
  for (const pair of facts.pairs) {
    if ((me.tunnels & pair.tunnels) !== pair.tunnels) continue;
    const complete = state.options.tunnelPairCity === 'each' ? (beside & pair.tunnels) === pair.tunnels : (beside & pair.tunnels) !== 0;
    if (complete) give('tunnelPair', pair.yields, 1, 0);
  }
}

/** UWC-PROD-12, UWC-VAR-12: connected symbiotic cities. */
function cities(me: Player, give: Give): void {
  const printed = boardOf(me.board).city;
  for (let rest = connectedCities(me) & me.symbiotic; rest !== 0; rest &= rest - 1) {
    give('city', printed[31 - Math.clz32(rest & -rest)]?.symbioticYield ?? SYMBIOTIC_YIELD, 1, 0);
  }
}

/** The goods that a metropolis tile yields. */
function tileYield(state: Underwater, tile: number): Goods | undefined {
  const metropolis = deckOf(state).metropolises[tile];
  return metropolis?.colour === 'blue' ? metropolis.production?.goods : undefined;
}

/** UWC-NET-09, -11, UWC-VAR-15, -17: connected metropolises, gained ones too, and what their tunnel adds. */
function metropolises(state: Underwater, me: Player, give: Give): void {
  const facts = boardOf(me.board);
  const harbours = connectedHarbours(me.tunnels);
  const add = (goods: Goods | undefined): void => {
    if (goods) give('metropolis', goods, 1, 0);
  };
  for (let harbour = 0; harbour < HARBOUR_COUNT; harbour++) {
    if (!has(harbours, harbour)) continue;
    add(tileYield(state, at(me.metropolises, harbour)));
    for (let rest = at(HARBOUR_TUNNELS, harbour); rest !== 0; rest &= rest - 1) add(facts.tunnel[31 - Math.clz32(rest & -rest)]?.metropolisYield);
  }
  for (const tile of me.gained) add(tileYield(state, tile));
}

/** UWC-PROD-02 … -16: gives what a player's board yields, without the cards. */
export function boardYields(state: Underwater, me: Player, give: Give): void {
  buildings(me, give);
  pairBonuses(state, me, give);
  tunnels(state, me, give);
  cities(me, give);
  metropolises(state, me, give);
}

/** How many structures of a kind (0 … 2, TUNNEL) produce: those whose yield a card may swap (OQ-62). */
export function producing(me: Player, thing: number): number {
  if (thing === TUNNEL) return bitCount(tunnelsBesideCity(me));
  let count = 0;
  for (let rest = connectedCities(me); rest !== 0; rest &= rest - 1) count += countAt(me, 31 - Math.clz32(rest & -rest), thing, false);
  return count;
}
