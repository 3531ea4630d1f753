import type { Primer } from '@madang/kernel';
import { type Translator, translator } from '@madang/text';
import { use } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import { type LoadedGame, loadPrimer } from '../words/loaded-game.ts';
import { useWords } from '../words/useWords.tsx';

/** A game's first pages and the words for them; null: it has none. */
export function usePrimer({ game, catalogue }: LoadedGame): { readonly primer: Primer; readonly words: Translator } | null {
  const { language } = useWords();
  const found = use(loadPrimer(game.name, language));
  const words = useMemo(() => found && translator(language, catalogue, found.catalogue), [language, catalogue, found]);
  return found && words ? { primer: found.primer, words } : null;
}
