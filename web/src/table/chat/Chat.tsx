import type { TableView } from '@madang/wire';
import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { ChatLine } from '../../play/table.ts';
import { useWords } from '../../words/useWords.tsx';
import { useDraft } from './drafts.ts';
import { useMutes } from './mutes.ts';
import { Speaker } from './Speaker.tsx';
import { whenSaid } from './when.ts';

const LONGEST = 500;
/** Pixels from the end of the list within which a reader still follows what is said. */
const AT_END = 40;

interface ChatProps {
  readonly table: Pick<TableView, 'id' | 'seats'>;
  readonly lines: readonly ChatLine[];
  onSay(text: string): void;
  /** All lines so far are in sight. */
  onRead(): void;
}

/** The chat of a table: its lines, the newest last, and the field to write another. */
export function Chat({ table, lines, onSay, onRead }: ChatProps) {
  const words = useWords();
  const [text, setText] = useDraft(table.id);
  const muted = useMutes((mutes) => mutes.muted);
  const panel = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useReading(panel, lines, onRead);
  useFollowing(list, lines);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') {
      field.current?.focus();
      return;
    }
    onSay(text.trim());
    setText('');
  };
  const now = Date.now();
  return (
    <div ref={panel} className="chat">
      <ol ref={list} aria-live="polite" aria-label={words.text('chat.label')}>
        {lines.map((line) => (
          <li key={line.id}>
            <Speaker line={line} table={table} /> <span>{muted.includes(line.person) ? words.text('speaker.muted') : line.text}</span>{' '}
            <time dateTime={new Date(line.at).toISOString()}>{whenSaid(words.language, line.at, now)}</time>
          </li>
        ))}
        {lines.length === 0 ? <li className="empty">{words.text('chat.empty')}</li> : null}
      </ol>
      <form onSubmit={send}>
        <input
          ref={field}
          value={text}
          maxLength={LONGEST}
          onChange={(event) => setText(event.target.value)}
          aria-label={words.text('chat.write')}
          placeholder={words.text('chat.write')}
        />
        <button type="submit">{words.text('chat.send')}</button>
      </form>
    </div>
  );
}

/** Calls `onRead` whenever the panel is on a screen that is looked at; a lowered sheet keeps it mounted but hidden. */
function useReading(panel: RefObject<HTMLElement | null>, lines: readonly ChatLine[], onRead: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew with every line
  useEffect(() => {
    if (!panel.current) return;
    let inSight = false;
    const read = (): void => {
      if (inSight && !document.hidden) onRead();
    };
    const observer = new IntersectionObserver((entries) => {
      inSight = entries.at(-1)?.isIntersecting === true;
      read();
    });
    observer.observe(panel.current);
    document.addEventListener('visibilitychange', read);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', read);
    };
  }, [panel, lines]);
}

/** Keeps the newest line in sight, unless the reader has scrolled up to older ones. */
function useFollowing(list: RefObject<HTMLElement | null>, lines: readonly ChatLine[]): void {
  const follows = useRef(true);
  useEffect(() => {
    const scrolled = list.current;
    if (!scrolled) return;
    const onScroll = (): void => {
      follows.current = scrolled.scrollHeight - scrolled.scrollTop - scrolled.clientHeight < AT_END;
    };
    scrolled.addEventListener('scroll', onScroll);
    return () => scrolled.removeEventListener('scroll', onScroll);
  }, [list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line moves the end
  useLayoutEffect(() => {
    if (follows.current) list.current?.scrollTo({ top: list.current.scrollHeight, behavior: 'instant' });
  }, [list, lines]);
}
