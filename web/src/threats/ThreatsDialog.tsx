import { SeatMark } from '../art/SeatMark.tsx';
import { useScene } from '../board-context/scene.tsx';
import { Dialog } from '../page/Dialog.tsx';
import { useSettings } from '../settings/store.ts';
import { useWords } from '../words/useWords.tsx';
import type { NamedThreat } from './protocol.ts';
import { inPercent } from './threatened.ts';

interface ThreatsDialogProps {
  /** Null: nothing is known, so nothing may be said of it. */
  readonly threats: readonly NamedThreat[] | null;
  onClose(): void;
}

/** What others may take before the reader's next turn, the likeliest first, and the way to hear no more of it. */
export function ThreatsDialog({ threats, onClose }: ThreatsDialogProps) {
  const app = useWords();
  const { words, seats } = useScene();
  const change = useSettings((settings) => settings.change);
  // Automas play within others' moves, so nobody is named beside them.
  const isNamed = seats.every(({ kind }) => kind !== 'automa');
  const stop = (): void => {
    change({ threats: 'off' });
    onClose();
  };
  return (
    <Dialog title={app.text('threats.title')} onClose={onClose}>
      {threats && threats.length > 0 ? null : <p>{app.text(threats ? 'threats.none' : 'threats.waiting')}</p>}
      <ul className="threats-list">
        {(threats ?? []).map(({ stake, what, share, by, isLikely }) => (
          <li key={stake} data-threat={isLikely ? 'likely' : 'possible'}>
            <span>{words.say(what)}</span>
            <strong>{app.text('threats.share', { share: inPercent(share) })}</strong>
            {isNamed && by !== null ? (
              <span className="note">
                <SeatMark seat={by} size={18} />
                {app.text('threats.by', { name: seats[by]?.name ?? '' })}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      <p className="note">{app.text('threats.note')}</p>
      <button type="button" onClick={stop}>
        {app.text('threats.stop')}
      </button>
    </Dialog>
  );
}
