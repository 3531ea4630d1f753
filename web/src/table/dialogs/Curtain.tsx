import type { Seat } from '@madang/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { SeatMark } from '../../art/SeatMark.tsx';
import { useWords } from '../../words/useWords.tsx';
import './curtain.css';

/** Hides everything until the next person at this screen has taken it. */
export function Curtain({ seat, name, onRaise }: { readonly seat: Seat; readonly name: string; onRaise(): void }) {
  const words = useWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main className="curtain">
      <SeatMark seat={seat} size={72} />
      <h1>{words.text('curtain.title', { name })}</h1>
      <p>{words.text('curtain.text', { name })}</p>
      <button ref={button} type="button" className="primary large" onClick={onRaise}>
        {words.text('curtain.raise', { name })}
      </button>
    </main>
  );
}
