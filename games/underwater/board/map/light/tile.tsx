import { hexagon } from '@madang/board-kit';

interface TileProps {
  readonly colour: 'brown' | 'blue';
  readonly size: number;
}

const SPIRES = [
  [-19, 4, 8],
  [-10, -7, 9],
  [0, -19, 10],
  [11, -9, 8],
  [19, 2, 7],
] as const;

/** A metropolis as a printed tile with thickness: a stepped city in brown, spires in blue. Its windows light up once it is connected. */
export const PrintedTile = ({ colour, size }: TileProps) => (
  <g className="printed-tile" data-tile={colour}>
    <path d={hexagon(size)} transform={`translate(${size * 0.09} ${size * 0.16})`} fill="var(--cast)" />
    <path d={hexagon(size)} transform={`translate(0 ${size * 0.08})`} className="tile-side" />
    <path d={hexagon(size)} fill={`url(#sea-tile-${colour})`} className="tile-face" />
    <g transform={`translate(0 ${-size * 0.12}) scale(${size / 40})`}>
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
  </g>
);

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
