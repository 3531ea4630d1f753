import './automa-mark.css';
import type { Options } from '@madang/kernel';
import { use } from 'preact/compat';
import { Icon } from '../../art/Icon.tsx';
import { loadGame } from '../loaded-game.ts';
import { automaLevel } from '../options.ts';
import { useWords } from '../useWords.tsx';

/** Beside the name of a seat that the rules play themselves: its mark, and how well it plays. */
export function AutomaMark({ game, options }: { readonly game: string; readonly options: Options }) {
  const { language } = useWords();
  const kit = use(loadGame(game, language));
  return (
    <span className="automa-mark">
      <Icon name="automa" />
      {kit ? automaLevel(kit, options) : null}
    </span>
  );
}
