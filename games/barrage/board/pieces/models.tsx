import { range, type SeatInfo, seatPaints } from '@madang/board-kit';
import { memo, type ReactNode } from 'preact/compat';
import type { Structure } from '../../rules/index.ts';

interface ModelProps {
  readonly structure: Structure;
  readonly seat: SeatInfo;
  /** Its width in CSS pixels. */
  readonly width: number;
}

const BOX = { width: 40, height: 24 };

/** A piece of a company's row as it lies there: a base, an elevation, a length of conduit, a powerhouse. */
export const PieceModel = memo(({ structure, seat, width }: ModelProps) => (
  <svg className="glyph" viewBox={`-20 -12 ${BOX.width} ${BOX.height}`} width={width} height={(width * BOX.height) / BOX.width} aria-hidden="true">
    {MODELS[structure](seatPaints(seat))}
  </svg>
));

type Paints = ReturnType<typeof seatPaints>;

const MODELS: Readonly<Record<Structure, (paints: Paints) => ReactNode>> = {
  base: ({ wall, light, edge }) => (
    <>
      <path d="M-13 9H17L19.5 5.5L15 2z" fill="var(--cast)" />
      <path d="M-16-1Q0-6 16-1L13 9Q0 5.6-13 9z" fill={wall} stroke={edge} strokeWidth={0.8} />
      <path d="M-16-1Q0-6 16-1L17-5.4Q0-10.4-17-5.4z" fill={light} stroke={edge} strokeWidth={0.8} />
      <path d="M-7-2.6L-6 6.6M0-3.2V6M7-2.6L6 6.6" stroke="#000" strokeOpacity={0.25} />
    </>
  ),
  elevation: ({ wall, light, edge }) => (
    <>
      <path d="M-13 11H18L19.6 6z" fill="var(--cast)" />
      {[6, -2].map((y) => (
        <g key={y} transform={`translate(0 ${y})`}>
          <path d="M-15-2Q0-6.4 15-2L14 4.4Q0 .4-14 4.4z" fill={wall} stroke={edge} strokeWidth={0.8} />
          <path d="M-15-2Q0-6.4 15-2L15.6-4.8Q0-9.2-15.6-4.8z" fill={light} stroke={edge} strokeWidth={0.7} />
        </g>
      ))}
    </>
  ),
  conduit: ({ light, colour, edge }) => (
    <g fill="none">
      {[
        { width: 7.4, stroke: 'var(--cast)', by: 'translate(1.6 3)' },
        { width: 8.4, stroke: edge },
        { width: 6.2, stroke: colour },
        { width: 2.2, stroke: light, by: 'translate(-.6 -1)' },
      ].map(({ width, stroke, by }) => (
        <path key={width} d="M-16-5H-5C4-5-1 5 8 5H16" stroke={stroke} strokeWidth={width} transform={by} />
      ))}
      <path d="M-16-5H-5C4-5-1 5 8 5H16" stroke={edge} strokeWidth={10} strokeDasharray="2.6 12.5" strokeDashoffset={-3} />
    </g>
  ),
  powerhouse: ({ wall, light, shade, edge }) => (
    <g strokeLinejoin="round">
      <path d="M-9 11H15L19 7L13 0z" fill="var(--cast)" />
      <path d="M-11 10H7V-.6H-11z" fill={wall} stroke={edge} strokeWidth={0.8} />
      <path d="M7 10L12 6.6V-4.2L7-.6z" fill={edge} />
      <path d="M-13 0L-2-9.6L9 0z" fill={light} stroke={edge} strokeWidth={0.8} />
      <path d="M-2-9.6L9 0L13.6-3.4L3-11.6z" fill={shade} stroke={edge} strokeWidth={0.8} />
      {range(3).map((i) => (
        <path key={i} d={`M${-9.4 + i * 5.8} 8h3.8v-5h-3.8z`} fill="var(--window)" stroke={edge} strokeWidth={0.6} />
      ))}
    </g>
  ),
};
