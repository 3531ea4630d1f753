import { type RandomState, type Seat, shuffle, type Told } from '@madang/kernel';
import { laws } from '@madang/kernel/testing';
import { numbered, PACKS, TABLES } from '../components/cards/index.ts';
import type { Goods } from '../components/effects.ts';
import { CLONE_COST } from '../components/numbers.ts';
import { RESOURCES } from '../components/words.ts';
import { SOURCES, type UnderwaterEvent } from '../rules/events.ts';
import { underwater } from '../rules/index.ts';
import { HIDDEN_CARD, type Player, type Underwater } from '../rules/state.ts';

const CARDS = numbered(TABLES);
const packOf = (card: number): string => CARDS[card]?.pack ?? '';

/** The lists of a player that others may not look into, and all in which cards lie. */
const secretLists = (me: Player): number[][] => [me.hand, me.looked];

/** Cards that a viewer may not know, by pack, exchanged among the places where they may lie. */
function exchange(places: readonly (readonly [list: number[], at: number])[], random: RandomState): void {
  for (const pack of PACKS) {
    const here = places.filter(([list, at]) => packOf(list[at] ?? -1) === pack);
    const mixed = shuffle(
      random,
      here.map(([list, at]) => list[at] ?? -1),
    );
    for (const [i, [list, at]] of here.entries()) list[at] = mixed[i] ?? -1;
  }
}

/** Others hold other cards, and what lies in the decks unseen is another (UWC-CARD-19, UWC-SPEC-16, OQ-47). */
function secrets(state: Underwater, viewer: Seat | null, random: RandomState): Underwater {
  const other = underwater.clone(state);
  other.random = [random[0] ?? 1, 2, 3, 4];
  const places: [number[], number][] = other.deck.map((_, at) => [other.deck, at]);
  other.specials.forEach((_, at) => {
    if (((other.known[at] ?? 0) & (1 << (viewer ?? 4))) === 0) places.push([other.specials, at]);
  });
  for (const [seat, me] of other.players.entries()) {
    if (seat === viewer) continue;
    for (const list of secretLists(me)) for (const at of list.keys()) places.push([list, at]);
  }
  exchange(places, random);
  for (const me of other.players) me.hand.sort((a, b) => a - b);
  return other;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);
const bits = (set: number): number => set.toString(2).replaceAll('0', '').length;

/** What never changes: tunnels, domes, Special cards, tiles. */
function conserve(state: Underwater): Record<string, number> {
  const all = (of: (me: Player) => number): number => sum(state.players.map(of));
  return {
    tunnels: state.tunnelsLeft + all((me) => bits(me.tunnels)),
    symbiotic: state.symbioticLeft + all((me) => bits(me.symbiotic)),
    nonsymbiotic: state.nonsymbioticLeft + all((me) => bits(me.cities & ~me.symbiotic)),
    tiles: state.unusedTiles.length + all((me) => me.metropolises.length + me.gained.length),
  };
}

/** What final scoring adds by source; not what end-scoring cards give, which is bought in part before. */
const COUNTED = ['brownMetropolis', 'cities', 'resources'] as const;

/** Goods, points on the track and points of final scoring of each seat. */
const amounts = (state: Underwater): Record<string, number> =>
  Object.fromEntries(
    state.players.flatMap((me, seat) => [
      [`points ${seat}`, me.scored[0] ?? me.points],
      ...COUNTED.map((source) => [`${source} ${seat}`, me.scored[SOURCES.indexOf(source)] ?? 0]),
      ...RESOURCES.map((resource, i) => [`${resource} ${seat}`, me.goods[i] ?? 0]),
    ]),
  );

/** So many times these goods to a seat; cards are no amount. */
const goodsTo = (seat: Seat, goods: Goods, times = 1): Record<string, number> =>
  Object.fromEntries(Object.entries(goods).flatMap(([good, n]) => (good === 'cards' ? [] : [[`${good} ${seat}`, n * times]])));

const added = (...changes: readonly Readonly<Record<string, number>>[]): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const one of changes) for (const [name, by] of Object.entries(one)) sums[name] = (sums[name] ?? 0) + by;
  return sums;
};

const isUnderwater = (told: Told): told is UnderwaterEvent => 'seat' in told;

/** What an event gives to its seat and takes from it (UWC-RES-01). */
function change(told: Told): Record<string, number> {
  if (!isUnderwater(told)) return {};
  switch (told.event) {
    case 'gained':
      return goodsTo(told.seat, told.goods);
    case 'paid':
      return goodsTo(told.seat, told.goods, -1);
    case 'built':
    case 'upgraded':
    case 'converted':
      return goodsTo(told.seat, told.paid, -1);
    case 'exchanged':
      return added(goodsTo(told.seat, told.given, -1), goodsTo(told.seat, told.taken));
    case 'slot-chosen':
      return told.cloned ? goodsTo(told.seat, { credits: CLONE_COST }, -1) : {};
    case 'special-paid':
      return goodsTo(told.seat, { credits: told.credits }, -1);
    case 'produced':
      return goodsTo(told.seat, told.goods, told.times);
    case 'fed':
      return goodsTo(told.seat, { kelp: told.kelp, biomatter: told.biomatter, points: told.points }, -1);
    case 'bought-points':
      return goodsTo(told.seat, told.goods, -1);
    case 'scored':
      return COUNTED.some((source) => source === told.source) ? { [`${told.source} ${told.seat}`]: told.points } : {};
    default:
      return {};
  }
}

/** What shows of a card to whoever may not see it: its back (a view writes it below 0). */
const backOf = (card: number): string => (card < 0 ? (PACKS[HIDDEN_CARD - card] ?? '') : packOf(card));

/** What a seat knows: all but the cards of decks, others' hands and what others look at, of which it knows the backs; and of the Special deck what it saw there. */
function knows(state: Underwater, viewer: Seat | null): unknown {
  const { agenda: _, random: __, deck, specials, players, ...open } = state;
  const backs = (cards: readonly number[]): string[] => cards.map(backOf).toSorted();
  return {
    open,
    deck: deck.map(backOf),
    specials: specials.map((card, at) => (((state.known[at] ?? 0) & (1 << (viewer ?? 4))) === 0 ? backOf(card) : card)),
    players: players.map((me, seat) =>
      seat === viewer ? me : { ...me, hand: backs(me.hand), looked: backs(me.looked), lookedTiles: me.lookedTiles.length },
    ),
  };
}

laws(underwater, { seats: [1, 2, 3, 4], matches: 10, positions: 30, conserve, accounts: { amounts, change }, secrets, knows });
