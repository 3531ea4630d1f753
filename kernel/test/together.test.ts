import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, canonical, foreseeAll, play } from '../index.ts';
import { tiny } from './tiny.ts';

/** Two bid; the first has bid and is content, so the next `stop` shows both bids. */
function oneBidLeft() {
  const state = begin(tiny, { seats: 2, seed: 'together' });
  for (const json of [{ kind: 'bid', coins: 1 }, { kind: 'stop' }]) {
    const move = tiny.moves.find(json);
    assert.ok(move);
    play(tiny, state, 0, move);
  }
  return state;
}

const bid = (coins: number) => ({ kind: 'bid', coins });
const stop = { kind: 'stop' };

test('moves together: the last may reveal; whatever follows what reveals is refused, whether it would be offered or not', () => {
  const view = tiny.redact(oneBidLeft(), 1);
  const before = canonical(view);
  assert.equal(foreseeAll(tiny, view, 1, [bid(2), stop]).ok, true);
  for (const more of [{ kind: 'pick', index: 0 }, { kind: 'nonsense' }, bid(99), null]) {
    const foreseen = foreseeAll(tiny, view, 1, [bid(2), stop, more]);
    assert.deepEqual(foreseen, { ok: false, problem: { code: 'revealed', index: 2, foreseen: 2 } });
  }
  assert.equal(canonical(view), before);
});

test('moves together: before anything is revealed a refusal says which move it is, why, and what is offered', () => {
  const view = tiny.redact(oneBidLeft(), 1);
  const dear = foreseeAll(tiny, view, 1, [bid(2), bid(9)]);
  assert.ok(!dear.ok && dear.problem.code === 'not-offered');
  assert.equal(dear.problem.index, 1);
  assert.equal(dear.problem.refusal?.rule, 'TINY-02');
  assert.deepEqual(
    dear.problem.offered.map((move) => move.id),
    [0, 17, 18, 19, 20],
  );
  assert.deepEqual(foreseeAll(tiny, view, 1, [bid(2), { kind: 'nonsense' }]), { ok: false, problem: { code: 'unknown-move', index: 1 } });
  const others = foreseeAll(tiny, view, 0, [bid(1)]);
  assert.deepEqual(others, { ok: false, problem: { code: 'not-your-decision', waitingFor: [1], index: 0 } });
});

test('moves together: a match that is over takes none', () => {
  const view = { ...tiny.redact(oneBidLeft(), 1), over: true };
  for (const json of [bid(1), { kind: 'nonsense' }])
    assert.deepEqual(foreseeAll(tiny, view, 1, [json]), { ok: false, problem: { code: 'over', index: 0 } });
});
