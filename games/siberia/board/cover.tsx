import { CoverFrame, coverOf } from '@madang/board-kit/cover';
import './styles/cover.css';

/** Birch trunks: place, width, and the heights of their dark marks. */
const TRUNKS = [
  { x: 22, width: 13, marks: [18, 46, 61, 104, 131] },
  { x: 62, width: 9, marks: [34, 52, 90, 122] },
  { x: 118, width: 15, marks: [12, 40, 72, 98, 139] },
  { x: 251, width: 10, marks: [26, 67, 84, 126] },
  { x: 284, width: 14, marks: [16, 50, 78, 110, 137] },
] as const;

/** A birch wood at the edge of a frozen sea, and the railway through it. */
const PlainCover = () => (
  <CoverFrame game="siberia">
    <rect width="320" height="180" className="cover-sky" />
    <circle cx="214" cy="52" r="24" className="cover-sun" />
    <path d="M0 96c40-16 70-20 112-8s78 4 118-10 62-10 90-2v104H0z" className="cover-far" />
    <path d="M0 122c52-12 96-4 142 4s110 2 178-14v68H0z" className="cover-near" />
    <path d="M-6 172c90-30 176-34 332-26" className="cover-bed" />
    <path d="M-6 172c90-30 176-34 332-26" className="cover-ties" />
    {TRUNKS.map(({ x, width, marks }) => (
      <g key={x}>
        <rect x={x} y="-4" width={width} height={188} className="cover-bark" />
        {marks.map((y, i) => (
          <path
            key={y}
            d={i % 2 === 0 ? `M${x} ${y}h${width * 0.55}l-2 3h-${width * 0.4}z` : `M${x + width} ${y}h-${width * 0.45}l2 2.5h${width * 0.3}z`}
            className="cover-mark"
          />
        ))}
      </g>
    ))}
  </CoverFrame>
);

/** Siberia on the shelf. */
export const Cover = coverOf({
  game: 'siberia',
  Plain: PlainCover,
  pictures: {
    paper: [new URL('./cover/paper-720.webp', import.meta.url), new URL('./cover/paper-1280.webp', import.meta.url)],
    night: [new URL('./cover/night-720.webp', import.meta.url), new URL('./cover/night-1280.webp', import.meta.url)],
  },
});
