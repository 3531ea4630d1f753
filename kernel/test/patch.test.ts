import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { applyPatch, diff, sameData } from '../index.ts';

/** JSON as it comes from a text: no −0, and the keys may be any. */
const json = fc.jsonValue({ maxDepth: 4 }).map((value): unknown => JSON.parse(JSON.stringify(value)));
const key = fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor');
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(0, 1, 2, 'x', null, true),
    fc.array(tie('tree'), { maxLength: 3 }),
    fc.array(fc.tuple(key, tie('tree')), { maxLength: 3 }).map((entries) => Object.fromEntries(entries)),
  ),
}));

test('the changes from one value to another make the one into the other', () => {
  for (const values of [json, tree]) {
    fc.assert(
      fc.property(values, values, (from, to) => {
        const before = JSON.stringify(from);
        const patch = diff(from, to);
        assert.deepEqual(applyPatch(from, JSON.parse(JSON.stringify(patch))), to);
        assert.equal(JSON.stringify(from), before);
        assert.equal(patch.length === 0, sameData(from, to));
      }),
      { seed: 1, numRuns: 1000 },
    );
  }
});

test('only what changed is named; a list of another length is replaced whole', () => {
  const from = {
    players: [
      { money: 1, hand: [1, 2] },
      { money: 2, hand: [3] },
    ],
    round: 1,
    gone: 0,
  };
  const to = {
    players: [
      { money: 1, hand: [1, 2] },
      { money: 5, hand: [3, 4] },
    ],
    round: 1,
    new: [0],
  };
  assert.deepEqual(diff(from, to), [
    [['gone']],
    [['players', 1, 'money'], 5],
    [
      ['players', 1, 'hand'],
      [3, 4],
    ],
    [['new'], [0]],
  ]);
});

test('what did not change is shared', () => {
  const from = { same: { deep: [1] }, other: 1 };
  const to = applyPatch(from, [[['other'], 2]]);
  assert.ok(typeof to === 'object' && to !== null && 'same' in to && to.same === from.same);
});

test('the whole value may be replaced', () => {
  assert.deepEqual(diff(1, [1]), [[[], [1]]]);
  assert.deepEqual(applyPatch({ a: 1 }, [[[], null]]), null);
});

test('a path that does not exist is an error, not an invention', () => {
  const from = { list: [1], inner: {} };
  for (const path of [
    ['no', 'such'],
    ['list', 1],
    ['list', -1],
    ['list', 'length'],
    ['list', 0.5],
    ['inner', 0],
    ['inner', 'x', 'y'],
  ]) {
    assert.throws(() => applyPatch(from, [[path, 1]]), /to change/, path.join('.'));
  }
});

test('no patch reaches the prototype of anything', () => {
  const paths = [
    ['__proto__', 'polluted'],
    ['constructor', 'prototype', 'polluted'],
    ['list', '__proto__', 'polluted'],
    ['inner', '__proto__', 'toString'],
  ];
  for (const path of paths) assert.throws(() => applyPatch({ list: [], inner: {} }, [[path, true]]), /to change/);
  const own = applyPatch({}, [[['__proto__'], JSON.parse('{"polluted":true}')]]);
  assert.deepEqual(Object.keys(own ?? {}), ['__proto__']);
  assert.equal(Object.getPrototypeOf(own), Object.prototype);
  assert.equal('polluted' in {}, false);
});
