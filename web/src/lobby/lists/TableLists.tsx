import '../../styles/rows.css';
import { Loading } from '../../wait/Loading.tsx';
import { explainProblem } from '../../words/problems.ts';
import { useWords } from '../../words/useWords.tsx';
import { OfferedRow } from './OfferedRow.tsx';
import { TableRow } from './TableRow.tsx';
import { sortTables } from './tables.ts';
import type { Tables } from './useTables.ts';

const SECTIONS = ['open', 'offered', 'running', 'over'] as const;

/** The server's tables besides those that one plays at: open, running, over. */
export function TableLists({ tables: { tables, problem, more } }: { readonly tables: Tables }) {
  const words = useWords();
  if (problem && !tables) return <p className="notice">{explainProblem(words, problem)}</p>;
  if (!tables) return <Loading of="answer" />;
  const sorted = sortTables(tables);
  return (
    <>
      {problem ? <p className="notice">{explainProblem(words, problem)}</p> : null}
      {SECTIONS.filter((section) => section === 'open' || sorted[section].length > 0).map((section) => (
        <section key={section} className="tables">
          <h2>{words.text(`lobby.${section}`)}</h2>
          {sorted[section].length === 0 ? <p className="empty">{words.text('lobby.noOpen')}</p> : null}
          <ul>
            {sorted[section].map((table) =>
              section === 'offered' ? <OfferedRow key={table.id} table={table} /> : <TableRow key={table.id} table={table} />,
            )}
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
