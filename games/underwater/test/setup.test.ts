import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, decision, decisions, seedRandom } from '@madang/kernel';
import { numbered, TABLES } from '../components/cards/index.ts';
import { ACTION_SLOTS, BOARDS, METROPOLISES, PERSONAL_BOARDS, SLOTS } from '../components/index.ts';
import { underwater } from '../rules/index.ts';
import { slotsInPlay } from '../rules/slots/slots.ts';
import { EVERYONE, type Underwater } from '../rules/state.ts';
import { goodsOf, offeredOf, play, playerAt, position } from './position.ts';

const CARDS = numbered(TABLES);
const start = (seats: number, options: Record<string, string> = {}, seed = 'set-up'): Underwater => begin(underwater, { seats, seed, options });
const dealt = (seats: number, options: Record<string, string> = {}): Underwater => {
  const state = start(seats, options);
  for (let open = decision(underwater, state); open?.task.task === 'discard'; open = decision(underwater, state)) {
    const [move] = open.moves;
    assert.ok(move);
    play(state, `discard ${'card' in move ? move.card : ''}`);
  }
  return state;
};

test('UWC-SETUP-01 two players use the side for one and two, three that for three and four', () => {
  for (const [seats, side] of [
    [1, 'p12'],
    [2, 'p12'],
    [3, 'p34'],
    [4, 'p34'],
  ] as const) {
    assert.ok(
      slotsInPlay(seats).every((slot) => SLOTS[slot]?.startsWith(side)),
      `${seats} seats`,
    );
    const offered = offeredOf(position({ seats, players: [{ hand: [46] }] }), 'slot').filter((words) => words !== 'slot always');
    assert.ok(offered.length > 0 && offered.every((words) => words.startsWith(`slot ${side}`)));
  }
});

test('UWC-SETUP-02, UWC-SETUP-07 the supply has 46 tunnels, 17 white domes, and violet ones by the number of players', () => {
  assert.deepEqual(
    [2, 3, 4].map((seats) => start(seats).symbioticLeft),
    [7, 10, 13],
  );
  assert.deepEqual([start(4).tunnelsLeft, start(4).nonsymbioticLeft], [46, 17 - 4]);
});

test('UWC-SETUP-03 the first deck has the 66 cards of Era I and no other', () => {
  const state = start(4);
  const cards = [...state.deck, ...state.players.flatMap((me) => me.hand)];
  assert.deepEqual(
    cards.toSorted((a, b) => a - b),
    CARDS.filter(({ pack }) => pack === 'era1').map(({ number }) => number),
  );
});

test('UWC-SETUP-04, UWC-SETUP-05 the match begins in round 1 of Era I with no points', () => {
  const state = dealt(3);
  assert.deepEqual([state.round, state.era, ...state.players.map((me) => me.points)], [1, 1, 0, 0, 0]);
});

test('UWC-SETUP-06 only four players have the action-cloning tile', () => {
  const sketch = { players: [{ goods: { credits: 1 }, hand: [46] }], slots: { 'p34-g1': [1] } } as const;
  assert.deepEqual(offeredOf(position({ ...sketch, seats: 3 }), 'clone'), []);
  assert.deepEqual(offeredOf(position({ ...sketch, seats: 4 }), 'clone'), ['clone p34-g1']);
});

test('UWC-SETUP-08, UWC-SETUP-09, UWC-SETUP-10 fifteen cheaper Special cards make a deck with its top face up, six of the ten dear ones lie face up', () => {
  const state = start(3);
  const cost = (card: number): number => CARDS[card]?.cost ?? 0;
  assert.deepEqual([state.specials.length, state.display.length], [15, 6]);
  assert.ok(state.specials.every((card) => cost(card) < 3) && state.display.every((card) => cost(card) === 3));
  assert.deepEqual(state.known.filter((viewers) => viewers === EVERYONE).length, 1);
  assert.equal(underwater.redact(state, 0).specials.at(-1), state.specials.at(-1));
  assert.notDeepEqual(start(3, {}, 'another').display, state.display);
});

