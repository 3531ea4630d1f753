import { createHash } from 'node:crypto';
import type { Ground } from '../../../bench/house/ground.ts';
import { ARCHIVIST, type Size } from '../../../bench/house/matches.ts';
import { personId } from '../../../bench/house/people.ts';
import { type Guest, guestOf, newGuest } from '../support/guest.ts';

/** The askers. `busiest`: has played most, and owns fifty live tables. `archivist`: has played much, and all moves are there. */
export const ROLES = ['guest', 'idle', 'busiest', 'archivist', 'host'] as const;
export type Role = (typeof ROLES)[number];

/** Whom and what a request names. */
export interface Scene {
  readonly role: Role;
  readonly me: string;
  /** The asker's table, or any other if they have none such. */
  readonly live: string;
  readonly waiting: string;
  readonly over: string;
  /** A finished match whose moves are there. */
  readonly told: string;
  /** Somebody who has played much. */
  readonly other: string;
  readonly cup: string;
  readonly gathering: string;
  readonly game: string;
  readonly seats: number;
  /** The address of the server. */
  readonly url: string;
  /** The secret of the asker's calendar. */
  readonly calendar: string;
}

const rankOf = (role: Exclude<Role, 'guest'>, { people }: Size): number => ({ idle: people - 1, busiest: 0, archivist: ARCHIVIST, host: 1 })[role];

/** The only value of the only row. */
async function one(ground: Ground, query: string): Promise<string | undefined> {
  const [row] = await ground.rows(query);
  const [value] = Object.values(row ?? {});
  return value === undefined || value === null ? undefined : String(value);
}

/** An id from an expression in the words of SQL. */
const idAt = async (ground: Ground, expression: string): Promise<string> => (await one(ground, `select ${expression} as id`)) ?? '';

/** Lets the person of a scene come in by a new session: the one of a guest who was there for a moment. */
export async function comeIn(ground: Ground, url: string, scene: Pick<Scene, 'me'>): Promise<Guest> {
  const guest = await newGuest(url);
  await ground.run(`update sessions set person = '${scene.me}' where person = '${guest.id}'`);
  return guestOf(url, scene.me, guest.cookie);
}

/** Gives a person a calendar whose secret is known. */
async function calendarOf(ground: Ground, role: Role, me: string): Promise<string> {
  const secret = role.padEnd(43, 'A');
  const token = createHash('sha256').update(secret).digest('base64url');
  await ground.run(`delete from calendars where person = '${me}' or token = '${token}'`);
  await ground.run(`insert into calendars (person, token, created_at) values ('${me}', '${token}', 0)`);
  return secret;
}

/** Finds whom and what the requests of a role name. */
export async function sceneOf(ground: Ground, url: string, size: Size, role: Role): Promise<Scene> {
  const me = role === 'guest' ? (await newGuest(url)).id : await idAt(ground, personId(ground, `cast(${rankOf(role, size)} as bigint)`));
  if (role === 'host') await ground.run(`update people set host = 1 where id = '${me}'`);
  const table = async (status: string, more = ''): Promise<string> =>
    (await one(ground, `select id from tables where owner = '${me}' and status = '${status}' ${more} order by id limit 1`)) ??
    (await one(ground, `select id from tables where status = '${status}' and access = 'open' ${more} order by created_at desc, id limit 1`)) ??
    '';
  const told = 'and exists (select 1 from moves where moves.table_id = tables.id)';
  const over = await table('over', told);
  const [head] = await ground.rows(`select game, (select count(*) from seats where table_id = tables.id) as seats from tables where id = '${over}'`);
  return {
    role,
    me,
    live: await table('running'),
    waiting: await table('waiting'),
    over: await table('over'),
    told: over,
    other: await idAt(ground, personId(ground, 'cast(2 as bigint)')),
    cup: (await one(ground, "select id from cups where status = 'over' order by id limit 1")) ?? '',
    gathering: (await one(ground, "select id from cups where status = 'gathering' order by id limit 1")) ?? '',
    game: String(head?.game),
    seats: Number(head?.seats),
    url,
    calendar: await calendarOf(ground, role, me),
  };
}
