import { SeatMark } from '../art/SeatMark.tsx';
import { useScene } from '../board-context/scene.tsx';
import { Dialog } from '../page/Dialog.tsx';
import { Link } from '../page/Link.tsx';
import { useSettings } from '../settings/store.ts';
import { useWords } from '../words/useWords.tsx';
import type { NamedThreat, Warnings } from './protocol.ts';
import { inPercent } from './threatened.ts';

interface ThreatsDialogProps {
  readonly warnings: Warnings;
  onClose(): void;
}

/** What the reader loses as things stand, what others may take, the likeliest first, and the way to hear no more of it. */
export function ThreatsDialog({ warnings: { threats, losses }, onClose }: ThreatsDialogProps) {
  const app = useWords();
  const { words, kit } = useScene();
  const change = useSettings((settings) => settings.change);
  const stop = (): void => {
    change({ threats: 'off' });
    onClose();
  };
  return (
    <Dialog title={app.text('threats.title')} onClose={onClose}>
      {losses.length > 0 ? (
        <>
          <h3>{app.text('threats.losses')}</h3>
          <ul className="threats-list">
            {losses.map(({ what, rule }) => (
              <li key={`${rule} ${what.key} ${words.say(what)}`} data-threat="likely">
                <span>{words.say(what)}</span>
                <Link to={{ page: 'rules', game: kit.game.name, rule }}>{app.text('threats.rule')}</Link>
              </li>
            ))}
          </ul>
          <h3>{app.text('threats.takers')}</h3>
        </>
      ) : null}
      {threats && threats.length > 0 ? null : <p>{app.text(threats ? 'threats.none' : 'threats.waiting')}</p>}
      <ul className="threats-list">
        {(threats ?? []).map((threat) => (
          <Taken key={threat.stake} threat={threat} />
        ))}
      </ul>
      <p className="note">{app.text('threats.note')}</p>
      <button type="button" onClick={stop}>
        {app.text('threats.stop')}
      </button>
    </Dialog>
  );
}

/** What others may take, how likely, and who. */
function Taken({ threat: { what, share, by, isLikely } }: { readonly threat: NamedThreat }) {
  const app = useWords();
  const { words, seats } = useScene();
  // Automas play within others' moves, so nobody is named beside them.
  const isNamed = seats.every(({ kind }) => kind !== 'automa');
  return (
    <li data-threat={isLikely ? 'likely' : 'possible'}>
      <span>{words.say(what)}</span>
      <strong>{app.text('threats.share', { share: inPercent(share) })}</strong>
      {isNamed && by !== null ? (
        <span className="note">
          <SeatMark seat={by} size={18} />
          {app.text('threats.by', { name: seats[by]?.name ?? '' })}
        </span>
      ) : null}
    </li>
  );
}
