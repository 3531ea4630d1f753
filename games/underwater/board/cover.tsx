import { CoverFrame, coverOf } from '@madang/board-kit/cover';
import './styles/cover.css';

/** Domes on the sea floor: place, radius, and whether they are grown over. */
const DOMES = [
  { x: 74, y: 132, r: 34, grown: false },
  { x: 176, y: 140, r: 26, grown: true },
  { x: 262, y: 128, r: 38, grown: false },
] as const;

/** Three cities under the sea, joined by lit tunnels. */
const PlainCover = () => (
  <CoverFrame game="underwater">
    <rect width="320" height="180" className="cover-water" />
    <path d="M60 0H100L60 180H-10zM170 0H192L170 180H120zM250 0H300L290 180H220z" className="cover-ray" />
    <path d="M0 46Q40 34 80 46T160 46T240 46T320 46M0 84Q40 94 80 84T160 84T240 84T320 84" className="cover-current" />
    <path d="M0 180V148Q50 132 110 150T220 150T320 142V180z" className="cover-floor" />
    <path d="M74 146H176H262" className="cover-tube" />
    <path d="M74 146H176H262" className="cover-light" />
    {DOMES.map(({ x, y, r, grown }) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${r / 20})`} data-grown={grown} className="cover-dome">
        <path d="M-18 12A19 19 0 1 1 18 12z" className="cover-glass" />
        <path d="M-13 12V1H-8V-5H-3V-12H2V-3H7V3H13V12z" className="cover-city" />
        <path d="M-19 12H19" className="cover-ground" />
      </g>
    ))}
    <path d="M24 34c7-6 18-6 26 0c-8 6-19 6-26 0l-8 5v-10zM284 66c-5-4-13-4-18 0c5 4 13 4 18 0l6 4v-8z" className="cover-fish" />
  </CoverFrame>
);

/** Underwater Cities on the shelf. */
export const Cover = coverOf({
  game: 'underwater',
  Plain: PlainCover,
  pictures: {
    paper: [new URL('./cover/paper-720.webp', import.meta.url), new URL('./cover/paper-1280.webp', import.meta.url)],
    night: [new URL('./cover/night-720.webp', import.meta.url), new URL('./cover/night-1280.webp', import.meta.url)],
  },
});
