import type { TableView } from '@madang/wire';
import { useState } from 'preact/hooks';
import { SeatMark } from '../../art/SeatMark.tsx';
import { reportPerson } from '../../net/admin.ts';
import { useSession } from '../../net/session.ts';
import { Dialog } from '../../page/Dialog.tsx';
import { useToasts } from '../../page/toasts/toasts.ts';
import type { ChatLine } from '../../play/table.ts';
import { RelationButtons } from '../../relations/RelationButtons.tsx';
import { explainProblem } from '../../words/problems.ts';
import { useWords } from '../../words/useWords.tsx';
import { useMutes } from './mutes.ts';

const LONGEST = 500;

interface SpeakerProps {
  readonly line: ChatLine;
  readonly table: Pick<TableView, 'id' | 'seats'>;
}

/** The speaker of a line, with the marks of their seats: a spectator may have a player's name. A press on another's name opens what can be done about them. */
export function Speaker({ line, table }: SpeakerProps) {
  const words = useWords();
  const own = useSession((session) => session.person?.id);
  const [open, setOpen] = useState(false);
  // Somebody who is gone has no name and nothing to be done about.
  if (line.person === '') return <strong>{line.name}</strong>;
  const seats = table.seats.filter(({ person }) => person === line.person);
  const standing = (
    <>
      {seats.map(({ seat }) => (
        <SeatMark key={seat} seat={seat} size={16} />
      ))}
      {seats.length === 0 ? <small className="speaker-kind">{words.text('speaker.spectator')}</small> : null}
    </>
  );
  if (line.person === own)
    return (
      <>
        {standing}
        <strong>{line.name}</strong>
      </>
    );
  return (
    <>
      {standing}
      <button type="button" className="speaker" aria-label={words.text('speaker.open', { name: line.name })} onClick={() => setOpen(true)}>
        {line.name}
      </button>
      {open ? <SpeakerDialog line={line} table={table} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Words are muted in this browser; a report goes to the host of the server. */
function SpeakerDialog({ line, table, onClose }: SpeakerProps & { onClose(): void }) {
  const words = useWords();
  const show = useToasts((toasts) => toasts.show);
  const { muted, mute } = useMutes();
  const [reason, setReason] = useState('');
  const isMuted = muted.includes(line.person);
  const report = async (): Promise<void> => {
    const sent = await reportPerson(table.id, { person: line.person, reason });
    if (!sent.ok) return show(explainProblem(words, sent.problem), 'problem');
    show(words.text('speaker.reported'));
    onClose();
  };
  return (
    <Dialog title={line.name} onClose={onClose}>
      <p className="buttons">
        <button type="button" onClick={() => mute(line.person, !isMuted)}>
          {words.text(isMuted ? 'speaker.unmute' : 'speaker.mute')}
        </button>
      </p>
      <p className="note">{words.text('speaker.muteText')}</p>
      <RelationButtons person={line.person} />
      <form
        className="speaker-report"
        onSubmit={(event) => {
          event.preventDefault();
          void report();
        }}
      >
        <label>
          <span>{words.text('speaker.reason')}</span>
          <input value={reason} maxLength={LONGEST} required onChange={(event) => setReason(event.currentTarget.value)} />
        </label>
        <button type="submit">{words.text('speaker.report')}</button>
      </form>
    </Dialog>
  );
}
