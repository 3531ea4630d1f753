import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  askedTask,
  begin,
  below,
  type Decision,
  decision,
  decisionOf,
  inWords,
  isAmong,
  play,
  playerOf,
  type RandomState,
  seedRandom,
  settled,
  type Task,
  whyNot,
} from '@madang/kernel';
import { DECKS } from '../components/decks/index.ts';
import { isSpecial } from '../components/match-deck.ts';
import { BUILDING_SITES, type Kind as CardKind, CONTRACTS, METROPOLISES, SLOTS } from '../components/words.ts';
import { effectTask, MAY } from '../rules/agenda/effect-tasks.ts';
import { names } from '../rules/answers.ts';
import { isOwnCard } from '../rules/goods/cards.ts';
import { type Player, type UnderwaterMove, type UnderwaterTask, underwater } from '../rules/index.ts';
import { slotsInPlay } from '../rules/slots/slots.ts';
import type { Underwater } from '../rules/state.ts';
import { TASKS } from '../rules/tasks.ts';
import { boards } from './effects/generated.ts';
import { poor } from './helping.ts';
import type { PlayerSketch } from './position.ts';

// Legality and its reason are one thing: what is offered has no reason against it, and what is not has one, or is named here.

/** Moves that a decision leaves without a reason on purpose, though it has reasons for others of their kind. */
type Silence = (move: UnderwaterMove, me: Player, state: Underwater) => boolean;

const nothing: Silence = () => false;

/** Nothing is said of cards that do not lie before the seat: where they are may be a secret. */
const othersCards: Silence = (move, me) => 'card' in move && !isOwnCard(me, move.card);

/** Nothing is said of a payment that the price does not ask for. */
const otherPayments: Silence = () => true;

type Kind = UnderwaterMove['kind'];

/** The kinds of move that each decision speaks of; other kinds belong to other decisions. */
const SPOKEN_OF: { readonly [T in UnderwaterTask['task']]?: { readonly [K in Kind]?: Silence } } = {
  discard: { discard: othersCards, slot: nothing, card: nothing, skip: nothing },
  slot: { slot: nothing, clone: nothing },
  card: { card: othersCards },
  price: {},
  room: { room: othersCards, skip: nothing, do: nothing },
  claim: {},
  'last use': {},
  special: { take: (move) => 'card' in move && !isSpecial(move.card), look: nothing },
  look: { keep: (move) => 'card' in move && !isSpecial(move.card) },
  under: {},
  contract: { contract: nothing },
  produce: {},
  buy: { buy: othersCards },
  // A single price is paid by `do`, several by `spend`.
  pay: { skip: nothing, do: otherPayments, spend: otherPayments },
  'gain choice': { gain: nothing },
  exchange: { skip: nothing, spend: nothing },
  advance: {},
  build: { skip: nothing, building: nothing, tunnel: nothing, city: nothing },
  replace: { replace: otherPayments },
  upgrade: { skip: nothing, upgrade: nothing },
  'upgrade built': {},
  'upgrade price': { spend: nothing },
  convert: { skip: nothing, convert: nothing },
  'use action': { skip: nothing, use: othersCards },
  refresh: { refresh: othersCards },
  // Slots of the other side of the board are not on the table.
  perform: { skip: nothing, perform: (move, _me, { players }) => 'slot' in move && !slotsInPlay(players.length).includes(SLOTS.indexOf(move.slot)) },
  yield: { yield: (move, me) => !hasStructure(me, names(move).site) },
  tile: { tile: (move, { metropolises, gained }) => 'tile' in move && ![...metropolises, ...gained].includes(METROPOLISES.indexOf(move.tile)) },
};

const hasStructure = ({ buildings, tunnels }: Player, site: number): boolean =>
  site < BUILDING_SITES.length ? buildings[site] !== 0 : (tunnels & (1 << (site - BUILDING_SITES.length))) !== 0;

/** What the law saw of each task. */
type Seen = Map<string, { offered: number; refused: number }>;

