import { isMentioned } from '@madang/text';
import type { TableView } from '@madang/wire';
import { useEffect, useRef } from 'preact/hooks';
import { useSession } from '../../net/session.ts';
import { useToasts } from '../../page/toasts/toasts.ts';
import type { ChatLine } from '../../play/table.ts';
import { useWords } from '../../words/useWords.tsx';
import { useSilenced } from './mutes.ts';
import { unreadOf } from './unread.ts';

/** Letters of a line that a toast shows; the chat has the rest. */
const SHOWN = 140;
/** Milliseconds after which a line that is in sight counts as read. */
const READ_MS = 400;
/** Milliseconds before the table was opened in which a line is still news: clocks differ. */
const LATELY_MS = 10_000;

const shortened = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** Shows what others say over the board while the chat is out of sight: lines that come now, not those from before. */
export function useChatToasts(lines: readonly ChatLine[], unread: number, { seats, mine }: Pick<TableView, 'seats' | 'mine'>): void {
  const words = useWords();
  const own = useSession((session) => session.person?.id);
  const muted = useSilenced();
  const show = useToasts((toasts) => toasts.show);
  const opened = useRef(0);
  const told = useRef(0);
  useEffect(() => {
    if (opened.current === 0) opened.current = Date.now() - LATELY_MS;
    const last = Math.max(told.current, lines.at(-1)?.id ?? 0);
    if (unread === 0) {
      told.current = last;
      return undefined;
    }
    const tell = (): void => {
      const news = unreadOf(lines, told.current, own, muted).filter(({ at }) => at >= opened.current);
      told.current = last;
      const names = mine.map((seat) => seats[seat]?.name ?? '');
      for (const { text, name } of news)
        show(words.text(isMentioned(text, names) ? 'chat.mentioned' : 'chat.said', { name, text: shortened(text) }), 'talk');
    };
    const timer = window.setTimeout(tell, READ_MS);
    return () => window.clearTimeout(timer);
  }, [unread, lines, seats, mine, own, muted, words, show]);
}
