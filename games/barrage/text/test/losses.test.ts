import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Argument, begin, type Message } from '@madang/kernel';
import { barrage } from '../../rules/index.ts';
import { position, type Sketch } from '../../test/position.ts';
import { losses } from '../forecast/losses.ts';

/** A message in a line: the end of its key, then its arguments. */
function inLine({ key, args = {} }: Message): string {
  const said = (value: Argument): string => (typeof value === 'object' ? inLine(value) : `${value}`);
  return [key.slice(key.lastIndexOf('.') + 1), ...Object.values(args).map(said)].join(' ');
}

/** What seat 0 is warned of in a position. */
const told = (sketch: Sketch): string[] => losses(position(sketch), 0).map(({ what, rule }) => `${rule} ${inLine(what)}`);

const player = { engineers: 12, energy: 12 };

test('BAR-FLOW-05 drops that wait and find the own dam full are told with where they end', () => {
  const sketch: Sketch = { players: [player], dams: { D1l: [0, 1, 1], D8u: [1, 1], D8l: ['neutral', 1] }, waiting: [3, 0, 0, 0] };
  assert.deepEqual(told(sketch), ['BAR-FLOW-05 past 3 D1l join to-seat 1 D8u 1 join to-neutral 1 D8l flow-away 1']);
});

test('BAR-FLOW-04 what an own dam holds is not lost, be it below the full one', () => {
  const sketch: Sketch = { players: [player], dams: { D1l: [0, 2, 1], D8l: [0, 1] }, waiting: [2, 0, 0, 0] };
  assert.deepEqual(told(sketch), []);
});

test('BAR-FLOW-02 drops fill a dam one after the other: only those beyond its room are lost', () => {
  const sketch: Sketch = { players: [player], dams: { D5u: [0, 1, 1], D9l: [0, 2, 1] }, waiting: [0, 2, 0, 0] };
  assert.deepEqual(told(sketch), ['BAR-FLOW-05 past 1 D9l flow-away 1']);
});

test('BAR-PROD-01, BAR-PROD-03 water is lost where conduit and powerhouse lack only a dam; a neutral dam there is no lack', () => {
  const system: Sketch = { players: [player], conduits: { C1b: 0 }, powerhouses: { 'P5-2': 0 }, waiting: [1, 0, 0, 0] };
  assert.deepEqual(told(system), ['BAR-PROD-03 through 1 1 flow-away 1']);
  assert.deepEqual(told({ ...system, dams: { D1u: [1, 1] } }), ['BAR-PROD-03 through 1 1 to-seat 1 D1u 1']);
  assert.deepEqual(told({ ...system, dams: { D1u: ['neutral', 1] } }), []);
  assert.deepEqual(told({ ...system, dams: { D8u: ['neutral', 1] } }), ['BAR-PROD-03 through 1 1 to-neutral 1 D8u'], 'below it');
  assert.deepEqual(told({ ...system, conduits: { C1b: 1 } }), [], 'another’s conduit');
});

test('BAR-SCORE-06, BAR-SCORE-09, BAR-SCORE-11 missing energy is told with the last engineers, and not to who has passed', () => {
  const sketch = (engineers: number, energy: number, passed = false): Sketch => ({
    ...{ round: 2, bonus: ['bonus-base', 'bonus-base'], dams: { D1l: [0, 1], D2l: [0, 1] } },
    players: [{ engineers, energy, passed }],
  });
  assert.deepEqual(told(sketch(4, 0)), []);
  assert.deepEqual(told(sketch(3, 0)), ['BAR-SCORE-06 no-energy 3 3', 'BAR-SCORE-11 bonus 0 4 6 3']);
  assert.deepEqual(told(sketch(1, 7)), ['BAR-SCORE-11 bonus 4 8 5 1']);
  assert.deepEqual(told(sketch(1, 12)), []);
  assert.deepEqual(told(sketch(0, 0, true)), []);
});

test('BAR-ROUND-03, BAR-CON-06 contracts still open are told in the last round', () => {
  const sketch = (round: number): Sketch => ({ round, players: [{ engineers: 2, energy: 30, held: ['G10'] }] });
  assert.deepEqual(told(sketch(4)), []);
  assert.deepEqual(told(sketch(5)), ['BAR-CON-06 contracts 1 2']);
});

test('before the first round and after the last nothing is coming', () => {
  assert.deepEqual(losses(begin(barrage, { seats: 3, seed: 'none', options: { game: 'expert' } }), 0), []);
});
