import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FACE_NAMES } from '../../components/faces.ts';
import { ludwig } from '../../rules/index.ts';
import { stackOf } from '../../rules/spelling.ts';
import {
  asked,
  build,
  coinsOf,
  ending,
  marketOf,
  moneyOf,
  offered,
  ofName,
  play,
  playerAt,
  position,
  refused,
  type Sketch,
  tilesIn,
  toAct,
} from '../position.ts';

const NAMES: readonly string[] = FACE_NAMES;
const tileNumber = (name: string): number => NAMES.indexOf(name);

/** Seat 0 has this much money and a market to buy from. */
const buying = (money: number, more: Sketch = {}) =>
  position({ market: { 4000: 'pantry', 6000: 'cloak-room', 15000: 'larder' }, players: [{ money }], ...more });

/** A position as the round begins: nothing is told of it but by playing on. */
function begun(sketch: Sketch) {
  const state = position({
    ...sketch,
    tasks: [{ task: 'turn', seat: 0, extra: false }, ending, ...(sketch.tasks ?? [])],
    market: sketch.market ?? {},
  });
  play(state, 'pass');
  return state;
}

test('LUD-ROUND-01 LUD-ROUND-02 one card for each empty space; the tile of its size joins the market', () => {
  const state = begun({ market: { 4000: 'pantry', 8000: 'larder' } });
  const [, second = '', , fourth = '', fifth = ''] = tilesIn(state.market);
  assert.deepEqual(state.market, [tileNumber('pantry'), tileNumber(second), tileNumber('larder'), tileNumber(fourth), tileNumber(fifth)]);
  assert.deepEqual(
    state.used,
    [second, fourth, fifth].map((name) => stackOf(tileNumber(name))),
  );
  assert.equal(state.cards.length, 27);
});

test('LUD-ROUND-01 no card is revealed where no space is empty', () => {
  const market = { 4000: 'pantry', 6000: 'larder', 8000: 'buttery', 10000: 'solar', 15000: 'study' } as const;
  const state = begun({ market });
  assert.deepEqual([state.cards.length, state.used.length], [30, 0]);
});

test('LUD-ROUND-03 a card whose stack is empty is used up, and another is revealed', () => {
  const market = { 4000: 'pantry', 6000: 'larder', 8000: 'buttery', 10000: 'solar' } as const;
  const state = begun({ market, stacks: { 100: [] }, cards: [100, 100, 100, 600, 600, 600] });
  assert.equal(tilesIn(state.market).filter((name) => name === '').length, 0);
  assert.equal(state.used.filter((size) => size === 9).length, 1);
  assert.equal(state.cards.length + state.used.length, 6);
});

test('LUD-ROUND-04 tiles on the deck fill spaces before any card', () => {
  const market = { 4000: 'larder', 6000: 'buttery', 8000: 'solar' } as const;
  const state = begun({ market, onDeck: ['pantry', 'study'] });
  assert.deepEqual([marketOf(state)[10000], marketOf(state)[15000]], ['study', 'pantry'], 'the upper one first');
  assert.deepEqual([state.cards.length, state.onDeck], [30, []]);
});

