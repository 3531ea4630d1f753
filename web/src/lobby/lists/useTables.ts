import type { Result } from '@madang/kernel';
import type { Problem, TableList } from '@madang/wire';
import { useEffect, useState } from 'react';
import { listTables } from '../../net/api.ts';

const ASK_EVERY_MS = 4_000;

export interface Tables {
  /** Null before the first answer. */
  readonly tables: TableList | null;
  readonly problem: Problem | null;
  /** Loads one more page of public tables; null: all are here. */
  readonly more: (() => void) | null;
}

/** The tables on the server, asked again while the page is looked at. `wanted` false: there is nobody to ask for. */
export function useTables(wanted: boolean): Tables {
  const [{ tables, problem }, setAnswer] = useState<Answer>({ tables: null, problem: null });
  const [pages, setPages] = useState(1);
  useEffect(() => {
    if (!wanted) return;
    let open = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      const listed = document.visibilityState === 'visible' ? await listPages(pages) : undefined;
      if (!open) return;
      if (listed) setAnswer((before) => answerAfter(before, listed));
      timer = setTimeout(() => void ask(), ASK_EVERY_MS);
    };
    void ask();
    return () => {
      open = false;
      clearTimeout(timer);
    };
  }, [pages, wanted]);
  return { tables, problem, more: tables?.more.open ? () => setPages(pages + 1) : null };
}

type Answer = Pick<Tables, 'tables' | 'problem'>;

/** After a problem the last tables stay on the screen. */
const answerAfter = ({ tables }: Answer, listed: Result<TableList, Problem>): Answer =>
  listed.ok ? { tables: listed.value, problem: null } : { tables, problem: listed.problem };

/** So many pages of public tables as one list. A table that moved from one page to another meanwhile stands in it once. */
async function listPages(pages: number): Promise<Result<TableList, Problem>> {
  const first = await listTables();
  if (!first.ok) return first;
  let all = first.value;
  for (let page = 1; page < pages && all.more.open !== null; page++) {
    const next = await listTables(all.more.open);
    if (!next.ok) return next;
    const known = new Set(all.open.map(({ id }) => id));
    all = { ...all, open: [...all.open, ...next.value.open.filter(({ id }) => !known.has(id))], more: { ...all.more, open: next.value.more.open } };
  }
  return { ok: true, value: all };
}
