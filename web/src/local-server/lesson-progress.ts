import { isRecord } from '../json.ts';
import { keep, kept, keptKeys } from '../page/storage.ts';

const PREFIX = 'madang.lesson.';

/** The chapter that a lesson was left in; 0 where it was not begun, or is of other rules. */
export function keptChapter(game: string, version: string): number {
  const json = kept(PREFIX + game);
  if (typeof json !== 'object' || json === null || !('version' in json) || !('chapter' in json)) return 0;
  const { chapter } = json;
  return json.version === version && typeof chapter === 'number' && Number.isInteger(chapter) && chapter > 0 ? chapter : 0;
}

/** `count`: how many chapters there are, so that the shelf says how far it is without loading the lesson. */
export const keepChapter = (game: string, version: string, chapter: number, count: number): boolean =>
  keep(PREFIX + game, { version, chapter, count });

/** How far a lesson was left, counted from 1; null where it was not begun, or was followed to its end. */
export function leftLesson(game: string): { readonly number: number; readonly count: number } | null {
  const json = kept(PREFIX + game);
  if (!isRecord(json)) return null;
  const { chapter, count } = json;
  if (typeof chapter !== 'number' || typeof count !== 'number') return null;
  return chapter > 0 && chapter < count - 1 ? { number: chapter + 1, count } : null;
}

/** Under which key a challenge of a campaign is kept that was left before its end. */
export const challengeKey = (game: string, id: string): string => `madang.challenge.${game}.${id}`;

/** The challenge of a campaign that was left last before its end; null where there is none. */
export function leftChallenge(game: string): string | null {
  const prefix = challengeKey(game, '');
  const left = keptKeys(prefix).map((key) => ({ id: key.slice(prefix.length), at: changedAt(kept(key)) }));
  return left.toSorted((a, b) => b.at - a.at)[0]?.id ?? null;
}

const changedAt = (json: unknown): number => (isRecord(json) && typeof json.changedAt === 'number' ? json.changedAt : 0);
