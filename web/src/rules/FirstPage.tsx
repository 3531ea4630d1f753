import './first-page.css';
import { findTitle } from '@madang/games';
import { Cover } from '../art/Cover.tsx';
import { Icon } from '../art/Icon.tsx';
import { Link } from '../page/Link.tsx';
import type { LoadedGame } from '../words/loaded-game.ts';
import { useWords } from '../words/useWords.tsx';
import { usePrimer } from './usePrimer.ts';

/** What a game is about, how it goes and what wins, in a minute's reading. */
export function FirstPage({ kit }: { readonly kit: LoadedGame }) {
  const app = useWords();
  const found = usePrimer(kit);
  const { name } = kit.game;
  if (!found) return null;
  return (
    <div className="first-page">
      <div className="first-picture">
        <Cover game={name} />
      </div>
      <div className="first-text">
        {found.primer.parts.map((part) => (
          <section key={part}>
            <h2>{found.words.text(`${name}.primer.${part}.title`)}</h2>
            <p>{found.words.text(`${name}.primer.${part}.text`)}</p>
          </section>
        ))}
      </div>
      <p className="buttons first-ways">
        {findTitle(name)?.lesson ? (
          <Link to={{ page: 'learn', game: name }} className="button primary">
            <Icon name="learn" />
            <span>{app.text('lobby.learn')}</span>
          </Link>
        ) : null}
        <Link to={{ page: 'new', where: 'offline', game: name }} className="button">
          <Icon name="bot" />
          <span>{app.text('lobby.offline')}</span>
        </Link>
      </p>
    </div>
  );
}
