import { type Point, type Size, smoothPath } from '@madang/board-kit';
import { memo } from 'preact/compat';
import { FLOES, ISLANDS, LAKES, type Line, MAINLAND, RIDGES, RIVERS, WOODS } from './landscape-lines.ts';

/** The printed sheet under the places: sea, coasts with water lines, rivers, ridges, woods, ice. Pure decoration. */
export const Landscape = memo(function Landscape({ width, height }: Size) {
  const scaled = (line: Line): readonly Point[] => line.map(([x, y]) => ({ x: x * width, y: y * height }));
  const closed = (lines: readonly Line[]) => lines.map((line) => smoothPath(scaled(line), true)).join('');
  const open = (line: Line) => smoothPath(scaled(line));
  const land = closed([MAINLAND, ...ISLANDS]);
  const detail = Math.min(1, Math.max(0.6, width / 1000));
  return (
    <g className="landscape">
      <rect className="sea" width={width} height={height} />
      <Graticule width={width} height={height} />
      {[30, 20, 11].map((reach, i) => (
        <g key={reach} className={`shoal shoal-${i}`}>
          <path d={land} className="shoal-line" strokeWidth={reach * detail + 1.4} />
          <path d={land} className="shoal-water" strokeWidth={reach * detail} />
        </g>
      ))}
      {FLOES.map(([x, y, size], i) => (
        <path key={`${x}`} className="floe" d={floe({ x: x * width, y: y * height }, size * detail, i)} />
      ))}
      <path className="land" d={land} />
      <path className="land-inner" d={land} />
      {RIVERS.map((river) => (
        <path key={`${river[0]}`} className="river" d={open(river)} />
      ))}
      <path className="lake" d={closed(LAKES)} />
      <path className="ridge" d={RIDGES.map((ridge) => ridgePath(scaled(ridge), detail)).join('')} />
      <path
        className="wood"
        d={scaled(WOODS)
          .map((at) => fir(at, detail))
          .join('')}
      />
      <Compass x={width * 0.962} y={height * 0.9 - 46 * detail} scale={detail} />
    </g>
  );
});

/** Meridians and parallels, bowed a little as on a conic map. */
const Graticule = ({ width, height }: Size) => {
  const meridians = [0.08, 0.22, 0.36, 0.5, 0.64, 0.78, 0.92].map(
    (x) => `M${(0.5 + (x - 0.5) * 0.8) * width} 0L${(0.5 + (x - 0.5) * 1.15) * width} ${height}`,
  );
  const parallels = [0.05, 0.3, 0.55, 0.8, 1.05].map(
    (y) => `M0 ${(y - 0.06) * height}Q${width / 2} ${(y + 0.06) * height} ${width} ${(y - 0.06) * height}`,
  );
  return <path className="graticule" d={[...meridians, ...parallels].join('')} />;
};

/** An angular floe; `turn` varies its outline. */
function floe(at: Point, size: number, turn: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (i * Math.PI) / 3 + turn;
    const reach = size * (0.72 + 0.28 * Math.sin(i * 2.3 + turn * 1.7));
    return `${(at.x + reach * Math.cos(angle)).toFixed(1)} ${(at.y + 0.55 * reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

const PEAK_EVERY = 21;

/** Peaks along a ridge: two flanks and three hatches on the east flank. */
function ridgePath(line: readonly Point[], detail: number): string {
  const peaks: Point[] = [];
  for (const [i, to] of line.entries()) {
    const from = line[i - 1];
    if (!from) continue;
    const steps = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / (PEAK_EVERY * detail)));
    for (let step = 0; step < steps; step++)
      peaks.push({ x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps });
  }
  return peaks.map((peak, i) => mountain(peak, (i % 3 === 1 ? 1.2 : 0.9) * detail)).join('');
}

function mountain({ x, y }: Point, scale: number): string {
  const line = (x1: number, y1: number, x2: number, y2: number) =>
    `M${(x + x1 * scale).toFixed(1)} ${(y + y1 * scale).toFixed(1)}L${(x + x2 * scale).toFixed(1)} ${(y + y2 * scale).toFixed(1)}`;
  return line(-8, 5, 0, -8) + line(0, -8, 8, 5) + line(0.6, -7, 1.6, 0) + line(2.6, -3.6, 4, 2.6) + line(5, 0.4, 6, 4.4);
}

function fir({ x, y }: Point, scale: number): string {
  const at = (dx: number, dy: number) => `${(x + dx * scale).toFixed(1)} ${(y + dy * scale).toFixed(1)}`;
  return `M${at(0, -7)}L${at(3.4, 0)}H${(x - 3.4 * scale).toFixed(1)}ZM${at(0, -3)}L${at(4.4, 4)}H${(x - 4.4 * scale).toFixed(1)}ZM${at(0, 4)}L${at(0, 6.5)}`;
}

const Compass = ({ x, y, scale }: Point & { readonly scale: number }) => (
  <g className="compass" transform={`translate(${x} ${y}) scale(${scale})`}>
    <circle r="15" />
    <circle r="18.5" />
    <path d="M0-25L3.4-3.4L0 0zM0 25L-3.4 3.4L0 0zM25 0L3.4 3.4L0 0zM-25 0L-3.4-3.4L0 0z" className="compass-dark" />
    <path d="M0-25L-3.4-3.4L0 0zM0 25L3.4 3.4L0 0zM25 0L3.4-3.4L0 0zM-25 0L-3.4 3.4L0 0z" />
  </g>
);
