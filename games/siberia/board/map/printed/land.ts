import { type Point, type Size, smoothPath } from '@madang/board-kit/layout';
import { chance, type Pen, paintFir, paintPeak, paintSun } from '@madang/board-kit/material';
import { FLOES, ISLANDS, LAKES, type Line, MAINLAND, RIDGES, RIVERS } from '../landscape-lines.ts';
import { paintRails, type Rail } from './rails.ts';

/** A place's box, in which nothing grows. */
interface Clearing extends Point, Size {}

interface Sheet {
  readonly size: Size;
  readonly clearings: readonly Clearing[];
  readonly rails: readonly Rail[];
}

const scaled = (line: Line, { width, height }: Size, down = 0): readonly Point[] => line.map(([x, y]) => ({ x: x * width, y: y * height + down }));

const coasts = (size: Size, down = 0): string => [MAINLAND, ...ISLANDS].map((line) => smoothPath(scaled(line, size, down), true)).join('');

/** Siberia as a thick printed card on the sea: tundra in the north, taiga, steppe in the south; rivers, mountains, woods, rails. */
export function paintSiberia(pen: Pen, { size, clearings, rails }: Sheet): void {
  const { width, height } = size;
  const unit = Math.min(1.5, Math.max(0.55, width / 1050));
  const next = chance(2024);
  const land = coasts(size);
  const everywhere = `M0 0H${width}V${height}H0z`;
  pen.fill(everywhere, {
    from: [0, 0],
    to: [width * 0.4, height],
    stops: [
      [0, '--printed-sea-1'],
      [1, '--printed-sea-2'],
    ],
  });
  for (const reach of [34, 22, 11]) pen.line(land, '--printed-shoal', { width: reach * unit, alpha: 0.26 });
  for (const [i, [x, y, reach]] of FLOES.entries()) paintFloe(pen, { x: x * width, y: y * height }, reach * unit, i);
  pen.fill(coasts(size, 9 * unit), '#06101a', 0.24);
  pen.fill(coasts(size, 5 * unit), '--printed-edge-2');
  pen.fill(coasts(size, 2.4 * unit), '--printed-edge-1');
  const bands = {
    from: [0, 0],
    to: [0, height],
    stops: [
      [0, '--tundra'],
      [0.26, '--tundra'],
      [0.5, '--taiga'],
      [0.74, '--taiga'],
      [1, '--steppe'],
    ],
  } as const;
  pen.fill(land, bands);
  pen.inside(land, () => {
    paintGround(pen, size, unit, next);
    paintWaters(pen, size, unit);
    paintRanges(pen, size, unit, next);
    paintWoods(pen, { size, clearings, rails }, unit, next);
  });
  pen.line(land, '#ffffff', { width: 1.2 * unit, alpha: 0.5 });
  paintRails(pen, rails, unit);
  paintSun(pen, width, height);
}

const figure = (value: number): string => value.toFixed(1);
const oval = ({ x, y }: Point, across: number, down: number): string =>
  `M${figure(x - across)} ${figure(y)}a${figure(across)} ${figure(down)} 0 1 0 ${figure(2 * across)} 0a${figure(across)} ${figure(down)} 0 1 0 ${figure(-2 * across)} 0z`;

/** A floe of ice with its edge in the water. */
function paintFloe(pen: Pen, at: Point, reach: number, turn: number): void {
  const outline = (down: number): string => {
    const corners = [0, 1, 2, 3, 4, 5].map((i) => {
      const angle = (i * Math.PI) / 3 + turn;
      const out = reach * (0.72 + 0.28 * Math.sin(i * 2.3 + turn * 1.7));
      return `${figure(at.x + out * Math.cos(angle))} ${figure(at.y + 0.55 * out * Math.sin(angle) + down)}`;
    });
    return `M${corners.join('L')}z`;
  };
  pen.fill(outline(reach * 0.3), '#06303f', 0.4);
  pen.fill(outline(0), '--snow-lit', 0.94);
}

/** Soft swells of the ground: snow in the north, meadows in the south. */
function paintGround(pen: Pen, { width, height }: Size, unit: number, next: () => number): void {
  for (let i = 0; i < 70; i++) {
    const [x, y] = [next() * width, next() * height];
    const north = y < height * 0.34;
    pen.fill(
      oval({ x, y }, (26 + next() * 54) * unit, (7 + next() * 12) * unit),
      north ? '--snow-lit' : i % 2 ? '--mound-lit' : '--mound-dark',
      north ? 0.3 : 0.09,
    );
  }
}

