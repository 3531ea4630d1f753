import type { Seat, State } from '@madang/kernel';
import { useScene } from '../../scene/scene.tsx';
import { useWords } from '../../words/useWords.tsx';

/** The whole position line by line, for who listens instead of looking. */
export function InWords({ view, seat }: { readonly view: State; readonly seat: Seat | null }) {
  const app = useWords();
  const { kit, words } = useScene();
  return (
    <ul className="in-words" aria-label={app.text('words.label')}>
      {kit.wording.describe(view, seat).map((message, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the description
        <li key={i}>{words.say(message)}</li>
      ))}
    </ul>
  );
}
