import type { TableView } from '@madang/wire';

/** True at a table that chose to show who is ahead, while its match runs by the rules that this page knows; alone nobody is. */
export const showsChances = (
  { chances, status, seats, version }: Pick<TableView, 'chances' | 'status' | 'seats' | 'version'>,
  known: string,
): boolean => chances && status === 'running' && seats.length > 1 && version === known;
