import { BoardMap, MapSheet, Painted, type Size, seatInfo, usePrinted, useStaging } from '@madang/board-kit';
import type { Pen } from '@madang/board-kit/material';
import { playerOf, type Seat } from '@madang/kernel';
import { useCallback, useMemo } from 'preact/hooks';
import { CITY_SITES, HARBOURS } from '../../rules/index.ts';
import { sheetOf } from '../sheet.ts';
import { useSay, useTable } from '../table.tsx';
import { City } from './city.tsx';
import { seaLayout } from './layout.ts';
import { LightDefs } from './light/defs.tsx';
import { paintSea } from './light/sea.ts';
import { MetropolisTile } from './metropolis.tsx';
import { Plot, Shelf, ShelfBed, SiteLetter, SitePlate } from './plot.tsx';
import { Sea } from './sea.tsx';
import { Tunnel, TunnelMark, TunnelPlate } from './tunnel.tsx';

/** A frame of the player's colour and the name, around a sea that is not the own one. */
const Foreign = ({ name, colour, size: { width, height } }: { readonly name: string; readonly colour: string; readonly size: Size }) => (
  <g className="sea-foreign">
    <rect x="4" y="4" width={width - 8} height={height - 8} rx="8" style={{ stroke: colour }} />
    <text className="sea-name" x={width / 2} y={height - 12} textAnchor="middle" style={{ fill: colour }}>
      {name}
    </text>
  </g>
);

/** The own sea, or that of the player whose turn is shown; to look around on, laid out anew for the pixels there are. */
export function SeaMap() {
  const { owner, props } = useTable();
  const { seat } = useStaging();
  const shown = seat ?? owner;
  const name = shown === owner ? null : seatInfo(props.seats, shown).name;
  return <BoardMap>{(size) => <Sheet size={size} seat={shown} answers={name === null} name={name} />}</BoardMap>;
}

const MAT_SIZE: Size = { width: 620, height: 480 };

/** A player's sea on a mat: nothing on it answers. */
export const MatMap = ({ seat }: { readonly seat: Seat }) => (
  <div className="mat-map">
    <Sheet size={MAT_SIZE} seat={seat} answers={false} />
  </div>
);

interface SheetProps {
  readonly size: Size;
  readonly seat: Seat;
  readonly answers: boolean;
  /** The name of its owner, where that is said on it. */
  readonly name?: string | null;
}

/** A player's sea of that size. */
export function Sheet({ size, seat, answers, name = null }: SheetProps) {
  const { view, props } = useTable();
  const say = useSay();
  const me = playerOf(view, seat);
  const layout = useMemo(() => seaLayout(me.board, size), [me.board, size]);
  const printedLook = usePrinted();
  const paint = useCallback((pen: Pen) => paintSea(pen, size, layout), [size, layout]);
  const of = { seat, layout, answers };
  // What is printed on a site reaches over the next one: it is drawn after it.
  const { printed } = sheetOf(me.board);
  const bareFirst = [...layout.plots.keys()].toSorted((a, b) => Number(printed[a] !== undefined) - Number(printed[b] !== undefined));
  return (
    <>
      {printedLook && <Painted size={size} paint={paint} />}
      <MapSheet size={size} aria-label={say('underwater.board.map')} data-shows={answers ? 'own' : 'other'}>
        {printedLook ? <LightDefs /> : <Sea size={size} />}
        {printedLook && CITY_SITES.map((site) => <ShelfBed key={site} city={site} layout={layout} />)}
        {sheetOf(me.board).tunnels.map((site) => (
          <Tunnel key={site} site={site} {...of} />
        ))}
        {CITY_SITES.map((site) => (
          <City key={site} site={site} {...of} />
        ))}
        {HARBOURS.map((harbour) => (
          <MetropolisTile key={harbour} harbour={harbour} {...of} />
        ))}
        {sheetOf(me.board).tunnels.map((site) => (
          <TunnelMark key={site} site={site} {...of} />
        ))}
        {bareFirst.map((site) => (
          <Plot key={site} site={site} {...of} />
        ))}
        {bareFirst.map((site) => (
          <SitePlate key={site} site={site} {...of} />
        ))}
        {sheetOf(me.board).tunnels.map((site) => (
          <TunnelPlate key={site} site={site} {...of} />
        ))}
        {bareFirst.map((site) => (
          <SiteLetter key={site} site={site} seat={seat} layout={layout} answers={answers} />
        ))}
        {CITY_SITES.map((site) => (
          <Shelf key={site} city={site} {...of} />
        ))}
        {name === null ? null : <Foreign name={name} colour={seatInfo(props.seats, seat).colour} size={size} />}
      </MapSheet>
    </>
  );
}
