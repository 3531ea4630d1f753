import '../styles/rules.css';
import { translator } from '@madang/text';
import { use, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from '../app/Link.tsx';
import { Page } from '../app/Page.tsx';
import { Icon } from '../art/Icon.tsx';
import { Gone } from '../table/Gone.tsx';
import { type Kit, loadKit, loadRulebook } from '../words/kit.ts';
import { useWords } from '../words/useWords.tsx';
import { cutAt, findRules } from './search.ts';

/** A game's rules, chapter by chapter. `rule`: the one that the address names. */
export function Rulebook({ name, rule }: { readonly name: string; readonly rule: string | null }) {
  const { language } = useWords();
  const kit = use(loadKit(name, language));
  return kit ? <Ledger kit={kit} rule={rule} /> : <Gone problem={{ code: 'unknown-game', details: { game: name } }} />;
}

function Ledger({ kit, rule }: { readonly kit: Kit; readonly rule: string | null }) {
  const words = useWords();
  const { game, wording, catalogue } = kit;
  const rulebook = use(loadRulebook(wording, game.name, words.language));
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const titles = useMemo(() => translator(words.language, catalogue), [words.language, catalogue]);
  const chapters = useMemo(() => findRules(wording.chapters, rulebook, wanted), [wording, rulebook, wanted]);
  const found = chapters.reduce((sum, chapter) => sum + chapter.rules.length, 0);
  const target = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (rule === null) return;
    target.current?.scrollIntoView({ block: 'center' });
    target.current?.focus({ preventScroll: true });
  }, [rule]);
  return (
    <Page at="rules" title={words.text('rules.title', { game: catalogue[`${game.name}.title`] ?? game.name })}>
      <p className="lead">{words.text('rules.lead')}</p>
      <div className="rulebook">
        <div className="rulebook-side">
          <label className="search">
            <Icon name="search" />
            <input
              type="search"
              value={query}
              aria-label={words.text('rules.search')}
              placeholder={words.text('rules.search')}
              onChange={(event) => setQuery(event.target.value)}
            />
          </label>
          <p role="status" className="note">
            {words.text('rules.found', { count: found })}
          </p>
          <nav aria-label={words.text('rules.chapters')}>
            <ol>
              {chapters.map((chapter) => (
                <li key={chapter.title.key}>
                  <button type="button" className="quiet" onClick={() => document.getElementById(chapter.title.key)?.scrollIntoView()}>
                    {titles.say(chapter.title)} <small>{chapter.rules.length}</small>
                  </button>
                </li>
              ))}
            </ol>
          </nav>
        </div>
        <div className="rulebook-text">
          {chapters.map((chapter) => (
            <section key={chapter.title.key} aria-labelledby={chapter.title.key}>
              <h2 id={chapter.title.key}>{titles.say(chapter.title)}</h2>
              <ol>
                {chapter.rules.map(({ id, text }) => (
                  <li key={id} id={id} ref={id === rule ? target : undefined} tabIndex={id === rule ? -1 : undefined} data-here={id === rule}>
                    <Link to={{ page: 'rules', game: game.name, rule: id }} className="rule-id">
                      {id}
                    </Link>
                    <p>
                      {cutAt(text, wanted).map((part, i) =>
                        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
                        i % 2 === 1 ? <mark key={i}>{part}</mark> : part,
                      )}
                    </p>
                  </li>
                ))}
              </ol>
            </section>
          ))}
          {found === 0 ? <p className="empty">{words.text('rules.nothing', { query: wanted })}</p> : null}
        </div>
      </div>
    </Page>
  );
}
