import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Pen } from '@madang/board-kit/material';
import { seaLayout } from '../map/layout.ts';
import { paintSea } from '../map/light/sea.ts';

const SIZES = [
  { width: 578, height: 328 },
  { width: 382, height: 420 },
  { width: 1100, height: 700 },
  { width: 240, height: 160 },
];

/** The first point of a path. */
const startOf = (path: string): { readonly x: number; readonly y: number } => {
  const [, x, y] = /^M ?(-?[\d.]+) ?(-?[\d.]+)/.exec(path) ?? [];
  return { x: Number(x), y: Number(y) };
};

test('the sea is painted the same every time, at every size, and no animal swims over a site', () => {
  for (const size of SIZES) {
    for (const board of [0, 1]) {
      const layout = seaLayout(board, size);
      const pictures = [0, 1].map(() => {
        const paths: { readonly path: string; readonly ink: unknown }[] = [];
        const pen: Pen = {
          fill: (path, ink) => void paths.push({ path, ink }),
          line: (path, ink) => void paths.push({ path, ink }),
          sleepers: (path, ink) => void paths.push({ path, ink }),
          inside: (_, paint) => paint(),
        };
        paintSea(pen, size, layout);
        return paths;
      });
      assert.deepEqual(pictures[0], pictures[1]);
      const animals = (pictures[0] ?? []).filter(({ ink }) => ink === '--life' || ink === '--life-2' || ink === '--jelly');
      assert.equal(animals.length > 20, size.width > 300, `animals at ${size.width}`);
      for (const { path } of pictures[0] ?? []) assert.doesNotMatch(path, /NaN|undefined|Infinity/);
      for (const { path } of animals) {
        const { x, y } = startOf(path);
        for (const at of layout.plots.values())
          assert.ok(Math.abs(at.x - x) > layout.plot / 2 || Math.abs(at.y - y) > layout.plot / 2, `${path} on a site at ${size.width}`);
      }
    }
  }
});
