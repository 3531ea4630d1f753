import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barrage } from '../../rules/index.ts';
import { position, type Sketch } from '../../test/position.ts';
import { wording } from '../index.ts';
import { english } from './speech.ts';

/** What the first seat loses as things stand, with the rules; `headstreams`: drops that wait on A to D. */
function lossesIn(waiting: readonly number[], sketch: Sketch) {
  const state = position({ task: { task: 'turn', seat: 0 }, ...sketch });
  state.waiting.splice(0, state.waiting.length, ...waiting);
  const found = wording.losses?.(barrage.redact(state, 0), 0) ?? [];
  return found.map(
    ({ what, rule, moveId }) => `${rule} ${english(what)}${moveId === undefined ? '' : ` @${JSON.stringify(barrage.moves.byId(moveId))}`}`,
  );
}

const busy: Sketch = { players: [{ engineers: 12, energy: 0 }] };

test('BAR-FLOW-05 water that will flow past an own dam is told of: how much, and whose dam it ends in', () => {
  const [one, ...others] = lossesIn([3, 0, 0, 0], { ...busy, dams: { D1l: [0, 1, 1], D8l: [1, 1, 0] } });
  assert.match(
    one ?? '',
    /^BAR-FLOW-05 3 drops flow past Lower dam 1 at the end of the round, once it is full: 1 → Lower dam 8 \(Bob\), 2 off the map @/,
  );
  assert.match(one ?? '', /"site":"D1l"/);
  assert.deepEqual(others, []);
  assert.match(
    lossesIn([2, 0, 0, 0], { ...busy, dams: { D1l: [0, 1, 0] } })[0] ?? '',
    /^BAR-FLOW-05 1 drop flows past Lower dam 1/,
    'filled by the first',
  );
});

test('BAR-FLOW-04 nothing is lost where a dam has room, where another own dam holds the drop, or where nothing waits', () => {
  assert.deepEqual(lossesIn([1, 0, 0, 0], { ...busy, dams: { D1l: [0, 2, 1] } }), []);
  assert.deepEqual(lossesIn([1, 0, 0, 0], { ...busy, dams: { D1l: [0, 1, 1], D8l: [0, 1, 0] } }), []);
  assert.deepEqual(lossesIn([0, 0, 0, 0], { ...busy, dams: { D1l: [0, 1, 1] } }), []);
  assert.deepEqual(lossesIn([2, 0, 0, 0], { ...busy, dams: { D1l: [1, 1, 1] } }), [], 'the dam of another');
});

test('BAR-SCORE-06 with few engineers and no energy the points that this costs are told', () => {
  assert.deepEqual(lossesIn([0, 0, 0, 0], { players: [{ engineers: 3, energy: 0 }] }), [
    'BAR-SCORE-06 You have no energy this round: at its end you lose 3 victory points',
  ]);
  for (const me of [
    { engineers: 3, energy: 1 },
    { engineers: 9, energy: 0 },
    { engineers: 0, energy: 0 },
  ])
    assert.deepEqual(lossesIn([0, 0, 0, 0], { players: [me] }), [], JSON.stringify(me));
});
