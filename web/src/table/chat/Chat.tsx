import './chat.css';
import { inPlace } from '@madang/board-kit/in-place';
import { mentionParts } from '@madang/text';
import type { TableView } from '@madang/wire';
import { type FormEvent, type RefObject, useEffectEvent } from 'preact/compat';
import { useEffect, useRef } from 'preact/hooks';
import { useSession } from '../../net/session.ts';
import { useMark } from '../../page/marks/useMark.ts';
import type { ChatLine } from '../../play/table.ts';
import { useWords } from '../../words/useWords.tsx';
import { Reactions } from '../lines/Reactions.tsx';
import { useFollowing } from '../lines/useFollowing.ts';
import { whenSaid } from '../lines/when.ts';
import { useDraft } from './drafts.ts';
import { useSilenced } from './mutes.ts';
import { Speaker } from './Speaker.tsx';

const LONGEST = 500;

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
  const muted = useSilenced();
  const panel = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useReading(panel, lines, onRead);
  useFollowing(list, lines);
  useMark('chat');
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
  const names = table.seats.flatMap(({ name }) => name ?? []);
  const own = useSession((session) => session.person?.name);
  return (
    <div ref={panel} className="chat">
      <ol ref={list} aria-label={words.text('chat.label')}>
        {lines.map((line) => (
          <li key={line.id}>
            <Speaker line={line} table={table} />{' '}
            <span>{muted.includes(line.person) ? words.text('speaker.muted') : <Said text={line.text} names={names} own={own} />}</span>{' '}
            <time dateTime={new Date(line.at).toISOString()}>{whenSaid(words.language, line.at, now)}</time> <Reactions about="chat" line={line.id} />
          </li>
        ))}
        {lines.length === 0 ? <li className="empty">{words.text('chat.empty')}</li> : null}
      </ol>
      <form onSubmit={send}>
        <input
          ref={field}
          value={text}
          maxLength={LONGEST}
          onChange={(event) => setText(event.currentTarget.value)}
          aria-label={words.text('chat.write')}
          placeholder={words.text('chat.field')}
        />
        <button type="submit">{words.text('chat.send')}</button>
      </form>
    </div>
  );
}

/** A line with the names that it mentions marked, one's own most of all. */
const Said = ({ text, names, own }: { readonly text: string; readonly names: readonly string[]; readonly own: string | undefined }) =>
  inPlace(mentionParts(text, names), (part) =>
    part.mentions === undefined ? (
      <span>{part.text}</span>
    ) : (
      <strong className="mention" data-own={part.mentions === own}>
        {part.text}
      </strong>
    ),
  );

/** Calls `onRead` whenever the panel is on a screen that is looked at; a lowered sheet keeps it mounted but hidden. */
function useReading(panel: RefObject<HTMLElement | null>, lines: readonly ChatLine[], onRead: () => void): void {
  const tell = useEffectEvent(onRead);
  // Observed again with each new line, which is unread until then.
  useEffect(() => {
    if (!panel.current || lines.length === 0) return;
    let inSight = false;
    const read = (): void => {
      if (inSight && !document.hidden) tell();
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
