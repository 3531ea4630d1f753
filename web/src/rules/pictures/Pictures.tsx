import './pictures.css';
import type { Example, Lesson, Message, Picture } from '@madang/kernel';
import { type Translator, translator } from '@madang/text';
import { type RefObject, use } from 'preact/compat';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Link } from '../../page/Link.tsx';
import { go } from '../../page/useRoute.ts';
import { type LoadedGame, loadExamples, loadLesson } from '../../words/loaded-game.ts';
import { useWords } from '../../words/useWords.tsx';
import { exampleAt, pictureAt } from '../parts.ts';
import { ExampleStage } from './ExampleStage.tsx';
import { PictureStage } from './PictureStage.tsx';

/** Rules to look at: positions on the game's own board, and what happens there, step by step. */
export function Pictures({ kit, wanted }: { readonly kit: LoadedGame; readonly wanted: string | null }) {
  const { language } = useWords();
  const taught = use(loadLesson(kit.game.name, language));
  const made = use(loadExamples(kit.game.name, language));
  const words = useMemo(() => translator(language, taught?.catalogue ?? {}, made?.catalogue ?? {}), [language, taught, made]);
  const groups = useMemo(() => grouped(kit, words, taught?.lesson.pictures ?? [], made?.examples ?? []), [kit, words, taught, made]);
  const all = groups.flatMap(({ shown }) => shown);
  const chosen = all.find(({ at }) => at === wanted) ?? all[0];
  return taught && chosen ? <Gallery kit={kit} lesson={taught.lesson} groups={groups} chosen={chosen} /> : null;
}

/** A picture or a worked example: what the address calls it, its words and itself. */
interface Seen {
  readonly at: string;
  readonly title: string;
  readonly text: string;
  readonly of: { readonly picture: Picture } | { readonly example: Example };
}

/** What is to be seen of a chapter of the rulebook. */
interface Group {
  readonly title: Message;
  readonly shown: readonly Seen[];
}

/** Pictures and examples under the chapter of the first rule that they show, in the order of the rulebook. */
function grouped({ game, wording }: LoadedGame, words: Translator, pictures: readonly Picture[], examples: readonly Example[]): readonly Group[] {
  const seen = (at: string, kind: string, id: string, of: Seen['of']): Seen => ({
    at,
    title: words.text(`${game.name}.${kind}.${id}.title`),
    text: words.text(`${game.name}.${kind}.${id}.text`),
    of,
  });
  return wording.chapters.flatMap(({ title, rules }) => {
    const inHere = ({ rules: [first = ''] }: Pick<Example, 'rules'>): boolean => rules.includes(first);
    const shown = [
      ...pictures.filter(inHere).map((picture) => seen(picture.id, 'picture', picture.id, { picture })),
      ...examples.filter(inHere).map((example) => seen(exampleAt(example.id), 'example', example.id, { example })),
    ];
    return shown.length > 0 ? [{ title, shown }] : [];
  });
}

interface GalleryProps {
  readonly kit: LoadedGame;
  readonly lesson: Lesson;
  readonly groups: readonly Group[];
  readonly chosen: Seen;
}

/** The chosen one is brought to the middle of the list that scrolls, and where the page was read further down, its title into sight. */
function useChosenInSight(chosen: string): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen decides where the list stands
  useEffect(() => {
    const nav = list.current;
    const link = nav?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
    if (!nav || !link) return;
    const { top, height } = nav.getBoundingClientRect();
    nav.scrollTop += link.top - top - (height - link.height) / 2;
    const picture = nav.parentElement?.querySelector('.picture');
    if (picture && picture.getBoundingClientRect().top < 0) picture.scrollIntoView();
  }, [chosen]);
  return list;
}

function Gallery({ kit, lesson, groups, chosen }: GalleryProps) {
  const app = useWords();
  const { name } = kit.game;
  const { language } = app;
  const titles = useMemo(() => translator(language, kit.catalogue), [language, kit]);
  const list = useChosenInSight(chosen.at);
  const { of, title, text } = chosen;
  return (
    <div className="pictures">
      <nav ref={list} aria-label={app.text('rules.part.pictures')}>
        {groups.map((group) => (
          <section key={group.title.key} aria-label={titles.say(group.title)}>
            <p aria-hidden>{titles.say(group.title)}</p>
            {group.shown.map((one) => (
              <Link key={one.at} to={{ page: 'rules', game: name, rule: pictureAt(one.at) }} current={one === chosen} className="button quiet">
                {one.title}
              </Link>
            ))}
          </section>
        ))}
      </nav>
      <select
        aria-label={app.text('rules.part.pictures')}
        value={chosen.at}
        onChange={({ currentTarget }) => go({ page: 'rules', game: name, rule: pictureAt(currentTarget.value) })}
      >
        {groups.map((group) => (
          <optgroup key={group.title.key} label={titles.say(group.title)}>
            {group.shown.map((one) => (
              <option key={one.at} value={one.at}>
                {one.title}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {'example' in of ? (
        <ExampleStage key={chosen.at} kit={kit} example={of.example} title={title} text={text} />
      ) : (
        <PictureStage key={chosen.at} kit={kit} lesson={lesson} picture={of.picture} title={title} text={text} />
      )}
    </div>
  );
}