test('UWC-SETUP-11, UWC-SETUP-12, UWC-SETUP-14 a player starts with the Personal Assistant, 1 kelp, 1 steelplast, 1 science, 2 credits and a nonsymbiotic city at C33', () => {
  const state = start(2);
  const first = state.order[0] ?? -1;
  assert.deepEqual(goodsOf(state, first), { credits: 2, kelp: 1, steelplast: 1, science: 1 });
  const { ready, cities, symbiotic, tunnels, buildings } = playerAt(state, first);
  assert.deepEqual([ready, cities, symbiotic, tunnels, buildings.some((one) => one > 0)], [[0], 1 << 8, 0, 0, false]);
});

test('UWC-SETUP-13, UWC-VAR-05 everybody has a different board of the same side', () => {
  for (const boardSide of ['basic', 'advanced']) {
    const boards = start(4, { boardSide }).players.map((me) => me.board);
    assert.equal(new Set(boards).size, 4);
    assert.ok(boards.every((board) => PERSONAL_BOARDS[board]?.side === boardSide && BOARDS[board] !== undefined));
  }
});

test('UWC-SETUP-15, UWC-SETUP-16 everybody has a brown tile upper left and two blue ones; the other blue ones are unused', () => {
  const state = start(4);
  const words = state.players.map((me) => me.metropolises.map((tile) => METROPOLISES[tile]?.split('-')[0]));
  assert.deepEqual(words, Array(4).fill(['brown', 'blue', 'blue']));
  assert.equal(new Set(state.players.flatMap((me) => me.metropolises)).size, 12);
  assert.equal(state.unusedTiles.length, 3);
});

test('UWC-SETUP-17 the first play order is chance', () => {
  const orders = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => start(4, {}, seed).order.join());
  assert.ok(new Set(orders).size > 2);
});

test('UWC-SETUP-18, UWC-SETUP-19, UWC-SETUP-20, example 1, markers and extras go against the play order, and no bonus is given', () => {
  const state = start(4);
  const inOrder = state.order.map((seat) => [state.federation[seat], goodsOf(state, seat)]);
  assert.deepEqual(inOrder, [
    [0, { credits: 2, kelp: 1, steelplast: 1, science: 1 }],
    [4, { credits: 2, kelp: 1, steelplast: 1, science: 1 }],
    [3, { credits: 3, kelp: 1, steelplast: 1, science: 1 }],
    [2, { credits: 3, kelp: 1, steelplast: 2, science: 1 }],
  ]);
});

test('UWC-SETUP-21 all draw six cards before anyone discards, and keep three; the first in play order is asked first', () => {
  const state = start(3);
  assert.deepEqual(
    state.players.map((me) => me.hand.length),
    [6, 6, 6],
  );
  assert.deepEqual(
    decisions(underwater, state).map(({ seat }) => seat),
    state.order,
  );
  const after = dealt(3);
  assert.deepEqual([after.players.map((me) => me.hand.length), after.discard.length], [[3, 3, 3], 9]);
});

test('UWC-SETUP-22 amounts are numbers without end: no token is ever lacking', () => {
  const state = position({ players: [{ goods: { credits: 500, kelp: 500 }, hand: [46] }] });
  play(state, 'slot always', 'card 46 after');
  assert.deepEqual(goodsOf(state), { credits: 502, kelp: 500 });
});

test('UWC-VAR-01, UWC-VAR-04 three contracts lie face up if they are played, and none alone', () => {
  assert.deepEqual([start(3).contracts.length, start(3, { governmentContracts: 'yes' }).contracts.length], [0, 3]);
  assert.equal(start(1, { governmentContracts: 'yes' }).contracts.length, 0);
});

test('UWC-TURN-18 every colour has as many slots as another on a side', () => {
  for (const side of ['p12', 'p34']) {
    const colours = ACTION_SLOTS.filter((slot) => slot.side === side).map((slot) => slot.colour);
    const count = (colour: string): number => colours.filter((one) => one === colour).length;
    assert.deepEqual([count('green'), count('red'), count('yellow')], side === 'p12' ? [4, 4, 4] : [5, 5, 5]);
  }
});

test('equal seeds deal equally', () => {
  assert.deepEqual(underwater.setup(start(2).options, 2, seedRandom('x')), underwater.setup(start(2).options, 2, seedRandom('x')));
});
