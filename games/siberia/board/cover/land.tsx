import { COVER_SEATS, FigureShape, MaterialDefs, PrintedCover } from '@madang/board-kit/cover-art';
import type { Pen } from '@madang/board-kit/material';
import { BORDERS, PLACES, type Place, type Resource } from '../../rules/index.ts';
import { cardFor, perPlace, placeMap, placeStyle } from '../map/geometry.ts';
import { paintSiberia } from '../map/printed/land.ts';
import { railsBetween } from '../map/printed/rails.ts';
import { CubeShape } from '../pieces/glyphs.tsx';
import '../styles/tones.css';
import '../styles/printed/board.css';
import './land.css';

const SIZE = { width: 1000, height: 580 };
const STYLE = placeStyle(SIZE);
const CARDS = perPlace(() => cardFor(STYLE, ''));
const AT = placeMap(SIZE, STYLE, CARDS);

const VIEW = { x: 215, y: 36, width: 770 };

/** A place is a small clearing here: its ore and its workers lie beside the railway. */
const CLEARING = { width: 84, height: 44 };

const paint = (pen: Pen): void =>
  paintSiberia(pen, {
    size: SIZE,
    clearings: PLACES.map((place) => ({ ...AT[place], ...CLEARING })),
    rails: railsBetween(BORDERS, AT),
  });

/** What lies at each place, and who works there. */
const LYING: Readonly<Record<Place, { readonly ore: readonly Resource[]; readonly seats: readonly number[] }>> = {
  vladivostok: { ore: [], seats: [0, 3] },
  khabarovsk: { ore: ['coal'], seats: [1] },
  amur: { ore: ['gold', 'coal'], seats: [0] },
  sakhalin: { ore: ['oil', 'gas'], seats: [] },
  aldan: { ore: ['gold', 'diamond'], seats: [2] },
  transbaikal: { ore: ['gold'], seats: [] },
  kolyma: { ore: ['gold'], seats: [1, 2] },
  kamchatka: { ore: ['gas'], seats: [] },
  chukotka: { ore: ['coal', 'gold'], seats: [] },
  lena: { ore: ['diamond', 'oil'], seats: [0] },
  baikal: { ore: ['coal'], seats: [] },
  evenkia: { ore: ['oil', 'gas'], seats: [3] },
  taymyr: { ore: ['coal', 'gas'], seats: [] },
  kuzbass: { ore: ['coal'], seats: [] },
  ob: { ore: ['oil', 'gas'], seats: [] },
};

/** Siberia as a printed card: ore and workers along the railways. */
export const Art = () => (
  <PrintedCover game="siberia" view={VIEW} paint={paint}>
    <MaterialDefs seats={COVER_SEATS} />
    {PLACES.toSorted((a, b) => AT[a].y - AT[b].y).map((place) => (
      <g key={place} transform={`translate(${AT[place].x} ${AT[place].y}) scale(1.3)`}>
        <Lying {...LYING[place]} />
      </g>
    ))}
  </PrintedCover>
);

const Lying = ({ ore, seats }: { readonly ore: readonly Resource[]; readonly seats: readonly number[] }) => (
  <>
    <ellipse cx={5} cy={7} rx={36} ry={17} fill="var(--cast)" />
    <ellipse cy={2.4} rx={36} ry={17} className="clearing-edge" />
    <ellipse rx={36} ry={16} className="clearing" />
    {seats.map((seat, i) => {
      const owner = COVER_SEATS[seat];
      return (
        owner && (
          <g key={seat} transform={`translate(${(i - (seats.length - 1) / 2) * 26} -4) scale(1.15)`}>
            <FigureShape seat={owner} />
          </g>
        )
      );
    })}
    {ore.map((resource, i) => (
      <g key={resource} transform={`translate(${(i - (ore.length - 1) / 2) * 25} 4)`}>
        <CubeShape resource={resource} size={23} />
      </g>
    ))}
  </>
);
