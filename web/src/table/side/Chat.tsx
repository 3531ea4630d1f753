import { type FormEvent, useEffect } from 'react';
import { useDraft } from '../../notice/useDraft.ts';
import type { ChatLine } from '../../play/table.ts';
import { useWords } from '../../words/useWords.tsx';
import { useMutes } from './mutes.ts';
import { Speaker } from './Speaker.tsx';

const LONGEST = 500;

interface ChatProps {
  readonly table: string;
  readonly lines: readonly ChatLine[];
  onSay(text: string): void;
  /** What has been said so far was in sight. */
  onRead(): void;
}

/** What people at the table say to each other. */
export function Chat({ table, lines, onSay, onRead }: ChatProps) {
  const words = useWords();
  const [text, setText] = useDraft(table);
  const muted = useMutes((mutes) => mutes.muted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew with every line and whenever the page is looked at again
  useEffect(() => {
    const read = (): void => {
      if (!document.hidden) onRead();
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [lines]);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    onSay(text.trim());
    setText('');
  };
  return (
    <div className="chat">
      <ol aria-live="polite" aria-label={words.text('chat.label')}>
        {lines.map((line) => (
          <li key={line.id}>
            <Speaker line={line} table={table} /> <span>{muted.includes(line.person) ? words.text('speaker.muted') : line.text}</span>
          </li>
        ))}
        {lines.length === 0 ? <li className="empty">{words.text('chat.empty')}</li> : null}
      </ol>
      <form onSubmit={send}>
        <input
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