test('LUD-ROUND-05 LUD-ROUND-07 the Master Builder spreads all tiles as they like, one a space', () => {
  const state = position({
    tasks: [{ task: 'prices', seat: 1 }, { task: 'turn', seat: 0, extra: false }, ending],
    market: { 4000: 'pantry', 6000: 'larder', 8000: 'buttery' },
  });
  assert.equal(toAct(state), 1);
  assert.equal(refused(state, 'buy pantry'), 'LUD-ROUND-05 prices-first');
  assert.equal(offered(state).length, 3 * 4 + 1, 'each tile to each other space, or done');
  play(state, 'price pantry 8000');
  assert.deepEqual(marketOf(state), { 4000: 'buttery', 6000: 'larder', 8000: 'pantry' }, 'tiles change places');
  assert.equal(refused(state, 'price pantry 4000'), 'LUD-ROUND-05 price-is-set pantry');
  assert.equal(refused(state, 'price larder 8000'), 'LUD-ROUND-07 space-is-set pantry 8000');
  assert.equal(refused(state, 'price larder 6000'), 'LUD-ROUND-05 lies-there larder 6000');
  assert.equal(refused(state, 'price solar 6000'), 'LUD-ROUND-05 tile-not-on-market solar');
  assert.equal(refused(state, 'price larder 1000'), 'LUD-SETUP-02 no-such-price 1000');
  play(state, 'price larder 15000');
  const told = play(state, 'done');
  assert.deepEqual(marketOf(state), { 4000: 'buttery', 8000: 'pantry', 15000: 'larder' }, 'the rest stays where it lies');
  assert.deepEqual(ofName(told, 'prices-set'), [
    { event: 'prices-set', seat: 1, tiles: ['buttery', 'pantry', 'larder'], prices: [4000, 8000, 15000] },
  ]);
  assert.equal(asked(state), 'turn');
});

test('LUD-ROUND-05 every arrangement can be reached, and pricing ends when one tile is left', () => {
  const tiles = ['pantry', 'larder', 'buttery', 'solar', 'study'] as const;
  const market = { 4000: 'pantry', 6000: 'larder', 8000: 'buttery', 10000: 'solar', 15000: 'study' } as const;
  const start = position({ tasks: [{ task: 'prices', seat: 1 }, { task: 'turn', seat: 0, extra: false }, ending], market });
  const seen = new Set<string>();
  const walk = (state: typeof start): void => {
    for (const words of offered(state)) {
      const next = ludwig.clone(state);
      play(next, words);
      if (asked(next) === 'turn') seen.add(next.market.join());
      else walk(next);
    }
  };
  // one tile has been set by hand: the other four in every order
  const set = ludwig.clone(start);
  play(set, `price ${tiles[0]} 15000`);
  walk(set);
  assert.equal(seen.size, 24);
});

test('LUD-ROUND-06 prices are asked for when no new tile came in', () => {
  const market = { 4000: 'pantry', 6000: 'larder', 8000: 'buttery', 10000: 'solar', 15000: 'study' } as const;
  const state = begun({ market });
  assert.deepEqual([asked(state), toAct(state)], ['prices', 0]);
});

test('LUD-ROUND-08 money moves with the tile on which it lies', () => {
  const state = position({
    tasks: [{ task: 'prices', seat: 1 }, { task: 'turn', seat: 0, extra: false }, ending],
    market: { 4000: 'pantry', 6000: 'larder' },
    coins: { 4000: 3000, 6000: 1000 },
  });
  play(state, 'price pantry 6000');
  assert.deepEqual(coinsOf(state), { 4000: 1000, 6000: 3000 });
  play(state, 'price larder 15000');
  assert.deepEqual(coinsOf(state), { 6000: 3000, 15000: 1000 });
});

test('LUD-ROUND-09 LUD-ROUND-23 clockwise from the left of the Master Builder, who is last; then the left neighbour takes over', () => {
  const played = position({ seats: 4, builder: 0, tasks: [{ task: 'turn', seat: 0, extra: false }, ending] });
  play(played, 'pass');
  assert.deepEqual([played.builder, asked(played), toAct(played)], [1, 'prices', 1]);
  play(played, 'done');
  const turns: number[] = [];
  while (asked(played) === 'turn') {
    turns.push(toAct(played));
    play(played, 'pass');
  }
  assert.deepEqual(turns, [2, 3, 0, 1]);
  assert.equal(played.builder, 2);
});

