import '../../styles/rows.css';
import { useWords } from '../../words/useWords.tsx';
import { LocalRow } from './LocalRow.tsx';
import { useLocalMatches } from './useLocalMatches.ts';

/** Matches kept in this browser that are over. */
export function LocalMatches() {
  const words = useWords();
  const { matches, forget } = useLocalMatches(true);
  if (matches.length === 0) return null;
  return (
    <section className="tables">
      <h2>{words.text('lobby.here')}</h2>
      <ul>
        {matches.map((match) => (
          <LocalRow key={match.id} match={match} forget={() => forget(match.id)} />
        ))}
      </ul>
    </section>
  );
}
