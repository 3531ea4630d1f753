import { at, filled, NOBODY, numbersTo, type Options, pushInOrder, type RandomState, type Seat, shuffle, typedOptions, wholes } from '@madang/kernel';
import { PERSONAL_BOARDS, STARTING_SITE } from '../../components/boards.ts';
import { ASSISTANT } from '../../components/cards/index.ts';
import { cardsOfBack, costsOf, deckOf, SPECIAL_BACK, THREE_CREDITS } from '../../components/match-deck.ts';
import {
  CONTRACTS_SHOWN,
  FIRST_HAND,
  FIRST_ROUND,
  NONSYMBIOTIC_DOMES,
  SPECIALS_SHOWN,
  START,
  SYMBIOTIC_DOMES,
  TUNNELS,
} from '../../components/numbers.ts';
import { HARBOUR_COUNT } from '../../components/things.ts';
import { BUILDING_SITES, COLOURS, CONTRACTS, SLOTS } from '../../components/words.ts';
import { isBrown } from '../building/network.ts';
import { amountsOf, plusGoods } from '../goods/amounts.ts';
import { OPTIONS, type UnderwaterOptions } from '../options.ts';
import { SLOT_COLOUR, slotsInPlay } from '../slots/slots.ts';
import { EMPTY, EVERYONE, type Player, type Underwater, type UnderwaterTask } from '../state.ts';

/** The options of a match, and the text of the pack that they name. */
type Played = Pick<Underwater, 'options' | 'pack'>;

const zeros = (length: number): number[] => filled(length, 0);
const ascending = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b);

/** UWC-SETUP-11, -12, -14, -18, -19: a player on a board, with what the place in the first play order brings. */
function newPlayer(board: number, metropolises: number[], place: number): Player {
  return {
    points: 0,
    goods: plusGoods(amountsOf(START), FIRST_ROUND[place]?.extra ?? {}),
    board,
    cities: 1 << STARTING_SITE,
    symbiotic: 0,
    tunnels: 0,
    upgradedTunnels: 0,
    buildings: zeros(BUILDING_SITES.length),
    metropolises,
    gained: [],
    hand: [],
    shown: [],
    looked: [],
    lookedTiles: [],
    played: EMPTY,
    discarded: EMPTY,
    ready: [ASSISTANT],
    spent: [],
    permanents: [],
    productions: [],
    endings: [],
    paid: [],
    contracts: [],
    doings: { tunnels: 0, buildings: 0, cities: 0, upgrades: 0, once: [] },
    scored: [],
  };
}

/** UWC-SETUP-13, UWC-VAR-05, UWC-SOLO-01: different boards of one side at random. */
function dealBoards(options: UnderwaterOptions, seats: number, random: RandomState): number[] {
  const side = seats === 1 ? 'advanced' : options.boardSide;
  return shuffle(
    random,
    numbersTo(PERSONAL_BOARDS.length).filter((board) => PERSONAL_BOARDS[board]?.side === side),
  );
}

/** UWC-SETUP-15, -16, UWC-SOLO-03: shuffled metropolis tiles, brown and blue. */
function shuffleTiles(played: Played, seats: number, random: RandomState): { brown: number[]; blue: number[] } {
  const tiles = deckOf(played).metropolises;
  const inPlay = (tile: number): boolean => {
    const metropolis = tiles[tile];
    return metropolis?.colour === 'blue' || seats > 1 || metropolis?.solo === true;
  };
  const all = numbersTo(tiles.length).filter(inPlay);
  return {
    brown: shuffle(random, all.filter(isBrown)),
    blue: shuffle(
      random,
      all.filter((tile) => !isBrown(tile)),
    ),
  };
}

/** UWC-SETUP-08 … -10, UWC-SPEC-12: the deck of cheaper Special cards and the six 3-credit cards that lie face up. */
function layOutSpecials(played: Played, random: RandomState): { specials: number[]; display: number[] } {
  const all = cardsOfBack(SPECIAL_BACK);
  const dear = (card: number): boolean => at(costsOf(played), card) === THREE_CREDITS;
  const specials = shuffle(
    random,
    all.filter((card) => !dear(card)),
  );
  const display = shuffle(random, all.filter(dear)).slice(0, SPECIALS_SHOWN);
  return { specials, display: ascending(display) };
}

/** UWC-VAR-01, -04: three contracts, where they are played. */
function layOutContracts(options: UnderwaterOptions, seats: number, random: RandomState): number[] {
  if (options.governmentContracts === 'no' || seats === 1) return [];
  return ascending(shuffle(random, numbersTo(CONTRACTS.length)).slice(0, CONTRACTS_SHOWN));
}

/** UWC-SOLO-04: the first slot of each colour, clockwise; then no fourth tile. */
const firstNeutrals = (seats: number): number[] =>
  seats > 1 ? [] : [...COLOURS.map((_, colour) => slotsInPlay(1).find((slot) => at(SLOT_COLOUR, slot) === colour) ?? EMPTY), EMPTY];

/** The state before the first task: UWC-SETUP-01 … -22. */
export function setup(chosen: Options, seats: number, random: RandomState, pack?: string): Underwater {
  const options = typedOptions(OPTIONS, chosen);
  const played: Played = pack === undefined ? { options } : { options, pack };
  const order: Seat[] = shuffle(random, numbersTo(seats)); // UWC-SETUP-17
  const boards = dealBoards(options, seats, random);
  const { brown, blue } = shuffleTiles(played, seats, random);
  const players = numbersTo(seats).map((seat) => {
    const tiles = [at(brown, seat), ...blue.slice((HARBOUR_COUNT - 1) * seat, (HARBOUR_COUNT - 1) * (seat + 1))];
    return newPlayer(at(boards, seat), tiles, order.indexOf(seat));
  });
  const { specials, display } = layOutSpecials(played, random);
  const state: Underwater = {
    agenda: [],
    random,
    over: false,
    ...played,
    round: 0,
    era: 1,
    order,
    turns: 0,
    federation: wholes(numbersTo(seats).map((seat) => FIRST_ROUND[order.indexOf(seat)]?.federation ?? 0)),
    arrivals: order.slice(),
    slots: zeros(SLOTS.length),
    cloner: EMPTY,
    deck: cardsOfBack(0), // UWC-SETUP-03
    discard: [],
    gone: [],
    specials,
    known: wholes(specials.map((_, i) => (i === specials.length - 1 ? EVERYONE : 0))),
    display,
    tunnelsLeft: TUNNELS[options.tunnelSupply],
    nonsymbioticLeft: NONSYMBIOTIC_DOMES - (options.startingDomesFromSupply === 'yes' ? seats : 0),
    symbioticLeft: at(SYMBIOTIC_DOMES, seats),
    unusedTiles: ascending(blue.slice((HARBOUR_COUNT - 1) * seats)),
    contracts: layOutContracts(options, seats, random),
    neutrals: firstNeutrals(seats),
    stepped: false,
    players,
  };
  const tasks: UnderwaterTask[] = [
    { task: 'deal', seat: NOBODY, cards: FIRST_HAND.draw },
    { task: 'round', seat: NOBODY },
  ];
  pushInOrder(state, tasks);
  return state;
}
