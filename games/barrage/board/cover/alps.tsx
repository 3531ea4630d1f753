import { COVER_SEATS, MaterialDefs, PrintedCover } from '@madang/board-kit/cover-art';
import type { Pen } from '@madang/board-kit/material';
import { pipeOf } from '../../rules/index.ts';
import { mapLayout } from '../map/map-layout.ts';
import { damAt, plateOf } from '../map/plates.ts';
import { Wall } from '../map/printed/dam.tsx';
import { BuiltHouse } from '../map/printed/house.tsx';
import { paintLand } from '../map/printed/land.ts';
import { PipeOf, Valve } from '../map/printed/pipes.tsx';
import '../styles/tones.css';
import '../styles/printed/tones.css';
import '../styles/printed/map.css';

const SIZE = { width: 1040, height: 760 };
const LAYOUT = mapLayout(SIZE);
const { unit: UNIT, measures: MEASURES } = LAYOUT;

const VIEW = { x: 30, y: 26, width: 700 };

/** Dams by their number, from the highest land down. `seat`: none for a neutral dam. */
const DAMS = [
  { dam: 0, seat: 1, height: 3, drops: 2 },
  { dam: 3, seat: undefined, height: 2, drops: 2 },
  { dam: 5, seat: 0, height: 2, drops: 1 },
  { dam: 9, seat: 0, height: 3, drops: 3 },
  { dam: 10, seat: 2, height: 2, drops: 2 },
] as const;

/** Conduits by their number, with their owner. */
const CONDUITS = [
  [0, 1],
  [5, 0],
  [9, 0],
] as const;

/** Powerhouses: their basin, the place in its row, their owner. */
const HOUSES = [
  [4, -1, 1],
  [4, 0, 0],
  [5, 1, 0],
  [5, 0, 2],
  [7, 0, 1],
  [8, 0, 0],
] as const;

const paint = (pen: Pen): void => paintLand(pen, LAYOUT);

/** The Alps with their first works: dams with lakes, conduits, powerhouses with lit windows. */
export const Art = () => (
  <PrintedCover game="barrage" view={VIEW} paint={paint}>
    <MaterialDefs seats={COVER_SEATS} />
    {CONDUITS.map(([conduit, owner]) => {
      const seat = COVER_SEATS[owner];
      return seat && <PipeOf key={conduit} way={LAYOUT.conduits[conduit] ?? ''} unit={UNIT} seat={seat} />;
    })}
    {HOUSES.map(([basin, place, owner]) => (
      <Built key={`${basin} ${place}`} basin={basin} place={place} owner={owner} />
    ))}
    {DAMS.map(({ dam, seat, height, drops }) => {
      const { x, y } = damAt(LAYOUT, dam);
      return (
        <g key={dam} transform={`translate(${x} ${y}) scale(${UNIT}) translate(0 9)`}>
          <Wall
            size={{ half: MEASURES.dam, low: 1, room: 24, shore: 60 }}
            height={height}
            drops={drops}
            seat={seat === undefined ? undefined : COVER_SEATS[seat]}
            site=""
          />
        </g>
      );
    })}
    {CONDUITS.map(([conduit, owner]) => {
      const plate = plateOf(LAYOUT, conduit >> 1);
      const left = conduit % 2 === 0;
      const x = plate.middle.x + (left ? -MEASURES.reach : MEASURES.reach) * UNIT;
      return (
        <g key={conduit} transform={`translate(${x} ${plate.middle.y + (plate.dams ?? 0) * UNIT}) scale(${UNIT})`}>
          <Valve seat={COVER_SEATS[owner]} pipe={pipeOf(conduit)} left={left}>
            {null}
          </Valve>
        </g>
      );
    })}
  </PrintedCover>
);

function Built({ basin, place, owner }: { readonly basin: number; readonly place: number; readonly owner: number }) {
  const { middle, strip } = plateOf(LAYOUT, basin);
  const seat = COVER_SEATS[owner];
  if (strip === undefined || !seat) return null;
  return (
    <g transform={`translate(${middle.x + place * MEASURES.pitch * UNIT} ${middle.y + (strip + 1) * UNIT}) scale(${UNIT})`}>
      <BuiltHouse seat={seat} />
    </g>
  );
}
