import {
  type Automas,
  at,
  below,
  filled,
  NOBODY,
  type Options,
  pushInOrder,
  type RandomState,
  type Seat,
  shuffle,
  typedOptions,
} from '@madang/kernel';
import { COLOUR_COUNT, CONTRACT_TILES, FACE_UP_PER_COLOUR, FIRST_NATIONAL, FIRST_PRIVATE, PER_COLOUR } from '../../components/contracts.ts';
import { NEUTRAL_BASINS } from '../../components/map.ts';
import { AUTOMA_START, BEGINNER_SEATS, ENGINEERS, START } from '../../components/numbers.ts';
import { ADVANCED_COUNT, BASIC_TILES, PATENT_SLOTS, SPECIFIC_BASIC_TILES } from '../../components/technology.ts';
import {
  AUTOMA_LEVELS,
  BONUS_TILES,
  COMPANIES,
  CONDUIT_SITES,
  CONTRACTS,
  DAM_SITES,
  HEADSTREAM_TILES,
  HEADSTREAMS,
  OBJECTIVE_TILES,
  OFFICERS,
  POWERHOUSE_SITES,
  SPACES,
  STRUCTURES,
} from '../../components/words.ts';
import { newDeck, noDeck } from '../automa/deck.ts';
import { emptyWheel } from '../company/wheel.ts';
import { refillMarket } from '../market/office.ts';
import { dealPatents } from '../market/patents.ts';
import { type BarrageOptions, isExpert, OPTIONS } from '../options.ts';
import { type Barrage, type BarrageTask, type Draft, EMPTY, NEUTRAL, type Player } from '../state.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** BAR-COMP-01: one human at least. */
const automaCount = (automas: string | undefined, seats: number): number => Math.min(Number(automas ?? 0) || 0, seats - 1);

/** Automas have the last seats; where one sits decides on nothing. */
export const AUTOMAS: Automas = {
  number: 'automas',
  level: 'automaLevel',
  seats: (options, seats) => numbers(seats).slice(seats - automaCount(options.automas, seats)),
};

/** BAR-SETUP-14 … -18, -21, -22; BAR-AUTOMA-01, -02. The company comes with the draft. */
function newPlayer(level: number, expert: boolean): Player {
  const start = level > 0 ? AUTOMA_START : START;
  return {
    level,
    company: EMPTY,
    officer: EMPTY,
    copied: EMPTY,
    credits: start.credits,
    excavators: start.excavators,
    mixers: start.mixers,
    engineers: ENGINEERS,
    vp: start.vp,
    energy: 0,
    tiles: expert ? SPECIFIC_BASIC_TILES : BASIC_TILES,
    wheel: emptyWheel(),
    open: 0,
    built: filled(STRUCTURES.length, 0),
    held: [],
    fulfilled: [],
    constructions: 0,
    copies: 0,
    passed: false,
  };
}

/** BAR-SETUP-19: company, officer and starting contract by seat. */
function seatBeginner(players: readonly Player[]): void {
  players.forEach((me, seat) => {
    const { company, officer, contract } = BEGINNER_SEATS[seat] ?? {};
    me.company = company ? COMPANIES.indexOf(company) : EMPTY;
    me.officer = officer ? OFFICERS.indexOf(officer) : EMPTY;
    if (contract) me.held.push(CONTRACTS.indexOf(contract));
  });
}

/** BAR-EXPERT-01, -02: what is laid out to draft from. */
function layDraft(random: RandomState, seats: number): Draft {
  const some = (from: number[]): number[] => shuffle(random, from).slice(0, seats);
  const companies = some(numbers(COMPANIES.length));
  const officers = some(numbers(OFFICERS.length));
  const starting = numbers(CONTRACTS.length).filter((contract) => CONTRACT_TILES[contract]?.kind === 'starting');
  return { companies, officers, contracts: some(starting).sort((a, b) => a - b) };
}

