import { Link } from '../page/Link.tsx';
import { Page } from '../page/Page.tsx';
import { useWords } from '../words/useWords.tsx';

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