/** Widths of a river from its source to its mouth, in units. */
const REACHES = [3.4, 4.8, 6.4] as const;

/** A river as its reaches: the whole of it narrow, the lower two thirds wider, the last third widest. */
function reaches(line: readonly Point[]) {
  const [start = '', ...bends] = smoothPath(line).slice(1).split('C');
  return REACHES.map((width, i) => {
    const first = Math.floor((bends.length * i) / REACHES.length);
    const from = bends[first - 1]?.split(' ').slice(-2).join(' ') ?? start;
    return { width, path: `M${from}C${bends.slice(first).join('C')}` };
  });
}

/** Rivers and lakes with their banks. */
function paintWaters(pen: Pen, size: Size, unit: number): void {
  const rivers = RIVERS.flatMap((line) => reaches(scaled(line, size)));
  const lakes = LAKES.map((line) => smoothPath(scaled(line, size), true)).join('');
  for (const { path, width } of rivers) pen.line(path, '--bank', { width: (width + 3.4) * unit, alpha: 0.85 });
  for (const { path, width } of rivers) pen.line(path, '--river-edge', { width: (width + 0.9) * unit });
  for (const { path, width } of rivers) pen.line(path, '--stream', { width: width * unit });
  for (const { path, width } of rivers) pen.line(path, '--stream-light', { width: width * 0.26 * unit, alpha: 0.75 });
  pen.line(lakes, '--bank', { width: 5 * unit });
  pen.fill(lakes, {
    from: [0, size.height * 0.6],
    to: [0, size.height],
    stops: [
      [0, '--lake-1'],
      [1, '--lake-2'],
    ],
  });
}

/** Mountains along the ridges, the northern ones first. */
function paintRanges(pen: Pen, size: Size, unit: number, next: () => number): void {
  const peaks = RIDGES.flatMap((ridge) => {
    const line = scaled(ridge, size);
    return line.slice(1).flatMap((to, i) => {
      const from = line[i] ?? to;
      const count = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / (15 * unit)));
      return Array.from({ length: count }, (_, k) => ({
        x: from.x + ((to.x - from.x) * k) / count + (next() - 0.5) * 10 * unit,
        y: from.y + ((to.y - from.y) * k) / count + (next() - 0.5) * 8 * unit,
      }));
    });
  });
  for (const at of peaks.toSorted((a, b) => a.y - b.y))
    paintPeak(pen, { x: at.x, y: at.y + 8 * unit }, { width: (26 + next() * 16) * unit, height: (23 + next() * 19) * unit }, next);
}

/** The taiga, wherever no place, river or railway lies. */
function paintWoods(pen: Pen, { size, clearings, rails }: Sheet, unit: number, next: () => number): void {
  const waters = RIVERS.flatMap((river) => {
    const line = scaled(river, size);
    return line.slice(1).map((to, i) => ({ from: line[i] ?? to, to }));
  });
  const isFree = ({ x, y }: Point): boolean =>
    clearings.every(
      (at) => Math.abs(x - at.x) > at.width / 2 + 5 * unit || y < at.y - at.height / 2 - 2 * unit || y > at.y + at.height / 2 + 15 * unit,
    ) &&
    waters.every(({ from, to }) => distanceTo(from, to, { x, y }) > 9 * unit) &&
    rails.every(({ from, to }) => distanceTo(from, to, { x, y }) > 7 * unit);
  const firs = Array.from({ length: 900 }, () => ({
    x: next() * size.width,
    y: (0.2 + next() * 0.76) * size.height,
    size: 2.3 + next() * 1.3,
    keep: next(),
  }));
  for (const fir of firs.toSorted((a, b) => a.y - b.y)) {
    const share = fir.y / size.height;
    // thin in the tundra and in the steppe
    if (fir.keep < (share < 0.34 ? 0.25 : share > 0.8 ? 0.3 : 0.85) && isFree(fir)) paintFir(pen, fir, fir.size * unit);
  }
}

function distanceTo(a: Point, b: Point, { x, y }: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(a.x + t * dx - x, a.y + t * dy - y);
}
