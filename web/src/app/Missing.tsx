import { useWords } from '../words/useWords.tsx';
import { Link } from './Link.tsx';
import { Page } from './Page.tsx';

/** An address that leads nowhere. */
export function Missing({ path }: { readonly path: string }) {
  const words = useWords();
  return (
    <Page at="other" title={words.text('missing.title')}>
      <p>{words.text('missing.text', { path })}</p>
      <p>
        <Link to={{ page: 'lobby' }} className="button">
          {words.text('nav.lobby')}
        </Link>
      </p>
    </Page>
  );
}
