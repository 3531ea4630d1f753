import { CoverFrame, coverOf } from '@madang/board-kit/cover';
import './styles/cover.css';

/** A plan of a castle laid room by room, and its towers above it. */
const PlainCover = () => (
  <CoverFrame game="ludwig">
    <rect width="320" height="180" className="cover-sky" />
    <circle cx="252" cy="44" r="20" className="cover-moon" />
    <path d="M0 132L54 84L96 116L150 70L214 122L262 96L320 134V180H0z" className="cover-hills" />
    <path d="M104 132V84H112V60L124 36L136 60V84H148V66H156V72H164V66H172V72H180V66H188V84H196V48L210 18L224 48V132z" className="cover-castle" />
    <path
      d="M120 66H128V78H120zM206 56H214V70H206zM156 92A8 8 0 0 1 172 92V112H156zM206 86H214V100H206zM120 92H128V106H120z"
      className="cover-windows"
    />
    <g className="cover-plan">
      <path d="M-6 132H70V162H-6z" className="cover-red" />
      <path d="M70 132H126V180H70z" className="cover-blue" />
      <path d="M126 132H204V150H126z" className="cover-grey" />
      <circle cx="166" cy="190" r="40" className="cover-green" />
      <path d="M204 132H260V156H232V186H204z" className="cover-gold" />
      <path d="M260 132H326V166H260z" className="cover-violet" />
    </g>
  </CoverFrame>
);

/** Ludwig on the shelf. */
export const Cover = coverOf({
  game: 'ludwig',
  Plain: PlainCover,
  pictures: {
    paper: [new URL('./cover/paper-720.webp', import.meta.url), new URL('./cover/paper-1280.webp', import.meta.url)],
    night: [new URL('./cover/night-720.webp', import.meta.url), new URL('./cover/night-1280.webp', import.meta.url)],
  },
});
