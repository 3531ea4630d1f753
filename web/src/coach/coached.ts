import type { TableView } from '@madang/wire';

/** Whether a coach may be asked: one person plays, alone or beside bots and automas. */
export const isCoached = ({ status, mine, seats }: TableView): boolean =>
  status === 'running' && mine.length === 1 && seats.every(({ seat, kind }) => kind === 'bot' || kind === 'automa' || mine.includes(seat));
