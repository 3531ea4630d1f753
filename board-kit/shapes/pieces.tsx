import { memo } from 'preact/compat';
import { usePrinted } from '../context/printed.ts';
import type { SeatInfo } from '../contract.ts';
import './pieces.css';

/** The shapes of the seats in a box of 10 × 10 around 0,0. */
const SHAPES: Readonly<Record<SeatInfo['shape'], string>> = {
  circle: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  triangle: 'M0-4.4L4.6 3.6H-4.6z',
  square: 'M-3.6-3.6h7.2v7.2h-7.2z',
  diamond: 'M0-4.8L4.8 0L0 4.8L-4.8 0z',
};

/** A seat's shape alone inside an SVG, ten units wide at scale 1, around 0,0. */
export const SeatShape = ({
  seat,
  scale = 1,
  fill = 'var(--seat-mark)',
}: {
  readonly seat: SeatInfo;
  readonly scale?: number;
  readonly fill?: string;
}) => <path d={SHAPES[seat.shape]} fill={fill} transform={`scale(${scale})`} />;

/** A seat's shape on its colour, as it stands beside a name. Only decoration: the name is the text. */
export const SeatMark = memo(({ seat, size = 20 }: { readonly seat: SeatInfo; readonly size?: number }) => (
  <svg className="seat-mark" viewBox="-10 -10 20 20" width={size} height={size} aria-hidden="true">
    <rect x="-10" y="-10" width="20" height="20" rx="5.5" fill={seat.colour} />
    <path d={SHAPES[seat.shape]} fill="var(--seat-mark)" transform="scale(1.15)" />
  </svg>
));

/** A hooded figure, 24 wide and 26 high around its feet at 0,0. */
const FIGURE =
  'M0-25.5c3.2 0 5.6 2.4 5.6 5.5c0 1.7-.7 3.1-1.8 4.1c3.9 1.1 7 4.4 7.9 8.6c.4 1.8-.9 3.4-2.7 3.4H7.4V-1.8C7.4-.8 6.6 0 5.6 0H-5.6C-6.6 0-7.4-.8-7.4-1.8V-3.9H-9c-1.8 0-3.1-1.6-2.7-3.4c.9-4.2 4-7.5 7.9-8.6c-1.1-1-1.8-2.4-1.8-4.1c0-3.1 2.4-5.5 5.6-5.5z';

/** The figure as a piece of wood: light on its left, a hat of fur, a face, a shadow to the lower right. */
const SolidFigure = ({ seat: { seat, colour } }: { readonly seat: SeatInfo }) => (
  <>
    <path d="M-6 0H9L17-5L10-9z" fill="var(--cast, rgb(0 0 0 / 30%))" />
    <path
      d={FIGURE}
      fill={`url(#kit-wall-${seat}) ${colour}`}
      stroke={`color-mix(in srgb, ${colour}, #0a0d14 55%)`}
      strokeWidth="1.2"
      strokeLinejoin="round"
    />
    <circle cy="-19" r="3.1" fill="#f2d2ac" />
    <path d="M-5.4-20C-5.6-26 5.6-26 5.4-20C3.6-21.6-3.6-21.6-5.4-20z" fill={`color-mix(in srgb, ${colour}, white 55%)`} />
  </>
);

interface FigureProps {
  readonly seat: SeatInfo;
  /** How many stand here; a number is shown from two on. */
  readonly count?: number;
  /** How much larger the number is drawn than the figure: where figures are small it must be read all the same. */
  readonly badge?: number;
}

/** A wooden figure inside an SVG: in the seat's colour, with the seat's shape on its breast. Feet at 0,0. */
export const FigureShape = memo(({ seat, count = 1, badge = 1 }: FigureProps) => (
  <g className="figure">
    {usePrinted() ? (
      <SolidFigure seat={seat} />
    ) : (
      <path d={FIGURE} fill={seat.colour} stroke="var(--piece-edge)" strokeWidth="1.6" strokeLinejoin="round" />
    )}
    <path d={SHAPES[seat.shape]} fill="var(--seat-mark)" transform="translate(0 -8.2) scale(1.08)" />
    {count > 1 && (
      <g transform={`translate(9.5 ${-20 - 4 * (badge - 1)}) scale(${badge})`}>
        <circle r="7.6" fill="var(--ink)" stroke="var(--piece-edge)" strokeWidth="1.4" />
        <text className="figure-count" y="4.2" textAnchor="middle" fill="var(--sheet)">
          {count}
        </text>
      </g>
    )}
  </g>
));

/** A figure for HTML. */
export const Figure = ({ seat, count = 1, size = 24 }: FigureProps & { readonly size?: number }) => (
  <svg
    className="figure-box"
    viewBox={count > 1 ? '-13 -29 31 30' : '-13 -27 26 28'}
    height={size}
    width={count > 1 ? (size * 31) / 30 : (size * 26) / 28}
    aria-hidden="true"
  >
    <FigureShape seat={seat} count={count} />
  </svg>
);

/** A pointy-topped hexagon of that radius around 0,0. */
export const hexagon = (radius: number): string =>
  `M${[0, 1, 2, 3, 4, 5].map((i) => `${(radius * Math.sin((i * Math.PI) / 3)).toFixed(2)} ${(-radius * Math.cos((i * Math.PI) / 3)).toFixed(2)}`).join('L')}z`;
