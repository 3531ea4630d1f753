import '../../styles/rows.css';
import { useWords } from '../../words/useWords.tsx';
import { LocalRow } from './LocalRow.tsx';
import { TableRow } from './TableRow.tsx';
import type { Sorted } from './tables.ts';
import { useLocalMatches } from './useLocalMatches.ts';

/** What one can go on with at once: one's tables on the server, first those that wait for one, and the matches of this device that still run. */
export function Going({ mine }: { readonly mine: Sorted['mine'] }) {
  const words = useWords();
  const { matches, forget } = useLocalMatches(false);
  if (mine.length + matches.length === 0) return null;
  return (
    <section className="tables going">
      <h2>{words.text('lobby.mine')}</h2>
      <ul>
        {mine.map((table) => (
          <TableRow key={table.id} table={table} />
        ))}
        {matches.map((match) => (
          <LocalRow key={match.id} match={match} forget={() => forget(match.id)} />
        ))}
      </ul>
    </section>
  );
}
