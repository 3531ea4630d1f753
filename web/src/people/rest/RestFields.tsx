import type { Account } from '@madang/wire';
import { useState } from 'preact/hooks';
import { addHoliday, changeQuiet, endHoliday } from '../../net/club/time-off.ts';
import { useWords } from '../../words/useWords.tsx';
import { Form } from '../forms.tsx';
import { useAsking } from '../useAccount.ts';

interface RestProps {
  readonly rest: Account['rest'];
  /** Null: the person has chosen none, so this browser's is meant. */
  readonly zone: string | null;
  onChanged(): void;
}

/** When one's clocks of days stand still: every night, and on holidays. */
export function RestFields(props: RestProps) {
  const words = useWords();
  return (
    <section>
      <h2>{words.text('rest.title')}</h2>
      <p className="note">{words.text('rest.text')}</p>
      <QuietFields {...props} />
      <Holidays {...props} />
    </section>
  );
}

const here = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const MINUTES = 60;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour * MINUTES);
/** What is proposed to whoever has none. */
const NIGHT = { from: 23 * MINUTES, to: 8 * MINUTES };

function QuietFields({ rest, zone, onChanged }: RestProps) {
  const words = useWords();
  const { busy, ask } = useAsking();
  const [night, setNight] = useState<{ from: number; to: number }>(rest.quiet ?? NIGHT);
  const save = (): void => ask(changeQuiet({ from: night.from, to: night.to, zone: zone ?? here() }), onChanged, words.text('rest.saved'));
  const hour = new Intl.DateTimeFormat(words.language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const choose = (key: 'from' | 'to') => (
    <label>
      <span>{words.text(`rest.${key}`)}</span>
      <select value={night[key]} onChange={(event) => setNight({ ...night, [key]: Number(event.currentTarget.value) })}>
        {HOURS.map((minutes) => (
          <option key={minutes} value={minutes}>
            {hour.format(minutes * 60_000)}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div className="rest-row">
      {choose('from')}
      {choose('to')}
      <button type="button" disabled={busy} onClick={save}>
        {words.text(rest.quiet ? 'rest.change' : 'rest.keep')}
      </button>
      {rest.quiet ? (
        <button type="button" className="quiet" disabled={busy} onClick={() => ask(changeQuiet(null), onChanged)}>
          {words.text('rest.noQuiet')}
        </button>
      ) : null}
      {rest.quiet ? (
        <p className="note">
          {words.text('rest.now', {
            from: hour.format(rest.quiet.from * 60_000),
            to: hour.format(rest.quiet.to * 60_000),
            zone: rest.quiet.zone.replaceAll('_', ' '),
          })}
        </p>
      ) : null}
    </div>
  );
}

function Holidays({ rest, zone, onChanged }: RestProps) {
  const words = useWords();
  const { busy, ask } = useAsking();
  const [first, setFirst] = useState('');
  const [last, setLast] = useState('');
  const day = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeZone: zone ?? here() });
  const add = (): void =>
    ask(addHoliday({ first, last: last === '' ? first : last, zone: zone ?? here() }), () => {
      setFirst('');
      setLast('');
      onChanged();
    });
  return (
    <>
      <h3>{words.text('rest.holidays')}</h3>
      <p className="note">{words.text('rest.left', { taken: rest.taken, days: rest.days })}</p>
      <ul className="account-list">
        {rest.holidays.map(({ from, to }) => (
          <li key={from}>
            <span>{words.text('rest.span', { from: day.format(from), to: day.format(to - 1) })}</span>
            <button type="button" className="small" disabled={busy} onClick={() => ask(endHoliday(from), onChanged)}>
              {words.text('rest.end')}
            </button>
          </li>
        ))}
      </ul>
      <Form submit={words.text('rest.add')} busy={busy} onSubmit={add}>
        <div className="rest-row">
          <label>
            <span>{words.text('rest.first')}</span>
            <input type="date" required value={first} onChange={(event) => setFirst(event.currentTarget.value)} />
          </label>
          <label>
            <span>{words.text('rest.last')}</span>
            <input type="date" min={first} value={last} onChange={(event) => setLast(event.currentTarget.value)} />
          </label>
        </div>
      </Form>
    </>
  );
}
