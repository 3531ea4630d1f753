import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, decision, decisions, HIDDEN, inWords, type Options, type Told } from '@madang/kernel';
import { heardBy } from '@madang/kernel/testing';
import { BONUS_CARDS } from '../../components/bonus-cards.ts';
import { FACE_NAMES } from '../../components/faces.ts';
import { FAVORS } from '../../components/favors.ts';
import { setupFor } from '../../components/setup.ts';
import { laid } from '../../rules/castle/index.ts';
import { ludwig } from '../../rules/index.ts';
import { stackOf } from '../../rules/spelling.ts';
import type { Ludwig } from '../../rules/state.ts';
import { marketOf, offered, ofName, play, playAs, playerAt, pointsOf, position, toAct } from '../position.ts';

/** A match as set up, before bonus cards are chosen. */
const setUp = (seats: number, seed = 'a set-up', options: Options = {}): Ludwig => begin(ludwig, { seats, seed, options });

/** Every seat puts its first card back. */
function choose(state: Ludwig): Ludwig {
  for (const { seat } of decisions(ludwig, state)) playAs(state, seat, offered(state, seat)[0] ?? '');
  return state;
}

const SEEDS = Array.from({ length: 30 }, (_, i) => `seed ${i}`);

test('LUD-SETUP-01 one to four players', () => {
  assert.deepEqual(ludwig.players, { min: 1, max: 4 });
  assert.throws(() => setUp(5));
  assert.equal(setUp(1).players.length, 1);
});

test('LUD-SETUP-02 LUD-SETUP-03 the prices of the contract board: seven for four players, six for three, five for two', () => {
  assert.deepEqual(setupFor(4).prices, [1000, 2000, 4000, 6000, 8000, 10000, 15000]);
  assert.deepEqual(setupFor(3).prices, [2000, 4000, 6000, 8000, 10000, 15000]);
  assert.deepEqual(setupFor(2).prices, [4000, 6000, 8000, 10000, 15000]);
});

test('LUD-SETUP-04 eleven room cards for each player, of the fifty at random', () => {
  for (const seats of [2, 3, 4]) {
    const { cards, used } = setUp(seats);
    assert.equal(cards.length + used.length, 11 * seats);
  }
  const counts = new Set(SEEDS.map((seed) => setUp(2, seed).cards.filter((size) => size === 0).length));
  assert.ok(counts.size > 2, 'what goes back differs');
});

test('LUD-SETUP-05 stacks of random tiles: 9, 7 or 5 of the small sizes, 6, 5 or 4 of the large ones', () => {
  for (const [seats, small, large] of [
    [4, 9, 6],
    [3, 7, 5],
    [2, 5, 4],
  ] as const) {
    const state = ludwig.setup(setUp(seats).options, seats, [1, 2, 3, 4]);
    assert.deepEqual(
      state.stacks.map((stack) => stack.length),
      [small, small, small, small, small, large, large, large, large, large],
    );
    state.stacks.forEach((stack, size) => {
      assert.ok(stack.every((tile) => stackOf(tile) === size));
      assert.equal(new Set(stack).size, stack.length);
    });
  }
});

test('LUD-SETUP-06 the corridor supply: 9, 7 or 5 hallways and 6, 5 or 4 stairs', () => {
  const supply = (seats: number): number[] => [setUp(seats).hallways, setUp(seats).stairs];
  assert.deepEqual(
    [supply(4), supply(3), supply(2)],
    [
      [9, 6],
      [7, 5],
      [5, 4],
    ],
  );
});

test('LUD-SETUP-07 three bonus cards each; all choose at once which one goes under the deck, from the Master Builder clockwise', () => {
  const state = setUp(4);
  assert.equal(decisions(ludwig, state).length, 4);
  assert.ok(
    state.market.every((tile) => tile >= 0),
    'everything else lies open before',
  );
  const hands = state.players.map(({ drawn }) => [...drawn]);
  assert.deepEqual(
    hands.map((hand) => hand.length),
    [3, 3, 3, 3],
  );
  const before = [...state.bonusDeck];
  const firsts = hands.map((hand) => hand[0]);
  for (const seat of [3, 1, 0, 2]) playAs(state, seat, `put-back ${BONUS_CARDS[firsts[seat] ?? 0]}`);
  const clockwise = [0, 1, 2, 3].map((i) => firsts[(state.builder + i) % 4]);
  assert.deepEqual(state.bonusDeck, [...clockwise.toReversed(), ...before], 'each card put back lies under the one before');
  state.players.forEach(({ bonus, drawn }, seat) => {
    assert.deepEqual([bonus, drawn], [hands[seat]?.slice(1), []]);
  });
});

