import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, type Decision, decision, NOBODY, play, type Seat, shuffle, type Told } from '@madang/kernel';
import { laws, ledgerLaws } from '@madang/kernel/testing';
import { DECK, type Nap, type NapMove, nap, RANKS, SUITS } from '../rules/index.ts';
import { LEDGER } from './ledger.ts';

laws(nap, {
  seats: [2, 3, 4],
  matches: 12,
  conserve: ({ players, trick, played, deck, round }) => ({
    cards: round === 0 ? DECK.length : trick.length + played.length + deck.length + players.reduce((sum, { hand }) => sum + hand.length, 0),
    points: players.reduce((sum, { points }) => sum + points, 0),
  }),
  // What a seat may not know: which of the unseen cards the others hold.
  secrets(of, seat, random) {
    const state = nap.clone(of);
    const others = state.players.filter((_, other) => other !== seat);
    const unseen = shuffle(random, [...others.flatMap(({ hand }) => hand), ...state.deck]);
    for (const other of others) other.hand = unseen.splice(0, other.hand.length).sort((a, b) => a - b);
    state.deck = unseen;
    return state;
  },
  knows: ({ players, trick, played, bid, bidder, dealer, leader, trump, round, deck }, seat) => ({
    players: players.map(({ points, tricks, hand }, of) => ({ points, tricks, hand: of === seat ? hand : hand.length })),
    table: { trick, played, bid, bidder, dealer, leader, trump, round, left: deck.length },
  }),
});

ledgerLaws(LEDGER);

const NAMES: readonly string[] = RANKS;

/** Cards by their names: `KH` is the king of hearts. */
const cards = (names: string): number[] =>
  names.split(' ').map((name) => {
    const suit = SUITS.findIndex((one) => one.startsWith(name.slice(-1).toLowerCase()));
    return suit * RANKS.length + NAMES.indexOf(name.slice(0, -1));
  });

const match = (deals = '1', seats = 3): Nap => begin(nap, { seats, seed: 'rules', options: { deals } });
const open = (state: Nap): Decision<NapMove> => decision(nap, state) ?? assert.fail('nobody is asked');
const said = (move: NapMove): string =>
  move.kind === 'bid'
    ? `${move.bid}`
    : move.kind === 'play'
      ? `${RANKS[move.card % RANKS.length]}${SUITS[Math.floor(move.card / RANKS.length)]?.[0]?.toUpperCase()}`
      : move.kind;
const offered = (state: Nap): readonly string[] => open(state).moves.map(said);
const asked = (state: Nap): Seat => open(state).seat;

/** Gives answers, one after another; what is told. */
function answer(state: Nap, ...answers: readonly string[]): readonly Told[] {
  const told: Told[] = [];
  for (const one of answers) {
    const { seat, moves } = open(state);
    const move = moves.find((other) => said(other) === one) ?? assert.fail(`${one} is not among ${moves.map(said).join(' ')}`);
    play(nap, state, seat, move, (event) => void told.push(event));
  }
  return told;
}

/** A round whose hands are these, after these bids (first of seat 1). */
function round(hands: readonly string[], bids: readonly string[], deals = '1'): Nap {
  const state = match(deals, hands.length);
  answer(state, ...bids);
  for (const [seat, hand] of hands.entries()) Object.assign(state.players[seat] ?? {}, { hand: cards(hand).sort((a, b) => a - b) });
  return state;
}

const points = (state: Nap): readonly number[] => state.players.map((player) => player.points);
const LOW = '2C 3C 4C 5C 6C';
const HEARTS = '2H 3H 4H 5H 6H';
const SPADES = 'AS KS QS JS 10S';

test('NAP-SETUP-01 everybody begins with 0, and the first seat deals first', () => {
  const state = match();
  assert.deepEqual([state.dealer, ...points(state)], [0, 0, 0, 0]);
  assert.throws(() => match('1', 5));
});

test('NAP-SETUP-02 five cards for each player, seen by their owner alone', () => {
  const state = match();
  assert.deepEqual(
    state.players.map(({ hand }) => hand.length),
    [5, 5, 5],
  );
  const view = nap.redact(state, 1);
  assert.deepEqual(view.players[1]?.hand, state.players[1]?.hand);
  assert.ok([...(view.players[0]?.hand ?? []), ...view.deck].every((card) => card < 0));
});