/** The look ahead refuses what the decision itself would offer. */
const AHEAD = 'underwater.refuse.slot-unusable-then';

function checkOffered(view: Underwater, task: Task, { moves }: Decision<UnderwaterMove>): void {
  for (const move of moves) {
    const reason = underwater.rules[task.task]?.refuse?.(view, task, move);
    assert.equal(reason, undefined, `${task.task} offers ${inWords(move)}, and says ${reason?.why.key}`);
  }
}

/** So many moves of other kinds than those spoken of are tried for each decision. */
const STRANGERS = 12;

/** The moves of the table that a decision may say something of, and some others. */
function tried(spoken: { readonly [K in Kind]?: Silence }, random: RandomState): readonly UnderwaterMove[] {
  const strangers = Array.from({ length: STRANGERS }, () => nth(underwater.moves.table, below(random, underwater.moves.table.length)));
  return [...underwater.moves.table.filter(({ kind }) => spoken[kind]), ...strangers];
}

/** Checks the moves that a decision does not offer; gives how many have a reason. */
function checkRefused(view: Underwater, task: UnderwaterTask, open: Decision<UnderwaterMove>, random: RandomState): number {
  const spoken = SPOKEN_OF[task.task];
  assert.ok(spoken, `${task.task} asks, and the table above does not know it`);
  const me = playerOf(view, open.seat);
  let refused = 0;
  for (const move of tried(spoken, random)) {
    if (isAmong(open.moves, move)) continue;
    const reason = whyNot(underwater, view, open.seat, move, open);
    const silence = spoken[move.kind];
    if (reason) {
      refused += 1;
      assert.ok(silence || reason.why.key === AHEAD, `${task.task} speaks of ${inWords(move)}: ${reason.why.key}`);
    } else assert.ok(!silence || silence(move, me, view), `${task.task} does not offer ${inWords(move)} and does not say why`);
  }
  return refused;
}

/** Checks the decision of a seat by its own view. */
function check(state: Underwater, seat: number, random: RandomState, seen: Seen): void {
  const view = underwater.redact(state, seat);
  const open = decisionOf(underwater, view, seat);
  assert.ok(open);
  const task = askedTask(open.task);
  if (!TASKS.is(task)) return; // frames of the kernel ask for picks, which no table has
  checkOffered(view, task, open);
  const so = seen.get(task.task) ?? { offered: 0, refused: 0 };
  seen.set(task.task, { offered: so.offered + open.moves.length, refused: so.refused + checkRefused(view, task, open, random) });
}

const OPTIONS = [
  { contracts: 'offered', governmentContracts: 'yes', endBuying: 'chosen' },
  { boardSide: 'advanced', endBuying: 'chosen' },
  { governmentContracts: 'yes', contracts: 'offered', boardSide: 'advanced' },
  { biomatterPaysSurcharge: 'no', boardSide: 'advanced', availableIncludesAlways: 'no' },
];

/** Plays a position on at random, so many turns, and checks what is asked of each seat, every so often. */
function playOn(state: Underwater, seed: string, turns: number, every: number, seen: Seen): void {
  const random = seedRandom(seed);
  let left = turns;
  for (let open = decision(underwater, state); open && left > 0; ) {
    if (open.task.task === 'slot') left -= 1;
    if (below(random, every) === 0) check(state, open.seat, random, seen);
    const move = open.moves[below(random, open.moves.length)];
    assert.ok(move);
    open = play(underwater, state, open.seat, move);
  }
}

const CARDS = DECKS[0]?.cards ?? [];

/** What cards do when they are played or used. */
const DEEDS = CARDS.flatMap(({ instant, action }) => instant ?? action ?? []);

const cardsOf = (kind: CardKind): readonly number[] => CARDS.filter((card) => card.kind === kind).map(({ number }) => number);
const ACTIONS = cardsOf('action');
const SPECIALS = CARDS.filter(({ number }) => isSpecial(number)).map(({ number }) => number);
const SHOPS = CARDS.filter(({ endScoring }) => endScoring?.do === 'buyPoints').map(({ number }) => number);

