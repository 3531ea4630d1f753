import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { moveSpace, PICKS, STOP } from '../index.ts';
import { MOVES, SIDE } from './tiny.ts';

test("ids: stop is 0, picks follow, then the table, then the families' numbers", () => {
  const space = moveSpace(
    [{ kind: 'x' }, { kind: 'y' }],
    [
      { size: 3, make: (n) => ({ kind: `p${n}` }), pack: () => undefined },
      { size: 2, make: (n) => ({ kind: `q${n}` }), pack: () => undefined },
    ],
  );
  assert.equal(STOP.id, 0);
  assert.deepEqual(
    PICKS.map((pick) => pick.id),
    Array.from({ length: 16 }, (_, i) => i + 1),
  );
  assert.equal(space.size, 17 + 2 + 3 + 2);
  assert.deepEqual(
    Array.from({ length: space.size - 17 }, (_, i) => space.byId(17 + i)),
    ['x', 'y', 'p0', 'p1', 'p2', 'q0', 'q1'].map((kind, i) => ({ kind, id: 17 + i })),
  );
});

test('byId: no move outside 0 … size − 1, nor between whole numbers', () => {
  for (const id of [-1, MOVES.size, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) assert.equal(MOVES.byId(id), undefined);
});

test('moves are interned: every way to one gives the same frozen object', () => {
  const move = MOVES.made(0, 6);
  assert.deepEqual(move, { id: MOVES.size - SIDE * SIDE + 6, kind: 'stone', x: 2, y: 1 });
  assert.equal(MOVES.made(0, 6), move);
  assert.equal(MOVES.byId(move.id), move);
  assert.equal(MOVES.find({ kind: 'stone', x: 2, y: 1 }), move);
  assert.equal(MOVES.find({ y: 1, id: move.id, kind: 'stone', x: 2 }), move);
  assert.ok(Object.isFrozen(move) && Object.isFrozen(MOVES.table[0]));
});

test('a forged move finds nothing: another id, further or missing fields, another type, a field that is not flat', () => {
  const bid = { id: 20, kind: 'bid', coins: 3 };
  assert.equal(MOVES.find(bid), MOVES.byId(20));
  const forged: unknown[] = [
    { ...bid, id: 21 },
    { ...bid, id: '20' },
    { ...bid, id: null },
    { ...bid, seat: 1 },
    { kind: 'bid' },
    { ...bid, coins: '3' },
    { ...bid, coins: [3] },
    { ...bid, coins: { valueOf: 3 } },
    { kind: 'stone', x: SIDE, y: 0 },
    { kind: 'stone', x: -1, y: 1 },
    { kind: 'stone', x: 0.5, y: 0 },
    { kind: 'pick', index: 16 },
    [bid],
    'bid',
    3,
    null,
    undefined,
  ];
  for (const json of forged) assert.equal(MOVES.find(json), undefined, JSON.stringify(json));
});

test('keys that every object has are harmless in a forged move', () => {
  for (const key of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']) {
    for (const inner of ['1', 'null', '{"kind":"bid","coins":3,"polluted":true}', '[]']) {
      assert.equal(MOVES.find(JSON.parse(`{"kind":"bid","coins":3,"${key}":${inner}}`)), undefined);
      assert.equal(MOVES.find(JSON.parse(`{"${key}":${inner}}`)), undefined);
    }
    assert.equal(MOVES.find({ kind: key }), undefined);
  }
  assert.equal('polluted' in {}, false);
});

test('a forged move of great depth is refused, not a stack overflow', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  assert.equal(MOVES.find({ kind: 'bid', coins: deep }), undefined);
});

test('any JSON at all finds a move of the space or nothing', () => {
  const field = fc.oneof(
    fc.constantFrom('bid', 'card', 'stone', 'stop', 'pick', null),
    fc.integer({ min: -2, max: 40 }),
    fc.double(),
    fc.jsonValue(),
  );
  const json = fc.oneof(
    fc.jsonValue(),
    fc.record({ id: field, kind: field, coins: field, value: field, x: field, y: field, index: field }, { requiredKeys: [] }),
  );
  fc.assert(
    fc.property(json, (forged) => {
      const move = MOVES.find(forged);
      if (move) assert.equal(MOVES.byId(move.id), move);
    }),
    { seed: 1, numRuns: 2000 },
  );
});

test('two moves of a table with the same fields are a bug of the table', () => {
  assert.throws(
    () =>
      moveSpace([
        { kind: 'x', n: 1 },
        { n: 1, kind: 'x' },
      ]),
    /the same fields/,
  );
});

test('made: a number outside its family is a bug of the rules', () => {
  assert.throws(() => MOVES.made(0, SIDE * SIDE), /no move 16 in family 0/);
  assert.throws(() => MOVES.made(1, 0), /no move 0 in family 1/);
});
