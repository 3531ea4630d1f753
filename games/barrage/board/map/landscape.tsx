import { type Point, type Size, smoothPath } from '@madang/board-kit';
import { memo } from 'preact/compat';

interface LandscapeProps {
  readonly size: Size;
  readonly unit: number;
  readonly horizons: readonly [number, number];
}

/** Summits: across as a share of the width, and how high above the range's foot as a share of its height. */
const RANGES: readonly (readonly (readonly [number, number])[])[] = [
  [
    [-0.04, 0.5],
    [0.05, 0.86],
    [0.1, 0.66],
    [0.17, 1],
    [0.25, 0.52],
    [0.32, 0.9],
    [0.37, 0.72],
    [0.44, 0.98],
    [0.5, 0.5],
    [0.57, 0.82],
    [0.62, 0.66],
    [0.69, 1],
    [0.76, 0.54],
    [0.83, 0.88],
    [0.88, 0.7],
    [0.95, 0.96],
    [1.04, 0.5],
  ],
  [
    [-0.04, 0.62],
    [0.07, 0.4],
    [0.13, 0.6],
    [0.2, 0.34],
    [0.28, 0.66],
    [0.36, 0.36],
    [0.42, 0.5],
    [0.49, 0.7],
    [0.55, 0.36],
    [0.64, 0.58],
    [0.72, 0.34],
    [0.79, 0.62],
    [0.86, 0.4],
    [0.92, 0.56],
    [1.04, 0.36],
  ],
];

const figure = (value: number): string => value.toFixed(1);

/** The printed sheet under the rivers: the Alps with their snow, hills with woods, plains with fields. Pure decoration. */
export const Landscape = memo(function Landscape({ size, unit, horizons }: LandscapeProps) {
  const [hills, plains] = horizons;
  return (
    <g className="landscape">
      <rect className="sky" width={size.width} height={size.height} />
      {RANGES.map((summits, i) => (
        <Range
          key={summits.length}
          summits={summits}
          size={size}
          foot={hills + 20 * unit}
          height={(hills - 8 * unit) * (i === 0 ? 1.02 : 0.98)}
          near={i === 1}
        />
      ))}
      <path className="hill" d={rolling(size, hills - 2 * unit, 10 * unit, 5, 0.4)} />
      <path className="hill-near" d={rolling(size, hills + (plains - hills) * 0.46, 13 * unit, 4, 2.1)} />
      <path className="plain" d={rolling(size, plains, 6 * unit, 3, 1.2)} />
      <path className="plain-near" d={rolling(size, plains + (size.height - plains) * 0.55, 7 * unit, 2.5, 3.4)} />
      <path className="wood" d={WOODS.map(([x, y]) => fir({ x: x * size.width, y: hills + y * (plains - hills) }, unit)).join('')} />
      <path className="field" d={FIELDS.map(([x, y]) => furrows({ x: x * size.width, y: plains + y * (size.height - plains) }, unit)).join('')} />
    </g>
  );
});

interface RangeProps {
  readonly summits: readonly (readonly [number, number])[];
  readonly size: Size;
  readonly foot: number;
  readonly height: number;
  readonly near: boolean;
}

/** A range: its outline, the lit flanks of its summits, and their snow. */
function Range({ summits, size, foot, height, near }: RangeProps) {
  const points = summits.map(([x, y]) => ({ x: x * size.width, y: foot - y * height }));
  const outline = points.map(({ x, y }) => `${figure(x)} ${figure(y)}`).join('L');
  const peaks = points.flatMap((peak, i) => {
    const before = points[i - 1];
    const after = points[i + 1];
    return before && after && peak.y < before.y && peak.y < after.y ? [{ before, peak, after }] : [];
  });
  return (
    <g className={near ? 'range-near' : 'range-far'}>
      <path className="range" d={`M${outline}V${figure(foot)}H0Z`} />
      <path className="flank" d={peaks.map(({ peak, after }) => flank(peak, after)).join('')} />
      <path className="snow" d={peaks.map(({ before, peak, after }) => cap(before, peak, after)).join('')} />
    </g>
  );
}

const along = (from: Point, to: Point, share: number): Point => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });

/** The shaded side of a summit. */
function flank(peak: Point, after: Point): string {
  const foot = along(peak, after, 1.05);
  return `M${figure(peak.x)} ${figure(peak.y)}L${figure(foot.x)} ${figure(foot.y)}L${figure(peak.x + (foot.x - peak.x) * 0.28)} ${figure(foot.y)}L${figure(peak.x + (foot.x - peak.x) * 0.16)} ${figure(peak.y + (foot.y - peak.y) * 0.5)}Z`;
}

/** Snow with a ragged hem. */
function cap(before: Point, peak: Point, after: Point): string {
  const left = along(peak, before, 0.4);
  const right = along(peak, after, 0.44);
  const hem = [0.25, 0.5, 0.75].map((share, i) => {
    const on = along(left, right, share);
    return { x: on.x, y: on.y + (i === 1 ? -0.1 : 0.1) * (on.y - peak.y) };
  });
  return `M${[left, peak, right, ...hem.toReversed()].map(({ x, y }) => `${figure(x)} ${figure(y)}`).join('L')}Z`;
}

/** Land from a wavy horizon down to the sheet's lower edge. */
function rolling({ width, height }: Size, y: number, swell: number, waves: number, phase: number): string {
  const points = Array.from({ length: 25 }, (_, i) => {
    const x = i / 24;
    return { x: x * width, y: y + swell * (Math.sin(x * waves * Math.PI + phase) * 0.7 + Math.sin(x * waves * 2.3 * Math.PI + phase * 2) * 0.3) };
  });
  return `${smoothPath(points)}V${figure(height)}H0Z`;
}

/** Where firs stand in the hills, and furrows in the plains, as shares. */
const WOODS: readonly (readonly [number, number])[] = [
  [0.03, 0.4],
  [0.055, 0.47],
  [0.035, 0.56],
  [0.085, 0.44],
  [0.115, 0.6],
  [0.14, 0.52],
  [0.06, 0.68],
  [0.1, 0.74],
  [0.36, 0.3],
  [0.385, 0.38],
  [0.4, 0.62],
  [0.365, 0.7],
  [0.41, 0.74],
  [0.385, 0.84],
  [0.655, 0.26],
  [0.68, 0.34],
  [0.705, 0.82],
  [0.66, 0.9],
  [0.69, 0.92],
  [0.95, 0.5],
  [0.97, 0.58],
  [0.955, 0.72],
];
const FIELDS: readonly (readonly [number, number])[] = [
  [0.06, 0.72],
  [0.045, 0.86],
  [0.28, 0.3],
  [0.3, 0.46],
  [0.54, 0.28],
  [0.555, 0.46],
  [0.5, 0.8],
  [0.46, 0.92],
  [0.9, 0.36],
  [0.93, 0.56],
  [0.56, 0.66],
  [0.94, 0.84],
  [0.88, 0.92],
];

const fir = ({ x, y }: Point, unit: number): string =>
  `M${figure(x)} ${figure(y - 8 * unit)}l${figure(4.4 * unit)} ${figure(8 * unit)}h${figure(-3.4 * unit)}v${figure(2.6 * unit)}h${figure(-2 * unit)}v${figure(-2.6 * unit)}h${figure(-3.4 * unit)}z`;

const furrows = ({ x, y }: Point, unit: number): string =>
  [0, 1, 2, 3]
    .map((i) => `M${figure(x - (14 - i * 2) * unit)} ${figure(y + i * 4.2 * unit)}q${figure(14 * unit)} ${figure(-4 * unit)} ${figure(30 * unit)} 0`)
    .join('');
