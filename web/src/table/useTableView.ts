import type { Problem, TableView } from '@madang/wire';
import { useEffect, useState } from 'react';
import { theLine } from '../net/session.ts';

interface Found {
  readonly table: TableView | null;
  readonly problem: Problem | null;
}

const LOOKING: Found = { table: null, problem: null };

/** Who sits at a table, live. */
export function useTableView(id: string, invitation: string | null): Found {
  const [found, setFound] = useState(LOOKING);
  useEffect(
    () =>
      theLine()
        .channel(id, invitation)
        .listen(
          (message) => {
            if (message.type === 'table') setFound({ table: message.table, problem: null });
            if (message.type === 'problem') setFound((before) => (before.table ? before : { table: null, problem: message.problem }));
          },
          () => undefined,
          () => undefined,
        ),
    [id, invitation],
  );
  return found;
}
