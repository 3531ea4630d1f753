import './ledger.css';
import { inPlace } from '@madang/board-kit/in-place';
import { type Translator, translator } from '@madang/text';
import { type RefObject, use, useDeferredValue } from 'preact/compat';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { Link } from '../../page/Link.tsx';
import { type LoadedGame, loadExamples, loadLesson, loadRulebook, loadSynonyms } from '../../words/loaded-game.ts';
import { useWords } from '../../words/useWords.tsx';
import { exampleAt, pictureAt } from '../parts.ts';
import { type Chapter, cutAt, findRules } from './search.ts';

/** A game's rules, chapter by chapter. `rule`: the one that the address names. */
export function Ledger({ kit, rule }: { readonly kit: LoadedGame; readonly rule: string | null }) {
  const words = useWords();
  const { game, wording, catalogue } = kit;
  const rulebook = use(loadRulebook(wording, game.name, words.language));
  const synonyms = use(loadSynonyms(wording, game.name, words.language));
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const titles = useMemo(() => translator(words.language, catalogue), [words.language, catalogue]);
  const chapters = useMemo(() => findRules(wording.chapters, rulebook, wanted, synonyms), [wording, rulebook, wanted, synonyms]);
  const found = chapters.reduce((sum, chapter) => sum + chapter.rules.length, 0);
  const target = useShownRule(rule);
  const pictures = use(loadLesson(game.name, words.language))?.lesson.pictures ?? [];
  const made = use(loadExamples(game.name, words.language))?.examples ?? [];
  const drawn = [...pictures, ...made.map(({ id, rules }) => ({ id: exampleAt(id), rules }))];
  return (
    <div className="rulebook">
      <div className="rulebook-side">
        <label className="search">
          <Icon name="search" />
          <input
            type="search"
            value={query}
            aria-label={words.text('rules.search')}
            placeholder={words.text('rules.search')}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
        </label>
        <p role="status" className="note">
          {words.text('rules.found', { count: found })}
        </p>
        <ChapterList chapters={chapters} titles={titles} />
      </div>
      <div className="rulebook-text">
        {chapters.map((chapter) => (
          <section key={chapter.title.key} aria-labelledby={chapter.title.key}>
            <h2 id={chapter.title.key}>{titles.say(chapter.title)}</h2>
            <ol>
              {chapter.rules.map(({ id, text }) => (
                <Rule
                  key={id}
                  game={game.name}
                  id={id}
                  text={text}
                  wanted={wanted}
                  picture={drawn.find(({ rules }) => rules.includes(id))?.id ?? null}
                  target={id === rule ? target : undefined}
                />
              ))}
            </ol>
          </section>
        ))}
        {found === 0 ? <p className="empty">{words.text('rules.nothing', { query: wanted })}</p> : null}
      </div>
    </div>
  );
}

interface ChapterListProps {
  readonly chapters: readonly Chapter[];
  readonly titles: Translator;
}

function ChapterList({ chapters, titles }: ChapterListProps) {
  const words = useWords();
  return (
    <nav aria-label={words.text('rules.chapters')}>
      <ol>
        {chapters.map(({ title, rules }) => (
          <li key={title.key}>
            <button type="button" className="quiet" onClick={() => document.getElementById(title.key)?.scrollIntoView()}>
              {titles.say(title)} <small>{rules.length}</small>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Brings the rule that the address names into sight, once the result lies on it. */
function useShownRule(rule: string | null): RefObject<HTMLLIElement | null> {
  const target = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (rule === null) return;
    target.current?.scrollIntoView({ block: 'center' });
    target.current?.focus({ preventScroll: true });
  }, [rule]);
  return target;
}

interface RuleProps {
  readonly game: string;
  readonly id: string;
  readonly text: string;
  /** What was searched for, to be marked. */
  readonly wanted: string;
  /** The picture that shows it; null: none. */
  readonly picture: string | null;
  /** The element of the rule that the address names. */
  readonly target: RefObject<HTMLLIElement | null> | undefined;
}

function Rule({ game, id, text, wanted, picture, target }: RuleProps) {
  const words = useWords();
  return (
    <li id={id} ref={target ?? null} tabindex={target && -1} data-here={target !== undefined}>
      <Link to={{ page: 'rules', game, rule: id }} className="rule-id">
        {id}
      </Link>
      <p>
        {inPlace(cutAt(text, wanted), (part, i) => (i % 2 === 1 ? <mark>{part}</mark> : part))}
        {picture === null ? null : (
          <Link to={{ page: 'rules', game, rule: pictureAt(picture) }} className="rule-picture">
            <Icon name="eye" />
            {words.text('rules.picture')}
          </Link>
        )}
      </p>
    </li>
  );
}
