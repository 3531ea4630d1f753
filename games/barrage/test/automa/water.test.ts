import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dropsIn, playerAt, type Sketch } from '../position.ts';
import { automaAt, gain, looks, standing, steps, takeTurn, told } from './turns.ts';

// Tile 6 places one drop that flows now, tile 5 two that flow later; both as step 2.
const NOW = 6;
const LATER = 5;

test('BAR-AUTOMA-16 a drop is placed where it ends in an own dam, and the turn goes on', () => {
  const state = automaAt({ actions: NOW }, { dams: { D8l: [0, 1, 0] } });
  const events = takeTurn(state);
  assert.deepEqual(steps(events), ['1 production: no-system', '2 water: done', '3 construction: done']);
  assert.deepEqual(dropsIn(state), { D8l: 1 });
  assert.equal(told(events, 'drop-placed')[0]?.headstream, 'A');
});

test('BAR-AUTOMA-16 without a useful drop the step is skipped', () => {
  const skipped = (dams: Sketch['dams'], actions: number, waiting: readonly number[] = [0, 0, 0, 0]): string | undefined =>
    steps(takeTurn(automaAt({ actions }, { ...(dams ? { dams } : {}), waiting })))[1];
  assert.equal(skipped({}, NOW), '2 water: no-useful-drop');
  assert.equal(skipped({ D8l: [0, 1, 1] }, NOW), '2 water: no-useful-drop'); // full
  assert.equal(skipped({ D1l: [1, 1, 0], D8l: [0, 1, 0] }, NOW), '2 water: no-useful-drop'); // it stops above
  assert.equal(skipped({ D1l: [1, 1, 1], D8l: [0, 1, 0] }, NOW), '2 water: done'); // it passes
  assert.equal(skipped({ D8l: [0, 1, 0] }, LATER, [1, 0, 0, 0]), '2 water: no-useful-drop'); // the drop that waits will fill it
  assert.equal(skipped({ D8l: [0, 1, 0] }, NOW, [1, 0, 0, 0]), '2 water: done'); // that one does not move now
});

test('BAR-AUTOMA-16 all drops of the step go to one headstream if one at least ends in an own dam', () => {
  const state = automaAt({ actions: LATER, criteria: 1 }, { dams: { D8l: [0, 2, 0], D9l: [0, 1, 0] }, waiting: [1, 0, 0, 0] });
  takeTurn(state);
  assert.deepEqual(state.waiting, [3, 0, 0, 0], 'the second runs past; B is not thought of again');
});

test('BAR-AUTOMA-16 a first drop may fill a dam on the way for the second', () => {
  const dams = { D1l: ['neutral', 1, 0], D8l: [0, 1, 0] } as const;
  const later = automaAt({ actions: 1, criteria: 2 }, { dams });
  const events = takeTurn(later);
  assert.ok(steps(events).some((step) => step.endsWith('water: done')));
  assert.deepEqual(later.waiting, [2, 0, 0, 0]);
  const now = automaAt({ actions: NOW, criteria: 2 }, { dams });
  assert.equal(steps(takeTurn(now))[1], '2 water: no-useful-drop', 'one drop alone does not come so far');
});

test('BAR-AUTOMA-16 of several headstreams the letters of the criteria tile decide, the one that it does not name comes last', () => {
  const headstream = (criteria: number, dams: Sketch['dams']): string | undefined =>
    told(takeTurn(automaAt({ actions: NOW, criteria }, { ...(dams ? { dams } : {}) })), 'drop-placed')[0]?.headstream;
  const two: Sketch['dams'] = { D8l: [0, 1, 0], D9l: [0, 1, 0] };
  assert.equal(headstream(1, two), 'A'); // A B C
  assert.equal(headstream(2, two), 'B'); // B C D
  assert.equal(headstream(5, two), 'B'); // D C B, A last
  assert.equal(headstream(3, { D10l: [0, 1, 0] }), 'C'); // C D A
});

test('BAR-AUTOMA-16 what it looked at is told', () => {
  const events = takeTurn(automaAt({ actions: NOW, criteria: 5 }, { dams: { D8l: [0, 1, 0], D9l: [0, 1, 0] } }));
  assert.deepEqual(looks(events)[0], 'letters: A B → B');
});

test('BAR-AUTOMA-10 BAR-AUTOMA-16 one engineer stands in the water section', () => {
  const state = automaAt({ actions: NOW }, { dams: { D8l: [0, 1, 0] }, taken: { 'water-two-later-left': 2 } });
  takeTurn(state);
  assert.deepEqual(standing(state), ['water-two-later-left', 'water-one-now-left']);
});

test('BAR-AUTOMA-16 drops of its rewards and incomes are placed in the same way, or not at all', () => {
  const now = { do: 'placeDrops', n: 2, flow: 'now' } as const;
  const state = automaAt({ criteria: 2 }, { dams: { D8l: [0, 1, 0], D9l: [0, 1, 0] } });
  gain(state, 0, [now]);
  assert.deepEqual(dropsIn(state), { D8l: 1, D9l: 1 });
  const events = gain(state, 0, [now]);
  assert.deepEqual(dropsIn(state), { D8l: 1, D9l: 1 });
  assert.equal(told(events, 'drop-placed').length, 0);
});

test('BAR-AUTOMA-29 the USA with their ability place a drop, of equal ones, where it gives most energy', () => {
  // B passes the strips of 5, 9 and 11, A those of 8 and 11: the drop ends in D8l or D9l.
  const sketch: Sketch = { dams: { D8l: [0, 1, 0], D9l: [0, 1, 0] }, powerhouses: { 'P5-2': 0, 'P9-2': 0, 'P12-3': 0 } };
  const first = (automa: 'standard' | 'high-voltage'): unknown => {
    const state = automaAt({ actions: NOW, criteria: 1 }, { ...sketch, conduits: {} }, { automa, company: 'usa' });
    const events = takeTurn(state);
    return [told(events, 'drop-placed')[0]?.headstream, playerAt(state, 0).energy];
  };
  assert.deepEqual(first('standard'), ['A', 0]);
  assert.deepEqual(first('high-voltage'), ['B', 2]);
});
