import { begin, type Options, type Seat, type Task } from '@madang/kernel';
import { numbered, TABLES } from '../components/cards/index.ts';
import {
  type Bag,
  BOARDS,
  type Board,
  BUILDING_SITES,
  BUILDINGS,
  type BuildingSite,
  CITY_SITES,
  type CitySite,
  CONTRACTS,
  type Contract,
  METROPOLISES,
  type Metropolis,
  RESOURCES,
  SLOTS,
  type Slot,
  TUNNEL_SITES,
  type TunnelSite,
} from '../components/index.ts';
import { underwater } from '../rules/index.ts';
import { EMPTY, EVERYONE, type Player, type Underwater } from '../rules/state.ts';

const CARDS = numbered(TABLES);

/** A building as an example writes it; + is upgraded. */
type Sketched = 'farm' | 'desalination' | 'laboratory' | 'farm+' | 'desalination+' | 'laboratory+';

/** A player as an example writes it; what is absent is nothing, but the starting city and the Personal Assistant. */
export type PlayerSketch = Readonly<
  Partial<{
    points: number;
    goods: Bag;
    board: Board;
    /** Cities beside the starting one; * is symbiotic. */
    cities: readonly (CitySite | `${CitySite}*`)[];
    /** Built tunnels; + is upgraded. */
    tunnels: readonly (TunnelSite | `${TunnelSite}+`)[];
    buildings: Readonly<Partial<Record<BuildingSite, Sketched>>>;
    /** Tiles at MB, MU and ML. */
    metropolises: readonly [Metropolis, Metropolis, Metropolis];
    gained: readonly Metropolis[];
    hand: readonly number[];
    shown: readonly number[];
    ready: readonly number[];
    spent: readonly number[];
    permanents: readonly number[];
    productions: readonly number[];
    endings: readonly number[];
    paid: readonly number[];
  }>
>;

/** A position as an example writes it: by default the choice of seat 0, first of three players, in round 1. */
export type Sketch = Readonly<
  Partial<{
    seats: number;
    options: Options;
    players: readonly PlayerSketch[];
    round: number;
    era: number;
    order: readonly Seat[];
    turns: number;
    /** By seat, the space of the Federation track; 0 below it. */
    federation: readonly number[];
    /** The seats by their arrival at a space, latest last. */
    arrivals: readonly Seat[];
    /** The occupants of a slot: seats, 4 for the neutral tiles. */
    slots: Readonly<Partial<Record<Slot, readonly number[]>>>;
    cloner: Seat;
    deck: readonly number[];
    discard: readonly number[];
    /** The Special deck, its top last. */
    specials: readonly number[];
    display: readonly number[];
    contracts: readonly Contract[];
    tunnelsLeft: number;
    nonsymbioticLeft: number;
    symbioticLeft: number;
    agenda: readonly Task[];
  }>
>;

const setOf = (words: readonly string[], chosen: readonly string[]): number => chosen.reduce((set, word) => set | (1 << words.indexOf(word)), 0);
const bare = (word: string): string => word.replace(/[*+]$/, '');

function buildingsOf(sketch: PlayerSketch): number[] {
  return BUILDING_SITES.map((site) => {
    const building = sketch.buildings?.[site];
    if (building === undefined) return 0;
    return BUILDINGS.findIndex((kind) => building.startsWith(kind)) + 1 + (building.endsWith('+') ? 3 : 0);
  });
}

const sorted = (cards: readonly number[] = []): number[] => cards.toSorted((a, b) => a - b);

function player(sketch: PlayerSketch, dealt: Player): Player {
  const cities = ['C33', ...(sketch.cities ?? [])];
  const tunnels = sketch.tunnels ?? [];
  return {
    ...dealt,
    points: sketch.points ?? 0,
    goods: RESOURCES.map((resource) => sketch.goods?.[resource] ?? 0),
    board: sketch.board === undefined ? 0 : BOARDS.indexOf(sketch.board),
    cities: setOf(CITY_SITES, cities.map(bare)),
    symbiotic: setOf(CITY_SITES, cities.filter((city) => city.endsWith('*')).map(bare)),
    tunnels: setOf(TUNNEL_SITES, tunnels.map(bare)),
    upgradedTunnels: setOf(TUNNEL_SITES, tunnels.filter((tunnel) => tunnel.endsWith('+')).map(bare)),
    buildings: buildingsOf(sketch),
    metropolises: (sketch.metropolises ?? ['brown-4', 'blue-7', 'blue-7']).map((tile) => METROPOLISES.indexOf(tile)),
    gained: (sketch.gained ?? []).map((tile) => METROPOLISES.indexOf(tile)),
    hand: sorted(sketch.hand),
    shown: sorted(sketch.shown),
    ready: sorted(sketch.ready ?? [0]),
    spent: sorted(sketch.spent),
    permanents: sorted(sketch.permanents),
    productions: sorted(sketch.productions),
    endings: sorted(sketch.endings),
    paid: sorted(sketch.paid),
  };
}

/** The options as a match has them. */
const completed = (options: Options): Options => ({ ...begin(underwater, { seats: 2, seed: 'options', options }).options });

/** Where the cards of the players and on the table are missing, the deck of the era. */
function deckOf(state: Underwater): number[] {
  const held = new Set(state.players.flatMap((me) => [...me.hand, ...me.ready, ...me.spent, ...me.permanents, ...me.productions, ...me.endings]));
  return CARDS.filter(({ pack, number }) => pack === `era${state.era}` && !held.has(number) && !state.discard.includes(number)).map(
    ({ number }) => number,
  );
}

/** A position made from a real one. */
export function position(sketch: Sketch = {}): Underwater {
  const { seats = 3, options = {} } = sketch;
  const state = begin(underwater, { seats, seed: 'a position', options: completed(options) });
  state.round = sketch.round ?? 1;
  state.era = sketch.era ?? 1;
  state.order = [...(sketch.order ?? state.players.keys())];
  state.turns = sketch.turns ?? 0;
  state.federation = state.players.map((_, seat) => sketch.federation?.[seat] ?? 0);
  state.arrivals = [...(sketch.arrivals ?? state.players.keys())];
  state.players = state.players.map((dealt, seat) => player(sketch.players?.[seat] ?? {}, dealt));
  const placed = state.players.flatMap((me) => [...me.metropolises, ...me.gained]);
  state.unusedTiles = METROPOLISES.flatMap((tile, i) => (tile.startsWith('blue') && !placed.includes(i) ? [i] : []));
  state.slots = SLOTS.map((slot) => (sketch.slots?.[slot] ?? []).reduce((set, seat) => set | (1 << seat), 0));
  state.cloner = sketch.cloner ?? EMPTY;
  state.discard = sorted(sketch.discard);
  state.deck = [...(sketch.deck ?? deckOf(state))];
  state.specials = [...(sketch.specials ?? [191, 192, 193, 194, 195, 196])];
  state.known = state.specials.map((_, i) => (i === state.specials.length - 1 ? EVERYONE : 0));
  state.display = sorted(sketch.display ?? [181, 182, 183]);
  state.contracts = (sketch.contracts ?? []).map((contract) => CONTRACTS.indexOf(contract));
  state.tunnelsLeft = sketch.tunnelsLeft ?? 46;
  state.nonsymbioticLeft = sketch.nonsymbioticLeft ?? 13;
  state.symbioticLeft = sketch.symbioticLeft ?? 10;
  state.stepped = false;
  state.agenda = [...(sketch.agenda ?? [{ task: 'slot', seat: 0 }])];
  return state;
}
