import type { Problem, TableList } from '@madang/wire';
import { useEffect } from 'preact/hooks';
import { hasMore, useLists, wantLists, wantMore } from '../../net/lists/store.ts';

export interface Tables {
  /** Null before the first answer. */
  readonly tables: TableList | null;
  readonly problem: Problem | null;
  /** Loads one more page of public tables; null: all are here. */
  readonly more: (() => void) | null;
}

/** The tables on the server, as it tells of them while the page is open. `wanted` false: there is nobody to tell. */
export function useTables(wanted: boolean): Tables {
  useEffect(() => (wanted ? wantLists('lobby') : undefined), [wanted]);
  const { lists, scope, problem } = useLists();
  const tables = wanted && scope === 'lobby' ? lists : null;
  return { tables, problem, more: tables && hasMore(tables) ? wantMore : null };
}
