import { use } from 'react';
import { loadKit } from '../words/kit.ts';
import { useWords } from '../words/useWords.tsx';

/** What a game is, in a sentence, and for how many. */
export function GameBlurb({ game }: { readonly game: string }) {
  const words = useWords();
  const kit = use(loadKit(game, words.language));
  if (!kit) return null;
  return (
    <>
      {kit.catalogue[`${game}.blurb`]} <span className="players-range">{words.text('lobby.players', { ...kit.game.players })}</span>
    </>
  );
}