/** The nth of a list, from its beginning again where that is over. */
function nth<T>(list: readonly T[], n: number): T {
  const found = list[n % list.length];
  assert.ok(found !== undefined);
  return found;
}

/** A decision that random matches seldom come to: what leads to it on the board of a number. */
type Rare = (state: Underwater, me: Player, i: number) => UnderwaterTask;

const effectOf: Rare = (_state, _me, i) => effectTask(0, nth(DEEDS, i), i % 2 === 0);

const RARE: readonly Rare[] = [
  (state) => {
    state.contracts = CONTRACTS.map((_, contract) => contract);
    return { task: 'contract', seat: 0 };
  },
  (_state, me) => {
    me.endings = SHOPS.toSorted((a, b) => a - b);
    return { task: 'buy', seat: 0, bought: [] };
  },
  (_state, me, i) => {
    me.played = nth(SPECIALS, i);
    return { task: 'price', seat: 0 };
  },
  (_state, me, i) => {
    me.ready = ACTIONS.slice(i % 9, (i % 9) + 4).toSorted((a, b) => a - b);
    me.spent = [];
    me.played = nth(i % 2 === 0 ? SPECIALS.filter((card) => ACTIONS.includes(card)) : ACTIONS, i + 20);
    return { task: 'room', seat: 0 };
  },
  (_state, me, i) => {
    me.discarded = nth(ACTIONS, i);
    me.played = nth(ACTIONS, i + 1);
    return { task: 'last use', seat: 0 };
  },
  (_state, me) => ({ task: 'upgrade built', seat: 0, site: me.buildings.findIndex((one) => one > 0), cost: 'usual', need: MAY }),
  (_state, me, i) => {
    me.ready = ACTIONS.slice(20, 22).toSorted((x, y) => x - y);
    me.spent = ACTIONS.slice(i % 9, (i % 9) + 2).toSorted((x, y) => x - y);
    return { task: 'refresh', seat: 0, left: 1 };
  },
];

/** A board on which such a decision comes before the end of a turn; `i` also says what is at hand. */
function rare(decide: Rare, sketch: PlayerSketch, i: number): Underwater {
  const state = poor(sketch, `rare ${i}`);
  const me = playerOf(state, 0);
  state.options = { ...state.options, contracts: 'offered', endBuying: 'chosen' };
  me.goods = [i % 4, 2, i % 3, 2, i % 2];
  state.agenda = [{ task: 'turn end', seat: 0 }, decide(state, me, i)];
  assert.ok(settled(underwater, state));
  return state;
}

test('UWC-TURN-13, UWC-TURN-24 what is offered has no reason against it, and what is not has one or is named as having none', () => {
  const seen: Seen = new Map();
  for (let i = 0; i < 16; i++) {
    const state = begin(underwater, { seats: 1 + (i % 4), seed: `reasons ${i}`, options: OPTIONS[Math.floor(i / 4) % OPTIONS.length] });
    playOn(state, `reasons ${i}`, Number.POSITIVE_INFINITY, 6, seen);
  }
  boards('reasons', 300).forEach(({ sketch }, i) => {
    playOn(poor(sketch, `poor ${i}`), `poor ${i}`, 1, 2, seen);
    // Cards' deeds are many: they come every time.
    for (const decide of [effectOf, nth(RARE, i)]) playOn(rare(decide, sketch, i), `rare ${i}`, 1, 1, seen);
  });
  const asked = [...seen].filter(([, { offered }]) => offered > 0).map(([task]) => task);
  assert.deepEqual(asked.toSorted(), Object.keys(SPOKEN_OF).toSorted());
  const dumb = Object.entries(SPOKEN_OF).filter(([task, spoken]) => Object.keys(spoken).length > 0 && seen.get(task)?.refused === 0);
  assert.deepEqual(dumb, [], 'decisions that never gave a reason');
});
