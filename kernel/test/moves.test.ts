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

test('moves of the table are interned: every way to one gives the same frozen object', () => {
  const bid = MOVES.byId(20);
  assert.equal(MOVES.find({ kind: 'bid', coins: 3 }), bid);
  assert.equal(MOVES.find({ coins: 3, id: 20, kind: 'bid' }), bid);
  assert.ok(Object.isFrozen(bid));
});

test('moves of a family are made on demand: equal by id and fields, frozen, and the same object for those who offer them', () => {
  const move = MOVES.made(0, 6);
  assert.deepEqual(move, { id: MOVES.size - SIDE * SIDE + 6, kind: 'stone', x: 2, y: 1 });
  assert.equal(MOVES.made(0, 6), move);
  MOVES.made(0, 7);
  assert.equal(MOVES.made(0, 6), move, 'also when another was made meanwhile');
  for (const found of [MOVES.byId(move.id), MOVES.find({ kind: 'stone', x: 2, y: 1 }), MOVES.find({ y: 1, id: move.id, kind: 'stone', x: 2 })]) {
    assert.deepEqual(found, move);
    assert.ok(Object.isFrozen(found));
  }
});

test('of moves of a family that are the same the one that stands for all is found, by fields and by id', () => {
  const pack = ({ n }: Readonly<Record<string, unknown>>) => (typeof n === 'number' ? n : undefined);
  const space = moveSpace<{ kind: string; n: number }>([], [{ size: 10, make: (n) => ({ kind: 'turn', n }), pack, same: (n) => n % 4 }]);
  const one = space.made(0, 1);
  for (const n of [1, 5, 9]) {
    assert.deepEqual(space.find({ kind: 'turn', n }), one);
    assert.deepEqual(space.find(space.made(0, n)), one);
  }
  assert.equal(space.find({ id: one.id, kind: 'turn', n: 5 }), undefined);
  assert.equal(space.find({ kind: 'turn', n: 10 }), undefined);
});

test('the first move of a later family may be the same as another: that one is found', () => {
  const family = (kind: string, same?: (n: number) => number) => {
    const pack = ({ kind: named, n }: Readonly<Record<string, unknown>>) => (named === kind && typeof n === 'number' ? n : undefined);
    return { size: 4, make: (n: number) => ({ kind, n }), pack, ...(same && { same }) };
  };
  const space = moveSpace<{ kind: string; n: number }>([], [family('turn'), family('face', (n) => n ^ 1)]);
  assert.deepEqual(space.find({ kind: 'face', n: 0 }), space.made(1, 1));
  assert.deepEqual(space.find(space.made(1, 0)), space.made(1, 1));
  assert.deepEqual(space.find({ kind: 'turn', n: 0 }), space.made(0, 0));
});

test('moves of two families stay apart, also where the second is larger', () => {
  const family = (kind: string, size: number) => ({ size, make: (n: number) => ({ kind, n }), pack: () => undefined });
  const space = moveSpace<{ kind: string; n: number }>([], [family('turn', 3), family('face', 9)]);
  const all = (): unknown[] => [0, 1, 2].map((n) => space.made(0, n)).concat([0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => space.made(1, n)));
  const first = all();
  assert.equal(new Set(first).size, 12);
  assert.deepEqual(all(), first);
});

test('who names ids or fields of a family leaves nothing behind; what is offered is kept within a bound', () => {
  let made = 0;
  const make = (n: number) => {
    made += 1;
    return { kind: 'far', n };
  };
  const space = moveSpace<{ kind: string; n: number }>([], [{ size: 1e6, make, pack: ({ n }) => (typeof n === 'number' ? n : undefined) }]);
  const first = space.size - 1e6;
  for (let n = 0; n < 1000; n++) assert.equal(space.byId(first + n)?.id, space.find({ kind: 'far', n })?.id);
  made = 0;
  for (let n = 0; n < 1000; n++) space.byId(first + n);
  assert.equal(made, 1000);
  for (let n = 0; n < 40_000; n++) space.made(0, n);
  made = 0;
  for (let n = 0; n < 40_000; n++) space.made(0, n);
  assert.ok(made >= 20_000, 'all moves ever offered were kept');
  space.made(0, 39_999);
  assert.equal(made, 40_000);
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
