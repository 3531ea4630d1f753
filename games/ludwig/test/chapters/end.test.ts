import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filled, type Options, playerOf, winners } from '@madang/kernel';
import type { RoomSize } from '../../components/words.ts';
import { castleArea } from '../../rules/castle/index.ts';
import { ludwig } from '../../rules/index.ts';
import { depletedTiles, parts } from '../../rules/scoring/parts.ts';
import { wording } from '../../text/index.ts';
import { asked, build, ending, offered, ofName, play, playerAt, position, type Sketch, tilesIn, toAct } from '../position.ts';

const TURN = { task: 'turn', seat: 0, extra: false } as const;

/** The round ends after seat 0's pass. */
const closing = (sketch: Sketch): ReturnType<typeof position> => position({ tasks: [TURN, ending], ...sketch });

const many = (count: number, size: RoomSize): RoomSize[] => filled(count, 0).map(() => size);

test('LUD-END-01 when the deck has run out the round is played to its end, and the game is over', () => {
  const state = closing({ market: {}, cards: many(5, 600) });
  play(state, 'pass');
  assert.deepEqual([state.last, state.over], [true, false]);
  play(state, 'done', 'pass');
  assert.equal(state.over, false);
  const told = play(state, 'pass');
  assert.equal(state.over, true);
  assert.deepEqual(ofName(told, 'game-over'), [{ event: 'game-over', reason: 'cards', winners: winners(ludwig.standing(state)) }]);
});

test('example 38: LUD-END-02 LUD-END-03 LUD-END-04 LUD-END-12 the last cards, then used cards, fill every space', () => {
  const state = closing({ market: { 4000: 'pantry' }, cards: [300, 350], used: [100, 150, 200] });
  const told = play(state, 'pass');
  assert.deepEqual(ofName(told, 'used-cards-shuffled'), [{ event: 'used-cards-shuffled', cards: 5 }]);
  assert.ok(state.market.every((tile) => tile >= 0));
  assert.deepEqual([state.last, state.cards.length, state.used.length], [true, 0, 5], 'the used cards are no new deck');
  assert.equal(ofName(told, 'tile-revealed').length, 4);
});

test('example 48: LUD-END-13 a last card without a stack is replaced from the used cards', () => {
  const market = { 4000: 'pantry', 6000: 'larder', 8000: 'solar', 10000: 'study' } as const;
  const state = closing({ market, stacks: { 600: [] }, cards: [600], used: [600, 350] });
  const told = play(state, 'pass');
  assert.ok(ofName(told, 'card-in-vain').length >= 1);
  assert.equal(tilesIn(state.market).length, 5);
  assert.deepEqual([state.last, state.market.every((tile) => tile >= 0)], [true, true]);
});

test('LUD-END-04 if even the used cards run out, spaces stay empty, and the Master Builder chooses which', () => {
  const state = closing({ market: {}, stacks: { 350: ['great-hall', 'upper-hall'], 600: [] }, used: [350], cards: [350, 600] });
  play(state, 'pass');
  assert.equal(state.market.filter((tile) => tile >= 0).length, 2);
  assert.equal(offered(state).length, 2 * 4 + 1);
});

test('example 47: LUD-ROUND-26 of two tiles on the deck the upper one fills the one space', () => {
  const market = { 4000: 'pantry', 6000: 'larder', 8000: 'solar', 10000: 'study' } as const;
  const state = closing({ market, onDeck: ['parlor', 'buttery'] });
  play(state, 'pass');
  assert.deepEqual([tilesIn(state.market).at(-1), tilesIn(state.onDeck.map(({ tile }) => tile)), state.used], ['buttery', ['parlor'], []]);
});

test('LUD-END-05 the final scoring tells favors, empty stacks, bonus cards and money in this order', () => {
  const state = closing({
    last: true,
    favors: ['money'],
    hallways: 0,
    players: [{ castle: [['hallway', 3, 1]], bonus: ['hallways'], money: 15_000, points: 7 }],
  });
  const told = play(state, 'pass').map(({ event }) => event);
  const order = ['favor-scored', 'depleted-scored', 'bonus-card-scored', 'money-scored', 'money-scored', 'game-over'];
  assert.deepEqual(
    told.filter((event) => order.includes(event)),
    order,
  );
  assert.deepEqual(parts(state)[0], { seat: 0, track: 7, favors: [8], depleted: { tiles: 1, points: 2 }, bonus: [1], money: 2, total: 20 });
});

test('example 36: LUD-END-06 LUD-END-07 a size whose stack is empty scores 2 a tile, even if one lies on the market', () => {
  const castle = ['dressing-room', 'solar', 'dirt-room'] as const;
  const state = position({ players: [{ castle }], stacks: { 200: [] }, market: { 4000: 'washroom' } });
  assert.deepEqual(parts(state)[0]?.depleted, { tiles: 3, points: 6 });
});

