import { memo } from 'preact/compat';

/** What a floor shows, by the room's type: herringbone, planks, carpet, lawn, chequer, brick, slabs, blocks. Its class is `floor-…`. */
const FLOORS = [
  ['living', 12, 12, 'M0 6L6 0L12 6M0 12L6 6L12 12M6 0V12M0 0V12'],
  ['activity', 26, 12, 'M0 0H26M0 6H26M8 0V6M20 6V12'],
  ['sleeping', 10, 10, 'M5 3.2l1.8 1.8L5 6.8 3.2 5zM0 8.2L1.8 10H0zM0 0h1.8L0 1.8zM10 0v1.8L8.2 0zM10 10H8.2L10 8.2z'],
  ['outdoor', 20, 20, 'M0 0H10V20H0z'],
  ['utility', 10, 10, 'M0 0H5V5H0zM5 5H10V10H5z'],
  ['food', 16, 8, 'M0 0H16M0 4H16M4 0V4M12 4V8'],
  ['corridor', 20, 20, 'M0 0H20V20M10 0V10H0M10 10L20 20'],
  ['downstairs', 24, 16, 'M0 0H24M0 8H24M9 0V8M18 8V16M3 8V16'],
] as const;

/** The patterns of floors, the brass of plates and the light of lamps, for all plans of a page. */
export const FloorDefs = memo(() => (
  <svg className="plan-defs" width={0} height={0} aria-hidden="true">
    <defs>
      {FLOORS.map(([type, width, height, d]) => (
        <pattern key={type} id={`plan-${type}`} className={`floor-${type}`} width={width} height={height} patternUnits="userSpaceOnUse">
          <path d={d} />
        </pattern>
      ))}
      <linearGradient id="plan-brass" x2={0.4} y2={1}>
        <stop offset={0} stopColor="#fcf0c6" />
        <stop offset={0.5} stopColor="#eccd7f" />
        <stop offset={1} stopColor="#d9b25a" />
      </linearGradient>
      <radialGradient id="plan-lamp" r={0.62}>
        <stop offset={0} stopColor="#ffd98a" stopOpacity={0.5} />
        <stop offset={0.55} stopColor="#ffb04a" stopOpacity={0.12} />
        <stop offset={1} stopColor="#20140a" stopOpacity={0.32} />
      </radialGradient>
    </defs>
  </svg>
));
