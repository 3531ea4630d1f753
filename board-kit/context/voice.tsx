import { createContext } from 'preact/compat';
import { useContext, useEffect, useRef } from 'preact/hooks';

/** Says a text to those who listen. The page around a board provides it: it has one voice for all. */
export const VoiceContext = createContext<(text: string) => void>(() => undefined);

/** Says a text whenever it changes; null: there is nothing to be said now. */
export function useSpoken(text: string | null): void {
  const say = useContext(VoiceContext);
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (text !== null && text !== last.current) say(text);
    last.current = text;
  }, [text, say]);
}
