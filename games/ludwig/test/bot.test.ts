import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decision, decisions, inWords, type Options, type Seat, seedRandom } from '@madang/kernel';
import { expertiseLaws } from '@madang/kernel/testing';
import { ludwig, OPTIONS } from '@madang/ludwig';
import { expertise } from '@madang/ludwig/bot';
import { prospects } from '../bot/evaluate.ts';
import { doorLevel } from '../rules/castle/index.ts';
import type { Ludwig } from '../rules/state.ts';
import { asked, marketOf, offered, playAs, position, type Sketch } from './position.ts';

/** The defaults, and every other value of every option by itself. */
const VARIANTS: readonly Options[] = [
  {},
  ...Object.entries(OPTIONS).flatMap(([option, values]) => values.slice(1).map((value) => ({ [option]: value }))),
];

// Variants with two players, who need the fewest turns; the game as it is with any number.
expertiseLaws({ game: ludwig, expertise, seats: [2], options: VARIANTS, strength: { wins: 18, options: [] } });
expertiseLaws({ game: ludwig, expertise, seats: [1, 3, 4], options: [{}], strength: { wins: 19, options: [{}] } });

/** What playouts answer to the open decision, in words. */
function answerOf(state: Ludwig, seat?: Seat, seed = 'an answer'): string {
  const open = seat === undefined ? decision(ludwig, state) : decisions(ludwig, state).find((one) => one.seat === seat);
  assert.ok(open);
  return inWords(expertise.rollout(state, open, seedRandom(seed)));
}

const searched = (state: Ludwig): string[] => {
  const open = decision(ludwig, state);
  assert.ok(open);
  return (expertise.candidates?.(state, open) ?? []).map(inWords);
};

test('of two rooms at a price the plainly better one is bought, and of one room at two prices none for too much', () => {
  // The study brings 4 points and four ways on; the powder room 1 point, and closes an entrance.
  const market = (dear: number, cheap: number): Sketch => ({ market: { [dear]: 'study', [cheap]: 'powder-room' }, hallways: 0, stairs: 0 });
  assert.equal(answerOf(position(market(6000, 4000))), 'buy study');
  assert.equal(answerOf(position({ market: { 15000: 'anteroom' }, hallways: 0, stairs: 0 })), 'pass');
});

test('LUD-ROUND-15 the money on a room makes it worth buying', () => {
  const sketch: Sketch = { market: { 15000: 'anteroom' }, hallways: 0, stairs: 0 };
  assert.equal(answerOf(position({ ...sketch, coins: { 15000: 14_000 } })), 'buy anteroom');
});

/** A market in which only the pantry is worth much to the rival, who has so much money. */
const marketFor = (money: number): Ludwig =>
  position({
    players: [{ bonus: ['type-food', 'size-100'], money }, {}],
    market: { 4000: 'pantry', 6000: 'cloak-room', 8000: 'broom-closet', 10000: 'powder-room', 15000: 'washroom' },
    hallways: 0,
    stairs: 0,
    tasks: [
      { task: 'prices', seat: 1 },
      { task: 'turn', seat: 0, extra: false },
    ],
  });

/** Sets prices as playouts do; step by step, the first of them the first that is searched. */
function priceAll(state: Ludwig): void {
  for (let steps = 0; asked(state) === 'prices'; steps++) {
    assert.ok(steps <= 5);
    const [planned] = searched(state);
    assert.equal(answerOf(state, 1, `other chances ${steps}`), planned);
    playAs(state, 1, planned ?? '');
  }
}

test('LUD-ROUND-05 the Master Builder sets what a rival needs as dear as it can still pay', () => {
  for (const [money, price] of [
    [40_000, 15000],
    [9000, 8000],
  ] as const) {
    const state = marketFor(money);
    priceAll(state);
    assert.equal(marketOf(state)[price], 'pantry', `with ${money}`);
    assert.equal(answerOf(state, 0), 'buy pantry');
  }
});