test('LUD-SETUP-07 only the chooser hears which card it puts back', () => {
  const state = setUp(2);
  const [mine, other] = [heardBy(0), heardBy(1)];
  const move = decisions(ludwig, state)[0]?.moves[0];
  assert.ok(move);
  const told: Told[] = playAs(ludwig.clone(state), toAct(state), inWords(move));
  assert.equal(ofName(told, 'bonus-card-put-back').length, 1);
  begin(ludwig, { seats: 2, seed: 'a set-up' }, mine.tell);
  begin(ludwig, { seats: 2, seed: 'a set-up' }, other.tell);
  assert.equal(ofName(mine.heard, 'bonus-cards-drawn').length, 1);
  assert.deepEqual(ofName(mine.heard, 'bonus-cards-taken'), [{ event: 'bonus-cards-taken', seat: 1, count: 3 }]);
  assert.deepEqual(ofName(other.heard, 'bonus-cards-taken'), [{ event: 'bonus-cards-taken', seat: 0, count: 3 }]);
});

test('LUD-SETUP-08 others see how many bonus cards a player holds, no more, until the end', () => {
  const state = choose(setUp(3));
  assert.deepEqual(playerAt(ludwig.redact(state, 1), 0).bonus, [HIDDEN, HIDDEN]);
  assert.deepEqual(playerAt(ludwig.redact(state, 0), 0).bonus, playerAt(state, 0).bonus);
  const over = { ...state, over: true };
  assert.deepEqual(playerAt(ludwig.redact(over, 1), 0).bonus, playerAt(state, 0).bonus);
});

test('LUD-SETUP-09 as many king’s favors as players, at random', () => {
  for (const seats of [2, 3, 4]) assert.equal(new Set(setUp(seats).favors).size, seats);
  const drawn = new Set(SEEDS.flatMap((seed) => setUp(4, seed).favors));
  assert.equal(drawn.size, FAVORS.length);
});

test('LUD-SETUP-10 the favors for completed and for incomplete rooms are never both in play', () => {
  const rivals = [FAVORS.indexOf('completed'), FAVORS.indexOf('incomplete')];
  const met = Array.from({ length: 200 }, (_, i) => setUp(4, `rivals ${i}`).favors.filter((favor) => rivals.includes(favor)));
  assert.ok(met.every((both) => both.length <= 1));
  assert.deepEqual(
    [...new Set(met.flat())].toSorted((a, b) => a - b),
    rivals,
  );
});

test('LUD-SETUP-11 LUD-SETUP-12 everybody begins with 15,000 marks and the foyer, unturned at (0, 0)', () => {
  for (const { money, castle } of setUp(4).players) {
    assert.equal(money, 15_000);
    assert.deepEqual(castle.tiles.map(laid), [{ tile: 'foyer', x: 0, y: 0, rotation: 0 }]);
  }
});

test('LUD-SETUP-13 a random Master Builder has 0 points, the others clockwise 1, 2 and 3', () => {
  const builders = new Set<number>();
  for (const seed of SEEDS) {
    const state = setUp(4, seed);
    builders.add(state.builder);
    assert.deepEqual(
      [0, 1, 2, 3].map((i) => pointsOf(state)[(state.builder + i) % 4]),
      [0, 1, 2, 3],
    );
  }
  assert.equal(builders.size, 4);
});

test('LUD-SETUP-14 LUD-SETUP-15 one tile by room card on each space; the used cards lie open', () => {
  for (const [seats, spaces] of [
    [4, 7],
    [3, 6],
    [2, 5],
  ] as const) {
    const state = setUp(seats);
    assert.equal(Object.keys(marketOf(state)).length, spaces);
    assert.deepEqual(state.used, state.market.map(stackOf), 'a tile of each card’s size, in the order of the cards');
    assert.deepEqual(ludwig.redact(state, 0).used, state.used);
  }
});

test('LUD-SETUP-16 the bank pays however much is asked', () => {
  const state = position({ players: [{ money: 9_999_000 }] });
  play(state, 'pass');
  assert.equal(playerAt(state, 0).money, 10_004_000);
});

test('LUD-SETUP-17 hidden are stacks, decks and hands; heights, sizes and everything else are open', () => {
  const state = choose(setUp(3));
  state.onDeck = [{ tile: FACE_NAMES.indexOf('pantry'), stack: 0, by: 1 }];
  state.stacks[0] = (state.stacks[0] ?? []).filter((tile) => FACE_NAMES[tile] !== 'pantry');
  const view = ludwig.redact(state, 0);
  for (const [shown, real] of [
    [view.cards, state.cards],
    [view.bonusDeck, state.bonusDeck],
    ...state.stacks.map((stack, size) => [view.stacks[size] ?? [], stack] as const),
  ] as const) {
    assert.deepEqual(
      shown,
      real.map(() => HIDDEN),
    );
  }
  assert.deepEqual(view.onDeck, [{ tile: HIDDEN, stack: 0, by: 1 }], 'its back shows its size');
  assert.deepEqual(ludwig.redact(state, 1).onDeck, state.onDeck, 'who put it there knows it');
  assert.deepEqual([view.market, view.coins, view.favors, view.used], [state.market, state.coins, state.favors, state.used]);
  assert.deepEqual(
    view.players.map(({ money, points, castle }) => [money, points, castle]),
    state.players.map(({ money, points, castle }) => [money, points, castle]),
  );
  assert.equal(decision(ludwig, view)?.seat, state.builder);
});
