import { useEffect, useRef } from 'preact/hooks';
import { useSay } from '../../assist/useSay.ts';
import { useSession } from '../../net/session.ts';
import type { TableState } from '../../play/table.ts';
import { useWords } from '../../words/useWords.tsx';
import { useMutes } from '../chat/mutes.ts';

/** Says what others write, each line once: those that this player has not seen on any device yet. */
export function useTalk({ chat, heard }: TableState): void {
  const app = useWords();
  const say = useSay();
  const muted = useMutes((mutes) => mutes.muted);
  const own = useSession((session) => session.person?.id);
  const last = useRef(0);
  useEffect(() => {
    const fresh = chat.filter(({ id, person }) => id > Math.max(last.current, heard) && person !== own && !muted.includes(person));
    last.current = Math.max(last.current, ...chat.map(({ id }) => id));
    if (fresh.length > 0) say(...fresh.map(({ name, text }) => app.text('speech.chat', { name, text })));
  }, [chat, heard, own, muted, app, say]);
}
