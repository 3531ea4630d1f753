import { useState } from 'preact/hooks';
import { CopyField } from '../../access/CopyField.tsx';
import { findCalendar, makeCalendar, removeCalendar } from '../../net/users.ts';
import { useFound } from '../../reach/useFound.ts';
import { useWords } from '../../words/useWords.tsx';
import { useAsking } from '../useAccount.ts';

/** A calendar of one's turns for calendar programs: its secret address is shown once, and can be made anew or revoked. */
export function Calendar() {
  const words = useWords();
  const { busy, ask } = useAsking();
  const [address, setAddress] = useState<string | null>(null);
  const { found, again: reload } = useFound(findCalendar);
  const since = found?.since ?? null;
  const make = (): void => {
    const asked = makeCalendar();
    ask(asked, () => {
      void asked.then((made) => setAddress(made.ok ? made.value.address : null));
      reload();
    });
  };
  const revoke = (): void => {
    ask(
      removeCalendar(),
      () => {
        setAddress(null);
        reload();
      },
      words.text('calendar.revoked'),
    );
  };
  const day = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' });
  return (
    <section className="account-part calendar">
      <h2>{words.text('calendar.title')}</h2>
      <p hidden={since === null}>{since === null ? '' : words.text('calendar.since', { time: day.format(since) })}</p>
      <p className="note">{words.text('calendar.text')}</p>
      {address === null ? null : (
        <div className="notice">
          <CopyField label={words.text('calendar.once')} value={address} />
        </div>
      )}
      <p className="buttons">
        <button type="button" disabled={busy} onClick={make}>
          {words.text(since === null ? 'calendar.make' : 'calendar.renew')}
        </button>
        {since === null ? null : (
          <button type="button" disabled={busy} onClick={revoke}>
            {words.text('calendar.revoke')}
          </button>
        )}
      </p>
    </section>
  );
}
