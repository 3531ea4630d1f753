import { mostAutomas } from '@madang/kernel';
import { use } from 'react';
import { loadKit } from '../words/kit.ts';
import { useWords } from '../words/useWords.tsx';

/** What a game is, in a sentence, and for how many people: automas may take the other seats. */
export function GameBlurb({ game }: { readonly game: string }) {
  const words = useWords();
  const kit = use(loadKit(game, words.language));
  if (!kit) return null;
  const { min, max } = kit.game.players;
  return (
    <>
      {kit.catalogue[`${game}.blurb`]}{' '}
      <span className="players-range">{words.text('lobby.players', { min: min - mostAutomas(kit.game, min), max })}</span>
    </>
  );
}
