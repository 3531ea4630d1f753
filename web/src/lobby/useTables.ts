import type { Problem, TableList } from '@madang/wire';
import { useEffect, useState } from 'react';
import { listTables } from '../net/api.ts';

const ASK_EVERY_MS = 4_000;

/** The tables on the server, asked again while the page is looked at. Null before the first answer. */
export function useTables(): { readonly tables: TableList | null; readonly problem: Problem | null } {
  const [tables, setTables] = useState<TableList | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    let open = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      const listed = document.visibilityState === 'visible' ? await listTables() : undefined;
      if (!open) return;
      if (listed?.ok) setTables(listed.value);
      if (listed) setProblem(listed.ok ? null : listed.problem);
      timer = setTimeout(() => void ask(), ASK_EVERY_MS);
    };
    void ask();
    return () => {
      open = false;
      clearTimeout(timer);
    };
  }, []);
  return { tables, problem };
}
