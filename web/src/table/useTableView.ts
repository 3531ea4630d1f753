import type { Problem, TableView } from '@madang/wire';
import { useEffect, useState } from 'react';
import type { LinkStatus } from '../net/channel.ts';
import { theLine } from '../net/session.ts';
import { isPassing, retryDelay } from '../reach/retry.ts';

interface Found {
  readonly table: TableView | null;
  readonly problem: Problem | null;
  readonly link: LinkStatus;
}

const LOOKING = { table: null, problem: null };

/** Who sits at a table, live. */
export function useTableView(id: string, invitation: string | null): Found {
  const [found, setFound] = useState<Omit<Found, 'link'>>(LOOKING);
  const [link, setLink] = useState<LinkStatus>('connecting');
  useEffect(() => {
    const channel = theLine().channel(id, invitation);
    let failures = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = channel.listen(
      (message) => {
        if (message.type === 'table') setFound({ table: message.table, problem: null });
        if (message.type !== 'problem') return;
        setFound((before) => (before.table ? before : { table: null, problem: message.problem }));
        if (!isPassing(message.problem)) return;
        clearTimeout(timer);
        timer = setTimeout(() => channel.ask(undefined), retryDelay(failures));
        failures += 1;
      },
      () => undefined,
      setLink,
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [id, invitation]);
  return { ...found, link };
}
