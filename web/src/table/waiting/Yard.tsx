import type { TableView } from '@madang/wire';
import type { CSSProperties } from 'preact/compat';
import { Cover } from '../../art/Cover.tsx';
import { SeatMark } from '../../art/SeatMark.tsx';
import { namesOf } from '../../board-context/seatInfos.ts';
import { useWords } from '../../words/useWords.tsx';
import { isFree } from './Seats.tsx';

/** How far chairs stand from the middle, as parts of the yard. */
const REACH = { x: 38, y: 37 } as const;

/** Chairs in turn order around the table, the first at its lower side. A name is no wider than the way to the yard's edge. */
function placeOf(seat: number, count: number): CSSProperties {
  const angle = (seat / count) * 2 * Math.PI + Math.PI / 2;
  const across = Math.cos(angle) * REACH.x;
  return { left: `${50 + across}%`, top: `${50 + Math.sin(angle) * REACH.y}%`, width: `${100 - 2 * Math.abs(across)}%` };
}

/** The courtyard with the table: the board lies on it, and who sits down stands around it. Decoration: the list of seats says the same. */
export function Yard({ table }: { readonly table: TableView }) {
  const names = namesOf(useWords(), table.seats);
  return (
    <div className="yard" aria-hidden="true">
      <div className="yard-table">
        <Cover game={table.game} />
      </div>
      {table.seats.map((one) => (
        <span
          key={one.seat}
          className="yard-seat"
          data-free={isFree(one)}
          data-away={one.kind === 'person' && !one.connected}
          style={placeOf(one.seat, table.seats.length)}
        >
          <span className="yard-chair">
            <SeatMark seat={one.seat} size={30} />
          </span>
          <b>{isFree(one) && one.name === null ? null : names[one.seat]}</b>
        </span>
      ))}
    </div>
  );
}
