import { Figure, type SeatInfo } from '@madang/board-kit';
import type { ReactNode } from 'preact/compat';
import { COUNTERS, RESOURCES, ROWS } from '../../rules/index.ts';
import { DepletionCounter } from './depletion-counter.tsx';
import { Coin, Counter, Cube, Tile } from './glyphs.tsx';

/** How a flying thing looks, by the name that the script gives it. */
export function tokenOf(seats: readonly SeatInfo[], name: string): ReactNode {
  const [kind, which = ''] = name.split(':');
  switch (kind) {
    case 'cube': {
      const resource = RESOURCES.find((one) => one === which);
      return resource && <Cube resource={resource} size={20} />;
    }
    case 'counter':
      return <Counter counter={COUNTERS.map(String).indexOf(which)} width={38} />;
    case 'tile':
      return <Tile row={ROWS.find((row) => row === which) ?? null} height={32} />;
    case 'figure': {
      const seat = seats.find((one) => String(one.seat) === which);
      return seat && <Figure seat={seat} size={28} />;
    }
    case 'coin':
      return <Coin size={22} />;
    case 'depletion':
      return <DepletionCounter size={26} />;
    default:
      return null;
  }
}
