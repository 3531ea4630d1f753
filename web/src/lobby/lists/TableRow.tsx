import '../../styles/rows.css';
import type { MyTable, TableView } from '@madang/wire';
import type { ReactNode } from 'preact/compat';
import { Icon } from '../../art/Icon.tsx';
import { SeatMark } from '../../art/SeatMark.tsx';
import { namesOf } from '../../board-context/seatInfos.ts';
import { face } from '../../clock/SeatClock.tsx';
import { Link } from '../../page/Link.tsx';
import { AutomaMark } from '../../words/marks/AutomaMark.tsx';
import { GameTitle } from '../../words/marks/GameTitle.tsx';
import { useWords } from '../../words/useWords.tsx';
import { daysLeft, waitsForMe } from './tables.ts';

/** What all are asked there, and what the reader noted. */
function OwnTags({ table: { question, asking, note } }: { readonly table: MyTable }) {
  const words = useWords();
  return (
    <>
      {question ? <span className="tag">{words.text(`lobby.question.${question}`)}</span> : null}
      {asking ? <span className="tag">{words.text(`lobby.asking.${asking}`)}</span> : null}
      {note === null ? null : <span className="row-note">{note}</span>}
    </>
  );
}

/** A table of the server: what is played, who sits there, whether it waits. `children`: what can be done beside going there. */
export function TableRow({ table, children }: { readonly table: TableView | MyTable; readonly children?: ReactNode }) {
  const words = useWords();
  const left = 'left' in table ? daysLeft(table) : null;
  const names = namesOf(words, table.seats);
  const day = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' });
  return (
    <li className={children ? 'with-forget' : undefined}>
      <Link to={{ page: 'table', id: table.id, invitation: null }} className="table-row">
        <strong>
          <GameTitle game={table.game} />
        </strong>
        <span className="table-seats">
          {table.seats.map(({ seat, kind }) => (
            <span key={seat} className="table-seat" data-free={kind === 'open' || kind === 'invited'}>
              <SeatMark seat={seat} size={18} />
              {names[seat]}
              {kind === 'automa' ? <AutomaMark game={table.game} options={table.options} /> : null}
            </span>
          ))}
        </span>
        {table.access !== 'open' ? <Icon name="lock" /> : null}
        {waitsForMe(table) ? <span className="tag">{words.text('lobby.yourTurn')}</span> : null}
        {'question' in table ? <OwnTags table={table} /> : null}
        {'unread' in table && table.unread > 0 ? (
          <span className="table-unread" title={words.text('lobby.unread', { count: table.unread })}>
            <Icon name="chat" />
            <b className="unread" aria-hidden="true">
              {words.text('chart.tick', { points: table.unread })}
            </b>
            <span className="unseen">{words.text('lobby.unread', { count: table.unread })}</span>
          </span>
        ) : null}
        {table.helped ? <span className="tag">{words.text('over.helped')}</span> : null}
        {table.asked.length > 0 && table.status === 'waiting' ? <span className="tag">{words.text('lobby.asked')}</span> : null}
        {table.removeAt === null ? null : <span className="tag">{words.text('lobby.removal', { time: day.format(table.removeAt) })}</span>}
        {left === null ? null : (
          <span className="time-left">
            <Icon name="clock" />
            {words.text('lobby.left', { time: face(words, left) })}
          </span>
        )}
        <Icon name="forward" />
      </Link>
      {children}
    </li>
  );
}
