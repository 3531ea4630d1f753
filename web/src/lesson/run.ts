import { type Document, type Game, type Lesson, type Move, scriptTo } from '@madang/kernel';
import type { Problem } from '@madang/wire';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { keepChapter, keptChapter } from '../local-server/lesson-progress.ts';
import { freshDocument, type LocalSeat } from '../local-server/local.ts';
import type { TableStore } from '../play/table.ts';
import { chapterOf, goesOn, isDone, isOnCourse, isReading, isSame, onBy, type Reached, reachedAt, wantedNow, wayTo } from './course.ts';
import { openTable } from './stage.ts';

/** Where a learner is. */
interface LessonState {
  readonly chapter: number;
  /** The table on the screen; null while the lesson is not open. */
  readonly table: TableStore | null;
  /** How far the match at it has come. */
  readonly reached: Reached;
  /** Something else was pressed than what the chapter asks for. */
  readonly hinted: boolean;
  /** How often: each time it is said what to do. */
  readonly hints: number;
  readonly problem: Problem | null;
}

/** A lesson being followed. */
export interface LessonRun extends StoreApi<LessonState> {
  /** Its game's name. */
  readonly game: string;
  readonly lesson: Lesson;
  /** Begins where it was left; call the result when the screen closes. */
  open(): () => void;
  /** The match stands where that chapter begins. */
  goTo(chapter: number): void;
  /** On from a chapter that was read. */
  readOn(): void;
  stray(): void;
  /** The hint was read: the text stands there again. */
  heed(): void;
  /** The match up to where the learner is. */
  document(): Document;
}

/** The match of a lesson where a chapter begins. */
function documentAt(game: Game, lesson: Lesson, chapter: number): Document {
  const fresh = freshDocument(game.name, lesson.version, lesson.options, lesson.seats, lesson.seed);
  return { ...fresh, moves: scriptTo(lesson, chapter) };
}

/** Where a match stands that is not open. */
const NOWHERE: Reached = { played: 0, tried: 0, asked: false, busy: false };

/** Once more something else was pressed. */
const hint = ({ hints }: LessonState): Partial<LessonState> => ({ hinted: true, hints: hints + 1 });

/** What a run works on. */
interface Desk {
  readonly game: Game;
  readonly lesson: Lesson;
  readonly seats: readonly LocalSeat[];
  readonly store: StoreApi<LessonState>;
  /** Ends the table on the screen. */
  leave: () => void;
  /** Shows moves of the others at it. */
  show: (chapter: number) => void;
  /** What has been played at it. */
  played: () => Document | null;
  /** In this chapter as good a move was played as the one that the lesson builds on. */
  strayed: boolean;
}

/** A lesson for one learner. `seats`: who is said to sit where. */
export function createRun(game: Game, lesson: Lesson, seats: readonly LocalSeat[]): LessonRun {
  const store = createStore<LessonState>()(() => ({ chapter: 0, table: null, reached: NOWHERE, hinted: false, hints: 0, problem: null }));
  const nothing = (): void => undefined;
  const desk: Desk = { game, lesson, seats, store, leave: nothing, show: nothing, played: () => null, strayed: false };
  return {
    ...store,
    game: game.name,
    lesson,
    open() {
      const left = keptChapter(game.name, lesson.version);
      // A learner who has seen the last page begins at the first one.
      stand(desk, left < lesson.chapters.length - 1 ? left : 0);
      return () => desk.leave();
    },
    goTo: (chapter) => stand(desk, chapter),
    readOn() {
      const { chapter } = store.getState();
      if (isReading(lesson, chapter)) enter(desk, chapter + 1);
    },
    stray: () => store.setState(hint),
    heed: () => store.setState({ hinted: false }),
    document() {
      const given = documentAt(game, lesson, store.getState().chapter);
      const played = desk.played();
      // a turn that is not confirmed yet is not among what was played
      return played && played.moves.length >= given.moves.length ? played : given;
    },
  };
}

/** Puts the match where a chapter begins, on a table of its own: what was going on at the last one ends. */
function stand(desk: Desk, chapter: number): void {
  const { game, lesson, seats, store } = desk;
  desk.leave();
  const opened = openTable(game, seats, documentAt(game, lesson, chapter), () => follow(desk));
  if ('problem' in opened) {
    store.setState({ problem: opened.problem });
    return;
  }
  const { stage, table } = opened;
  desk.leave = opened.leave;
  desk.show = (at) => {
    for (const [seat, move] of lesson.chapters[at]?.before ?? []) stage.playFor(seat, move);
  };
  desk.played = stage.document;
  desk.strayed = false;
  store.setState({ chapter, table: guided(desk, table), reached: reachedAt(table.getState()), hinted: false });
  keepChapter(game.name, lesson.version, chapter, lesson.chapters.length);
}

/** Goes on to a chapter from the one before it. */
function enter(desk: Desk, chapter: number): void {
  const { game, lesson, store } = desk;
  const { table } = store.getState();
  if (!table || chapter >= lesson.chapters.length) return;
  const way = wayTo(lesson, chapter, reachedAt(table.getState()));
  if (way === 'stand' || !keepsTo(desk, chapter)) stand(desk, chapter);
  else {
    desk.strayed = false;
    store.setState({ chapter, hinted: false });
    keepChapter(game.name, lesson.version, chapter, lesson.chapters.length);
    if (way === 'show') desk.show(chapter);
  }
}

/** Whether what was played instead of the lesson's own moves leaves the rest of it as it is. */
function keepsTo({ game, lesson, played, strayed }: Desk, chapter: number): boolean {
  const document = strayed ? played() : null;
  return !strayed || (document !== null && goesOn(game, lesson, chapter, document));
}

function follow(desk: Desk): void {
  const { chapter, table, reached: before } = desk.store.getState();
  if (!table) return;
  const reached = reachedAt(table.getState());
  if (!isSame(reached, before)) desk.store.setState({ reached });
  if (isDone(desk.lesson, chapter, reached)) enter(desk, chapter + 1);
}

/** The table as a learner uses it: only what the chapter asks for is played. */
function guided(desk: Desk, table: TableStore): TableStore {
  const { lesson, store } = desk;
  const chooseAll: TableStore['chooseAll'] = (moves, confirm) => {
    const { chapter } = store.getState();
    const reached = reachedAt(table.getState());
    const isWanted = (move: Move, i: number): boolean => wantedNow(lesson, chapter, onBy(reached, i), [move]).length > 0;
    if (!moves.every(isWanted)) return store.setState(hint);
    if (!moves.every((move, i) => isOnCourse(lesson, chapter, onBy(reached, i), move))) desk.strayed = true;
    store.setState({ hinted: false });
    table.chooseAll(moves, confirm);
  };
  return {
    ...table,
    chooseAll,
    choose: (move, confirm) => chooseAll([move], confirm),
    takeBack() {
      const { chapter } = store.getState();
      if (reachedAt(table.getState()).tried === 0) return stand(desk, chapterOf(lesson, Math.max(0, chapter - 1), FAR_ON));
      table.takeBack();
      store.setState({ chapter: chapterOf(lesson, chapter, reachedAt(table.getState())), hinted: false });
    },
  };
}

/** Behind every chapter: from there the way back ends at the last one in which something is played. */
const FAR_ON = { played: Number.POSITIVE_INFINITY, tried: 0, asked: false, busy: false };
