import { range } from '@madang/board-kit';
import { at, playerOf, type Seat, seatArgument } from '@madang/kernel';
import { useState } from 'preact/hooks';
import { EMPTY, type Player, SEGMENTS, TILES, tileIn } from '../../rules/index.ts';
import { segmentWords } from '../describe.ts';
import { SignShape } from '../pieces/glyphs.tsx';
import { tileLevel, tileSign } from '../pieces/tile.tsx';
import { keptPart, usePiece, useSay, useTable } from '../table.tsx';
import { MIDDLE, onRim, SEGMENT_PATH, SEGMENT_TURN, turnedTo } from './wheel-geometry.ts';

interface WheelProps {
  readonly seat: Seat;
  readonly answers: boolean;
}

/** A construction wheel: six segments, the open one at the top; it turns as it does on the table. */
export const Wheel = keptPart(
  ({ view }, { seat }) => [playerOf(view, seat).open],
  function Wheel({ seat, answers }: WheelProps) {
    const say = useSay();
    const angle = useTurned(playerOf(useTable().view, seat).open);
    const words = say('barrage.board.wheelOf', { name: seatArgument(seat) });
    return (
      <svg className="wheel own-tones" viewBox="-108 -112 216 220" role="group" aria-label={words} data-anchor={`wheel:${seat}`}>
        <circle className="wheel-rim" r={106} />
        <g className="wheel-disc" style={{ transform: `rotate(${angle}deg)` }}>
          {range(SEGMENTS).map((segment) => (
            <Segment key={segment} seat={seat} segment={segment} angle={angle} answers={answers} />
          ))}
        </g>
        {range(SEGMENTS)
          .slice(1)
          .map((turns) => (
            <text key={turns} className="wheel-turns" {...onRim(turns)} textAnchor="middle" dominantBaseline="central">
              {turns}
            </text>
          ))}
        <path className="wheel-gate" d="M-13-110H13L0-92Z" />
        <g className="wheel-hub">
          <circle r={27} />
          <g transform="scale(-2.1 2.1)">
            <SignShape name="turn" />
          </g>
        </g>
      </svg>
    );
  },
);

/** The disc's angle: it starts where it stands and only ever turns onwards. */
function useTurned(open: number): number {
  const [turned, setTurned] = useState({ open, angle: -open * SEGMENT_TURN });
  if (turned.open === open) return turned.angle;
  const next = { open, angle: turnedTo(turned.angle, turned.open, open, SEGMENTS) };
  setTurned(next);
  return next.angle;
}

/** All that shows of a segment. */
const segmentLooks = (player: Player, segment: number): readonly unknown[] => [
  ...[player.open, tileIn(player, segment), segmentWords(player, segment)],
  player.wheel.slice(3 * segment, 3 * segment + 3),
];

const Segment = keptPart(
  ({ view }, { seat, segment }) => segmentLooks(playerOf(view, seat), segment),
  function Segment({
    seat,
    segment,
    angle,
    answers,
  }: {
    readonly seat: Seat;
    readonly segment: number;
    readonly angle: number;
    readonly answers: boolean;
  }) {
    const say = useSay();
    const player = playerOf(useTable().view, seat);
    const tile = tileIn(player, segment);
    const open = segment === player.open;
    const words = say(segmentWords(player, segment));
    const piece = usePiece(open ? 'open' : `wheel:${TILES[tile] ?? 'none'}`, words, answers);
    const turn = segment * SEGMENT_TURN;
    const machines = [at(player.wheel, 3 * segment + 1), at(player.wheel, 3 * segment + 2)];
    const full = tile !== EMPTY || machines.some((n) => n > 0);
    return (
      <g className="segment" data-open={open} data-full={full} style={{ transform: `rotate(${turn}deg)` }} {...piece}>
        <path d={SEGMENT_PATH} />
        <g transform={`translate(0 ${-MIDDLE})`}>
          <g className="segment-things" style={{ transform: `rotate(${-turn - angle}deg)` }}>
            <SegmentThings tile={tile} machines={machines} />
          </g>
        </g>
      </g>
    );
  },
);

/** What lies in a segment, around its middle. */
export function SegmentThings({ tile, machines }: { readonly tile: number; readonly machines: readonly number[] }) {
  const lines = machines.filter((n) => n > 0).length;
  return (
    <>
      {tile !== EMPTY && <TileInSegment tile={tile} y={lines > 1 ? -19 : -13} />}
      <Machinery machines={machines} y={tile === EMPTY ? (lines > 1 ? -10 : 0) : lines > 1 ? 5 : 15} />
    </>
  );
}

function TileInSegment({ tile, y }: { readonly tile: number; readonly y: number }) {
  const level = tileLevel(tile);
  const half = level === '' ? 17 : 24;
  return (
    <g className="segment-tile" transform={`translate(0 ${y})`}>
      <rect x={-half} y={-14} width={2 * half} height={28} rx={7} />
      <g transform={level === '' ? '' : 'translate(-9 0)'}>
        <SignShape name={tileSign(tile)} scale={1.35} />
      </g>
      {level !== '' && (
        <text x={11} y={6} textAnchor="middle">
          {level}
        </text>
      )}
    </g>
  );
}

/** Excavators above mixers, each with their number. */
function Machinery({ machines, y }: { readonly machines: readonly number[]; readonly y: number }) {
  const [excavators = 0, mixers = 0] = machines;
  const second = excavators > 0 ? 19 : 0;
  return (
    <g className="segment-machines" transform={`translate(0 ${y})`}>
      {excavators > 0 && <Machine name="excavator" n={excavators} y={0} />}
      {mixers > 0 && <Machine name="mixer" n={mixers} y={second} />}
    </g>
  );
}

const Machine = ({ name, n, y }: { readonly name: 'excavator' | 'mixer'; readonly n: number; readonly y: number }) => (
  <g transform={`translate(0 ${y})`}>
    <text x={-2} y={6.5} textAnchor="end">
      {n}
    </text>
    <g transform="translate(11 0)">
      <SignShape name={name} scale={1.2} />
    </g>
  </g>
);
