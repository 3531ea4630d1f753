import { at, bitCount, has } from '@madang/kernel';
import { HARBOUR_TUNNELS } from '../../components/boards.ts';
import { coloursOf, isSpecial, kindsOf, ofCards } from '../../components/match-deck.ts';
import { HARBOUR_COUNT } from '../../components/things.ts';
import { BUILDINGS, COLOURS, KINDS, PLOTS } from '../../components/words.ts';
import { boardOf } from '../../rules/building/board.ts';
import { connectedCities, connectedTiles, isBrown, reached, tunnelsBesideCity } from '../../rules/building/network.ts';
import { citySites } from '../../rules/building/places.ts';
import { type Player, type Underwater, UPGRADED } from '../../rules/state.ts';

const by = (what: string, names: readonly string[]): readonly string[] => names.map((name) => `${what}: ${name}`);

/** What stands on a board. */
export const BOARD_FACTS = [
  'cities connected, nonsymbiotic',
  'cities connected, symbiotic',
  'cities apart',
  'city sites in reach',
  'cities of one kind',
  'cities of two kinds',
  'cities of three kinds',
  'cities that lack a kind and have room',
  'plots free at connected cities',
  'buildings at others',
  ...by('connected', BUILDINGS),
  ...by('upgraded', BUILDINGS),
  ...by('pairs upgraded', BUILDINGS),
  ...by('pairs half upgraded', BUILDINGS),
  'tunnels beside cities',
  'tunnels upgraded',
  'tunnels elsewhere',
  'sets upgraded',
  'metropolises blue',
  'metropolises brown',
  'metropolises that lack a tunnel',
] as const;

/** What is counted of a board, kind by kind; reused. */
const COUNTS = new Int32Array(BUILDINGS.length);
const UPGRADES = new Int32Array(BUILDINGS.length);
const PAIRS = new Int32Array(BUILDINGS.length);
const HALVES = new Int32Array(BUILDINGS.length);

/**
 * Counts of cities: by the number of kinds they have, none first. Then those that lack one kind and have room, empty plots, and
 * buildings at sites that are not connected.
 */
const CITIES = new Int32Array(7);
const LACKING = 4;
const ROOM = 5;
const OTHERS = 6;

const addTo = (counts: Int32Array, i: number, n = 1): void => {
  counts[i] = (counts[i] ?? 0) + n;
};

/** Counts a connected city's buildings and its room for more. */
function countCity(me: Player, city: number, plots: readonly number[]): void {
  let kinds = 0;
  let once = 0;
  let often = 0;
  for (let site = city * PLOTS.length; site < (city + 1) * PLOTS.length; site++) {
    const building = at(me.buildings, site);
    if (building === 0) continue;
    const kind = (building - 1) % UPGRADED;
    kinds |= 1 << kind;
    addTo(COUNTS, kind);
    if (building <= UPGRADED) continue;
    addTo(UPGRADES, kind);
    often |= once & (1 << kind);
    once |= 1 << kind;
  }
  for (let kind = 0; kind < BUILDINGS.length; kind++) {
    if (has(often, kind)) addTo(PAIRS, kind);
    else if (has(once, kind)) addTo(HALVES, kind);
  }
  let room = 0;
  for (let i = 0; i < plots.length; i++) if (me.buildings[at(plots, i)] === 0) room++;
  addTo(CITIES, ROOM, room);
  const different = bitCount(kinds);
  addTo(CITIES, different);
  if (different < BUILDINGS.length && room > 0) addTo(CITIES, LACKING);
}

function countCities(me: Player, connected: number): void {
  const { plots } = boardOf(me.board);
  for (const counts of [COUNTS, UPGRADES, PAIRS, HALVES, CITIES]) counts.fill(0);
  for (let city = 0; city < plots.length; city++) {
    if (has(connected, city)) countCity(me, city, plots[city] ?? []);
    else for (let site = city * PLOTS.length; site < (city + 1) * PLOTS.length; site++) if (at(me.buildings, site) !== 0) addTo(CITIES, OTHERS);
  }
}

const countIn = (counts: Int32Array, i: number): number => counts[i] ?? 0;

/** Writes a count of each kind of building, in parts of `most`; where the next fact goes. */
function writeKinds(counts: Int32Array, most: number, out: Float32Array, from: number): number {
  for (let kind = 0; kind < BUILDINGS.length; kind++) out[from + kind] = countIn(counts, kind) / most;
  return from + BUILDINGS.length;
}

