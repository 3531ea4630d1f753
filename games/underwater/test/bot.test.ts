import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, below, type Decision, decision, inWords, type Options, play, playerOf, seedRandom } from '@madang/kernel';
import { expertiseLaws, playThrough } from '@madang/kernel/testing';
import { OPTIONS, SLOTS, type Underwater, type UnderwaterMove, underwater } from '@madang/underwater';
import { expertise } from '@madang/underwater/bot';
import { asked } from '../bot/candidates.ts';
import { prospects } from '../bot/prospects.ts';
import { moveOf } from '../rules/moves.ts';
import { matches } from '../rules/slots/slots.ts';
import { isOrderNeedless } from '../rules/turn/needless.ts';
import { offered, type PlayerSketch, position, type Sketch } from './position.ts';

/** The defaults, and every other value of every option by itself. */
const VARIANTS: readonly Options[] = [
  {},
  ...Object.entries(OPTIONS).flatMap(([option, values]) => values.slice(1).map((value) => ({ [option]: value }))),
];

// Variants with two players, who need the fewest turns; the game as it is with any number.
expertiseLaws({ game: underwater, expertise, seats: [2], options: VARIANTS, strength: { wins: 18, options: [] } });
expertiseLaws({ game: underwater, expertise, seats: [1, 3, 4], options: [{}], strength: { wins: 18, options: [{}] } });

const open = (state: Underwater): Decision<UnderwaterMove> => {
  const found = decision(underwater, state);
  assert.ok(found);
  return found;
};

/** What playouts answer to the open decision whatever the chances, in words. */
function answersOf(sketch: Sketch): string[] {
  const state = position(sketch);
  const answers = [1, 2, 3, 4, 5, 6].map((seed) => inWords(expertise.rollout(state, open(state), seedRandom(`chances ${seed}`))));
  return [...new Set(answers)];
}

const searched = (sketch: Sketch): string[] => {
  const state = position(sketch);
  return (expertise.candidates?.(state, open(state)) ?? []).map(inWords);
};

/** What seat 0 may expect. */
const worth = (player: PlayerSketch, sketch: Sketch = {}): number => prospects(position({ players: [player], ...sketch }))[0] ?? 0;

test('UWC-TURN-16 bots discard surplus cards when that is due, not before', () => {
  const agenda = [
    { task: 'turn end', seat: 0 },
    { task: 'advance', seat: 0, left: 1 },
  ] as const;
  const early = { players: [{ hand: [46, 47, 48, 49] }], agenda };
  assert.deepEqual(offered(position(early)), ['skip', 'do', 'discard 46', 'discard 47', 'discard 48', 'discard 49']);
  assert.deepEqual([searched(early), answersOf(early)], [['skip', 'do'], ['do']]);
  const due = { players: [{ hand: [46, 47, 48, 49] }], agenda: [{ task: 'discard', seat: 0 }] } as const;
  assert.ok(searched(due).every((words) => words.startsWith('discard')));
});

test('UWC-NET-03 a city that gets connected is worth more than one apart, and building in it more than elsewhere', () => {
  const apart = worth({ cities: ['C22'] });
  assert.ok(worth({ cities: ['C32'], tunnels: ['C32-C33'] }) > apart + 1);
  const inside = worth({ cities: ['C22'], buildings: { 'C33-a': 'laboratory' } });
  assert.ok(inside > worth({ cities: ['C22'], buildings: { 'C22-a': 'laboratory' } }) + 0.5);
});

test('UWC-PROD-02 … -04 what produces is worth more the more often it will', () => {
  const gain = (round: number, era: number): number =>
    worth({ buildings: { 'C33-a': 'laboratory+' } }, { round, era }) - worth({ buildings: { 'C33-a': 'laboratory' } }, { round, era });
  assert.ok(gain(1, 1) > gain(5, 2) && gain(5, 2) > gain(8, 3) && gain(8, 3) > 0);
});

test('UWC-PROD-18 hunger before a Production counts, kelp against it too', () => {
  const cities = { cities: ['C32', 'C23'], tunnels: ['C32-C33', 'C23-C33'] } as const;
  const kelp = (n: number): number => worth({ ...cities, goods: { kelp: n } }, { round: 4 });
  assert.ok(kelp(3) - kelp(0) > 6);
  assert.ok(kelp(6) - kelp(3) < 3);
});

test('UWC-SCORE-11 at the end four goods are a point, early far more', () => {
  const goods = (round: number, era: number): number =>
    worth({ goods: { steelplast: 4 } }, { round, era, turns: 8 }) - worth({}, { round, era, turns: 8 });
  assert.ok(goods(1, 1) > 3 && goods(10, 3) < 2.5);
});