test('NAP-BID-01 each player bids once, from the dealer’s left, and more than before', () => {
  const state = match();
  assert.equal(asked(state), 1);
  assert.deepEqual(offered(state), ['pass', '2', '3', '4', '5']);
  answer(state, '3');
  assert.deepEqual([asked(state), ...offered(state)], [2, 'pass', '4', '5']);
  answer(state, 'pass', 'pass');
  assert.deepEqual([state.bidder, state.bid], [1, 3]);
});

test('NAP-BID-02 Nap ends the auction', () => {
  const state = match();
  answer(state, '5');
  assert.deepEqual([asked(state), state.bid], [1, 5]);
  assert.ok(offered(state).length === 5);
});

test('NAP-BID-03 a round in which everybody passes has no points', () => {
  const state = match();
  assert.ok(answer(state, 'pass', 'pass', 'pass').some(({ event }) => event === 'nobody'));
  assert.deepEqual([state.round, state.dealer, ...points(state)], [2, 1, 0, 0, 0]);
});

test('NAP-PLAY-01 the highest bidder leads, and the first card makes trump', () => {
  const state = round([LOW, SPADES, HEARTS], ['2', '3', 'pass']);
  assert.equal(asked(state), 2);
  answer(state, '4H');
  assert.equal(SUITS[state.trump], 'hearts');
});

test('NAP-PLAY-02 the suit led is followed by those who have it', () => {
  const state = round(['2C 9H 4C 5C 6C', SPADES, HEARTS], ['pass', '2', 'pass']);
  answer(state, '4H');
  assert.deepEqual(offered(state), ['9H']);
  answer(state, '9H');
  assert.equal(offered(state).length, 5);
});

test('NAP-PLAY-03 the highest trump takes the trick, else the highest card of the suit led', () => {
  const state = round(['7H 3C 8C 9C 10C', 'AC 8H AD KD QD', '2H 2C 3D 4D 5D'], ['pass', '3', 'pass']);
  assert.deepEqual(answer(state, '2H', '7H', '8H').at(-1), { event: 'took', seat: 1 });
  assert.equal(asked(state), 1);
  assert.deepEqual(answer(state, 'AC', '2C', '3C').at(-1), { event: 'took', seat: 1 });
  assert.deepEqual(
    state.players.map(({ tricks }) => tricks),
    [0, 2, 0],
  );
});

test('NAP-PLAY-04 the round ends when the bid is reached or out of reach', () => {
  const made = round([LOW, SPADES, HEARTS], ['2', 'pass', 'pass'], '2');
  answer(made, 'AS', '2H', '2C', 'KS', '3H');
  assert.equal(made.round, 1);
  answer(made, '3C');
  assert.equal(made.round, 2);
  const lost = round([LOW, '2S AD KD QD JD', 'AS 2H 3H 4H 5H'], ['5'], '2');
  answer(lost, '2S', 'AS', '2C');
  assert.equal(lost.round, 2);
});

test('NAP-SCORE-01 a bid that is made is paid by each of the others', () => {
  const state = round([LOW, SPADES, HEARTS], ['2', 'pass', 'pass'], '2');
  answer(state, 'AS', '2H', '2C', 'KS', '3H', '3C');
  assert.deepEqual(points(state), [-2, 4, -2]);
  const all = round([LOW, SPADES, HEARTS], ['5'], '2');
  answer(all, 'AS', '2H', '2C', 'KS', '3H', '3C', 'QS', '4H', '4C', 'JS', '5H', '5C', '10S', '6H', '6C');
  assert.deepEqual(points(all), [-10, 20, -10]);
});

test('NAP-SCORE-02 a bid that fails is paid to each of the others', () => {
  const state = round([LOW, '2S AD KD QD JD', 'AS 2H 3H 4H 5H'], ['5'], '2');
  assert.ok(answer(state, '2S', 'AS', '2C').some(({ event }) => event === 'failed'));
  assert.deepEqual(points(state), [5, -10, 5]);
});

test('NAP-END-01 the game ends when everybody has dealt so often, and the most points win', () => {
  const state = match('1', 2);
  answer(state, 'pass', 'pass');
  assert.ok(!state.over);
  answer(state, 'pass', 'pass');
  assert.ok(state.over);
  assert.equal(state.leader, NOBODY);
  const longer = match('2', 2);
  answer(longer, ...Array<string>(6).fill('pass'));
  assert.ok(!longer.over);
});
