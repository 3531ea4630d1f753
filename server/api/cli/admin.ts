import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Config } from '../../core/config.ts';
import { announce } from '../../features/admin/announcements.ts';
import { ban, findPeople, makeAdmin, thePerson } from '../../features/admin/users.ts';
import { connecting } from '../../storage/pool.ts';
import type { Schema } from '../../storage/schema/index.ts';
import { kyselyOn, openSound } from '../../storage/sqlite.ts';

/** What an admin does from the command line. `host`: the old name of `admin`. */
export const HOSTING = ['users', 'ban', 'admin', 'host', 'announce'] as const;
export type Hosting = (typeof HOSTING)[number];

/** Milliseconds in which PostgreSQL must answer. */
const PATIENCE = 30_000;

type Place = Pick<Config, 'dataFolder' | 'databaseUrl'>;

/** Opens the database beside a server that may run: nothing of it is brought up or set right. */
function openBeside({ dataFolder, databaseUrl }: Place): Kysely<Schema> {
  if (databaseUrl !== undefined)
    return new Kysely({ dialect: new PostgresDialect({ pool: new pg.Pool({ ...connecting(databaseUrl, PATIENCE), max: 1 }) }) });
  return kyselyOn(openSound(join(dataFolder ?? 'data', 'madang.sqlite')));
}

/**
 * `users [text]`, `ban NAME [days]` (0: not any more), `admin NAME [no]`, `announce TEXT` (empty: nothing any more); NAME is a login or an
 * id. Gives what is to be said. Throws where there is no such person.
 */
export async function doHosting(place: Place, what: Hosting, [first = '', second]: readonly string[]): Promise<string> {
  const db = openBeside(place);
  const person = async (): Promise<string> => {
    const found = await thePerson(db, first);
    if (!found.ok) throw new Error(`nobody signs in as '${first}', and it is nobody's id: madang users lists both`);
    return found.value;
  };
  try {
    switch (what) {
      case 'users':
        return (await findPeople(db, first)).map(line).join('\n');
      case 'ban':
        await ban(db, await person(), second === undefined ? null : Number(second), Date.now());
        return first;
      case 'admin':
      case 'host':
        await makeAdmin(db, await person(), second !== 'no');
        return first;
      case 'announce':
        await announce(db, first, Date.now());
        return first;
    }
  } finally {
    await db.destroy();
  }
}

const dayOf = (time: number | null): string => (time === null ? '-' : time > 8.64e15 ? 'for good' : new Date(time).toISOString().slice(0, 10));

const line = ({ id, login, name, host, bannedUntil, usedAt }: Awaited<ReturnType<typeof findPeople>>[number]): string =>
  [id, login ?? '-', name, dayOf(usedAt), host ? 'admin' : '', bannedUntil === null ? '' : `banned until ${dayOf(bannedUntil)}`].join('\t').trimEnd();
