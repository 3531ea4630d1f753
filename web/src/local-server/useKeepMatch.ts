import { useCallback, useEffect, useRef } from 'preact/hooks';
import { isStorageBlocked } from '../page/storage.ts';
import { useToasts } from '../page/toasts/toasts.ts';
import { useWords } from '../words/useWords.tsx';
import type { LocalMatch } from './local.ts';
import { keepLocalMatch } from './shelf.ts';

/** A match changes many times a minute; one word is enough until the browser keeps it again. */
let isTold = false;

/** Returns a function that keeps a match in this browser, and says so where the browser does not take it. It stays the same in every language. */
export function useKeepMatch(): (match: LocalMatch) => void {
  const words = useWords();
  const show = useToasts((toasts) => toasts.show);
  const latest = useRef(words);
  useEffect(() => {
    latest.current = words;
  }, [words]);
  return useCallback(
    (match) => {
      const isKept = keepLocalMatch(match);
      if (!isKept && !isTold) show(latest.current.text(isStorageBlocked() ? 'offline.blocked' : 'offline.full'), 'problem');
      isTold = !isKept;
    },
    [show],
  );
}
