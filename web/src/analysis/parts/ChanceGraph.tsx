import type { SeatInfo } from '@madang/board-kit';
import type { Judged } from '@madang/bots/analysis';
import type { PointerEvent } from 'preact/compat';
import { DASHES, MARKS } from '../../chart/marks.ts';
import { useMedia } from '../../page/useMedia.ts';
import { percent } from '../figures.ts';
import type { Round } from '../rounds.ts';
import { useTelling } from '../telling.ts';

/** The drawing's size in its own units, which are about the screen's: text in it keeps its size. */
const SIZES = { wide: { width: 980, height: 320 }, narrow: { width: 356, height: 250 } } as const;
const MARGIN = { left: 44, right: 16, top: 26, bottom: 10 };
const PHONE = '(max-width: 699px)';
const LEVELS = [0, 0.25, 0.5, 0.75, 1];
/** Units that a round's number needs. */
const ROUND_WIDTH = 22;

/** A place on a seat's line: how it stood after so many steps. */
export interface Chance {
  readonly at: number;
  readonly shares: readonly number[];
}

interface GraphProps {
  readonly seats: readonly SeatInfo[];
  /** In the order of the match. */
  readonly chances: readonly Chance[];
  readonly rounds: readonly Round[];
  readonly length: number;
  /** Choices to look at again. */
  readonly flagged: readonly Judged[];
  readonly at: number;
  onAt(step: number): void;
}

/** Each seat's chance over the match, with the rounds' ends; what is flagged stands on its seat's line. Pressed, it goes to that step. */
export function ChanceGraph({ seats, chances, rounds, length, flagged, at, onAt }: GraphProps) {
  const { app: words, alone } = useTelling();
  const { width, height } = SIZES[useMedia(PHONE) ? 'narrow' : 'wide'];
  const across = width - MARGIN.left - MARGIN.right;
  const x = (step: number): number => MARGIN.left + (across * step) / Math.max(1, length);
  const y = (share: number): number => height - MARGIN.bottom - (height - MARGIN.top - MARGIN.bottom) * share;
  const onPointer = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const within = ((event.clientX - box.left) / box.width) * width;
    onAt(Math.min(length, Math.max(0, Math.round(((within - MARGIN.left) / across) * length))));
  };
  const last = chances.at(-1);
  const summary = words.list(seats.map(({ seat, name }) => `${name} ${words.text('analysis.chance', { share: percent(last?.shares[seat] ?? 0) })}`));
  return (
    <svg
      className="chance-graph"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={words.text('analysis.summary', { summary, alone })}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
    >
      {LEVELS.map((share) => (
        <g key={share}>
          <path d={`M${MARGIN.left} ${y(share)}H${width - MARGIN.right}`} className="chart-grid" />
          <text x={MARGIN.left - 6} y={y(share) + 4} textAnchor="end">
            {words.text('analysis.chance', { share: percent(share) })}
          </text>
        </g>
      ))}
      <Rounds rounds={rounds} x={x} bottom={height - MARGIN.bottom} />
      <path d={`M${x(at)} ${MARGIN.top}V${height - MARGIN.bottom}`} className="chart-at" />
      {seats.map(({ seat, colour, shape }) => (
        <g key={seat} style={{ color: colour }}>
          <path d={lineOf(chances, seat, x, y)} className="chart-line" strokeDasharray={DASHES[shape]} />
          {flagged
            .filter((one) => one.seat === seat)
            .map((one) => (
              <g key={one.at} transform={`translate(${x(one.at)} ${y(one.shares[seat] ?? 0)})`} className="flag">
                <circle r="9" />
                <path d={MARKS[shape]} className="chart-mark" />
              </g>
            ))}
          {last ? <path d={MARKS[shape]} transform={`translate(${x(last.at)} ${y(last.shares[seat] ?? 0)})`} className="chart-mark" /> : null}
        </g>
      ))}
    </svg>
  );
}

interface RoundsProps {
  readonly rounds: readonly Round[];
  readonly bottom: number;
  x(step: number): number;
}

/** Where rounds begin; a number is left out where it would touch the one before. */
function Rounds({ rounds, bottom, x }: RoundsProps) {
  let free = 0;
  const marks = rounds.map(({ round, from }) => {
    const fits = x(from) >= free;
    if (fits) free = x(from) + ROUND_WIDTH;
    return { round, from, fits };
  });
  return (
    <g>
      {marks.map(({ round, from, fits }) => (
        <g key={round}>
          <path d={`M${x(from)} ${MARGIN.top - 6}V${bottom}`} className="round-end" />
          {fits ? (
            <text x={x(from) + 3} y={MARGIN.top - 10}>
              {round}
            </text>
          ) : null}
        </g>
      ))}
    </g>
  );
}

/** A seat's chances as an SVG path. */
function lineOf(chances: readonly Chance[], seat: number, x: (step: number) => number, y: (share: number) => number): string {
  return chances.map(({ at, shares }, i) => `${i === 0 ? 'M' : 'L'}${round(x(at))} ${round(y(shares[seat] ?? 0))}`).join('');
}

const round = (value: number): number => Math.round(value * 10) / 10;
