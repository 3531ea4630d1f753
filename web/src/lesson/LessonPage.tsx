import '../styles/lesson.css';
import { translator } from '@madang/text';
import { use } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import { useOpen } from '../store-hook.ts';
import { Gone } from '../table/dialogs/Gone.tsx';
import type { Guide } from '../table/guide.ts';
import { type LoadedGame, loadLesson, loadTable, type TaughtIn } from '../words/loaded-game.ts';
import { useWords } from '../words/useWords.tsx';
import { isReading, onBy, wantedNow } from './course.ts';
import { GuidedTable } from './GuidedTable.tsx';
import { LessonCard } from './LessonCard.tsx';
import { createRun } from './run.ts';
import { Spotlights } from './Spotlights.tsx';
import { untipped } from './untipped.ts';
import { useSeats } from './useSeats.ts';

/** A game learnt at its own table: a fixed first match, chapter by chapter. */
export function LessonPage({ name }: { readonly name: string }) {
  const { language } = useWords();
  const kit = use(loadTable(name, language));
  const taught = use(loadLesson(name, language));
  if (!kit) return <Gone problem={{ code: 'unknown-game', details: { game: name } }} />;
  return taught ? <LessonTable loaded={kit} taught={taught} /> : <Gone problem={{ code: 'no-lesson' }} />;
}

/** A chapter that points at nothing. */
const NOWHERE: readonly string[] = [];

function LessonTable({ loaded, taught: { lesson, catalogue } }: { readonly loaded: LoadedGame; readonly taught: TaughtIn }) {
  const app = useWords();
  const kit = useMemo(() => untipped(loaded), [loaded]);
  const { game } = kit;
  const seats = useSeats(lesson);
  const run = useMemo(() => createRun(game, lesson, seats), [game, lesson, seats]);
  const { chapter, table, reached, problem } = useOpen(run);
  const words = useMemo(() => translator(app.language, catalogue), [app.language, catalogue]);
  const reading = isReading(lesson, chapter);
  // Another chapter lights other answers of the same decision, and so does the last of the others' moves that come before it.
  const guide = useMemo<Guide>(
    () => ({
      teaches: true,
      lit: (offered, after = 0) => wantedNow(lesson, chapter, onBy(reached, after), offered),
      card: <LessonCard run={run} game={game} seats={seats} words={words} />,
      prompt: reading ? app.text(chapter === lesson.chapters.length - 1 ? 'lesson.done' : 'lesson.reading') : null,
      stray: run.stray,
    }),
    [run, game, seats, words, reading, app, chapter, reached, lesson],
  );
  if (problem) return <Gone problem={problem} />;
  if (!table) return null;
  return (
    <>
      <GuidedTable kit={kit} store={table} guide={guide} />
      <Spotlights places={lesson.chapters[chapter]?.lights ?? NOWHERE} opens={reading} />
    </>
  );
}
