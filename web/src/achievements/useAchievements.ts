import { type Translator, translator } from '@madang/text';
import { use } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import { type AchievementsIn, loadAchievements } from '../words/loaded-game.ts';
import { useWords } from '../words/useWords.tsx';

/** A game's achievements and the words for them; null: it has none. */
export function useAchievements(game: string): { readonly all: AchievementsIn['all']; readonly texts: Translator } | null {
  const { language } = useWords();
  const found = use(loadAchievements(game, language));
  return useMemo(() => found && { all: found.all, texts: translator(language, found.catalogue) }, [language, found]);
}
