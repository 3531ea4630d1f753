import '../styles/rows.css';
import { inPlace } from '@madang/board-kit/in-place';
import type { TournamentView } from '@madang/wire';
import { Icon } from '../art/Icon.tsx';
import { SeatMark } from '../art/SeatMark.tsx';
import { Link } from '../page/Link.tsx';
import { useWords } from '../words/useWords.tsx';

type TournamentTable = TournamentView['tables'][number][number];

/** The rounds of a cup that have begun, the last one first, with a way to each table. */
export function Rounds({ cup }: { readonly cup: TournamentView }) {
  const words = useWords();
  return cup.tables
    .map((tables, i) => ({ number: i + 1, tables }))
    .reverse()
    .map(({ number, tables }) => (
      <section key={number} className="tables cup-round">
        <h2>{words.text('cup.round', { number })}</h2>
        <ul>
          {inPlace(tables, (table) => (
            <li>
              {table.table === null ? (
                <span className="table-row">
                  <TableOf table={table} />
                </span>
              ) : (
                <Link to={{ page: 'table', id: table.table, invitation: null }} className="table-row">
                  <TableOf table={table} />
                  <Icon name="forward" />
                </Link>
              )}
            </li>
          ))}
        </ul>
      </section>
    ));
}

/** Shows the players of a table with their results, or with the player whose turn it is. */
function TableOf({ table }: { readonly table: TournamentTable }) {
  const words = useWords();
  return (
    <>
      <span className="table-seats">
        {table.seats.map(({ seat, name, points, missed }) => (
          <span key={seat} className="table-seat" data-waits={table.waitingFor.includes(seat)}>
            <SeatMark seat={seat} size={18} />
            {name || words.text('cup.gone')}
            {points === null ? null : <strong>{words.text('cup.gave', { points })}</strong>}
            {missed ? <small>{words.text('cup.missed', { count: 1 })}</small> : null}
            {table.waitingFor.includes(seat) ? <span className="tag">{words.text('cup.thinks')}</span> : null}
          </span>
        ))}
      </span>
      <span className="cup-over">{words.text(table.over ? 'cup.tableOver' : 'cup.tableRuns')}</span>
    </>
  );
}
