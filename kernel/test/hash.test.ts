import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { canonical, fingerprint, sameData } from '../index.ts';

test('the order of keys does not matter, the order of lists does', () => {
  assert.equal(fingerprint({ a: 1, b: { c: 2, d: 3 } }), fingerprint({ b: { d: 3, c: 2 }, a: 1 }));
  assert.notEqual(fingerprint([1, 2]), fingerprint([2, 1]));
  assert.equal(canonical({ b: [1, { z: null, y: 'q"' }], a: true }), '{"a":true,"b":[1,{"y":"q\\"","z":null}]}');
});

test('a fingerprint is 16 hex digits, the same on every machine', () => {
  assert.match(fingerprint(null), /^[0-9a-f]{16}$/);
  assert.equal(fingerprint({ madang: [1, 2, 3] }), 'b60b032ecb5b4e71');
});

test('equal data, equal fingerprints; other data, other fingerprints', () => {
  const json = fc.jsonValue({ maxDepth: 3 }).map((value): unknown => JSON.parse(JSON.stringify(value)));
  fc.assert(
    fc.property(json, json, (one, other) => {
      assert.equal(fingerprint(one), fingerprint(JSON.parse(JSON.stringify(one))));
      assert.equal(fingerprint(one) === fingerprint(other), sameData(one, other));
      assert.equal(canonical(one) === canonical(other), sameData(one, other));
    }),
    { seed: 1, numRuns: 1000 },
  );
});

test('one number changed by one changes the fingerprint: no collision among 20,000 like states', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 20_000; i++) seen.add(fingerprint({ money: [i % 100, Math.floor(i / 100)], round: 3 }));
  assert.equal(seen.size, 20_000);
});

test('sameData: a list is not an object, nothing is not zero, a key is not its absence', () => {
  for (const [one, other] of [
    [[], {}],
    [null, 0],
    [{}, { a: null }],
    [{ a: 1 }, { b: 1 }],
    [[1], [1, 2]],
    ['1', 1],
    [null, {}],
  ]) {
    assert.equal(sameData(one, other), false);
    assert.equal(sameData(other, one), false);
  }
});
