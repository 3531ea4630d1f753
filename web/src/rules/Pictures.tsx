import type { Lesson, Picture } from '@madang/kernel';
import { type Translator, translator } from '@madang/text';
import { use, useMemo } from 'react';
import { Link } from '../page/Link.tsx';
import { type Kit, loadLesson } from '../words/kit.ts';
import { useWords } from '../words/useWords.tsx';
import { PictureStage } from './PictureStage.tsx';
import { pictureAt } from './parts.ts';

/** Rules to look at: positions on the game's own board, and what happens there, step by step. */
export function Pictures({ kit, wanted }: { readonly kit: Kit; readonly wanted: string | null }) {
  const { language } = useWords();
  const taught = use(loadLesson(kit.game.name, language));
  const words = useMemo(() => translator(language, taught?.catalogue ?? {}), [language, taught]);
  const pictures = taught?.lesson.pictures ?? [];
  const picture = pictures.find(({ id }) => id === wanted) ?? pictures[0];
  return taught && picture ? <Gallery kit={kit} lesson={taught.lesson} words={words} picture={picture} /> : null;
}

interface GalleryProps {
  readonly kit: Kit;
  readonly lesson: Lesson;
  readonly words: Translator;
  readonly picture: Picture;
}

function Gallery({ kit, lesson, words, picture }: GalleryProps) {
  const app = useWords();
  const { name } = kit.game;
  return (
    <div className="pictures">
      <nav aria-label={app.text('rules.part.pictures')}>
        {lesson.pictures?.map(({ id }) => (
          <Link key={id} to={{ page: 'rules', game: name, rule: pictureAt(id) }} current={id === picture.id} className="button quiet">
            {words.text(`${name}.picture.${id}.title`)}
          </Link>
        ))}
      </nav>
      <PictureStage
        key={picture.id}
        kit={kit}
        lesson={lesson}
        picture={picture}
        title={words.text(`${name}.picture.${picture.id}.title`)}
        text={words.text(`${name}.picture.${picture.id}.text`)}
      />
    </div>
  );
}
