interface TileProps {
  readonly colour: 'brown' | 'blue';
  readonly size: number;
  /** How far below its place it stands. */
  readonly y?: number;
}

const SPIRES = [
  [-19, 4, 8],
  [-10, -7, 9],
  [0, -19, 10],
  [11, -9, 8],
  [19, 2, 7],
] as const;

/** A metropolis under a large dome on a round foot: a stepped city in brown, spires in blue. It lights up once it is connected. */
export const PrintedTile = ({ colour, size, y = 0 }: TileProps) => (
  <g className="printed-tile" data-tile={colour} transform={`translate(0 ${size * 0.02 + y}) scale(${size / 40})`}>
    <ellipse cx={4} cy={15} rx={43} ry={12} fill="var(--cast)" />
    <path d="M-40 5V12A40 12.5 0 0 0 40 12V5z" className="tile-foot" />
    <ellipse cy={5} rx={40} ry={12.5} className="tile-rim" />
    <ellipse cy={4.4} rx={34} ry={9.4} className="tile-floor" />
    <g transform="translate(0 -8)">
      {colour === 'brown' ? <Steps /> : SPIRES.map(([x, top, width]) => <Spire key={x} x={x} top={top} width={width} />)}
      <path
        d={
          colour === 'brown'
            ? 'M-21 9h4v4h-4zM-12 9h4v4h-4zM-13-1h4v4h-4zM-4-1h4v4h-4zM-5-11h4v4h-4zM4 9h4v4h-4z'
            : 'M-21 9h3v4h-3zM-12-1h3.4v4h-3.4zM-12 6h3.4v4h-3.4zM-2.6-11h3.6v4h-3.6zM-2.6-3h3.6v4h-3.6zM-2.6 5h3.6v4h-3.6zM9-2h3v4h-3zM9 6h3v4h-3zM17.6 8h3v4h-3z'
        }
        className="tile-window"
      />
    </g>
    <path d={DOME} fill="url(#sea-glass)" className="dome-glass" />
    <path d="M-32-6C-31-22-22-32-12-36" className="dome-gleam" />
  </g>
);

const DOME = 'M-39 5C-39-28-20-43 0-43S39-28 39 5A39 11.8 0 0 1-39 5z';

const Steps = () => (
  <>
    <path d="M-26 16V6H26V16zM-18 6V-4H18V6zM-9-4V-15H9V-4z" className="tile-wall" />
    <path d="M8 16V6H26V16zM6 6V-4H18V6zM3-4V-15H9V-4z" className="tile-shade" />
    <path d="M-26 6L-22 3H22L26 6zM-18-4L-14-7H14L18-4zM-9-15L-6-18H6L9-15z" className="tile-roof" />
  </>
);

const Spire = ({ x, top, width }: { readonly x: number; readonly top: number; readonly width: number }) => (
  <>
    <path d={`M${x - width / 2} 16V${top}L${x} ${top - 11}L${x + width / 2} ${top}V16z`} className="tile-wall" />
    <path d={`M${x + width * 0.1} 16V${top}L${x} ${top - 11}L${x + width / 2} ${top}V16z`} className="tile-shade" />
  </>
);
