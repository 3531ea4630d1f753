import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The embedded database, in a data folder or a backup; a dump of PostgreSQL. */
export const FILE = 'madang.sqlite';
export const DUMP = 'madang.dump';
/** Files of which every backup has one. */
export const BACKUP_FILES = [FILE, DUMP] as const;
/** The secret that signs sessions, in a data folder or a backup. */
export const SECRET = 'secret';
/** Rights of a folder that only its owner may read. */
export const OWNER_FOLDER = 0o700;
const DAY = 86_400_000;
const HOUR = 3_600_000;
/** Backups that are kept: the newest days, and of so many weeks the newest day. */
const DAYS = 7;
const WEEKS = 4;
/** A backup that was begun and not written to for so long belongs to a process that is gone. */
const STALE = HOUR;
const NAME = /^\d{4}-\d\d-\d\d$/;
const PART = '.part';

/** True if a name is that of a day's backup. */
export const isDay = (name: string): boolean => NAME.test(name);

/** Returns the day whose backup is due: `hour` of UTC begins a day of backups. */
export const backupDay = (now: number, hour: number): string => new Date(now - hour * HOUR).toISOString().slice(0, 10);

/** Returns the number of a day's week; weeks begin on Mondays. */
const weekOf = (day: string): number => Math.floor((Date.parse(day) / DAY + 3) / 7);

/** Returns the days that the rule gives up: all but the newest seven and the newest of each of the four latest weeks. */
export function givenUp(days: readonly string[]): readonly string[] {
  const newest = [...days].sort().reverse();
  const weeks = new Map<number, string>();
  for (const day of newest) if (!weeks.has(weekOf(day))) weeks.set(weekOf(day), day);
  const kept = new Set([...newest.slice(0, DAYS), ...[...weeks.values()].slice(0, WEEKS)]);
  return newest.filter((day) => !kept.has(day));
}

/** Returns the days of the whole backups in a folder. What is not ours there is left alone. */
export function backupDays(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => isDay(name) && BACKUP_FILES.some((file) => existsSync(join(folder, name, file))));
}

/** Returns when the newest backup of a folder was made, in milliseconds since 1970; null if there is none. */
export function newestBackup(folder: string): number | null {
  const last = [...backupDays(folder)].sort().at(-1);
  return last === undefined ? null : statSync(join(folder, last)).mtimeMs;
}

/** Returns when something was written in a folder last. */
const writtenAt = (folder: string): number => Math.max(...['.', ...readdirSync(folder)].map((name) => statSync(join(folder, name)).mtimeMs));

/** Removes what processes that are gone have begun. */
function dropStale(folder: string, now: number): void {
  for (const name of readdirSync(folder)) {
    const isPart = name.endsWith(PART) && NAME.test(name.slice(0, -PART.length));
    if (isPart && writtenAt(join(folder, name)) < now - STALE) rmSync(join(folder, name), { recursive: true });
  }
}

/** Begins a day's backup and returns its folder, which no other node has then; undefined if another one makes it. */
export function beginBackup(folder: string, day: string, now: number): string | undefined {
  const part = join(folder, `${day}${PART}`);
  mkdirSync(folder, { recursive: true, mode: OWNER_FOLDER });
  dropStale(folder, now);
  try {
    mkdirSync(part, { mode: OWNER_FOLDER });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined;
    throw error;
  }
  return part;
}

/** Gives a whole backup its name. */
export const finishBackup = (folder: string, day: string): void => renameSync(join(folder, `${day}${PART}`), join(folder, day));

/** Removes the backups that the rule gives up. Returns their days. */
function tidyBackups(folder: string): readonly string[] {
  const old = givenUp(backupDays(folder));
  for (const one of old) rmSync(join(folder, one), { recursive: true });
  return old;
}

/** Removes what was begun of a backup that failed. */
export const dropBackup = (folder: string, day: string): void => rmSync(join(folder, `${day}${PART}`), { recursive: true, force: true });

/** Where scheduled backups stand: a folder, or a place in a store. */
export interface Shelf {
  /** For messages. */
  readonly name: string;
  /** Returns the days of the whole backups there. */
  days(): Promise<readonly string[]>;
  /** When the newest was made, in milliseconds since 1970, as far as this process knows; null: there is none. undefined: it has not looked yet. */
  newest(): number | null | undefined;
  /** Begins a day's backup and returns an empty folder for it; undefined if another process makes it. */
  begin(day: string, now: number): string | undefined;
  /** Puts what was made in that folder in its place: from now on it is a backup. */
  finish(day: string, now: number): Promise<void>;
  /** Removes what the rule gives up. Returns the days of that. */
  tidy(now: number): Promise<readonly string[]>;
  /** Removes what was begun of a backup that failed. */
  drop(day: string): void;
}

/** A folder for scheduled backups. */
export const folderShelf = (folder: string): Shelf => ({
  name: folder,
  days: async () => backupDays(folder),
  newest: () => newestBackup(folder),
  begin: (day, now) => beginBackup(folder, day, now),
  finish: async (day) => finishBackup(folder, day),
  tidy: async () => tidyBackups(folder),
  drop: (day) => dropBackup(folder, day),
});
