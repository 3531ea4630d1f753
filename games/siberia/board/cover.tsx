import { CoverFrame, Fir, Sky } from '@madang/board-kit/cover';
import { usePrinted } from '@madang/board-kit/printed';
import './styles/cover.css';

/** Siberia on the shelf. */
export const Cover = () => (usePrinted() ? <PrintedCover /> : <PlainCover />);

const TREES = Array.from({ length: 19 }, (_, i) => ({ x: 6 + i * 17.4, y: 84 + ((i * 7) % 9), scale: 0.56 + ((i * 5) % 4) * 0.1 }));
const BIRCHES = [
  [14, 17],
  [56, 11],
  [296, 18],
] as const;
const WHEELS = [8, 24, 42, 56] as const;

/** A train with ore and timber runs along a frozen shore, past the taiga and a lit hut. */
const PrintedCover = () => (
  <CoverFrame game="siberia">
    <Sky id="siberia" x={226} y={60} />
    {/* wide covers show the middle: the scene stands a little higher than its box */}
    <path d="M0 150H320V180H0z" fill="var(--snow-lit)" />
    <g transform="translate(0 -17)">
      <path d="M0 86Q54 58 108 76T220 70T320 82V180H0z" fill="var(--snow-dark)" />
      {TREES.map(({ x, y, scale }) => (
        <Fir key={x} x={x} y={y} scale={scale} />
      ))}
      <path d="M0 98Q80 86 160 98T320 94V180H0z" fill="var(--snow-lit)" />
      <path d="M40 117Q100 98 166 111T240 124Q200 142 126 138T40 117z" fill="var(--lake-2)" />
      <path d="M74 116h26M120 124h40M166 118h24" stroke="#fff" strokeOpacity="0.85" strokeWidth="1.5" />
      <path d="M-8 166Q112 134 328 152" stroke="var(--wood-2)" strokeWidth="14" fill="none" strokeDasharray="3.6 5.4" />
      <path d="M-8 162Q112 130 328 148M-8 169Q112 137 328 155" stroke="#3d3a36" strokeWidth="2.2" fill="none" />
      <g transform="translate(132 111) rotate(-1)">
        <path d="M0 6H48V32H0z" fill="#2f5f78" />
        <path d="M-3 0H30V6H-3z" fill="#1d3d4e" />
        <path d="M30 12H62V32H30z" fill="#3b7797" />
        <path d="M30 12H62V16H30z" fill="#5b97b5" />
        <path d="M50 12V-2h7v14z" fill="#1d3d4e" />
        <path d="M52-8q9-10 19-3t20-5" stroke="#fff" strokeWidth="7" strokeLinecap="round" fill="none" strokeOpacity="0.8" />
        <path d="M6 10h9v9h-9zM19 10h9v9h-9z" fill="var(--window)" />
        {WHEELS.map((x) => (
          <g key={x}>
            <circle cx={x} cy="33" r="5" fill="#20262b" />
            <circle cx={x} cy="33" r="2" fill="var(--brass-2)" />
          </g>
        ))}
        <g transform="translate(-46 4)">
          <path d="M0 8H40V28H0z" fill="#b8862b" />
          <path d="M0 8H40V12H0z" fill="#d8a94e" />
          <path d="M3 8Q12-4 20 4T38 8z" fill="#3a3a3a" />
          <circle cx="8" cy="29" r="4.4" fill="#20262b" />
          <circle cx="32" cy="29" r="4.4" fill="#20262b" />
        </g>
        <g transform="translate(-92 6)">
          <path d="M0 8H40V28H0z" fill="#8a5b2c" />
          <path
            d="M2.4 6a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0M11.4 6a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0M20.4 6a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0M29.4 6a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0"
            fill="#c9975a"
            stroke="#6d4526"
          />
          <circle cx="8" cy="29" r="4.4" fill="#20262b" />
          <circle cx="32" cy="29" r="4.4" fill="#20262b" />
        </g>
      </g>
      <g transform="translate(238 92)">
        <path d="M2 46H54L70 38L56 24z" fill="var(--cast)" />
        <path d="M0 14H52V46H0z" fill="#9c6a3c" />
        <path d="M0 22H52M0 30H52M0 38H52" stroke="#6d4526" strokeWidth="1.2" />
        <path d="M-6 16L26-8L58 16z" fill="var(--snow-dark)" />
        <path d="M-6 16L26-8V-4L0 17z" fill="var(--snow-lit)" />
        <path d="M8 24h12v12h-12z" fill="var(--window)" />
        <path d="M33 24h11v22h-11z" fill="#5b3a22" />
      </g>
      {BIRCHES.map(([x, width]) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d={`M0 180L${width * 0.12} 0H${width * 0.88}L${width} 180z`} fill="#f6f1e4" />
          <path d={`M${width * 0.6} 180L${width * 0.62} 0H${width * 0.88}L${width} 180z`} fill="#cfcabb" />
          <path
            d={[0, 1, 2, 3, 4, 5, 6, 7, 8]
              .map(
                (i) =>
                  `M${(i % 2 ? 0.5 : 0.1) * width} ${12 + i * 19 + (x % 7)}q${width * 0.3}-4 ${width * 0.45} 1q${-width * 0.2} 4 ${-width * 0.45}-1z`,
              )
              .join('')}
            fill="#2c2a28"
          />
        </g>
      ))}
    </g>
  </CoverFrame>
);

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
