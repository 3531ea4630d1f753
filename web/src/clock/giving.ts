import type { Seat } from '@madang/kernel';
import type { Clock, TableAct, TableView } from '@madang/wire';
import { createContext } from 'preact/compat';
import type { TableClocks } from './clocks.ts';

/** How the reader gives other players time. */
export interface Giving {
  readonly minutes: number;
  /** True if the seat may be given some now. */
  mayGet(seat: Seat): boolean;
  give(to: Seat): void;
}

/** A table's clock as it was agreed on, and how its time is given; null: it has no clock. */
export interface TableTimes {
  readonly clock: Clock;
  readonly giving: Giving | null;
}

export const TimesContext = createContext<TableTimes | null>(null);

/** Minutes that one press gives: of a clock of days a whole one. */
const GIFTS = { live: 5, days: 1440 } as const;

interface Stand {
  readonly table: TableView;
  readonly clocks: TableClocks | null;
  readonly eyes: Seat | null;
}

/** How the player on the screen gives time; null: they may not. The server has the last word. */
export function givingOf({ table, clocks, eyes }: Stand, act: (seat: Seat, act: TableAct) => void): Giving | null {
  const { clock, status, seats, mine, cup } = table;
  if (!clock || !clocks || status !== 'running' || eyes === null || !mine.includes(eyes)) return null;
  if (seats[eyes]?.standIn !== null || !(clock.gifts ?? cup === null)) return null;
  const minutes = GIFTS[clock.kind];
  const mayGet = (seat: Seat): boolean => {
    const [one, time] = [seats[seat], clocks.seats[seat]];
    if (one?.kind !== 'person' || one.person === seats[eyes]?.person || one.standIn !== null || !time || time.left === null) return false;
    return clock.kind === 'live' || time.running;
  };
  return { minutes, mayGet, give: (to) => act(eyes, { kind: 'give-time', to, minutes }) };
}
