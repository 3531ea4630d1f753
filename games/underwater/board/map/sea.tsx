import { range, type Size } from '@madang/board-kit';

/** Currents: how deep they run, as parts of the height, and how far they are shifted. */
const CURRENTS = [0.12, 0.27, 0.43, 0.58, 0.74, 0.9] as const;

/** The water: light from above, currents, the sea floor. */
export const Sea = ({ size: { width, height } }: { readonly size: Size }) => (
  <g className="sea">
    <defs>
      <linearGradient id="underwater-depth" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className="depth-top" />
        <stop offset="0.45" className="depth-mid" />
        <stop offset="1" className="depth-floor" />
      </linearGradient>
    </defs>
    <rect width={width} height={height} fill="url(#underwater-depth)" />
    {range(3).map((i) => (
      <path
        key={i}
        className="sea-ray"
        d={`M${width * (0.2 + i * 0.26)} 0L${width * (0.27 + i * 0.26)} 0L${width * (0.16 + i * 0.25)} ${height * 0.8}L${width * (0.04 + i * 0.25)} ${height * 0.8}z`}
      />
    ))}
    {CURRENTS.map((depth, i) => (
      <path key={depth} className="sea-current" d={wave(width, height * depth, i)} />
    ))}
    <path
      className="sea-floor"
      d={`M0 ${height}V${height - 22}Q${width * 0.14} ${height - 40} ${width * 0.3} ${height - 20}T${width * 0.62} ${height - 18}T${width} ${height - 26}V${height}z`}
    />
  </g>
);

function wave(width: number, y: number, shift: number): string {
  const step = width / 4;
  const bend = shift % 2 === 0 ? 12 : -10;
  return `M0 ${y}${range(4)
    .map((i) => `Q${(i + 0.5) * step} ${y + (i % 2 === 0 ? bend : -bend)} ${(i + 1) * step} ${y}`)
    .join('')}`;
}
