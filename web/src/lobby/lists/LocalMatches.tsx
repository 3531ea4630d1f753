import { useState } from 'preact/hooks';
import { forgetLocalMatch, localMatches } from '../../local-server/shelf.ts';
import { useWords } from '../../words/useWords.tsx';
import { LocalRow } from './LocalRow.tsx';

/** Matches kept in this browser that are over. */
export function LocalMatches() {
  const words = useWords();
  const [matches, setMatches] = useState(() => localMatches().filter(({ over }) => over));
  if (matches.length === 0) return null;
  const forget = (id: string): void => {
    forgetLocalMatch(id);
    setMatches(matches.filter((match) => match.id !== id));
  };
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
