import { titleText } from '@madang/games';
import { useWords } from '../useWords.tsx';

/** A game's title in the reader's language; its name where the shelf does not have it. */
export function GameTitle({ game }: { readonly game: string }) {
  const { language } = useWords();
  return <>{titleText(game, 'title', language) ?? game}</>;
}
