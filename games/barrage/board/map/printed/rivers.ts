import type { Point } from '@madang/board-kit/layout';
import { heightAt, type Pen } from '@madang/board-kit/material';
import { at } from '@madang/kernel';
import { NEXT } from '../../../rules/index.ts';
import type { MapLayout } from '../map-layout.ts';
import { plateOf } from '../plates.ts';

/** How wide rivers are in each row of basins, in units: they widen as they go down. */
const WIDTHS = [9.5, 11, 13.5, 18] as const;
const SPRING_WIDTH = 8;

/** A stretch of a river: its way, its width in units, and whether it comes down from the land above. */
interface Stretch {
  readonly path: string;
  readonly width: number;
  /** Points along it from above to below; empty: it stays on its land. */
  readonly points: readonly Point[];
}

const figure = (value: number): string => value.toFixed(1);

/** The row of a basin: 0 the mountains … 3 the lower plains. */
export const rowOf = (basin: number): number => (basin < 4 ? 0 : basin < 7 ? 1 : basin < 10 ? 2 : 3);

/** A basin's own water, with a bend that differs from basin to basin. */
function through(layout: MapLayout, basin: number): Stretch {
  const { middle, height } = plateOf(layout, basin);
  const half = (height / 2) * layout.unit;
  const bend = (basin % 2 ? 5 : -5) * layout.unit;
  const [x, top, end] = [figure(middle.x), middle.y - half, middle.y + half];
  const path = `M${x} ${figure(top)}C${x} ${figure(middle.y - half * 0.4)} ${figure(middle.x + bend)} ${figure(middle.y - half * 0.4)} ${figure(middle.x + bend)} ${figure(middle.y)}S${x} ${figure(middle.y + half * 0.4)} ${x} ${figure(end)}`;
  return { path, width: at(WIDTHS, rowOf(basin)), points: [] };
}

/** From a basin to the next one, or off the sheet. */
function onwards(layout: MapLayout, basin: number, next: number): Stretch {
  const { middle, height } = plateOf(layout, basin);
  const path = layout.rivers[basin] ?? '';
  const width = at(WIDTHS, rowOf(basin)) * 1.1;
  const to = layout.plates[next];
  if (!to) return { path, width, points: [] };
  const start = { x: middle.x, y: middle.y + (height / 2) * layout.unit };
  const end = { x: to.middle.x, y: to.middle.y - (to.height / 2) * layout.unit };
  return { path, width, points: Array.from({ length: 41 }, (_, i) => onBend(start, end, i / 40)) };
}

/** A point of the bend that `riverPath` draws. */
function onBend(start: Point, end: Point, t: number): Point {
  const s = 1 - t;
  const reach = (end.y - start.y) * 0.55;
  const mix = (a: number, b: number, c: number, d: number): number => s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
  return { x: mix(start.x, start.x, end.x, end.x), y: mix(start.y, start.y + reach, end.y - reach, end.y) };
}

function stretchesOf(layout: MapLayout): readonly Stretch[] {
  const springs = layout.heads.map(({ x, y }, i): Stretch => {
    const plate = plateOf(layout, i);
    return { path: `M${figure(x)} ${figure(y)}V${figure(plate.middle.y - (plate.height / 2) * layout.unit)}`, width: SPRING_WIDTH, points: [] };
  });
  return [...springs, ...NEXT.map((next, basin) => onwards(layout, basin, next)), ...NEXT.map((_, basin) => through(layout, basin))];
}

/** Points of the rivers: nothing grows near them. */
export const riverPoints = (layout: MapLayout): readonly Point[] => stretchesOf(layout).flatMap(({ points }) => points);

/** The rivers over finished land, with a fall wherever one comes down a step of rock. `steps`: the edges of those steps. */
export function paintRivers(pen: Pen, layout: MapLayout, steps: readonly (readonly Point[])[]): void {
  const { unit } = layout;
  const stretches = stretchesOf(layout);
  const all = (tone: `--${string}` | `#${string}`, more: number, alpha: number): void => {
    for (const { path, width } of stretches) pen.line(path, tone, { width: (width + more) * unit, alpha });
  };
  all('--bank', 5.5, 0.9);
  all('#06101a', 2.4, 0.3);
  all('--stream', 0, 1);
  for (const { path, width } of stretches) pen.line(path, '--stream-light', { width: width * 0.32 * unit, alpha: 0.8 });
  for (const { path, width } of stretches) pen.line(path, '--foam', { width: 1.1 * unit, alpha: 0.6, dash: [7 * unit, (13 + width) * unit] });
  for (const stretch of stretches) for (const [i, step] of steps.entries()) paintFall(pen, stretch, step, (i === 0 ? 17 : 13) * unit, unit);
}

/** A fall where a river crosses a step of rock. */
function paintFall(pen: Pen, { points, width: across }: Stretch, step: readonly Point[], height: number, unit: number): void {
  const first = points[0];
  const top = points.find(({ x, y }) => y >= heightAt(step, x));
  if (!first || !top || first.y > heightAt(step, first.x)) return;
  const [x, y, width] = [top.x, top.y - 2 * unit, across * 1.25 * unit];
  const foot = y + height;
  const sheet = `M${figure(x - width / 2)} ${figure(y)}Q${figure(x)} ${figure(y - 3 * unit)} ${figure(x + width / 2)} ${figure(y)}L${figure(x + width * 0.6)} ${figure(foot)}H${figure(x - width * 0.6)}z`;
  pen.fill(sheet, {
    from: [0, y],
    to: [0, foot],
    stops: [
      [0, '--stream-light'],
      [0.5, '#ffffff'],
      [1, '--foam'],
    ],
  });
  for (const share of [-0.3, -0.08, 0.14, 0.34])
    pen.line(`M${figure(x + width * share)} ${figure(y + unit)}L${figure(x + width * share * 1.2)} ${figure(foot)}`, '--stream-light', {
      width: 1.2 * unit,
      alpha: 0.7,
    });
  const spray = (rx: number, ry: number, down: number): string =>
    `M${figure(x - rx)} ${figure(foot + down)}a${figure(rx)} ${figure(ry)} 0 1 0 ${figure(2 * rx)} 0a${figure(rx)} ${figure(ry)} 0 1 0 ${figure(-2 * rx)} 0z`;
  pen.fill(spray(width * 0.85, 4.2 * unit, 0), '--foam', 0.75);
  pen.fill(spray(width * 0.5, 2.4 * unit, 1.5 * unit), '#ffffff', 0.8);
}
