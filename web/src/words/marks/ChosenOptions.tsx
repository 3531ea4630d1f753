import './chosen-options.css';
import type { Options } from '@madang/kernel';
import { use } from 'preact/compat';
import { loadGame } from '../loaded-game.ts';
import { optionText } from '../options.ts';
import { useWords } from '../useWords.tsx';

/** What was chosen for a match: its great choices, and whatever is not as the rulebook has it. */
export function ChosenOptions({ game, options }: { readonly game: string; readonly options: Options }) {
  const { language } = useWords();
  const kit = use(loadGame(game, language));
  if (!kit) return null;
  const { automas, making, options: table } = kit.game;
  const seated = [automas?.number, automas?.level];
  const shown = Object.entries(table).flatMap(([option, values]) => {
    const value = options[option] ?? values[0] ?? '';
    const told = making?.great.includes(option) || (value !== values[0] && !seated.includes(option));
    return told ? [{ option, value }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul className="chosen-options">
      {shown.map(({ option, value }) => (
        <li key={option}>
          {optionText(kit, option)}: <strong>{optionText(kit, option, value)}</strong>
        </li>
      ))}
    </ul>
  );
}
