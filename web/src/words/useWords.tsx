import type { Translator } from '@madang/text';
import { createContext } from 'preact/compat';
import { useContext } from 'preact/hooks';

const WordsContext = createContext<Translator | null>(null);

/** Gives everything inside the reader's words. */
export const WordsProvider = WordsContext.Provider;

/** The reader's words. */
export function useWords(): Translator {
  const words = useContext(WordsContext);
  if (!words) throw new Error('no words above this component');
  return words;
}
