import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasSameLook, isSameData } from '../shapes/same-look.ts';

test('a drawing is not drawn again for new lists and objects with the same fields', () => {
  assert.ok(hasSameLook({ size: { half: 4, low: 1 }, doors: ['open'], fee: 0 }, { size: { half: 4, low: 1 }, doors: ['open'], fee: 0 }));
});

test('another figure, a longer list, a field more or a deeper object draws it again', () => {
  const props = { size: { half: 4 }, doors: ['open'] };
  assert.ok(!hasSameLook(props, { ...props, size: { half: 5 } }));
  assert.ok(!hasSameLook(props, { ...props, doors: ['open', 'shut'] }));
  assert.ok(!hasSameLook(props, { ...props, fee: 0 }));
  assert.ok(!hasSameLook({ size: { at: { x: 1 } } }, { size: { at: { x: 1 } } }));
  assert.ok(!hasSameLook({ seat: null }, { seat: {} }));
});

test('plain data is the same when all in its depth is; a function and an object of a class must be the same thing', () => {
  const say = () => '';
  assert.ok(isSameData([{ at: { x: 1 } }, new Map([['a', [1]]]), new Set([2]), say], [{ at: { x: 1 } }, new Map([['a', [1]]]), new Set([2]), say]));
  assert.ok(!isSameData([{ at: { x: 1 } }], [{ at: { x: 2 } }]));
  assert.ok(!isSameData([1], [1, undefined]));
  assert.ok(!isSameData(new Map([['a', [1]]]), new Map([['a', [2]]])));
  assert.ok(!isSameData([say], [() => '']));
  assert.ok(!isSameData([new URL('https://a.example')], [new URL('https://a.example')]));
});