test('what is remembered of a seat is what would be worked out afresh, in every position of random matches', () => {
  const other = begin(underwater, { seats: 4, seed: 'other' });
  for (const [seats, governmentContracts] of [
    [2, 'no'],
    [3, 'yes'],
    [4, 'no'],
  ] as const) {
    const state = begin(underwater, { seats, seed: `remembered ${seats}`, options: { governmentContracts } });
    const random = seedRandom(`remembered ${seats}`);
    for (let next = decision(underwater, state); next; ) {
      const quick = prospects(state);
      // Another match drives out what was remembered.
      prospects(other);
      assert.deepEqual(quick, prospects(state));
      const move = next.moves[below(random, next.moves.length)];
      assert.ok(move);
      next = play(underwater, state, next.seat, move);
    }
  }
});

test('values that were learned by several in the game as it is judge no position of another, and nobody alone', () => {
  const fits = expertise.facts?.fits;
  assert.ok(fits && expertise.values);
  const asked: readonly (readonly [number, Options, boolean])[] = [
    [4, {}, true],
    [4, { pairBonus: 'everyTwo' }, true],
    [3, {}, true],
    [2, {}, true],
    [1, {}, false],
    [4, { boardSide: 'advanced' }, false],
    [4, { governmentContracts: 'yes' }, false],
  ];
  for (const [seats, options, fit] of asked) assert.equal(fits(begin(underwater, { seats, options, seed: 'fits' })), fit);
});

/** Moves that play cards, with the orders that are not asked. */
const withOrders = (state: Underwater, moves: readonly UnderwaterMove[]): readonly UnderwaterMove[] => {
  const { task } = open(state);
  if (!('slot' in task) || typeof task.slot !== 'number') return moves;
  const { slot } = task;
  return moves.flatMap((move) => {
    const before = move.kind === 'card' && matches(state, move.card, slot) ? moveOf(`card ${move.card} before`) : move;
    return moves.includes(before) || before.kind !== 'card' || !isOrderNeedless(state, playerOf(state, open(state).seat), slot, before.card)
      ? [move]
      : [move, before];
  });
};

/** A hash of all facts along a match of random answers: the values were learned from exactly these. */
const LEARNED_FACTS = -1_497_644_549;

test('positions are told as when the values were learned, whatever was told before', () => {
  const { facts } = expertise;
  assert.ok(facts);
  const told = new Float32Array(4 * facts.seat.length + facts.table.length);
  const again = told.slice();
  const bits = new Uint32Array(told.buffer);
  const other = begin(underwater, { seats: 4, seed: 'other' });
  let mark = 0x811c9dc5;
  playThrough(underwater, { seats: 4, seed: 'told' }, (state, decision, random) => {
    // The match that it was by rules 1.3.0, in which nothing was discarded early and every order was asked.
    const moves = withOrders(state, asked(decision));
    told.fill(Number.NaN);
    facts.write(state, told);
    // Another match drives out what was remembered.
    facts.write(other, again);
    facts.write(state, again);
    assert.deepEqual(again, told);
    for (const word of bits) mark = Math.imul(mark ^ word, 0x01000193);
    const answer = moves[below(random, moves.length)];
    assert.ok(answer);
    return answer;
  });
  assert.equal(mark, LEARNED_FACTS, 'other facts under the same names: train the values again, and take the new mark');
});

test('a matching card is played rather than one without effect', () => {
  // Cards 1 to 22 of the first era are green; which of the others are not does not matter here.
  const task = { task: 'card', seat: 0, slot: SLOTS.indexOf('p34-g3'), cloned: false } as const;
  const rich = { goods: { credits: 9, kelp: 9, steelplast: 9, science: 9 } } as const;
  const hand = [4, 30, 60];
  for (const words of answersOf({ agenda: [task], players: [{ ...rich, hand }] })) assert.match(words, /^card 4 /);
  assert.ok(searched({ agenda: [task], players: [{ ...rich, hand }] }).includes('card 4 before'));
});

test('of many sites the best few are searched, the one that the playouts like among them', () => {
  const task = {
    task: 'build',
    seat: 0,
    deed: { do: 'build', what: 'building', count: 1, cost: 'free' },
    left: 1,
    need: 1,
    next: { of: [], atomic: false },
  } as const;
  const sketch: Sketch = { agenda: [task], players: [{ cities: ['C32', 'C23'], tunnels: ['C32-C33'] }] };
  const offered = open(position(sketch)).moves.length;
  const places = searched(sketch);
  assert.ok(offered > 20 && places.length <= 10, `${offered}, ${places.length}`);
  for (const words of answersOf(sketch)) {
    assert.ok(places.includes(words), words);
    assert.match(words, /C3[23]/, 'at a connected city');
  }
});