/** Writes what stands on a board; where the next fact goes. */
export function writeBoard(me: Player, out: Float32Array, from: number): number {
  const connected = connectedCities(me);
  countCities(me, connected);
  let to = from;
  out[to++] = bitCount(connected & ~me.symbiotic) / 5;
  out[to++] = bitCount(connected & me.symbiotic) / 4;
  out[to++] = bitCount(me.cities & ~connected) / 2;
  out[to++] = bitCount(reached(me) & citySites(me)) / 3;
  for (let kinds = 1; kinds <= BUILDINGS.length; kinds++) out[to++] = countIn(CITIES, kinds) / 4;
  out[to++] = countIn(CITIES, LACKING) / 4;
  out[to++] = countIn(CITIES, ROOM) / 8;
  out[to++] = countIn(CITIES, OTHERS) / 4;
  to = writeKinds(COUNTS, 6, out, to);
  to = writeKinds(UPGRADES, 5, out, to);
  to = writeKinds(PAIRS, 2, out, to);
  to = writeKinds(HALVES, 3, out, to);
  const beside = tunnelsBesideCity(me);
  const upgraded = bitCount(beside & me.upgradedTunnels);
  out[to++] = bitCount(beside) / 8;
  out[to++] = upgraded / 6;
  out[to++] = bitCount(me.tunnels & ~beside) / 3;
  out[to++] = Math.min(upgraded, countIn(UPGRADES, 0), countIn(UPGRADES, 1), countIn(UPGRADES, 2)) / 3;
  return writeMetropolises(me, out, to);
}

function writeMetropolises(me: Player, out: Float32Array, from: number): number {
  const tiles = connectedTiles(me);
  let brown = 0;
  for (let i = 0; i < tiles.length; i++) if (isBrown(at(tiles, i))) brown++;
  let half = 0;
  for (let harbour = 0; harbour < HARBOUR_COUNT; harbour++) {
    const needed = at(HARBOUR_TUNNELS, harbour);
    const built = bitCount(me.tunnels & needed);
    if (built > 0 && built < bitCount(needed)) half++;
  }
  out[from] = (tiles.length - brown) / 2;
  out[from + 1] = brown;
  out[from + 2] = half / 2;
  return from + 3;
}

/** What a lasting card does, and how many of them. */
const LASTINGS = ['discount', 'trigger', 'slotModifier', 'handLimit'] as const;

/** Own cards and those in hand, by kind and colour. */
export const CARD_FACTS = [
  ...by('claimed', LASTINGS),
  ...by('claimed, for the rounds left', LASTINGS),
  'action cards ready',
  'action cards ready, for the rounds left of the era',
  'action cards spent, for the eras left',
  'production cards',
  'end-scoring cards',
  'Special cards paid',
  'hand',
  ...by('hand', KINDS),
  ...by('hand', COLOURS),
  'hand: Special',
] as const;

const lastingsOf = ofCards(({ permanent }) => (permanent ? LASTINGS.indexOf(permanent.do) : -1));

/** Writes own cards and those in hand; where the next fact goes. `left`: the part of the match, of the era and of the eras that is left. */
export function writeCards(
  state: Underwater,
  me: Player,
  left: readonly [match: number, era: number, eras: number],
  out: Float32Array,
  from: number,
): number {
  const lastings = lastingsOf(state);
  let to = from;
  out.fill(0, from, from + CARD_FACTS.length);
  for (let i = 0; i < me.permanents.length; i++) {
    const lasting = at(lastings, at(me.permanents, i));
    if (lasting < 0) continue;
    out[to + lasting] = (out[to + lasting] ?? 0) + 1 / 3;
    out[to + LASTINGS.length + lasting] = (out[to + LASTINGS.length + lasting] ?? 0) + left[0] / 3;
  }
  to += 2 * LASTINGS.length;
  out[to++] = me.ready.length / 4;
  out[to++] = (me.ready.length * left[1]) / 4;
  out[to++] = (me.spent.length * left[2]) / 4;
  out[to++] = me.productions.length / 4;
  out[to++] = me.endings.length / 4;
  out[to++] = me.paid.length / 3;
  out[to++] = (me.hand.length + me.shown.length) / 5;
  writeHand(state, me.hand, out, to);
  writeHand(state, me.shown, out, to);
  return from + CARD_FACTS.length;
}

function writeHand(state: Underwater, cards: readonly number[], out: Float32Array, from: number): void {
  const kinds = kindsOf(state);
  const colours = coloursOf(state);
  const special = from + KINDS.length + COLOURS.length;
  const add = (fact: number): void => {
    out[fact] = (out[fact] ?? 0) + 1 / 3;
  };
  for (let i = 0; i < cards.length; i++) {
    const card = at(cards, i);
    if (card < 0) continue;
    add(from + at(kinds, card));
    const colour = at(colours, card);
    add(colour < 0 ? special : from + KINDS.length + colour);
    if (colour >= 0 && isSpecial(card)) add(special);
  }
}
