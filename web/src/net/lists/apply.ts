import type { ListedTable, MyTable, TableList, TableView } from '@madang/wire';
import type { ListsMessage } from '../line.ts';

type Listed = Extract<ListsMessage, { readonly type: 'listed' }>;

/** Seats to be taken over that the lobby shows at most. */
const MOST_OFFERED = 20;

const without = <T extends { readonly id: string }>(tables: readonly T[], gone: ReadonlySet<string>): T[] => tables.filter(({ id }) => !gone.has(id));

const newest = (a: TableView, b: TableView): number => b.createdAt - a.createdAt;
const lastPlayed = (a: TableView, b: TableView): number => b.updatedAt - a.updatedAt;

const ownOf = ({ table, own }: ListedTable): readonly MyTable[] => (own ? [{ ...table, ...own }] : []);

/** Lists after changes that were told, in the order of the server's own. */
export function afterChanges(lists: TableList, { tables, gone }: Listed): TableList {
  const changed = new Set([...gone, ...tables.map(({ table }) => table.id)]);
  const listed = (list: 'open' | 'offered'): TableView[] => tables.flatMap((one) => (one[list] ? [one.table] : []));
  return {
    open: [...without(lists.open, changed), ...listed('open')].sort(newest),
    offered: [...without(lists.offered, changed), ...listed('offered')].sort(newest).slice(0, MOST_OFFERED),
    mine: [...without(lists.mine, changed), ...tables.flatMap(ownOf)].sort(lastPlayed),
    more: lists.more,
  };
}

/** Lists once so many milliseconds have passed: clocks that wait for the reader have less left. */
export const aged = (lists: TableList, milliseconds: number): TableList => ({
  ...lists,
  mine: lists.mine.map((table) => (table.left === null ? table : { ...table, left: Math.max(0, table.left - milliseconds) })),
});
