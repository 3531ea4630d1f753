import type { Seat } from '@madang/kernel';
import type { TableView } from '@madang/wire';
import { useState } from 'react';
import { Icon } from '../../art/Icon.tsx';
import { SeatMark } from '../../art/SeatMark.tsx';
import { clockWish } from '../../clock/ClockField.tsx';
import { LEVELS } from '../../host/local.ts';
import type { TableStore } from '../../play/table.ts';
import { useScene } from '../../scene/scene.tsx';
import { useWords } from '../../words/useWords.tsx';

interface BusinessProps {
  readonly store: TableStore;
  readonly table: TableView;
  /** Something is under way. */
  readonly busy: boolean;
}

/** What can be done at a table besides moves: its clock, and who plays each seat. */
export function Business({ store, table, busy }: BusinessProps) {
  const words = useWords();
  const people = table.seats.filter(({ kind }) => kind === 'person');
  return (
    <div className="business">
      {table.clock ? <p className="note">{clockWish(words, table.clock)}</p> : null}
      <h3>{words.text('business.seats')}</h3>
      <p className="note">{words.text('business.seatsText')}</p>
      <ul>
        {people.map(({ seat }) => (
          <li key={seat}>
            <SeatRow store={store} table={table} busy={busy} seat={seat} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Who plays a person's seat, and for whoever has a say, the way to change it. */
function SeatRow({ store, table, busy, seat }: BusinessProps & { readonly seat: Seat }) {
  const words = useWords();
  const { seats } = useScene();
  const [level, setLevel] = useState<(typeof LEVELS)[number]>('normal');
  const name = seats[seat]?.name ?? '';
  const standIn = table.seats[seat]?.standIn ?? null;
  // Who plays several seats at this screen is told which by its name.
  const mine = table.mine.includes(seat) && table.mine.length === 1;
  // Only its owner is told a table's invitation.
  const maySay = table.status === 'running' && (table.mine.includes(seat) || table.invitation !== null);
  return (
    <div className="business-seat">
      <p>
        <SeatMark seat={seat} size={20} />
        <span>{name}</span>
        {standIn ? <span className="tag">{words.text('seat.bot', { level: words.text(`level.${standIn}`) })}</span> : null}
      </p>
      {maySay && standIn ? (
        <button type="button" className="small" disabled={busy} onClick={() => store.act(seat, { kind: 'back' })}>
          {words.text(mine ? 'business.backMine' : 'business.back', { name })}
        </button>
      ) : null}
      {maySay && !standIn ? (
        <span className="field-row">
          <select
            aria-label={words.text('business.level', { name })}
            value={level}
            onChange={(event) => setLevel(LEVELS.find((one) => one === event.target.value) ?? level)}
          >
            {LEVELS.map((one) => (
              <option key={one} value={one}>
                {words.text('seat.bot', { level: words.text(`level.${one}`) })}
              </option>
            ))}
          </select>
          <button type="button" className="small" disabled={busy} onClick={() => store.act(seat, { kind: 'sit-in', level })}>
            <Icon name="bot" />
            <span>{words.text(mine ? 'business.sitInMine' : 'business.sitIn', { name })}</span>
          </button>
        </span>
      ) : null}
    </div>
  );
}

/** Tells whoever looks that a bot plays for them, with the way back to their seat. */
export function StandIn({ store, table, eyes, busy }: BusinessProps & { readonly eyes: Seat | null }) {
  const words = useWords();
  const standIn = eyes === null ? null : (table.seats[eyes]?.standIn ?? null);
  if (eyes === null || standIn === null || table.status !== 'running') return null;
  return (
    <p className="looking stand-in">
      <Icon name="bot" />
      <span className="looking-text">{words.text('business.playsForYou', { level: words.text(`level.${standIn}`) })}</span>
      <button type="button" className="small primary" disabled={busy} onClick={() => store.act(eyes, { kind: 'back' })}>
        {words.text('business.backMine')}
      </button>
    </p>
  );
}
