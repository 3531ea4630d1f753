import type { Point } from '@madang/board-kit/layout';
import type { Pen } from '@madang/board-kit/material';

/** A railway from place to place. */
export type Rail = readonly [from: Point, to: Point];

const figure = (value: number): string => value.toFixed(1);

/** Railways: shadow, ballast, sleepers and two rails. */
export function paintRails(pen: Pen, rails: readonly Rail[], unit: number): void {
  const ways = rails.map(([a, b]) => {
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const side = { x: (-(b.y - a.y) / length) * 2.1 * unit, y: ((b.x - a.x) / length) * 2.1 * unit };
    const along = (by: number, dx = 0, dy = 0): string =>
      `M${figure(a.x + side.x * by + dx)} ${figure(a.y + side.y * by + dy)}L${figure(b.x + side.x * by + dx)} ${figure(b.y + side.y * by + dy)}`;
    return { middle: along(0), shadow: along(0, 1.6 * unit, 2.8 * unit), rails: along(1) + along(-1) };
  });
  for (const { shadow } of ways) pen.line(shadow, '#06101a', { width: 7.4 * unit, alpha: 0.24 });
  for (const { middle } of ways) pen.line(middle, '--ballast', { width: 7.8 * unit });
  for (const { middle } of ways) pen.sleepers(middle, '--sleeper', { width: 8.2 * unit, dash: [1.9 * unit, 3.2 * unit] });
  for (const way of ways) pen.line(way.rails, '--iron', { width: 1.25 * unit });
}
