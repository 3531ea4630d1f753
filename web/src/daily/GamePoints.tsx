import { use } from 'preact/compat';
import { loadGame } from '../words/loaded-game.ts';
import { useWords } from '../words/useWords.tsx';
import { tableWords } from '../words/words.ts';

/** Points as a game writes them. */
export function GamePoints({ game, points }: { readonly game: string; readonly points: number }) {
  const { language } = useWords();
  const kit = use(loadGame(game, language));
  return kit ? tableWords(language, {}, kit.catalogue, []).text(`${game}.points`, { points }) : null;
}