test('example 37: without hallways left two hallways are 4 points', () => {
  const castle = [
    ['hallway', 3, 1],
    ['hallway', 9, 1],
  ] as const;
  const state = position({ players: [{ castle }], hallways: 0 });
  assert.equal(parts(state)[0]?.depleted.points, 4);
});

test('example 51: the stack of 150 is empty and hallways are left: two 150 rooms and three hallways are 4 points', () => {
  const castle = [
    ['sitting-room', 3, 0],
    ['parlor', 3, -3],
    ['hallway', -6, 1],
    ['hallway', -12, 1],
    ['hallway', -18, 1],
  ] as const;
  const state = position({ players: [{ castle }], stacks: { 150: [] }, hallways: 2 });
  assert.equal(parts(state)[0]?.depleted.points, 4);
  assert.equal(depletedTiles(state, 1), 0);
});

test('LUD-END-09 LUD-END-10 LUD-END-11 most points win, then the larger castle by printed sizes; who still ties shares', () => {
  const end = (first: Sketch['players']): number[] => {
    const state = closing({ last: true, builder: 1, players: first ?? [] });
    play(state, 'pass');
    return ludwig.standing(state).map(({ rank }) => rank);
  };
  assert.deepEqual(
    end([
      { points: 5, money: 0 },
      { points: 6, money: 0 },
    ]),
    [2, 1],
  );
  assert.deepEqual(
    end([
      { points: 5, money: 0 },
      { points: 5, money: 0, castle: [['stairs', -3, 1]] },
    ]),
    [2, 1],
  );
  assert.deepEqual(
    end([
      { points: 5, money: 0 },
      { points: 5, money: 0 },
    ]),
    [1, 1],
  );
});

test('LUD-END-10 the words of a broken tie name the areas of both castles', () => {
  const state = closing({ players: [{ points: 5 }, { points: 5, castle: [['stairs', -3, 1]] }] });
  const said = wording.tie?.(state, 1, 0);
  assert.deepEqual(said, { key: 'ludwig.tie', args: { more: castleArea(playerOf(state, 1).castle), less: castleArea(playerOf(state, 0).castle) } });
});

test('LUD-END-14 the last round has prices, a turn for everybody and extra turns; the token stays', () => {
  const state = closing({ market: { 4000: 'larder' }, cards: many(4, 600), players: [{ castle: [['buttery', -2, 0]], money: 50_000 }] });
  play(state, 'pass');
  assert.deepEqual([state.last, asked(state), toAct(state), state.builder], [true, 'prices', 0, 0]);
  play(state, 'done', 'pass');
  build(state, 'larder', -4, -1);
  assert.deepEqual([asked(state), toAct(state)], ['turn', 0]);
  play(state, 'pass');
  assert.deepEqual([state.over, state.builder], [true, 0]);
});

/** Nothing fits any castle: downstairs rooms only, and no corridor tiles. */
const stuck = (options: Options): ReturnType<typeof position> => {
  const market = { 4000: 'dungeon', 6000: 'crypt', 8000: 'mold-room', 10000: 'venus-grotto', 15000: 'the-hole' } as const;
  return position({ options, market, hallways: 0, stairs: 0 });
};

test('LUD-END-15 the game ends after a round in which nobody bought and nobody could place anything', () => {
  const state = stuck({});
  const told = play(state, 'pass', 'pass');
  assert.equal(state.over, true);
  assert.equal(ofName(told, 'game-over').map((event) => Object.values(event)[1])[0], 'nothing-fits');
  const on = closing({ market: { 4000: 'dungeon' }, players: [{ money: 0 }] });
  play(on, 'pass');
  assert.equal(on.over, false, 'a hallway would fit, whoever could pay for it');
});

test('LUD-END-16 fifteen rounds in a row without a purchase end the game', () => {
  const market = { 4000: 'pantry', 6000: 'larder', 8000: 'solar', 10000: 'study', 15000: 'parlor' } as const;
  const state = position({ market, idleRounds: 13 });
  play(state, 'pass', 'pass');
  assert.deepEqual([state.over, state.idleRounds], [false, 14]);
  const bought = ludwig.clone(state);
  const told = play(state, 'done', 'pass', 'pass');
  assert.deepEqual([state.over, ofName(told, 'game-over').length], [true, 1]);
  play(bought, 'done');
  build(bought, 'hallway', 3, 1);
  play(bought, 'pass');
  assert.deepEqual([bought.over, bought.idleRounds], [false, 0]);
  assert.ok(playerAt(bought, 0));
});
