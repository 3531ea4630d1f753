import '../../styles/rows.css';
import { Icon } from '../../art/Icon.tsx';
import { SeatMark } from '../../art/SeatMark.tsx';
import { namesOf } from '../../board-context/seatInfos.ts';
import { type LocalMatch, localSeatViews } from '../../local-server/local.ts';
import { Link } from '../../page/Link.tsx';
import { AutomaMark } from '../../words/marks/AutomaMark.tsx';
import { GameTitle } from '../../words/marks/GameTitle.tsx';
import { useWords } from '../../words/useWords.tsx';

interface LocalRowProps {
  readonly match: LocalMatch;
  readonly forget: () => void;
}

/** A match kept in this browser: it leads on, or to its replay once it is over. */
export function LocalRow({ match: { id, seats, document, over }, forget }: LocalRowProps) {
  const words = useWords();
  return (
    <li className="with-forget">
      <Link to={over ? { page: 'replay', source: 'offline', id, at: null } : { page: 'offline', id }} className="table-row">
        <strong>
          <GameTitle game={document.game} />
        </strong>
        <span className="table-seats">
          {namesOf(words, localSeatViews(seats)).map((name, seat) => (
            <span key={name} className="table-seat">
              <SeatMark seat={seat} size={18} />
              {name}
              {seats[seat]?.kind === 'automa' ? <AutomaMark game={document.game} options={document.options} /> : null}
            </span>
          ))}
        </span>
        {over && document.helps ? <span className="tag">{words.text('over.helped')}</span> : null}
        <span className="tag">{words.text(over ? 'lobby.isOver' : 'lobby.moves', { count: document.moves.length })}</span>
        <Icon name="forward" />
      </Link>
      <button type="button" className="quiet icon-only" aria-label={words.text('lobby.forget')} title={words.text('lobby.forget')} onClick={forget}>
        <Icon name="close" />
      </button>
    </li>
  );
}
