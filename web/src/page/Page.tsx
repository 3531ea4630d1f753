import './page.css';
import { SHELF } from '@madang/games';
import type { ReactNode } from 'preact/compat';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { Logo } from '../art/Logo.tsx';
import { useOnline } from '../reach/useOnline.ts';
import { useWords } from '../words/useWords.tsx';
import { Link } from './Link.tsx';
import { useMark } from './marks/useMark.ts';
import { arrive } from './navigation-kind.ts';
import { WaitingBar } from './WaitingBar.tsx';

type Place = 'lobby' | 'rules' | 'settings' | 'other';

interface PageProps {
  readonly at: Place;
  readonly title: ReactNode;
  /** The game that it is about: the header leads to its rules. */
  readonly game?: string;
  readonly children: ReactNode;
}

/** A page with the app's header: everything but a table. */
export function Page({ at, title, game = SHELF[0]?.name ?? '', children }: PageProps) {
  const words = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const main = useRef<HTMLElement>(null);
  const online = useOnline();
  useLayoutEffect(arrive, []);
  useMark('page');
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="page">
      <button type="button" className="skip" onClick={() => main.current?.focus()}>
        {words.text('nav.skip')}
      </button>
      <header className="page-header">
        <Link to={{ page: 'lobby' }} className="brand" current={at === 'lobby'} label={words.text('nav.home')}>
          <Logo />
          <span>{words.text('brand')}</span>
        </Link>
        <nav aria-label={words.text('nav.label')}>
          <Link to={{ page: 'lobby' }} current={at === 'lobby'}>
            <Icon name="people" />
            <span>{words.text('nav.lobby')}</span>
          </Link>
          <Link to={{ page: 'rules', game, rule: null }} current={at === 'rules'}>
            <Icon name="book" />
            <span>{words.text('nav.rules')}</span>
          </Link>
          <Link to={{ page: 'settings' }} current={at === 'settings'}>
            <Icon name="gear" />
            <span>{words.text('nav.settings')}</span>
          </Link>
        </nav>
      </header>
      <p className="offline" role="status">
        {online ? '' : words.text('page.offline')}
      </p>
      <WaitingBar />
      <main ref={main} tabindex={-1} className="page-main">
        <h1 ref={heading} tabindex={-1}>
          {title}
        </h1>
        {children}
      </main>
    </div>
  );
}
