import './in-words.css';
import { inPlace } from '@madang/board-kit/in-place';
import type { Seat, State } from '@madang/kernel';
import { useScene } from '../../board-context/scene.tsx';
import { useWords } from '../../words/useWords.tsx';
import { areasOf, type WordsArea } from './in-words.ts';

/** The whole position line by line under headings, for who listens instead of looking. */
export function InWords({ view, seat }: { readonly view: State; readonly seat: Seat | null }) {
  const app = useWords();
  const { kit } = useScene();
  return (
    <section className="in-words" aria-label={app.text('words.label')}>
      {inPlace(areasOf(kit.wording.describe(view, seat), kit.wording.areas), (one) => (
        <AreaInWords of={one} />
      ))}
    </section>
  );
}

function AreaInWords({ of: { area, player, lines } }: { readonly of: WordsArea }) {
  const app = useWords();
  const { words } = useScene();
  return (
    <>
      <h3>{player ? words.say(player) : app.text(`words.${area === 'player' ? 'table' : area}`)}</h3>
      <ul>
        {inPlace(lines, (message) => (
          <li>{words.say(message)}</li>
        ))}
      </ul>
    </>
  );
}
