import { useState } from 'preact/hooks';
import { type LoadedGame, loadGame } from './loaded-game.ts';
import { useWords } from './useWords.tsx';

/**
 * Lets a press do something with a game that is loaded only then; `busy` while it is on its way. A game that cannot be loaded
 * is told where the page tells of every part that is missing.
 */
export function useLoadedGame(): { readonly busy: boolean; withGame(name: string, act: (kit: LoadedGame) => void): void } {
  const { language } = useWords();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  if (failure !== null) throw failure;
  const withGame = (name: string, act: (kit: LoadedGame) => void): void => {
    setBusy(true);
    loadGame(name, language)
      .then((kit) => kit && act(kit), setFailure)
      .finally(() => setBusy(false));
  };
  return { busy, withGame };
}
