import { keep, kept } from '../page/storage.ts';

const PREFIX = 'madang.lesson.';

/** The chapter that a lesson was left in; 0 where it was not begun, or is of other rules. */
export function keptChapter(game: string, version: string): number {
  const json = kept(PREFIX + game);
  if (typeof json !== 'object' || json === null || !('version' in json) || !('chapter' in json)) return 0;
  const { chapter } = json;
  return json.version === version && typeof chapter === 'number' && Number.isInteger(chapter) && chapter > 0 ? chapter : 0;
}

export const keepChapter = (game: string, version: string, chapter: number): boolean => keep(PREFIX + game, { version, chapter });
