import { BoardMap, MapSheet, type Size } from '@madang/board-kit';
import type { Seat } from '@madang/kernel';
import { useMemo } from 'react';
import { CITY_SITES, HARBOURS } from '../../rules/index.ts';
import { sheetOf } from '../sheet.ts';
import { playerOf, useSay, useTable } from '../table.tsx';
import { City } from './city.tsx';
import { seaLayout } from './layout.ts';
import { MetropolisTile } from './metropolis.tsx';
import { Plot, Shelf, SiteLetter } from './plot.tsx';
import { Sea } from './sea.tsx';
import { Tunnel } from './tunnel.tsx';

/** The own sea, to look around on; laid out anew for the pixels there are. */
export function SeaMap() {
  const { owner } = useTable();
  return <BoardMap>{(size) => <Sheet size={size} seat={owner} answers />}</BoardMap>;
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
}

function Sheet({ size, seat, answers }: SheetProps) {
  const { view } = useTable();
  const say = useSay();
  const me = playerOf(view, seat);
  const layout = useMemo(() => seaLayout(me.board, size), [me.board, size]);
  const of = { me, layout, answers };
  // What is printed on a site reaches over the next one: it is drawn after it.
  const { printed } = sheetOf(me.board);
  const bareFirst = [...layout.plots.keys()].toSorted((a, b) => Number(printed[a] !== undefined) - Number(printed[b] !== undefined));
  return (
    <MapSheet size={size} aria-label={say('underwater.board.map')}>
      <Sea size={size} />
      {sheetOf(me.board).tunnels.map((site) => (
        <Tunnel key={site} site={site} {...of} />
      ))}
      {HARBOURS.map((harbour) => (
        <MetropolisTile key={harbour} harbour={harbour} {...of} />
      ))}
      {CITY_SITES.map((site) => (
        <City key={site} site={site} {...of} />
      ))}
      {bareFirst.map((site) => (
        <Plot key={site} site={site} {...of} />
      ))}
      {bareFirst.map((site) => (
        <SiteLetter key={site} site={site} me={me} layout={layout} answers={answers} />
      ))}
      {CITY_SITES.map((site) => (
        <Shelf key={site} city={site} {...of} />
      ))}
    </MapSheet>
  );
}
