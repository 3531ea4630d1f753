import './top-bar.css';
import './menu.css';
import { useLayer } from '@madang/board-kit/layers';
import type { ReactNode } from 'preact/compat';
import { useState } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { Logo } from '../../art/Logo.tsx';
import { Link } from '../../page/Link.tsx';
import { useWords } from '../../words/useWords.tsx';

interface TopBarProps {
  readonly game: string;
  readonly title: string;
  readonly headline: string;
  /** What is wrong with the connection, if something is. */
  readonly trouble: string | null;
  readonly children?: ReactNode;
}

/** The thin line above a table: the way home, what is played, how the connection is. */
export function TopBar({ game, title, headline, trouble, children }: TopBarProps) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  useLayer(open, () => setOpen(false));
  return (
    <header className="top-bar" data-open={open}>
      <button
        type="button"
        className="quiet icon-only top-menu"
        aria-label={words.text('nav.menu')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'close' : 'menu'} />
      </button>
      <Link to={{ page: 'lobby' }} className="brand" label={words.text('nav.home')}>
        <Logo size={24} />
        <span>{words.text('brand')}</span>
      </Link>
      <h1>
        <span>{title}</span>
        {headline === '' ? null : (
          <span className="headline" title={headline}>
            {headline}
          </span>
        )}
      </h1>
      <nav aria-label={words.text('nav.table')}>
        {children}
        <Link to={{ page: 'rules', game, rule: null }} className="button quiet icon-only" label={words.text('nav.rules')}>
          <Icon name="book" />
        </Link>
        <Link to={{ page: 'settings' }} className="button quiet icon-only" label={words.text('nav.settings')}>
          <Icon name="gear" />
        </Link>
      </nav>
      <p className="trouble" role="status">
        {trouble ?? ''}
      </p>
    </header>
  );
}
