import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations/index.ts';
import { noticeId, turnIds } from './notification-id.ts';
import type { Connections } from './pool.ts';
import type { Schema } from './schema/index.ts';
import type { Append, Storage } from './storage.ts';

const UNIQUE_VIOLATION = '23505';

/** Opens the shared database, and owns the connections from then on. */
export async function openPostgres(connections: Connections, url: string): Promise<Storage> {
  await bringUp(url);
  return sharedStorage(connections);
}

/** A shared database as it is, on connections that it owns from then on. */
export function sharedStorage(connections: Connections): Storage {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: connections }) });
  const append = async (entry: Append): Promise<boolean> => {
    try {
      return (await connections.change(statementOf(entry))) > 0;
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION) return false;
      throw error;
    }
  };
  const now = async (): Promise<number> => {
    const { rows } = await sql<{ readonly at: number }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as at`.execute(db);
    return rows[0]?.at ?? 0;
  };
  return { db, shared: true, now, written: () => 0, append, close: () => db.destroy() };
}

/** Brings the schema up, however long that takes. */
async function bringUp(url: string): Promise<void> {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }) });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

/** The condition of every part: the table is still there. What deletes it waits until this is written, or this finds nothing. */
const HERE = 'exists (select from held)';
const IF_HERE = ` and ${HERE}`;

/**
 * One statement, so one round trip and all or nothing: the rows, the table's head, the jobs; `more`: what else. `planned` locks a plan or a person
 * first. Nothing is written where it finds none.
 */
const appending = (more: string, planned = ''): string => {
  const held = planned === '' ? 'tables where tables.id = $1' : 'tables, planned where tables.id = $1';
  return `
  with ${planned}held as (
    select tables.id from ${held} for no key update of tables
  ), step as (
    insert into moves (table_id, seq, seat, move, command, at)
    select $1, * from unnest($2::int[], $3::int[], $4::text[], $5::text[], $6::bigint[]) where ${HERE}
  ), asked as (
    insert into jobs (table_id, seat, seq, due, attempts, claimed_until)
    select $1, seat, $7, due, 0, 0 from unnest($12::int[], $13::bigint[]) as job (seat, due) where ${HERE}
    on conflict (table_id, seat) do update set seq = excluded.seq, due = excluded.due
  ), released as (
    delete from jobs where table_id = $1 and seat = any($14::int[])${IF_HERE}
  )${more}
  update tables set seq = $7, waiting = $8, status = $9, scores = $10, updated_at = $11, ended_at = case when $9 <> 'running' then $11::bigint end,
    removed = case when $9 = 'running' then removed end
  where id = $1${IF_HERE}`;
};

/** The seats of a match that ends. One of them may be written by `SEATED`: a statement writes a row once. */
const ended = (but: string): string => `, finished as (update seats set ended_at = $11::bigint, offered = 0 where table_id = $1${IF_HERE}${but})`;
const ENDED = ended('');
const ENDED_BUT_SEATED = ended(' and seat <> $15::int');

const SEATED = `, seated as (
    update seats set stand_in = $16::text, resigned = $17, stood_in = case when $16::text is null then stood_in else 1 end,
      ended_at = case when $9 <> 'running' then $11::bigint end, offered = case when $9 <> 'running' then 0 else $18::int end
    where table_id = $1 and seat = $15::int${IF_HERE})`;

/** The part that holds whoever takes a seat over, and in which nothing is found where they are gone. `$n`: their id. */
const holding = (n: number): string => `planned as (update people set id = id where id = $${n}::text returning name), `;

/** Gives them the seat, and drops what was planned for it. `$n`: the seat, after their id; then when the log is to be told when they rest. */
const TAKING = (n: number): string => `, taken as (
    update seats set person = $${n - 1}::text, name = (select name from planned), screen = 0, stand_in = null, resigned = 0, offered = 0,
      former = coalesce(former, person, ''), former_name = case when former is null then name else former_name end,
      former_until = coalesce(former_until, $7::int - 1), taken_at = $7::int, rest_untold = $${n + 1}::bigint,
      heard = coalesce((select heard from spectators where table_id = $1 and person = $${n - 1}::text), 0)
    where table_id = $1 and seat = $${n}::int${IF_HERE}
  ), unplanned as (
    delete from plans where table_id = $1 and seat = $${n}::int${IF_HERE}
  )`;

const offering = (n: number): string => `, offered as (update seats set offered = 1 where table_id = $1 and seat = $${n}::int${IF_HERE})`;

/** Whom to tell of what, and whose turn is over; the ids are those of `noticeId`. `$n`: the first of five values. */
const noticing = (n: number): string => `, ended as (
    delete from notices where id = any($${n}::text[])${IF_HERE}
  ), begun as (
    insert into notices (id, kind, person, table_id, since, due, told, claimed_until)
    select wanted.id, kind, person, $1, $11::bigint, from_at + delay, 0, 0
    from unnest($${n + 1}::text[], $${n + 2}::text[], $${n + 3}::text[], $${n + 4}::bigint[]) as wanted (id, kind, person, from_at) join wishes using (kind, person)
    where ${HERE}
    on conflict (id) do nothing
  )`;

const planning = (n: number): string =>
  `planned as (update plans set turns = $${n}, after_seq = $${n + 1}, stopped = $${n + 2} where table_id = $1 and seat = $${n + 3}::int and command = $${n + 4} returning 1), `;

const asking = (n: number): string =>
  `, questioned as (
    insert into questions (table_id, question) select $1, $${n}::text where $${n}::text is not null${IF_HERE}
    on conflict (table_id) do update set question = excluded.question
  ), unquestioned as (
    delete from questions where table_id = $1 and $${n}::text is null${IF_HERE}
  )`;

/** The number of the first value after those of every append. */
const BASIC = 15;

const PLAIN = appending('');
const NOTICING = appending(noticing(BASIC));
const WITH_SEATED = appending(SEATED);
const NOTICING_SEATED = appending(SEATED + noticing(BASIC + 4));

/** What is written by one statement; the two that are written with every move are prepared. */
function statementOf(entry: Append): pg.QueryConfig {
  const { seated, notices, planned, taken } = entry;
  const seating = seated ? [seated.seat, seated.standIn, Number(seated.resigned), Number(seated.offered)] : [];
  const all = [...values(entry), ...seating, ...(notices ? noticeValues(notices, entry) : [])];
  if (taken || entry.offers !== undefined || entry.question !== undefined) return rarely(entry, all);
  if (planned) {
    const { turns, after, stopped, seat, command } = planned;
    return { text: appending(moreOf(entry), planning(all.length + 1)), values: [...all, turns, after, stopped, seat, command] };
  }
  if (entry.status !== 'running') return { text: appending(moreOf(entry)), values: all };
  if (seated) return { text: notices ? NOTICING_SEATED : WITH_SEATED, values: all };
  return notices ? { name: 'append-noticing', text: NOTICING, values: all } : { name: 'append', text: PLAIN, values: all };
}

/** What is written by acts that are rare: what all are asked, a seat that is offered, and one that is taken over. */
function rarely(entry: Append, basic: readonly unknown[]): pg.QueryConfig {
  const { taken, question, offers } = entry;
  const all = [...basic];
  let text = moreOf(entry);
  const n = all.length + 1;
  if (taken) {
    all.push(taken.person, taken.seat, taken.untold);
    text += TAKING(n + 1);
  }
  if (offers !== undefined) text += offering(all.push(offers));
  if (question !== undefined) text += asking(all.push(question));
  return { text: appending(text, taken ? holding(n) : ''), values: all };
}

const noticeValues = ({ ended, begun }: NonNullable<Append['notices']>, { table, at }: Append): readonly unknown[] => [
  ended.flatMap((person) => turnIds(table, person)),
  begun.map(({ kind, person }) => noticeId(kind, table, person)),
  begun.map(({ kind }) => kind),
  begun.map(({ person }) => person),
  begun.map(({ from }) => from ?? at),
];

/** The parts of the statement besides rows, head and jobs: a seat, notices, the end of the match. */
function moreOf({ seated, notices, status }: Append): string {
  const noticed = notices ? noticing(seated ? BASIC + 4 : BASIC) : '';
  const ending = seated ? ENDED_BUT_SEATED : ENDED;
  return (seated ? SEATED : '') + noticed + (status === 'running' ? '' : ending);
}

function values({ table, rows, seq, waiting, status, scores, at, asked, released }: Append): readonly unknown[] {
  const columns = [
    rows.map((row) => row.seq),
    rows.map((row) => row.seat),
    rows.map((row) => row.move),
    rows.map((row) => row.command),
    rows.map((row) => row.at),
  ];
  return [table, ...columns, seq, waiting, status, scores, at, asked.map((job) => job.seat), asked.map((job) => job.due), released];
}
