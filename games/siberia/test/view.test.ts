import assert from 'node:assert/strict';
import { test } from 'node:test';
import { add, HIDDEN, seedRandom } from '@madang/kernel';
import { COUNTER_COUNTS } from '../components/counters.ts';
import { COUNTERS } from '../components/words.ts';
import { siberia } from '../rules/index.ts';
import { EMPTY, type Siberia, TILE } from '../rules/state.ts';
import { inRow, playAs, playerAt, position } from './position.ts';

/** Seat 0 has placed everything, seat 1 one of two counters, seat 2 nothing. */
function placing(): Siberia {
  const state = position({
    players: [
      { drawn: ['worker/gas', 'seller/oil'], rows: { gas: ['worker/gas'] } },
      { drawn: ['worker/gas', 'manager'], rows: { oil: ['tile'] } },
      { drawn: ['investor/coal', 'manager'], research: [] },
    ],
  });
  playAs(state, 0, 'place worker/gas gas', 'place seller/oil research');
  playAs(state, 1, 'place manager manager');
  return state;
}

/** How many counters of each kind there are anywhere. */
function allCounters(state: Siberia): number[] {
  const counts = [...state.bag];
  for (const one of state.players) {
    for (const counter of [...one.research, ...one.drawn]) add(counts, counter, 1);
    for (const thing of one.spaces) if (thing !== EMPTY && thing !== TILE) add(counts, thing, 1);
  }
  return counts;
}

test('a view shows the own placement; the others’ boards are as before, their hands a number of hidden counters', () => {
  const view = siberia.redact(placing(), 1);
  assert.deepEqual([inRow(view, 1, 'manager'), playerAt(view, 1).drawn], [['manager'], [COUNTERS.indexOf('worker/gas')]]);
  assert.deepEqual([inRow(view, 0, 'gas'), playerAt(view, 0).research, playerAt(view, 0).drawn], [['worker/gas'], [], [HIDDEN, HIDDEN]]);
  assert.deepEqual(playerAt(view, 2).drawn, [HIDDEN, HIDDEN]);
  assert.ok(view.bag.every((count) => count === HIDDEN));
});

test('who has placed everything shows, how far the others have come does not', () => {
  const [one, other] = [placing(), placing()];
  playAs(other, 2, 'place manager manager');
  assert.deepEqual(siberia.redact(one, 1), siberia.redact(other, 1));
  assert.notDeepEqual(siberia.redact(one, 2), siberia.redact(other, 2));
  playAs(other, 2, 'place investor/coal coal');
  assert.notDeepEqual(siberia.redact(one, 1), siberia.redact(other, 1));
});

test('what others place in secret is unseen, but for who is done; an own placement is not', () => {
  const before = placing();
  const placed = (state: Siberia, words: string): Siberia => {
    const after = siberia.clone(state);
    playAs(after, 2, words);
    return after;
  };
  const one = placed(before, 'place manager manager');
  assert.deepEqual(
    [0, 1, 2, null].map((viewer) => siberia.unseen?.(before, one, viewer)),
    [true, true, false, true],
  );
  const done = placed(one, 'place investor/coal coal');
  assert.deepEqual(
    [0, 1, 2, null].map((viewer) => siberia.unseen?.(one, done, viewer)),
    [false, false, false, false],
  );
});

test('an imagined world has all 70 counters; who is done has placed them, who is not holds them', () => {
  const hands = new Set<string>();
  for (let seed = 0; seed < 20; seed++) {
    for (const viewer of [null, 0, 1, 2]) {
      const state = siberia.imagine(siberia.redact(placing(), viewer), seedRandom(`world ${seed}`));
      assert.deepEqual(allCounters(state), COUNTER_COUNTS);
      assert.deepEqual(playerAt(state, 0).drawn, []);
      assert.equal(playerAt(state, 0).placed.length, 2);
      assert.equal(playerAt(state, 2).drawn.length, 2);
      assert.equal(playerAt(state, 1).drawn.length, viewer === 1 ? 1 : 2);
      if (viewer === 1) hands.add(`${playerAt(state, 0).placed} ${playerAt(state, 2).drawn}`);
    }
  }
  assert.ok(hands.size > 15, 'worlds differ');
});

test('in the action phase a view hides chance only', () => {
  const state = position({ players: [{ rows: { gas: ['worker/gas', 'seller/gas'] } }] });
  const view = siberia.redact(state, 1);
  assert.deepEqual({ ...view, random: state.random }, state);
  assert.equal(new Set(siberia.views?.(state)).size, 1, 'one view for all');
});

test('while counters are placed in secret no two see the same', () => {
  const state = position({ players: [{ drawn: ['manager'] }, { drawn: ['manager'] }, { drawn: ['manager'] }] });
  assert.equal(new Set(siberia.views?.(state)).size, 4, 'a spectator sees less than anybody');
});
