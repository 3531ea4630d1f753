/*
 * Scenery for covers, in SVG: the same light as on printed boards. Tones are those of `tones.css`.
 */

interface PeakProps {
  readonly x: number;
  readonly foot: number;
  readonly half: number;
  readonly height: number;
}

/** A mountain with snow, lit from the left. */
export const Peak = ({ x, foot, half, height }: PeakProps) => {
  const top = foot - height;
  return (
    <>
      <path d={`M${x - half} ${foot}L${x} ${top}L${x + half} ${foot}z`} fill="var(--rock-lit)" />
      <path d={`M${x} ${top}L${x + half} ${foot}H${x + half * 0.1}L${x - half * 0.12} ${foot - height * 0.55}z`} fill="var(--rock-dark)" />
      <path
        d={`M${x} ${top}L${x + half * 0.32} ${top + height * 0.32}L${x + half * 0.12} ${top + height * 0.4}L${x} ${top + height * 0.3}L${x - half * 0.14} ${top + height * 0.42}L${x - half * 0.32} ${top + height * 0.32}z`}
        fill="var(--snow-lit)"
      />
    </>
  );
};

/** A fir of that scale; its foot is ten units below `y`. */
export const Fir = ({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path d="M2 10L24 14L12 6z" fill="var(--cast)" />
    <path d="M0-22L9-4H4L12 10H0z" fill="var(--fir-dark)" />
    <path d="M0-22L-9-4H-4L-12 10H0z" fill="var(--fir-lit)" />
  </g>
);

/** The sky of a cover, and its sun or moon. */
export const Sky = ({ id, x, y }: { readonly id: string; readonly x: number; readonly y: number }) => (
  <>
    <defs>
      <linearGradient id={`sky-${id}`} x2="0" y2="1">
        <stop style={{ stopColor: 'var(--sky-high)' }} />
        <stop offset="1" style={{ stopColor: 'var(--sky-low)' }} />
      </linearGradient>
    </defs>
    <rect width="320" height="180" fill={`url(#sky-${id})`} />
    <circle cx={x} cy={y} r="30" fill="var(--orb)" fillOpacity="0.22" />
    <circle cx={x} cy={y} r="19" fill="var(--orb)" />
  </>
);
