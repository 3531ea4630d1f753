import type { MyTable, TableList, TableView } from '@madang/wire';

/** The lobby's tables, sorted into what a reader looks for. */
export interface Sorted {
  /** I play there; first those that wait for me. */
  readonly mine: readonly MyTable[];
  /** Seats are free. */
  readonly open: readonly TableView[];
  /** A player left, and their seat can be taken over. */
  readonly offered: readonly TableView[];
  /** To be watched. */
  readonly running: readonly TableView[];
  /** To be replayed. */
  readonly over: readonly MyTable[];
}

/** Whether a table waits for its viewer. */
export const waitsForMe = (table: TableView): boolean => table.status === 'running' && table.waitingFor.some((seat) => table.mine.includes(seat));

/** Whether a player has something to do at a table: a move, or an answer to what all are asked. */
export const isAwaited = (table: MyTable): boolean => waitsForMe(table) || table.question !== null;

/** Whether a match has ended, with a result or by vote. */
const isOver = ({ status }: Pick<TableView, 'status'>): boolean => status === 'over' || status === 'abandoned';

/** Milliseconds left for a decision at a table that is played over days; null: no hurry, or a clock that one sits beside. */
export const daysLeft = ({ clock, left }: Pick<MyTable, 'clock' | 'left'>): number | null => (clock?.kind === 'days' ? left : null);

const newest = (a: TableView, b: TableView): number => b.updatedAt - a.updatedAt;
const OVER_SHOWN = 8;

/** The server's list sorted for the lobby. */
export function sortTables({ open, mine, offered }: TableList): Sorted {
  const playing = mine.filter((table) => !isOver(table));
  const others = open.filter((table) => table.mine.length === 0);
  return {
    mine: playing.sort((a, b) => Number(isAwaited(b)) - Number(isAwaited(a)) || newest(a, b)),
    open: others.filter((table) => table.status === 'waiting').sort(newest),
    offered,
    running: others.filter((table) => table.status === 'running' && !offered.some(({ id }) => id === table.id)).sort(newest),
    over: mine.filter(isOver).slice(0, OVER_SHOWN),
  };
}
