import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LEAN_SCALE, leaned, leanTo, UPRIGHT } from '../motion/lean.ts';

const WINDOW = { width: 1000, height: 600 };

test('a map that leans in brings the place to the middle of its window', () => {
  assert.deepEqual(leaned(leanTo({ x: 520, y: 310 }, WINDOW), { x: 520, y: 310 }), { x: 500, y: 300 });
});

test('a map that leans in fills its window, wherever the place is', () => {
  for (const at of [
    { x: 0, y: 0 },
    { x: 1000, y: 600 },
    { x: 40, y: 580 },
  ]) {
    const lean = leanTo(at, WINDOW);
    const [first, last] = [leaned(lean, { x: 0, y: 0 }), leaned(lean, { x: 1000, y: 600 })];
    assert.ok(first.x <= 0 && first.y <= 0 && last.x >= 1000 && last.y >= 600, JSON.stringify(at));
  }
});

test('a map leans in by at most three tenths, and an upright one shows every place where it is', () => {
  assert.ok(LEAN_SCALE <= 1.3);
  assert.deepEqual(leaned(UPRIGHT, { x: 7, y: 9 }), { x: 7, y: 9 });
});
