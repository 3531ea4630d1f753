import { type Point, smoothPath } from '@madang/board-kit/layout';
import {
  chance,
  facet,
  heightAt,
  type Pen,
  paintBush,
  paintCarved,
  paintCliff,
  paintFarm,
  paintFir,
  paintMound,
  paintPeak,
  paintSun,
  wavy,
} from '@madang/board-kit/material';
import type { MapLayout } from '../map-layout.ts';
import { paintRivers, riverPoints, rowOf } from './rivers.ts';
import { valleyPath } from './valley.ts';

/** What stands on the land is placed by this. */
interface Ground {
  readonly pen: Pen;
  readonly layout: MapLayout;
  readonly next: () => number;
  /** The lower edges of the mountains and of the hills. */
  readonly steps: readonly [readonly Point[], readonly Point[]];
  /** True if something of that reach around a place keeps clear of basins and rivers. */
  isFree(x: number, y: number, reach: number): boolean;
}

/** The land of the Alps: mountains, hills and plains in steps, rivers that fall from one to the next, basins cut into it. */
export function paintLand(pen: Pen, layout: MapLayout): void {
  const next = chance(5);
  const { size, unit, horizons } = layout;
  const steps = [wavy(size.width, horizons[0], 6 * unit, 9, next), wavy(size.width, horizons[1], 5 * unit, 8, next)] as const;
  const rivers = riverPoints(layout);
  const valleys = layout.plates.map(({ middle, height }) => ({ ...middle, width: layout.measures.plate * unit, height: height * unit }));
  const isFree = (x: number, y: number, reach: number): boolean =>
    valleys.every((at) => Math.abs(x - at.x) > at.width / 2 + reach || Math.abs(y - at.y) > at.height / 2 + reach) &&
    rivers.every((at) => Math.hypot(at.x - x, at.y - y) > 11 * unit);
  const ground = { pen, layout, next, steps, isFree };
  paintPlains(ground);
  paintHills(ground);
  paintMountains(ground);
  paintTrees(ground);
  for (const [basin, box] of valleys.entries()) {
    const outline = valleyPath({ ...box, width: box.width * 1.03, height: box.height * 1.05 }, basin);
    paintCarved(pen, outline, box, { tone: `--valley-${rowOf(basin)}`, lip: 2.4 * unit });
  }
  paintRivers(pen, layout, steps);
  paintSun(pen, size.width, size.height);
}

const FIELD_TONES = ['a', 'b', 'c', 'd', 'a'] as const;

/** Fields in furrows down to the sheet's lower edge. */
function paintPlains({ pen, layout, next, steps }: Ground): void {
  const { size, unit } = layout;
  const top = Math.min(...steps[1].map(({ y }) => y)) - 8 * unit;
  pen.fill(`M0 ${top}H${size.width}V${size.height}H0z`, '--plain-ground');
  const [columns, rows] = [Math.round(size.width / (46 * unit)) + 1, Math.ceil((size.height - top) / (25 * unit)) + 1];
  const corner = (row: number, column: number): readonly [number, number] => [
    (column + (row % 2) * 0.4 - 0.4) * (size.width / (columns - 1)) + (next() - 0.5) * 17 * unit,
    top - 4 * unit + row * 25 * unit + (next() - 0.5) * 10 * unit,
  ];
  const corners = Array.from({ length: rows + 1 }, (_, row) => Array.from({ length: columns + 2 }, (_, column) => corner(row, column)));
  for (let row = 0; row < rows; row++)
    for (let column = 0; column <= columns; column++) {
      const [a, b, c, d] = [corners[row]?.[column], corners[row]?.[column + 1], corners[row + 1]?.[column + 1], corners[row + 1]?.[column]];
      if (a && b && c && d) paintField(pen, [a, b, c, d], unit, next);
    }
}

type Corner = readonly [number, number];