test('LUD-ROUND-10 a turn is one room tile, one hallway or stairs, or a pass', () => {
  const state = buying(15_000);
  assert.deepEqual(offered(state), ['buy larder', 'buy pantry', 'buy cloak-room', 'buy hallway', 'buy stairs', 'pass']);
  assert.equal(refused(state, 'buy solar'), 'LUD-ROUND-10 tile-not-on-market solar');
  build(state, 'pantry', 3, 0);
  assert.equal(toAct(state), 1);
});

test('example 9: LUD-ROUND-11 a room tile is paid for to the Master Builder', () => {
  const state = buying(20_000);
  const told = build(state, 'cloak-room', 1, -2);
  assert.deepEqual(moneyOf(state), [14_000, 21_000]);
  assert.deepEqual(ofName(told, 'bought'), [{ event: 'bought', seat: 0, tile: 'cloak-room', price: 6000, coins: 0, to: 1 }]);
});

test('LUD-ROUND-12 a hallway or stairs costs 3,000, paid to the Master Builder', () => {
  for (const [tile, x] of [
    ['hallway', 3],
    ['stairs', -3],
  ] as const) {
    const state = buying(3_000);
    build(state, tile, x, 1);
    assert.deepEqual(moneyOf(state), [0, 18_000]);
  }
});

test('example 13: LUD-ROUND-13 passing brings 5,000 from the bank, and the Master Builder nothing', () => {
  const state = buying(1_000);
  play(state, 'pass');
  assert.deepEqual(moneyOf(state), [6_000, 15_000]);
});

test('example 11: LUD-ROUND-14 the Master Builder pays the bank, for corridor tiles too, or passes', () => {
  const market = { 8000: 'pantry' } as const;
  const state = position({ builder: 0, market, tasks: [{ task: 'turn', seat: 0, extra: false }, ending] });
  const hallway = ludwig.clone(state);
  build(state, 'pantry', 3, 0);
  assert.deepEqual(moneyOf(state), [7_000, 15_000]);
  build(hallway, 'hallway', 3, 1);
  assert.deepEqual(moneyOf(hallway), [12_000, 15_000]);
});

test('example 10: LUD-ROUND-15 the buyer takes the money on the tile and may pay with it', () => {
  const state = buying(2_000, { coins: { 4000: 2000 } });
  build(state, 'pantry', 3, 0);
  assert.deepEqual(moneyOf(state), [0, 19_000]);
  assert.deepEqual(coinsOf(state), {});
});

test('LUD-ROUND-15 the Master Builder takes the money on the tile too', () => {
  const market = { 8000: 'pantry' } as const;
  const state = position({
    builder: 0,
    market,
    coins: { 8000: 5000 },
    players: [{ money: 3000 }],
    tasks: [{ task: 'turn', seat: 0, extra: false }, ending],
  });
  build(state, 'pantry', 3, 0);
  assert.deepEqual(moneyOf(state), [0, 15_000]);
});

test('LUD-ROUND-16 nobody buys what they cannot pay for, money on the tile included', () => {
  const state = buying(2_000, { coins: { 4000: 1000, 15000: 13_000 } });
  assert.deepEqual(offered(state), ['buy larder', 'pass']);
  assert.equal(refused(state, 'buy pantry'), 'LUD-ROUND-16 too-dear pantry 4000 1000');
  assert.equal(refused(state, 'buy stairs'), 'LUD-ROUND-16 too-dear stairs 3000 1000');
});

test('LUD-ROUND-17 a tile that fits nowhere is not sold', () => {
  const state = position({ market: { 4000: 'dungeon', 6000: 'pantry' } });
  assert.ok(!offered(state).includes('buy dungeon'));
  assert.equal(refused(state, 'buy dungeon'), 'LUD-ROUND-17 no-place-for-it dungeon');
});

test('LUD-ROUND-18 a bought tile is laid and scored at once', () => {
  const state = buying(15_000);
  play(state, 'buy pantry');
  assert.deepEqual([asked(state), toAct(state)], ['place', 0]);
  assert.equal(refused(state, 'place larder 3 0 0'), 'LUD-ROUND-18 another-tile-held pantry');
  const told = play(state, 'place pantry 3 0 0');
  assert.equal(playerAt(state, 0).points, 2);
  assert.deepEqual(ofName(told, 'placed'), [{ event: 'placed', seat: 0, face: 'pantry', x: 3, y: 0, rotation: 0, points: 2 }]);
});

