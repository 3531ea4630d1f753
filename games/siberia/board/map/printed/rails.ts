import type { Point } from '@madang/board-kit/layout';
import { type Pen, placed } from '@madang/board-kit/material';
import type { Figures, Place } from '../../../rules/index.ts';

/** A way from place to place: a railway, or a ferry over the sea. */
export interface Rail {
  readonly from: Point;
  readonly to: Point;
  readonly ferry: boolean;
}

/** Places that no railway reaches. */
const ISLES: readonly Place[] = ['sakhalin'];

/** The ways between places that lie there. */
export const railsBetween = (borders: Figures['borders'], at: Readonly<Record<Place, Point>>): readonly Rail[] =>
  borders.map(([a, b]) => ({ from: at[a], to: at[b], ferry: ISLES.includes(a) || ISLES.includes(b) }));

const figure = (value: number): string => value.toFixed(1);

/** Railways: shadow, ballast, sleepers and two rails. Ferries: a dotted line with a ship. */
export function paintRails(pen: Pen, rails: readonly Rail[], unit: number): void {
  const ways = rails
    .filter(({ ferry }) => !ferry)
    .map(({ from: a, to: b }) => {
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
  for (const { from, to, ferry } of rails) if (ferry) paintFerry(pen, from, to, unit);
}

const HULL = 'M-9-1H9L6 4H-6z';
const CABIN = 'M-5-1V-5H3V-1z';
const FUNNEL = 'M-2-5V-9H1V-5z';

/** A lane over the sea with a ship on its half. */
function paintFerry(pen: Pen, from: Point, to: Point, unit: number): void {
  pen.sleepers(`M${figure(from.x)} ${figure(from.y)}L${figure(to.x)} ${figure(to.y)}`, '--snow-lit', {
    width: 2.4 * unit,
    dash: [2.4 * unit, 4.4 * unit],
  });
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  pen.fill(placed(HULL, { x: middle.x + 1.4 * unit, y: middle.y + 2 * unit }, unit), '#06101a', 0.35);
  pen.fill(placed(HULL, middle, unit), '--farm-roof');
  pen.fill(placed(CABIN, middle, unit), '--farm-wall');
  pen.fill(placed(FUNNEL, middle, unit), '--iron');
}
