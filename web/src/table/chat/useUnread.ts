import { useEffect, useRef, useState } from 'preact/hooks';
import { useSession } from '../../net/session.ts';
import { keep, kept } from '../../page/storage.ts';
import { useToasts } from '../../page/toasts/toasts.ts';
import type { TableState, TableStore } from '../../play/table.ts';
import { explainProblem } from '../../words/problems.ts';
import { useWords } from '../../words/useWords.tsx';
import { useDraft } from './drafts.ts';
import { useSilenced } from './mutes.ts';
import { unreadOf } from './unread.ts';
import { useChatToasts } from './useChatToasts.ts';

/** A table whose seats are not here yet. */
const NOBODY = { seats: [], mine: [] };

const keyOf = (table: string): string => `madang.heard.${table}`;

/** The last chat line of a table that was in sight in this browser; 0: none. */
function heardUpTo(table: string): number {
  const id = kept(keyOf(table));
  return typeof id === 'number' ? id : 0;
}

/**
 * How many chat lines of a table are unread, and the function that marks all as read. Of a player the server keeps the mark for all their
 * devices; of a spectator this browser does.
 */
export function useUnread(store: TableStore, table: string, { chat: lines, heard: told, table: seated }: TableState): readonly [number, () => void] {
  const own = useSession((session) => session.person?.id);
  const muted = useSilenced();
  const [here, setHere] = useState(() => heardUpTo(table));
  const heard = Math.max(here, told);
  const last = lines.at(-1)?.id ?? 0;
  const unread = unreadOf(lines, heard, own, muted).length;
  useChatToasts(lines, unread, seated ?? NOBODY);
  // What is one's own or muted needs no reading, here or in the list of tables.
  const seen = unread === 0 ? last : heard;
  useEffect(() => {
    if (seen > heardUpTo(table)) keep(keyOf(table), seen);
    if (lines.length > 0 && seen > told) store.hear(seen);
  }, [store, table, seen, told, lines.length]);
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === keyOf(table)) setHere(heardUpTo(table));
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [table]);
  return [unread, () => setHere((before) => Math.max(before, last))];
}

/** Gives a line that was refused back to its writer, and says why. */
export function useUnsaid(table: string, unsaid: TableState['unsaid']): void {
  const words = useWords();
  const show = useToasts((toasts) => toasts.show);
  const [draft, write] = useDraft(table);
  const answered = useRef(unsaid);
  useEffect(() => {
    if (!unsaid || answered.current === unsaid) return;
    answered.current = unsaid;
    show(explainProblem(words, unsaid.problem), 'problem');
    if (draft === '') write(unsaid.text);
  }, [unsaid, words, show, draft, write]);
}
