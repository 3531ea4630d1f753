import { Icon } from '../art/Icon.tsx';
import { useWords } from '../words/useWords.tsx';
import { Link } from './Link.tsx';
import { wayBack } from './way-back.ts';

/** The way back to the table, the replay or the lesson that the reader comes from; it stays in sight. */
export function WayBack() {
  const words = useWords();
  const way = wayBack();
  if (!way) return null;
  const text = words.text('nav.wayBack', { page: way.page });
  return (
    <nav className="way-back" aria-label={text}>
      <Link to={way} className="button">
        <Icon name="back" />
        <span>{text}</span>
      </Link>
    </nav>
  );
}
