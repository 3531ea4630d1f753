import { use } from 'preact/compat';
import { loadGame } from '../loaded-game.ts';
import { useWords } from '../useWords.tsx';

/** A game's title in the reader's language; its name where the shelf does not have it. */
export function GameTitle({ game }: { readonly game: string }) {
  const { language } = useWords();
  const kit = use(loadGame(game, language));
  return <>{kit?.catalogue[`${game}.title`] ?? game}</>;
}
