import '../styles/rows.css';
import { Icon } from '../art/Icon.tsx';
import { useLists } from '../net/lists/store.ts';
import { Link } from '../page/Link.tsx';
import { GameTitle } from '../words/marks/GameTitle.tsx';
import { useWords } from '../words/useWords.tsx';

/** Cups to join, to watch and to look back at. */
export function TournamentList() {
  const words = useWords();
  const cups = useLists((lists) => lists.cups);
  return (
    <section className="tables">
      <h2>{words.text('cup.list')}</h2>
      {cups.length === 0 ? <p className="empty">{words.text('cup.none')}</p> : null}
      <ul>
        {cups.map((cup) => (
          <li key={cup.id}>
            <Link to={{ page: 'tournament', id: cup.id }} className="table-row">
              <strong>{cup.name}</strong>
              <span className="table-seats">
                <GameTitle game={cup.game} />
                <span>
                  {words.text(`cup.state.${cup.status}`, { count: cup.gathered, people: cup.people, round: cup.round, rounds: cup.rounds })}
                </span>
              </span>
              {cup.joined ? <span className="tag">{words.text('cup.joined')}</span> : null}
              <Icon name="forward" />
            </Link>
          </li>
        ))}
      </ul>
      <p className="buttons cup-new">
        <Link to={{ page: 'new-tournament', game: null }} className="button">
          <Icon name="plus" />
          <span>{words.text('cup.new')}</span>
        </Link>
      </p>
    </section>
  );
}
