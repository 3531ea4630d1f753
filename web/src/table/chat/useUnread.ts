import { useEffect, useState } from 'react';
import { useSession } from '../../net/session.ts';
import { keep, kept } from '../../page/storage.ts';
import type { ChatLine } from '../../play/table.ts';
import { useMutes } from './mutes.ts';
import { unreadOf } from './unread.ts';

const keyOf = (table: string): string => `madang.heard.${table}`;

/** The last chat line of a table that was in sight in this browser; 0: none. */
export function heardUpTo(table: string): number {
  const id = kept(keyOf(table));
  return typeof id === 'number' ? id : 0;
}

/** How many chat lines of a table are unread, and the function that marks all as read. The mark outlives the page. */
export function useUnread(table: string, lines: readonly ChatLine[]): readonly [number, () => void] {
  const own = useSession((session) => session.person?.id);
  const muted = useMutes((mutes) => mutes.muted);
  const [heard, setHeard] = useState(() => heardUpTo(table));
  const last = lines.at(-1)?.id ?? 0;
  const unread = unreadOf(lines, heard, own, muted).length;
  const isAllHeard = unread === 0 && last > heard;
  useEffect(() => {
    // What is one's own or muted needs no reading, here or in the list of tables.
    if (isAllHeard) keep(keyOf(table), last);
  }, [isAllHeard, table, last]);
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === keyOf(table)) setHeard(heardUpTo(table));
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [table]);
  const read = (): void => {
    if (last <= heard) return;
    keep(keyOf(table), last);
    setHeard(last);
  };
  return [unread, read];
}
