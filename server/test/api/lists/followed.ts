import { setTimeout as sleep } from 'node:timers/promises';
import { type ListedTable, TableList } from '@madang/wire';
import type { Guest, HeardMessage, Line } from '../../support/guest.ts';

/** Only so that a change that is never told ends its test. */
const LIMIT_MS = 20_000;

/** A line's lists of tables as they were told to it: whole once, then by what changed. */
export interface Followed {
  readonly line: Line;
  /** Waits until the lists are as wanted, and gives them. */
  until(wanted: (lists: TableList) => boolean): Promise<TableList>;
}

const without = <T extends { readonly id: string }>(tables: readonly T[], id: string): T[] => tables.filter((table) => table.id !== id);

function changed(lists: TableList, { table, open, offered, own }: ListedTable): TableList {
  return {
    ...lists,
    open: [...without(lists.open, table.id), ...(open ? [table] : [])],
    offered: [...without(lists.offered, table.id), ...(offered ? [table] : [])],
    mine: [...without(lists.mine, table.id), ...(own ? [{ ...table, ...own }] : [])],
  };
}

/** Lists after a message that a line heard. */
function after(known: TableList | undefined, message: HeardMessage | undefined): TableList | undefined {
  if (message?.type === 'lists') return message.lists;
  if (message?.type !== 'listed' || !known) return known;
  let lists = message.tables.reduce(changed, known);
  for (const id of message.gone)
    lists = { ...lists, open: without(lists.open, id), offered: without(lists.offered, id), mine: without(lists.mine, id) };
  return lists;
}

/** Lets a guest follow lists on a line of its own. */
export async function followLists(guest: Guest, lists: 'lobby' | 'mine' = 'lobby', pages = 1): Promise<Followed> {
  const line = await guest.line();
  line.send({ type: 'subscribe', lists, pages });
  let known: TableList | undefined;
  let read = 0;
  const until = async (wanted: (lists: TableList) => boolean): Promise<TableList> => {
    for (const ends = performance.now() + LIMIT_MS; performance.now() < ends; await sleep(10)) {
      for (; read < line.received.length; read++) known = after(known, line.received[read]);
      if (known && wanted(known)) return known;
    }
    throw new Error(`the lists did not come to be as wanted: ${JSON.stringify(known).slice(0, 2000)}`);
  };
  await until(() => true);
  return { line, until };
}

/** The lists of a guest as a request gets them. */
export const askedLists = async (guest: Guest): Promise<TableList> => TableList.parse((await guest.request('GET', '/api/tables')).body);

export const has = (tables: readonly { readonly id: string }[], id: string): boolean => tables.some((table) => table.id === id);

/** Lists without their order, and without figures that only a request needs. */
export const compared = ({ open, mine, offered }: TableList) => {
  const sorted = <T extends { readonly id: string }>(tables: readonly T[]): T[] => tables.toSorted((a, b) => a.id.localeCompare(b.id));
  return { open: sorted(open), mine: sorted(mine), offered: sorted(offered) };
};
