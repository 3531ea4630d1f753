import { findTitle } from '@madang/games';
import { Icon } from '../art/Icon.tsx';
import { Link } from '../page/Link.tsx';
import { useWords } from '../words/useWords.tsx';

/** The way to a game's lesson; nothing where it has none. */
function LearnLink({ game }: { readonly game: string }) {
  const words = useWords();
  if (!findTitle(game)?.lesson) return null;
  return (
    <Link to={{ page: 'learn', game }} className="button learn-link">
      <Icon name="learn" />
      <span>{words.text('lobby.learn')}</span>
    </Link>
  );
}

/** For whoever does not know the game: its lesson, and what it is about in a minute. */
export function NewcomerLinks({ game }: { readonly game: string }) {
  const words = useWords();
  return (
    <p className="buttons new-learn">
      <LearnLink game={game} />
      {findTitle(game)?.campaign ? (
        <Link to={{ page: 'campaign', game, challenge: null }} className="button">
          {words.text('campaign.title')}
        </Link>
      ) : null}
      <Link to={{ page: 'rules', game, rule: null }} className="button quiet">
        <Icon name="book" />
        <span>{words.text('lobby.about')}</span>
      </Link>
    </p>
  );
}
