import { CoverFrame, coverOf } from '@madang/board-kit/cover';
import './styles/cover.css';

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

/** Barrage on the shelf. */
export const Cover = coverOf({
  game: 'barrage',
  Plain: PlainCover,
  pictures: {
    paper: [new URL('./cover/paper-720.webp', import.meta.url), new URL('./cover/paper-1280.webp', import.meta.url)],
    night: [new URL('./cover/night-720.webp', import.meta.url), new URL('./cover/night-1280.webp', import.meta.url)],
  },
});
