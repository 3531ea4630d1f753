import { useCallback, useEffect, useMemo, useRef } from 'preact/hooks';
import { useWords } from '../words/useWords.tsx';
import type { SayMore } from './speech.ts';
import { useVoice } from './voice.ts';

/** Says how much waits, in the reader's language. */
export function useMore(): SayMore {
  const words = useWords();
  const key = useVoice((voice) => voice.restKey);
  return useCallback(
    (count) => {
      if (key === null) return words.text('speech.moreByButton', { count, name: words.text('speech.rest') });
      return words.text('speech.more', { count, key: key === '.' ? words.text('speech.period') : key });
    },
    [words, key],
  );
}

/** Has sentences said by the page's voice. */
export function useSay(): (...sentences: readonly string[]) => void {
  const say = useVoice((voice) => voice.say);
  const more = useMore();
  return useMemo(
    () =>
      (...sentences) =>
        say(sentences, { more }),
    [say, more],
  );
}

/** Says what waits to be heard. */
export function useRest(): () => void {
  const further = useVoice((voice) => voice.further);
  const more = useMore();
  return () => further(more);
}

/** Between sentences that are kept as one text. */
const BETWEEN = '\n';

/** Says sentences when they come, whenever they change, and each time that they are meant again. Null: nothing is to be said now. */
export function useSaid(sentences: string | readonly string[] | null, times = 0): void {
  const say = useSay();
  const last = useRef<{ readonly text: string | null; readonly times: number }>({ text: null, times: 0 });
  const text = typeof sentences === 'string' || sentences === null ? sentences : sentences.join(BETWEEN);
  useEffect(() => {
    const before = last.current;
    if (text !== null && (text !== before.text || times !== before.times)) say(...text.split(BETWEEN));
    last.current = { text, times };
  }, [text, times, say]);
}
