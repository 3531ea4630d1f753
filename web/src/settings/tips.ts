import { isRecord } from '../json.ts';
import { keep, kept } from '../page/storage.ts';
import { useSettings } from './store.ts';

const KEY = 'madang.finished';

/** Matches of a game after which its player is a newcomer no more. */
const FIRST_MATCHES = 2;

/** The first matches of a game that were finished in this browser, by their tables. */
function finished(game: string): readonly string[] {
  const all = kept(KEY);
  const tables = isRecord(all) ? all[game] : [];
  return Array.isArray(tables) ? tables.filter((table) => typeof table === 'string') : [];
}

/** Remembers that the reader played a match of a game to its end; once for each table. */
export function rememberFinished(game: string, table: string): void {
  const before = finished(game);
  if (before.length >= FIRST_MATCHES || before.includes(table)) return;
  const all = kept(KEY);
  keep(KEY, { ...(isRecord(all) ? all : {}), [game]: [...before, table] });
}

/** Whether the reader is told before a confirmation what they may have overlooked: as they wish, or in their first matches of a game. */
export function givesTips(game: string): boolean {
  const { tips } = useSettings.getState();
  return tips === 'on' || (tips === 'first' && finished(game).length < FIRST_MATCHES);
}
