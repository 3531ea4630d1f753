import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, decisions, foresee, HIDDEN, inWords, seedRandom } from '@madang/kernel';
import { BONUS_CARDS } from '../components/bonus-cards.ts';
import { ludwig } from '../rules/index.ts';
import { moveOf } from '../rules/moves.ts';
import { stackOf } from '../rules/spelling.ts';
import type { Ludwig } from '../rules/state.ts';
import { build, offered, play, playAs, playerAt, position, tilesIn } from './position.ts';

/** Seat 0 looks through the stack of 200 and has put the solar on the deck. */
function looking(last = false): Ludwig {
  const castle = [['dressing-room', 3, 0]] as const;
  const state = position({
    seats: 3,
    last,
    market: { 4000: 'buttery' },
    players: [{ castle, bonus: ['money', 'square'] }, { bonus: ['stairs'] }],
    stacks: { 200: ['solar', 'anteroom', 'washroom'] },
  });
  build(state, 'buttery', 7, 0);
  play(state, 'stack 200', 'take solar');
  return state;
}

test('a view shows the stack that its own seat looks through, and the tile it put on the deck, and nothing of others’ cards', () => {
  const state = looking();
  const [mine, other, nobody] = [ludwig.redact(state, 0), ludwig.redact(state, 1), ludwig.redact(state, null)];
  assert.deepEqual(tilesIn(mine.stacks[2] ?? []), ['anteroom', 'washroom']);
  assert.deepEqual(tilesIn(mine.onDeck.map(({ tile }) => tile)), ['solar']);
  assert.deepEqual(playerAt(mine, 1).bonus, [HIDDEN]);
  for (const view of [other, nobody]) {
    assert.deepEqual(view.stacks[2], [HIDDEN, HIDDEN]);
    assert.deepEqual(view.onDeck, [{ tile: HIDDEN, stack: 2, by: 0 }]);
    assert.deepEqual(playerAt(view, 0).bonus, [HIDDEN, HIDDEN]);
  }
  play(state, 'done');
  assert.deepEqual(ludwig.redact(state, 0).stacks[2], [HIDDEN, HIDDEN], 'what has been seen goes back');
});

test('LUD-REWARD-09 in the last round a tile that is put away is seen by nobody but whoever put it there', () => {
  const state = looking(true);
  const seen = [0, 1, null].map((seat) => ludwig.redact(state, seat).discarded.map(({ tile }) => (tile === HIDDEN ? 'hidden' : tilesIn([tile])[0])));
  assert.deepEqual(seen, [['solar'], ['hidden'], ['hidden']]);
});

test('an imagined world has tiles of the right sizes under every back, each tile once, and all 27 bonus cards', () => {
  const worlds = new Set<string>();
  for (let seed = 0; seed < 20; seed++) {
    for (const viewer of [null, 0, 1, 2]) {
      const state = ludwig.imagine(ludwig.redact(looking(), viewer), seedRandom(`world ${seed}`));
      const tiles = [...state.stacks.flat(), ...state.onDeck.map(({ tile }) => tile)];
      assert.equal(new Set(tiles).size, tiles.length);
      state.stacks.forEach((stack, size) => {
        assert.ok(stack.every((tile) => stackOf(tile) === size));
      });
      const cards = [...state.bonusDeck, ...state.players.flatMap(({ bonus }) => bonus)];
      assert.deepEqual(
        cards.toSorted((a, b) => a - b),
        BONUS_CARDS.map((_, card) => card),
      );
      if (viewer === 1) worlds.add(`${state.onDeck[0]?.tile}`);
      else if (viewer === 0) assert.deepEqual(tilesIn(state.onDeck.map(({ tile }) => tile)), ['solar']);
    }
  }
  assert.ok(worlds.size > 3, 'worlds differ');
});

test('in an imagined world what another chooses from lies in order, as it does in a match', () => {
  const ascending = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b);
  for (let seed = 0; seed < 20; seed++) {
    const looked = ludwig.imagine(ludwig.redact(looking(), 1), seedRandom(`order ${seed}`)).stacks[2] ?? [];
    assert.deepEqual(looked, ascending(looked));
    const { drawn } = playerAt(ludwig.imagine(ludwig.redact(begin(ludwig, { seats: 2, seed: 'choosing' }), 1), seedRandom(`order ${seed}`)), 0);
    assert.deepEqual([drawn.length, drawn], [3, ascending(drawn)]);
  }
});

test('a look ahead stops where a card, a tile or chance is needed, and goes on elsewhere', () => {
  const state = position({ market: { 4000: 'cloak-room', 6000: 'pantry' } });
  const view = ludwig.redact(state, 0);
  const foreseen = (words: string, from = view) => foresee(ludwig, from, 0, moveOf(words));
  assert.equal(foreseen('buy pantry').next?.task.task, 'place');
  const held = foreseen('buy cloak-room').after;
  assert.equal(foreseen('place cloak-room 1 -2 0', held).stopped, true, 'bonus cards are drawn');
  assert.equal(foreseen('pass').stopped, false);
  const last = position({
    tasks: [
      { task: 'turn', seat: 0, extra: false },
      { task: 'round-end', seat: -1 },
    ],
  });
  assert.equal(foresee(ludwig, ludwig.redact(last, 0), 0, moveOf('pass')).stopped, true, 'tiles are revealed');
});

test('while bonus cards are chosen a view shows who has chosen, not what', () => {
  const state = begin(ludwig, { seats: 2, seed: 'choosing' });
  const other = ludwig.clone(state);
  const [first = '', second = ''] = offered(state, 0);
  playAs(state, 0, first);
  playAs(other, 0, second);
  assert.deepEqual(ludwig.redact(state, 1), ludwig.redact(other, 1));
  assert.notDeepEqual(ludwig.redact(state, 0), ludwig.redact(other, 0));
  assert.deepEqual(
    decisions(ludwig, ludwig.redact(state, 1)).map(({ seat, moves }) => [seat, moves.map(inWords).length]),
    [[1, 3]],
  );
});
