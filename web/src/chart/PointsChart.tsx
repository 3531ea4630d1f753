import './chart.css';
import type { SeatInfo } from '@madang/board-kit';
import type { PointerEvent } from 'preact/compat';
import { useScene } from '../board-context/scene.tsx';
import { stairs, ticksTo } from './course.ts';
import { DASHES, MARKS } from './marks.ts';

/** The drawing's size in its own units, which are about the screen's: text in it keeps its size. */
const SIZES = { wide: { width: 600, height: 210 }, narrow: { width: 316, height: 150 } } as const;
const MARGIN = { left: 62, right: 14, top: 12, bottom: 10 };

interface ChartProps {
  /** The game's name. */
  readonly game: string;
  /** Every seat's points after each step (`courseOf`). */
  readonly course: readonly (readonly number[])[];
  readonly seats: readonly SeatInfo[];
  /** The step that is looked at. */
  readonly at: number | null;
  readonly onAt: ((step: number) => void) | null;
  readonly size: keyof typeof SIZES;
}

/** Each player's points over the match. */
export function PointsChart({ game, course, seats, at, onAt, size }: ChartProps) {
  const { words } = useScene();
  const { width, height } = SIZES[size];
  const steps = Math.max(1, course.length - 1);
  const ticks = ticksTo(Math.max(1, ...course.flat()));
  const top = ticks.at(-1) ?? 1;
  // In some games points may fall below nought.
  const low = Math.min(0, ...course.flat());
  const x = (step: number): number => MARGIN.left + ((width - MARGIN.left - MARGIN.right) * step) / steps;
  const y = (points: number): number => height - MARGIN.bottom - ((height - MARGIN.top - MARGIN.bottom) * (points - low)) / (top - low);
  const onPoint = (event: PointerEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const within = ((event.clientX - box.left) / box.width) * width;
    const step = Math.round(((within - MARGIN.left) / (width - MARGIN.left - MARGIN.right)) * steps);
    onAt?.(Math.min(steps, Math.max(0, step)));
  };
  const final = course.at(-1) ?? [];
  const summary = words.list(seats.map(({ seat, name }) => `${name} ${words.text(`${game}.points`, { points: final[seat] ?? 0 })}`));
  return (
    <figure className="chart">
      <figcaption>{words.text('chart.title')}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={words.text('chart.summary', { summary })}
        data-live={onAt !== null}
        onPointerDown={onPoint}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <path d={`M${MARGIN.left} ${y(tick)}H${width - MARGIN.right}`} className="chart-grid" />
            <text x={MARGIN.left - 8} y={y(tick) + 4} textAnchor="end">
              {words.text('chart.tick', { points: tick })}
            </text>
          </g>
        ))}
        {at === null ? null : <path d={`M${x(at)} ${MARGIN.top}V${height - MARGIN.bottom}`} className="chart-at" />}
        {seats.map(({ seat, colour, shape }) => {
          const points = course.map((all) => all[seat] ?? 0);
          const here = at ?? points.length - 1;
          return (
            <g key={seat} style={{ color: colour }}>
              <path d={stairs(points, x, y)} className="chart-line" strokeDasharray={DASHES[shape]} />
              <path d={MARKS[shape]} transform={`translate(${x(here)} ${y(points[here] ?? 0)})`} className="chart-mark" />
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
