import type { Point, Size } from '@madang/board-kit';
import { EXCHANGES, type Place } from '../../rules/index.ts';
import { useTable } from '../table.tsx';

/** How much wider the first exchange's column is than the others (panels.css). */
const FIRST_COLUMN = 1.45;
const SPACES = 6;

/** Where the exchange on a space begins below the map, as a share of its width. */
const column = (space: number): number => (space === 0 ? FIRST_COLUMN / 2 : FIRST_COLUMN + space - 0.5) / (FIRST_COLUMN + SPACES - 1);

/** The sale that is pointed at: from each region whose cube would be taken, down towards its exchange. */
export function SaleLines({ places, size }: { readonly places: Readonly<Record<Place, Point>>; readonly size: Size }) {
  const { view, sale } = useTable();
  if (!sale) return null;
  const to = { x: column(view.exchanges.indexOf(EXCHANGES.indexOf(sale.exchange))) * size.width, y: size.height };
  return sale.places.map((place) => {
    const from = places[place];
    return (
      <path
        key={place}
        className="sale-line"
        d={`M${from.x} ${from.y}C${from.x} ${(from.y + to.y) / 2} ${to.x} ${(from.y + to.y) / 2} ${to.x} ${to.y}`}
      />
    );
  });
}