test('LUD-ROUND-05 of the very many ways to set prices a few are searched, of those that follow the first step one', () => {
  const state = marketFor(40_000);
  const steps = searched(state);
  assert.ok(steps.length > 1 && steps.length <= 4);
  assert.equal(new Set(steps).size, steps.length);
  for (const step of steps) assert.ok(offered(state).includes(step));
  playAs(state, 1, steps[1] ?? '');
  assert.equal(searched(state).length, 1);
});

test('LUD-REWARD-12 of two bonus cards the one that is worth more in this castle is kept', () => {
  const castle = ['study', 'parlor'] as const;
  const state = position({ players: [{ castle }], last: true, tasks: [{ task: 'keep', seat: 0 }] });
  const me = state.players[0];
  assert.ok(me);
  const cards = ['keep type-outdoor', 'keep type-living'];
  me.drawn = [3, 0];
  assert.deepEqual(new Set(offered(state)), new Set(cards));
  for (let i = 0; i < 5; i++) assert.equal(answerOf(state, 0, `chances ${i}`), 'keep type-living');
});

test('of the very many places of a room the best few are searched, the one with the most points among them', () => {
  const castle = ['study', 'parlor', 'hallway', 'stairs'] as const;
  const state = position({ players: [{ castle, money: 50_000 }], market: { 4000: 'focus-room' } });
  playAs(state, 0, 'buy focus-room');
  const places = searched(state);
  assert.ok(offered(state).length > 20 && places.length <= 12);
  assert.ok(places.includes(answerOf(state)));
});

test('prospects: points, money, a bonus card and a turn to come are each better than none', () => {
  const value = (sketch: Sketch): number => prospects(position(sketch))[0] ?? 0;
  const none = value({ players: [{ money: 0 }] });
  assert.ok(value({ players: [{ money: 0, points: 3 }] }) > none + 2.9);
  assert.ok(value({ players: [{ money: 20_000 }] }) > none + 2);
  assert.ok(
    value({ players: [{ money: 0, castle: ['study'], bonus: ['type-living'] }] }) > value({ players: [{ money: 0, castle: ['study'] }] }) + 1.9,
  );
  assert.ok(none > value({ players: [{ money: 0 }], tasks: [{ task: 'turn', seat: 1, extra: false }] }) + 2);
});

/** A castle with one ground entrance and one downstairs; the cloak room would close the first. */
const narrow = (sketch: Sketch = {}): Sketch => ({
  players: [{ castle: ['stairs', 'buttery', 'powder-room'], money: 50_000 }],
  market: { 4000: 'cloak-room', 6000: 'pantry', 8000: 'study' },
  ...sketch,
});

test('LUD-PLACE-05 while rounds remain no bot buys what closes the last ground entrance of its castle', () => {
  assert.deepEqual(searched(position(narrow())), ['buy pantry', 'buy study', 'buy hallway', 'pass']);
  const all = ['buy pantry', 'buy cloak-room', 'buy study', 'buy hallway', 'buy stairs', 'pass'];
  assert.deepEqual(searched(position(narrow({ last: true }))), all, 'in the last round no other room follows');
  assert.deepEqual(searched(position(narrow({ players: [{ castle: ['stairs'], money: 50_000 }] }))), all, 'more entrances are open');
});

test('LUD-PLACE-05 of the places of a room those are searched that keep ground entrances open', () => {
  const state = position({ players: [{ castle: ['stairs'], money: 50_000 }], market: { 4000: 'singers-chamber' } });
  playAs(state, 0, 'buy singers-chamber');
  const waysAfter = (words: string): number => {
    const next = ludwig.clone(state);
    playAs(next, 0, words);
    return next.players[0]?.castle.doors.filter((door) => doorLevel(door) === 0).length ?? 0;
  };
  assert.ok(offered(state).some((words) => waysAfter(words) < 2));
  assert.ok(searched(state).every((words) => waysAfter(words) >= 2));
});
