import {
  type Document,
  type Game,
  isLike,
  type Lesson,
  type LessonChapter,
  type Move,
  openDocument,
  ownScript,
  playMove,
  scriptTo,
  wanted,
} from '@madang/kernel';
import type { TableState } from '../play/table.ts';

/** How far the match on the screen has come. */
export interface Reached {
  /** Moves that were played. */
  readonly played: number;
  /** Moves that are tried and not confirmed. */
  readonly tried: number;
  /** The learner is asked for another move. */
  readonly asked: boolean;
  /** A command is under way. */
  readonly busy: boolean;
}

/** How far a table has come. */
export const reachedAt = ({ position, plan, sending }: Pick<TableState, 'position' | 'plan' | 'sending'>): Reached => ({
  played: position?.seq ?? 0,
  tried: plan?.steps.length ?? 0,
  asked: plan?.stage === 'open',
  busy: sending !== null,
});

/** Whether a match has come no further. */
export const isSame = (a: Reached, b: Reached): boolean => a.played === b.played && a.tried === b.tried && a.asked === b.asked && a.busy === b.busy;

/** So many moves further on. */
export const onBy = (reached: Reached, moves: number): Reached => ({ ...reached, tried: reached.tried + moves });

const chapterAt = (lesson: Lesson, at: number): LessonChapter => {
  const chapter = lesson.chapters[at];
  if (!chapter) throw new Error(`no chapter ${at}`);
  return chapter;
};

/** Whether there is nothing to do in a chapter but to read on. */
export const isReading = (lesson: Lesson, at: number): boolean => ownScript(lesson, chapterAt(lesson, at)).length === 0;

/** How many of a chapter's own moves are made; negative while what comes before it is still being shown. */
const inChapter = (lesson: Lesson, at: number, { played, tried }: Reached): number => played + tried - scriptTo(lesson, at).length;

/** Those of the offered moves with which the chapter goes on. */
export function wantedNow(lesson: Lesson, at: number, reached: Reached, offered: readonly Move[]): readonly Move[] {
  const count = inChapter(lesson, at, reached);
  return count < 0 ? [] : wanted(chapterAt(lesson, at), count, offered);
}

/** Whether this is the move that the rest of the lesson builds on, and not only as good a one. */
export function isOnCourse(lesson: Lesson, at: number, reached: Reached, move: Move): boolean {
  const own = chapterAt(lesson, at).moves?.[inChapter(lesson, at, reached)];
  return own !== undefined && isLike(move, own);
}

/** Whether a chapter has its moves. A turn that is thought through must be confirmed before it counts. */
export function isDone(lesson: Lesson, at: number, reached: Reached): boolean {
  const { moves = [], free } = chapterAt(lesson, at);
  const { tried, asked, busy } = reached;
  const count = inChapter(lesson, at, reached);
  if (moves.length === 0 || busy || count <= 0) return false;
  if (free) return tried === 0 && (count >= moves.length || !asked);
  return count >= moves.length && (tried === 0 || asked);
}

/**
 * How the next chapter is come to: `on` – it begins where the match is; `show` – the others play what comes before it; `stand` – the match
 * is put where it begins.
 */
export function wayTo(lesson: Lesson, at: number, reached: Reached): 'on' | 'show' | 'stand' {
  const { before = [] } = chapterAt(lesson, at);
  const { played, tried } = reached;
  if (played + tried !== scriptTo(lesson, at).length - before.length) return 'stand';
  if (before.length === 0) return 'on';
  return tried === 0 && before.every(([seat]) => seat !== lesson.seat) ? 'show' : 'stand';
}

/** Whether the lesson can go on from a chapter on with what was played instead of its own moves before that chapter. */
export function goesOn(game: Game, lesson: Lesson, at: number, played: Document): boolean {
  const opened = openDocument(game, played);
  if (!opened.ok) return false;
  const { before = [] } = chapterAt(lesson, at);
  const rest = scriptTo(lesson, lesson.chapters.length - 1).slice(scriptTo(lesson, at).length - before.length);
  return rest.every(([seat, move]) => playMove(opened.value, seat, move).ok);
}

/** The chapter that a learner is in who has taken moves back, from chapter `at` on. */
export function chapterOf(lesson: Lesson, at: number, reached: Reached): number {
  let now = at;
  while (now > 0 && (isReading(lesson, now) || inChapter(lesson, now, reached) < 0)) now--;
  return now;
}
