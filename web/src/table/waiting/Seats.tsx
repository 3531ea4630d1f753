import './seats.css';
import type { TableView } from '@madang/wire';
import { SeatMark } from '../../art/SeatMark.tsx';
import { namesOf } from '../../board-context/seatInfos.ts';
import { LEVELS } from '../../local-server/local.ts';
import { freeAsked, seatBot, sendAway } from '../../net/api.ts';
import { go } from '../../page/useRoute.ts';
import { AutomaMark } from '../../words/marks/AutomaMark.tsx';
import { useWords } from '../../words/useWords.tsx';
import { AskButton } from '../table-actions/Inviting.tsx';
import type { Act } from './useTableAction.ts';

interface SeatsProps {
  readonly table: TableView;
  readonly busy: boolean;
  readonly act: Act;
  /** Seats that the reader may take. */
  readonly free: readonly number[];
  onSit(seat: number): void;
}

/** The seats of a table that waits for players: who has them, who is here now, and which are free to take. */
export function Seats({ table, busy, act, free, onSit }: SeatsProps) {
  const words = useWords();
  const names = namesOf(words, table.seats);
  const owns = table.invitation !== null;
  const decline = (seat: number) =>
    act(
      () => freeAsked(table.id, seat),
      () => go({ page: 'lobby' }),
    );
  return (
    <ol className="waiting-seats">
      {table.seats.map((seat) => (
        <li key={seat.seat} data-free={isFree(seat)}>
          <SeatMark seat={seat.seat} size={32} />
          <span className="seat-name">{names[seat.seat]}</span>
          <SeatState table={table} seat={seat} />
          {owns && seat.person !== null && seat.person !== table.owner.id ? (
            <button type="button" className="small" disabled={busy} onClick={() => act(() => sendAway(table.id, seat.seat))}>
              {words.text('waiting.sendAway')}
            </button>
          ) : null}
          {owns ? <Keeping table={table} seat={seat} busy={busy} act={act} /> : null}
          {free.includes(seat.seat) ? (
            <button type="button" disabled={busy} onClick={() => onSit(seat.seat)}>
              {words.text('waiting.sit')}
            </button>
          ) : null}
          {table.asked.includes(seat.seat) ? (
            <button type="button" className="small" disabled={busy} onClick={() => decline(seat.seat)}>
              {words.text('waiting.ask.decline')}
            </button>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

type Seat = TableView['seats'][number];

/** True for a seat that nobody has. */
export const isFree = ({ kind }: Pick<Seat, 'kind'>): boolean => kind === 'open' || kind === 'invited';

/** What a seat is, and of a person whether they look at the table now. */
function SeatState({ table, seat }: { readonly table: TableView; readonly seat: Seat }) {
  const words = useWords();
  if (seat.kind === 'automa')
    return (
      <span className="seat-kind">
        <AutomaMark game={table.game} options={table.options} />
      </span>
    );
  const here = seat.kind === 'person' && seat.connected;
  return (
    <span className="seat-kind" data-here={here}>
      {words.text(stateOf(seat))}
    </span>
  );
}

/** The key of the words for it. */
function stateOf({ kind, connected, name }: Seat): string {
  if (kind === 'person') return connected ? 'waiting.here' : 'players.away';
  return kind === 'invited' && name === null ? 'waiting.open' : `waiting.${kind}`;
}

interface KeepingProps extends Pick<SeatsProps, 'table' | 'busy' | 'act'> {
  readonly seat: Seat;
}

/** For the owner: somebody may be asked to a free seat, or a bot take it; and a seat that is kept or a bot's be freed. */
function Keeping({ table, seat, busy, act }: KeepingProps) {
  const words = useWords();
  if (seat.kind === 'bot')
    return (
      <button type="button" className="small" disabled={busy} onClick={() => act(() => seatBot(table.id, seat.seat, null))}>
        {words.text('waiting.sendAway')}
      </button>
    );
  if (!isFree(seat)) return null;
  if (seat.name === null)
    return (
      <>
        <AskButton table={table.id} seat={seat.seat} busy={busy} act={act} />
        <BotPick table={table} seat={seat} busy={busy} act={act} />
      </>
    );
  return (
    <button type="button" className="small" disabled={busy} onClick={() => act(() => freeAsked(table.id, seat.seat))}>
      {words.text('waiting.ask.withdraw')}
    </button>
  );
}

/** Seats a bot of the level that is picked. */
function BotPick({ table, seat, busy, act }: KeepingProps) {
  const words = useWords();
  return (
    <select
      className="small"
      aria-label={words.text('waiting.addBot')}
      disabled={busy}
      value=""
      onChange={({ currentTarget: { value } }) => {
        const level = LEVELS.find((one) => one === value);
        if (level) act(() => seatBot(table.id, seat.seat, level));
      }}
    >
      <option value="">{words.text('waiting.addBot')}</option>
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {words.text(`level.${level}`)}
        </option>
      ))}
    </select>
  );
}
