import { decisions } from '@madang/kernel';
import { useScene } from '../../board-context/scene.tsx';
import { contain } from '../../faults/faults.ts';
import { Dialog } from '../../page/Dialog.tsx';
import { useMedia } from '../../page/useMedia.ts';
import { seenBy } from '../../play/position.ts';
import type { TableState } from '../../play/table.ts';
import { useWords } from '../../words/useWords.tsx';
import { FINGERS, Keys } from './Keys.tsx';

interface WaitProps {
  readonly state: TableState;
  /** What the line says: whom the table waits for. */
  readonly text: string;
  onClose(): void;
}

/** While the reader has nothing to decide: who has, and what, and where to look when it is the reader's turn. */
export function WaitDialog({ state, text, onClose }: WaitProps) {
  const app = useWords();
  const keys = !useMedia(FINGERS);
  const asked = useAsked(state);
  return (
    <Dialog title={text} onClose={onClose}>
      {asked.map((one) => (
        <p key={one}>{one}</p>
      ))}
      {state.eyes === null || state.position?.over ? null : <p className="note">{app.text('wait.yours')}</p>}
      {keys ? <Keys /> : null}
    </Dialog>
  );
}

/** What each player who has to decide is asked, as far as the reader sees it. */
function useAsked({ position, eyes }: TableState): readonly string[] {
  const app = useWords();
  const { kit, words, seats } = useScene();
  const view = position && seenBy(position, eyes)?.view;
  if (!view || position.over) return [];
  return contain(
    'wait',
    () =>
      decisions(kit.game, view)
        .filter(({ seat }) => position.waitingFor.includes(seat) && seat !== eyes)
        .map((one) => app.text('wait.asked', { name: seats[one.seat]?.name ?? '', asked: words.say(kit.wording.prompt(view, one)) })),
    [],
  );
}
