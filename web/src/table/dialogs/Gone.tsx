import type { Problem } from '@madang/wire';
import { Link } from '../../page/Link.tsx';
import { Page } from '../../page/Page.tsx';
import { isPassing } from '../../reach/retry.ts';
import { explainProblem } from '../../words/problems.ts';
import { useWords } from '../../words/useWords.tsx';

/** A table that cannot be shown: gone, private, of an unknown game, or no server. */
export function Gone({ problem }: { readonly problem: Problem }) {
  const words = useWords();
  return (
    <Page at="other" title={words.text('gone.title')}>
      <p>{explainProblem(words, problem)}</p>
      {isPassing(problem) ? <p>{words.text('gone.goesOn')}</p> : null}
      <p className="buttons">
        <button type="button" className="primary" onClick={() => window.location.reload()}>
          {words.text('gone.again')}
        </button>
        <Link to={{ page: 'new', where: 'offline', game: null }} className="button">
          {words.text('lobby.offline')}
        </Link>
        <Link to={{ page: 'lobby' }} className="button">
          {words.text('nav.lobby')}
        </Link>
      </p>
    </Page>
  );
}
