import './new-table.css';
import { findTitle, SHELF, TITLES } from '@madang/games';
import { use } from 'preact/compat';
import { useState } from 'preact/hooks';
import { type LoadedGame, loadGame } from '../../words/loaded-game.ts';
import { GameTitle } from '../../words/marks/GameTitle.tsx';
import { useWords } from '../../words/useWords.tsx';

/** The game that a form is for: at first the one that was asked for. Null: there is none. */
export function useWhichGame(wanted: string | null): { readonly kit: LoadedGame | null; choose(name: string): void } {
  const { language } = useWords();
  const [name, choose] = useState((findTitle(wanted ?? '') ?? SHELF[0])?.name ?? '');
  return { kit: use(loadGame(name, language)), choose };
}

/** The games of the shelf to choose from. */
export function WhichGame({ kit, choose }: ReturnType<typeof useWhichGame>) {
  const words = useWords();
  if (SHELF.length < 2) return null;
  // An example is offered only where the address names it.
  const offered = TITLES.filter(({ name, example }) => !example || name === kit?.game.name);
  return (
    <label className="which-game">
      <span>{words.text('new.game')}</span>
      <select value={kit?.game.name} onChange={(event) => choose(event.currentTarget.value)}>
        {offered.map(({ name }) => (
          <option key={name} value={name}>
            <GameTitle game={name} />
          </option>
        ))}
      </select>
    </label>
  );
}
