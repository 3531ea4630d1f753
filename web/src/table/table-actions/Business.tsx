import type { Seat } from '@madang/kernel';
import type { TableView } from '@madang/wire';
import { useState } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { SeatMark } from '../../art/SeatMark.tsx';
import { useScene } from '../../board-context/scene.tsx';
import { clockWish } from '../../clock/ClockField.tsx';
import { LEVELS } from '../../local-server/local.ts';
import type { TableState, TableStore } from '../../play/table.ts';
import { useWords } from '../../words/useWords.tsx';
import type { LogTurn } from '../log/log.ts';
import { AskBack, Leaving, Offer } from './Asking.tsx';
import './business.css';

interface BusinessProps {
  readonly store: TableStore;
  readonly state: TableState;
  readonly table: TableView;
  readonly turns: readonly LogTurn[];
}

/** What can be done at a table besides moves: its clock, who plays each seat, steps back and ends by consent. */
export function Business({ store, state, table, turns }: BusinessProps) {
  const words = useWords();
  const { kit } = useScene();
  const busy = state.acting !== null;
  const here = kit.game.version;
  const people = table.seats.filter(({ kind }) => kind === 'person');
  const speaker = speakerOf(state, table);
  return (
    <div className="business">
      {table.version === here ? null : <p className="notice">{words.text('business.otherRules', { found: table.version, here })}</p>}
      {table.deal === null ? null : <p className="notice">{words.text('daily.rules')}</p>}
      {table.clock ? <p className="note">{clockWish(words, table.clock)}</p> : null}
      <h3>{words.text('business.seats')}</h3>
      <p className="note">{words.text('business.seatsText')}</p>
      <ul>
        {people.map(({ seat }) => (
          <li key={seat}>
            <SeatRow store={store} table={table} busy={busy} seat={seat} />
            <Offer store={store} table={table} busy={busy || state.question !== null} seat={seat} speaker={speaker} />
          </li>
        ))}
      </ul>
      {speaker === undefined ? null : (
        <>
          <h3>{words.text('business.together')}</h3>
          {state.question ? (
            <p className="note">{words.text('business.asked')}</p>
          ) : table.deal === null ? (
            <AskBack store={store} seat={speaker} busy={busy} turns={turns} />
          ) : null}
          <Leaving store={store} seat={speaker} busy={busy || state.question !== null} />
        </>
      )}
    </div>
  );
}

/** The seat for which the reader speaks: that on the screen, else the first of theirs that they play themselves. */
function speakerOf({ eyes }: TableState, { mine, seats, status }: TableView): Seat | undefined {
  if (status !== 'running') return undefined;
  const own = mine.filter((seat) => seats[seat]?.standIn === null);
  return own.find((seat) => seat === eyes) ?? own[0];
}

interface SeatRowProps extends Pick<BusinessProps, 'store' | 'table'> {
  readonly seat: Seat;
  /** Something is under way. */
  readonly busy: boolean;
}

/** How a seat is played: given up, by a bot, looking for a new player. */
function SeatTags({ seat }: { readonly seat: TableView['seats'][number] | undefined }) {
  const words = useWords();
  if (!seat) return null;
  return (
    <>
      {seat.resigned ? <span className="tag">{words.text('over.resigned')}</span> : null}
      {seat.standIn ? <span className="tag">{words.text('seat.bot', { level: words.text(`level.${seat.standIn}`) })}</span> : null}
      {seat.offered ? <span className="tag">{words.text('business.offered')}</span> : null}
    </>
  );
}

/** The player of a seat, and for users who may change it, the button for that. */
function SeatRow({ store, table, busy, seat }: SeatRowProps) {
  const words = useWords();
  const { seats } = useScene();
  const [level, setLevel] = useState<(typeof LEVELS)[number]>('normal');
  const name = seats[seat]?.name ?? '';
  const { standIn, resigned } = table.seats[seat] ?? { standIn: null, resigned: false };
  // A user with several seats at this screen reads the seat's name instead of "you".
  const mine = table.mine.includes(seat) && table.mine.length === 1;
  // Only its owner is told a table's invitation.
  const maySay = table.status === 'running' && (table.mine.includes(seat) || table.invitation !== null);
  return (
    <div className="business-seat">
      <p>
        <SeatMark seat={seat} size={20} />
        <span>{name}</span>
        <SeatTags seat={table.seats[seat]} />
      </p>
      {maySay && standIn && !resigned ? (
        <button type="button" className="small" disabled={busy} onClick={() => store.act(seat, { kind: 'back' })}>
          {words.text(mine ? 'business.backMine' : 'business.back', { name })}
        </button>
      ) : null}
      {maySay && !standIn ? (
        <span className="field-row">
          <select
            aria-label={words.text('business.level', { name })}
            value={level}
            onChange={(event) => setLevel(LEVELS.find((one) => one === event.currentTarget.value) ?? level)}
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
