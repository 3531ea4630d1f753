// Has a process of its own: it measures the memory of the whole process.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { returnStartMemory } from '../../../core/observability/start-memory.ts';

test('what a start has used and left goes back to the machine', () => {
  let left: unknown[] = Array.from({ length: 400_000 }, (_, i) => ({ i, words: [`word ${i}`] }));
  const held = process.memoryUsage().heapTotal;
  left = left.slice(0, 10);
  returnStartMemory();
  const kept = process.memoryUsage().heapTotal;
  assert.equal(left.length, 10);
  assert.ok(kept < held / 2, `${kept} of ${held} bytes`);
});