/** BAR-EXPERT-03, D-05: who picks what, in which order. */
function draftTasks(options: BarrageOptions, random: RandomState, humans: number): BarrageTask[] {
  const first = below(random, humans);
  const picked = numbers(humans).map((i): Seat => (first + i) % humans);
  const company = (seat: Seat): BarrageTask => ({ task: 'draft company', seat });
  const contract = (seat: Seat): BarrageTask => ({ task: 'draft contract', seat });
  const picks =
    options['setup.expertDraft'] === 'combined'
      ? picked.flatMap((seat) => [company(seat), contract(seat)])
      : [...picked.map(company), ...picked.map(contract)];
  return [...picks, { task: 'drafted', seat: NOBODY, picked }];
}

/** BAR-SETUP-07 … -09: a neutral dam of level 1 in the mountains, 2 in the hills, 3 in the plains, on the lower site, with a drop. */
function placeNeutralDams(state: Barrage): void {
  NEUTRAL_BASINS.forEach((basins, area) => {
    const dam = 2 * at(basins, below(state.random, basins.length)) + 1;
    state.damOwner[dam] = NEUTRAL;
    state.damHeight[dam] = area + 1;
    state.drops[dam] = 1;
  });
}

const ADVANCED_BONUS = BONUS_TILES.indexOf('bonus-advanced-tech');
const BONUS_SLOTS = 5;

/** BAR-SETUP-02, -03: five bonus tiles; in the beginner game not the one for advanced tiles. */
const drawBonus = (random: RandomState, expert: boolean): number[] =>
  shuffle(
    random,
    numbers(BONUS_TILES.length).filter((tile) => expert || tile !== ADVANCED_BONUS),
  ).slice(0, BONUS_SLOTS);

/** BAR-SETUP-05: one national contract less than participants; they lie as they are drawn (BAR-AUTOMA-15). */
const drawNationals = (random: RandomState, seats: number): number[] =>
  shuffle(
    random,
    numbers(FIRST_PRIVATE).filter((contract) => contract >= FIRST_NATIONAL),
  ).slice(0, seats - 1);

/** The state before the first task. */
export function setup(chosen: Options, seats: number, random: RandomState, pack?: string): Barrage {
  const options = typedOptions(OPTIONS, chosen);
  const expert = isExpert(options);
  const humans = seats - automaCount(options.automas, seats);
  const level = AUTOMA_LEVELS.indexOf(options.automaLevel) + 1;
  const players = numbers(seats).map((seat) => newPlayer(seat < humans ? 0 : level, expert));
  if (!expert) seatBeginner(players);
  const state: Barrage = {
    agenda: [],
    random,
    over: false,
    options,
    ...(pack !== undefined && { pack }),
    round: 0,
    order: expert ? [] : numbers(seats), // BAR-SETUP-20
    players,
    headstreams: shuffle(random, numbers(HEADSTREAM_TILES.length)).slice(0, HEADSTREAMS.length), // BAR-SETUP-01
    waiting: filled(HEADSTREAMS.length, 0),
    damOwner: filled(DAM_SITES.length, EMPTY),
    damHeight: filled(DAM_SITES.length, 0),
    drops: filled(DAM_SITES.length, 0),
    conduits: filled(CONDUIT_SITES.length, EMPTY),
    powerhouses: filled(POWERHOUSE_SITES.length, EMPTY),
    spaces: filled(SPACES.length, EMPTY),
    market: filled(COLOUR_COUNT * FACE_UP_PER_COLOUR, EMPTY),
    piles: filled(COLOUR_COUNT, (1 << PER_COLOUR) - 1),
    discards: filled(COLOUR_COUNT, 0),
    nationals: drawNationals(random, seats),
    patents: filled(PATENT_SLOTS, EMPTY),
    deck: expert ? (1 << ADVANCED_COUNT) - 1 : 0,
    bonus: drawBonus(random, expert),
    objective: below(random, OBJECTIVE_TILES.length), // BAR-SETUP-04
    copyable: [],
    draft: expert ? layDraft(random, seats) : { companies: [], officers: [], contracts: [] },
    automa: humans < seats ? newDeck(random) : noDeck(), // BAR-AUTOMA-05
  };
  placeNeutralDams(state);
  refillMarket(state, undefined);
  if (expert) dealPatents(state, undefined);
  const tasks = expert ? draftTasks(options, random, humans) : [];
  pushInOrder(state, [...tasks, { task: 'round', seat: NOBODY }]);
  return state;
}
