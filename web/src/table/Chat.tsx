import { type FormEvent, useState } from 'react';
import type { ChatLine } from '../play/table.ts';
import { useWords } from '../words/useWords.tsx';

const LONGEST = 500;

/** What people at the table say to each other. */
export function Chat({ lines, onSay }: { readonly lines: readonly ChatLine[]; onSay(text: string): void }) {
  const words = useWords();
  const [text, setText] = useState('');
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
            <strong>{line.name}</strong> <span>{line.text}</span>
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
