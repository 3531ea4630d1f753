import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readSharedPath, type SharedPlace, sharedPath } from '../addresses/shared.ts';

const PLAIN = { noNullPrototype: true } as const;
// A browser takes the parts . and .. out of a path; no id is such.
const id = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }).filter((text) => !/^\.+$/.test(text));
const at = fc.option(fc.nat({ max: 999_999 }));
const place: fc.Arbitrary<SharedPlace> = fc.oneof(
  fc.record({ kind: fc.constant('table' as const), id, invitation: fc.option(id), at }, PLAIN),
  fc.record({ kind: fc.constant('replay' as const), id, at }, PLAIN),
  fc.record({ kind: fc.constant('game' as const), game: id }, PLAIN),
);

const read = (address: string) => {
  const { pathname, search } = new URL(address, 'https://play.example');
  return readSharedPath(pathname, search);
};

test('an address that people send each other leads to the place that printed it', () => {
  fc.assert(fc.property(place, (one) => assert.deepEqual(read(sharedPath(one)), one)));
  assert.equal(sharedPath({ kind: 'table', id: 'abc', invitation: 'se/cret', at: 7 }), '/join/abc/se%2Fcret?at=7');
});

test('an address with too few or too many parts, or of another page, names no place', () => {
  for (const wrong of ['/', '/t', '/t/', '/t/a/b', '/join/a', '/join/a/', '/join/a/b/c', '/replay', '/g', '/g/a/b', '/table/a', '/api/tables'])
    assert.equal(readSharedPath(wrong), undefined, wrong);
  assert.deepEqual(readSharedPath('/t/a', '?at=1e3'), { kind: 'table', id: 'a', invitation: null, at: null });
  assert.deepEqual(readSharedPath('/t/%E0%A4', '?at=12'), { kind: 'table', id: '%E0%A4', invitation: null, at: 12 });
});