/** One field: its crop, its furrows, its hedge. */
function paintField(pen: Pen, corners: readonly [Corner, Corner, Corner, Corner], unit: number, next: () => number): void {
  const outline = facet(...corners);
  const crop = FIELD_TONES[Math.floor(next() * 5)] ?? 'a';
  pen.fill(outline, `--field-${crop}`);
  const [a, b, c, d] = corners;
  const along = (from: Corner, to: Corner, t: number): string =>
    `${(from[0] + (to[0] - from[0]) * t).toFixed(1)} ${(from[1] + (to[1] - from[1]) * t).toFixed(1)}`;
  const across = next() > 0.5;
  const count = 6;
  const furrows = Array.from({ length: count }, (_, i) => (i + 0.5) / count)
    .map((t) => (across ? `M${along(a, d, t)}L${along(b, c, t)}` : `M${along(a, b, t)}L${along(d, c, t)}`))
    .join('');
  pen.line(furrows, `--furrow-${crop}`, { width: 1.5 * unit, alpha: 0.8 });
  pen.line(outline, '--hedge', { width: 1.2 * unit, alpha: 0.5 });
}

/** Down to the hills' lower edge: meadows with rounded hills. */
function paintHills({ pen, layout, next, steps }: Ground): void {
  const { size, unit, horizons } = layout;
  const [top, bottom] = horizons;
  const foot = steps[1].toReversed().map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  pen.fill(`${smoothPath(steps[0])}V${size.height}H0z`, '--plain-ground', 0);
  pen.fill(`M0 0H${size.width}L${foot.join('L')}z`, {
    from: [0, top],
    to: [0, bottom],
    stops: [
      [0, '--hill-high'],
      [1, '--hill-low'],
    ],
  });
  for (let i = 0; i < 52; i++) {
    const y = top + 20 * unit + (i / 52) * (bottom - top - 30 * unit);
    const width = (34 + next() * 46) * unit;
    paintMound(pen, { x: next() * size.width, y }, width, width * (0.26 + next() * 0.12));
  }
  paintCliff(pen, steps[1], 11 * unit, next);
}

/** Summits before those that would stand in a basin are left out. */
const PEAKS = 115;

/** Down to the mountains' lower edge: rock and snow. */
function paintMountains({ pen, layout, next, steps }: Ground): void {
  const { size, unit, plates, measures } = layout;
  const foot = steps[0].toReversed().map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  const end = layout.horizons[0];
  pen.fill(`M0 0H${size.width}L${foot.join('L')}z`, {
    from: [0, 0],
    to: [0, end],
    stops: [
      [0, '--range-high'],
      [1, '--range-low'],
    ],
  });
  const peaks = Array.from({ length: PEAKS }, (_, i) => ({ x: next() * size.width, y: 22 * unit + (i / PEAKS) * (end - 36 * unit) })).filter(
    ({ x, y }) =>
      plates
        .slice(0, 4)
        .every(({ middle, height }) => Math.abs(x - middle.x) > measures.plate * 0.54 * unit || y < middle.y - (height / 2 - 2) * unit),
  );
  for (const foot of peaks) {
    const near = foot.y / end;
    paintPeak(pen, foot, { width: (48 + next() * 38) * unit * (0.7 + near * 0.5), height: (42 + next() * 38) * unit * (0.75 + near * 0.35) }, next);
  }
  paintCliff(pen, steps[0], 14 * unit, next);
}

/** Woods, bushes and farms, wherever nothing of the game lies. */
function paintTrees({ pen, layout, next, steps, isFree }: Ground): void {
  const { size, unit, horizons } = layout;
  const [top, bottom] = horizons;
  const scatter = (count: number, from: number, to: number, reach: number): readonly Point[] =>
    Array.from({ length: count }, () => ({ x: next() * size.width, y: from + next() * (to - from) }))
      .filter(({ x, y }) => isFree(x, y, reach * unit))
      .toSorted((a, b) => a.y - b.y);
  for (const at of scatter(130, top - 44 * unit, top - 6 * unit, 4))
    if (at.y < heightAt(steps[0], at.x) - 3 * unit) paintFir(pen, at, (2 + next() * 0.9) * unit);
  for (const at of scatter(320, top + 24 * unit, bottom - 8 * unit, 5)) {
    if (next() > 0.5) paintFir(pen, at, 3.2 * unit);
    else paintBush(pen, at, 3.8 * unit);
  }
  for (const at of scatter(60, bottom + 22 * unit, size.height - 8 * unit, 5)) paintBush(pen, at, 2.7 * unit);
  for (const at of scatter(28, bottom + 26 * unit, size.height - 14 * unit, 9)) paintFarm(pen, at, unit);
}