test('LUD-ROUND-19 the first tile joins the foyer', () => {
  const state = buying(15_000);
  play(state, 'buy pantry');
  assert.ok(offered(state).length > 0);
  assert.equal(refused(state, 'place pantry 9 9 0'), 'LUD-PLACE-01 unconnected pantry');
});

test('LUD-ROUND-20 hallways and stairs are sold while they last', () => {
  const state = buying(15_000, { hallways: 1, stairs: 0 });
  assert.equal(refused(state, 'buy stairs'), 'LUD-ROUND-20 supply-empty stairs');
  build(state, 'hallway', 3, 1);
  assert.equal(state.hallways, 0);
  assert.equal(refused(state, 'buy hallway'), 'LUD-ROUND-20 supply-empty hallway');
});

test('example 12: LUD-ROUND-21 every unsold room tile gets 1,000 a round, on top of what lies there', () => {
  const state = position({ market: { 4000: 'pantry', 6000: 'larder' } });
  const coins: (number | undefined)[] = [];
  for (let round = 0; round < 3; round++) {
    while (asked(state) === 'turn') play(state, 'pass');
    coins.push(coinsOf(state)[4000]);
    play(state, 'done');
  }
  assert.deepEqual(coins, [1000, 2000, 3000]);
});

test('LUD-ROUND-21 in the last round too', () => {
  const state = position({ market: { 4000: 'pantry' }, last: true });
  play(state, 'pass', 'pass');
  assert.deepEqual([state.over, coinsOf(state)], [true, { 4000: 1000 }]);
});

test('LUD-ROUND-22 hallways and stairs get no money', () => {
  const state = position();
  play(state, 'pass', 'pass', 'done');
  assert.deepEqual(
    offered(state)
      .filter((words) => words.startsWith('buy'))
      .slice(-2),
    ['buy hallway', 'buy stairs'],
  );
  const before = playerAt(state, toAct(state)).money;
  build(state, 'hallway', 3, 1);
  assert.equal(playerAt(state, 1).money, before - 3000);
});

test('LUD-ROUND-24 LUD-ROUND-27 what is bought leaves its space empty, and no price changes, until the next round', () => {
  const state = buying(15_000, { seats: 3, market: { 4000: 'pantry', 6000: 'cloak-room', 15000: 'larder' } });
  build(state, 'pantry', 3, 0);
  assert.deepEqual(marketOf(state), { 6000: 'cloak-room', 15000: 'larder' });
  play(state, 'pass', 'pass');
  assert.equal(asked(state), 'prices');
  assert.equal(Object.keys(marketOf(state)).length, 6);
});

test('LUD-ROUND-25 who can pay for nothing passes', () => {
  const state = buying(0);
  assert.deepEqual(offered(state), ['pass']);
});

test('LUD-ROUND-26 tiles on the deck wait there while no space is empty', () => {
  const market = { 4000: 'larder', 6000: 'buttery', 8000: 'solar', 10000: 'study', 15000: 'parlor' } as const;
  const state = begun({ market, onDeck: ['pantry'] });
  assert.deepEqual([tilesIn(state.onDeck.map(({ tile }) => tile)), state.cards.length], [['pantry'], 30]);
});

test('LUD-ROUND-28 the round that takes the last card off the deck is the last', () => {
  const market = { 4000: 'larder', 6000: 'buttery', 8000: 'solar' } as const;
  const two = begun({ market, cards: [600, 600] });
  assert.deepEqual([two.last, two.cards.length], [true, 0]);
  const three = begun({ market, cards: [600, 600, 600] });
  assert.equal(three.last, false);
});
