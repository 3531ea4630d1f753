import type { Point } from '../map/camera.ts';

const figure = (value: number): string => value.toFixed(1);

/** An SVG path through points, smooth (Catmull-Rom). `closed` joins the last to the first. */
export function smoothPath(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (i: number): Point => points[closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))] ?? { x: 0, y: 0 };
  const start = at(0);
  let path = `M${figure(start.x)} ${figure(start.y)}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    path += `C${figure(first.x)} ${figure(first.y)} ${figure(second.x)} ${figure(second.y)} ${figure(to.x)} ${figure(to.y)}`;
  }
  return closed ? `${path}Z` : path;
}
