import type { MyTable, TableView } from '@madang/wire';
import { Icon } from '../art/Icon.tsx';
import { SeatMark } from '../art/SeatMark.tsx';
import { face } from '../clock/SeatClock.tsx';
import { Link } from '../page/Link.tsx';
import { namesOf } from '../scene/seatInfos.ts';
import { AutomaMark } from '../words/AutomaMark.tsx';
import { GameTitle } from '../words/GameTitle.tsx';
import { explainProblem } from '../words/problems.ts';
import { useWords } from '../words/useWords.tsx';
import { daysLeft, sortTables, waitsForMe } from './tables.ts';
import { useTables } from './useTables.ts';

const SECTIONS = ['mine', 'open', 'running', 'over'] as const;

/** The server's tables: mine, open, running, over. */
export function TableLists() {
  const words = useWords();
  const { tables, problem, more } = useTables();
  if (problem && !tables) return <p className="notice">{explainProblem(words, problem)}</p>;
  if (!tables) return <p className="loading">{words.text('loading')}</p>;
  const sorted = sortTables(tables);
  return (
    <>
      {SECTIONS.filter((section) => section === 'open' || sorted[section].length > 0).map((section) => (
        <section key={section} className="tables">
          <h2>{words.text(`lobby.${section}`)}</h2>
          {sorted[section].length === 0 ? <p className="empty">{words.text('lobby.noOpen')}</p> : null}
          <ul>
            {sorted[section].map((table) => (
              <TableRow key={table.id} table={table} />
            ))}
          </ul>
        </section>
      ))}
      {more ? (
        <button type="button" className="more-tables" onClick={more}>
          {words.text('lobby.more')}
        </button>
      ) : null}
    </>
  );
}

function TableRow({ table }: { readonly table: TableView | MyTable }) {
  const words = useWords();
  const left = 'left' in table ? daysLeft(table) : null;
  const names = namesOf(words, table.seats);
  const day = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' });
  return (
    <li>
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
    </li>
  );
}
