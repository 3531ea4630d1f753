import './signs.css';
import { GameRoot, ThreatSign } from '@madang/board-kit';
import { use } from 'preact/compat';
import { type LoadedGame, loadBoard } from '../words/loaded-game.ts';
import { useWords } from '../words/useWords.tsx';
import { usePrimer } from './usePrimer.ts';

/** What a game draws on its board, each alone, and what it means. */
export function Signs({ kit }: { readonly kit: LoadedGame }) {
  const { name } = kit.game;
  const board = use(loadBoard(name));
  const found = usePrimer(kit);
  const app = useWords();
  if (!found || !board) return null;
  return (
    <dl className="sign-list">
      {found.primer.symbols.map(({ id, words }) => (
        <div key={id}>
          <dt aria-hidden="true">
            <GameRoot name={name}>
              <board.Sign id={id} />
            </GameRoot>
          </dt>
          <dd>{found.words.say(words)}</dd>
        </div>
      ))}
      {(['possible', 'likely'] as const).map((how) => (
        <div key={how}>
          <dt aria-hidden="true">
            <ThreatSign isLikely={how === 'likely'} />
          </dt>
          <dd>{app.text(`threats.sign.${how}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
