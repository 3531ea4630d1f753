import { CoverFrame, Fir, Peak, Sky } from '@madang/board-kit/cover';
import { usePrinted } from '@madang/board-kit/printed';
import './styles/cover.css';

/** Barrage on the shelf. */
export const Cover = () => (usePrinted() ? <PrintedCover /> : <PlainCover />);

const FIRS = [
  [20, 128, 0.95],
  [44, 142, 1.15],
  [8, 152, 1.3],
  [70, 120, 0.75],
  [60, 158, 1.1],
  [300, 118, 0.85],
  [312, 146, 1.35],
] as const;
const JOINTS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** A full lake between mountains, its dam with water running over it, a conduit and a powerhouse with lit windows. */
const PrintedCover = () => (
  <CoverFrame game="barrage">
    <Sky id="barrage" x={262} y={58} />
    {/* wide covers show the middle: the scene stands a little higher than its box */}
    <path d="M0 150H320V180H0z" fill="var(--mound-lit)" />
    <g transform="translate(0 -11)">
      <Peak x={38} foot={114} half={100} height={92} />
      <Peak x={160} foot={104} half={92} height={76} />
      <Peak x={292} foot={118} half={108} height={104} />
      <path d="M0 180V98Q52 80 104 92L126 180zM320 180V94Q276 80 236 90L214 180z" fill="var(--mound-dark)" />
      <path d="M0 180V124Q46 104 96 116L120 180zM320 180V122Q280 104 232 116L208 180z" fill="var(--mound-lit)" />
      <defs>
        <linearGradient id="barrage-cover-lake" x2="0" y2="1">
          <stop style={{ stopColor: 'var(--lake-1)' }} />
          <stop offset="1" style={{ stopColor: 'var(--lake-2)' }} />
        </linearGradient>
        <linearGradient id="barrage-cover-wall">
          <stop style={{ stopColor: 'var(--stone-1)' }} />
          <stop offset="0.55" style={{ stopColor: 'var(--stone-2)' }} />
          <stop offset="1" style={{ stopColor: 'var(--stone-3)' }} />
        </linearGradient>
      </defs>
      <path d="M74 86Q160 72 246 86L242 102H78z" fill="url(#barrage-cover-lake)" />
      <path d="M104 86h22M150 81h30M200 86h20" stroke="#fff" strokeOpacity="0.8" strokeWidth="1.5" />
      <path d="M74 92Q160 120 256 96L238 168Q160 186 96 168z" fill="var(--cast)" />
      <path d="M70 88Q160 116 250 88L228 160Q160 178 92 160z" fill="url(#barrage-cover-wall)" />
      <path
        d={JOINTS.map((i) => `M${94 + i * 16.5} ${98 + Math.sin((i / 8) * 3.14) * 10}L${108 + i * 13} ${160 + Math.sin((i / 8) * 3.14) * 8}`).join(
          '',
        )}
        stroke="#000"
        strokeOpacity="0.2"
      />
      <path d="M77 113Q160 140 243 113M84 136Q160 160 236 136" stroke="#000" strokeOpacity="0.28" fill="none" strokeWidth="1.3" />
      <path d="M66 82Q160 110 254 82V89Q160 117 66 89z" fill="var(--snow-lit)" stroke="var(--stone-3)" strokeWidth="0.7" />
      <path d="M148 108Q152 146 146 172Q160 178 174 172Q168 146 172 108z" fill="var(--foam)" />
      <path d="M154 110Q157 146 152 172M166 110Q163 146 168 172" stroke="var(--stream-light)" strokeWidth="2" fill="none" />
      <path d="M96 180Q128 166 160 170T226 180z" fill="var(--stream)" />
      <path d="M160 172q-16-2-24 6h50q-10-8-26-6z" fill="#fff" fillOpacity="0.7" />
      <path d="M246 92Q290 106 284 140" stroke="#5f3216" strokeWidth="9" fill="none" />
      <path d="M246 90Q291 104 285 140" stroke="#d98c56" strokeWidth="5.6" fill="none" />
      <g transform="translate(262 134)">
        <path d="M0 30H44L58 24L50 6z" fill="var(--cast)" />
        <path d="M0 4H46V30H0z" fill="#efe0c0" />
        <path d="M46 4L52 0V26L46 30z" fill="#a98e62" />
        <path d="M-4 6L23-11L50 6z" fill="#c07a46" />
        <path d="M23-11L50 6L56 2L29-14z" fill="#8a4c28" />
        <path d="M6 11h6v9h-6zM17 11h6v9h-6zM28 11h6v9h-6zM38 11h5v9h-5z" fill="var(--window)" />
      </g>
      {FIRS.map(([x, y, scale]) => (
        <Fir key={`${x}`} x={x} y={y} scale={scale} />
      ))}
    </g>
  </CoverFrame>
);

/** A dam between two mountains, the lake behind it, and a powerhouse on the river below. */
const PlainCover = () => (
  <CoverFrame game="barrage">
    <rect width="320" height="180" className="cover-sky" />
    <circle cx="252" cy="40" r="18" className="cover-sun" />
    <path d="M0 92l46-58 30 34 28-22 44 60 34-34 40 44 36-52 62 66v50H0z" className="cover-rock" />
    <path d="M36 46l10-12 11 12-8-2-5 5zM96 50l8-6 8 10-7-2-5 3z" className="cover-bark" />
    <path d="M96 96q64 16 128 0l-10 24q-54 14-108 0z" className="cover-far" />
    <path d="M92 92q68 20 136 0l-16 62q-52 14-104 0z" className="cover-wall" />
    <path d="M101 116q59 16 118 0M106 136q54 14 108 0" className="cover-seam" />
    <path d="M0 150q80-18 108 4 52 14 104 0 40-22 108-6v32H0z" className="cover-near" />
    <path d="M160 160q-8 12 26 22" className="cover-stream" />
    <path d="M226 158v-16l12-9 12 9v16z" className="cover-house" />
  </CoverFrame>
);
