import type { Lesson, Picture } from '@madang/kernel';
import { type Translator, translator } from '@madang/text';
import { type RefObject, use, useEffect, useMemo, useRef } from 'react';
import { Link } from '../page/Link.tsx';
import { type ExamplesIn, type Kit, loadExamples, loadLesson } from '../words/kit.ts';
import { useWords } from '../words/useWords.tsx';
import { ExampleStage } from './ExampleStage.tsx';
import { PictureStage } from './PictureStage.tsx';
import { exampleAt, pictureAt } from './parts.ts';

/** Rules to look at: positions on the game's own board, and what happens there, step by step. */
export function Pictures({ kit, wanted }: { readonly kit: Kit; readonly wanted: string | null }) {
  const { language } = useWords();
  const taught = use(loadLesson(kit.game.name, language));
  const made = use(loadExamples(kit.game.name, language));
  const words = useMemo(() => translator(language, taught?.catalogue ?? {}, made?.catalogue ?? {}), [language, taught, made]);
  const pictures = taught?.lesson.pictures ?? [];
  const picture = pictures.find(({ id }) => id === wanted) ?? pictures[0];
  return taught && picture ? (
    <Gallery kit={kit} lesson={taught.lesson} words={words} picture={picture} examples={made?.examples ?? []} wanted={wanted} />
  ) : null;
}

interface GalleryProps {
  readonly kit: Kit;
  readonly lesson: Lesson;
  readonly words: Translator;
  readonly picture: Picture;
  readonly examples: ExamplesIn['examples'];
  /** What the address names. */
  readonly wanted: string | null;
}

/** Where the list of pictures is a strip to be pushed, the chosen one is brought to its middle. */
function useChosenInSight(chosen: string): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen decides where the strip stands
  useEffect(() => {
    const strip = list.current;
    const link = strip?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
    if (!strip || !link) return;
    const { left, width } = strip.getBoundingClientRect();
    strip.scrollLeft += link.left - left - (width - link.width) / 2;
  }, [chosen]);
  return list;
}

function Gallery({ kit, lesson, words, picture, examples, wanted }: GalleryProps) {
  const app = useWords();
  const { name } = kit.game;
  const example = examples.find(({ id }) => exampleAt(id) === wanted);
  const list = useChosenInSight(example ? exampleAt(example.id) : picture.id);
  return (
    <div className="pictures">
      <nav ref={list} aria-label={app.text('rules.part.pictures')}>
        {lesson.pictures?.map(({ id }) => (
          <Link key={id} to={{ page: 'rules', game: name, rule: pictureAt(id) }} current={!example && id === picture.id} className="button quiet">
            {words.text(`${name}.picture.${id}.title`)}
          </Link>
        ))}
        {examples.length > 0 ? <span className="pictures-kind">{app.text('rules.part.examples')}</span> : null}
        {examples.map(({ id }) => (
          <Link key={id} to={{ page: 'rules', game: name, rule: pictureAt(exampleAt(id)) }} current={id === example?.id} className="button quiet">
            {words.text(`${name}.example.${id}.title`)}
          </Link>
        ))}
      </nav>
      {example ? (
        <ExampleStage
          key={example.id}
          kit={kit}
          example={example}
          title={words.text(`${name}.example.${example.id}.title`)}
          text={words.text(`${name}.example.${example.id}.text`)}
        />
      ) : (
        <PictureStage
          key={picture.id}
          kit={kit}
          lesson={lesson}
          picture={picture}
          title={words.text(`${name}.picture.${picture.id}.title`)}
          text={words.text(`${name}.picture.${picture.id}.text`)}
        />
      )}
    </div>
  );
}
