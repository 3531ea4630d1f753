import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Schema } from '../../storage/schema/index.ts';
import { isApart } from './relations.ts';
import { type TableRecord, withOwner, withSeats } from './table.ts';

/** Tables on one page of a list. */
const PAGE = 100;

/** Tables that wait for everybody, or that everybody may watch, in these words for their index by time. */
const LISTED = sql<boolean>`access = 'open' and (status = 'waiting' or (status = 'running' and watchers = 1))`;

/** A page of a list, and where the next one begins; null: there is none. */
export interface PageOf<T> {
  readonly tables: readonly T[];
  readonly more: string | null;
}

/** Where a page ended: a time, and the table that was last at that time. */
export interface End {
  readonly at: number;
  readonly id: string;
}

/** Where a page ends whose last match this is. */
export const endOf = ({ ended_at, table_id }: { readonly ended_at: number | null; readonly table_id: string }): End => ({
  at: ended_at ?? 0,
  id: table_id,
});

function readEnd(after: string | undefined): End | undefined {
  if (after === undefined) return undefined;
  const [at = '', id = ''] = after.split('.');
  return { at: Number(at), id };
}

/**
 * Open tables that wait, or run and may be watched, newest first; without those of owners who blocked the viewer or whom they blocked. `after`:
 * where the page before ended.
 */
export function openTables(db: Kysely<Schema>, viewer: string | null, after?: string): Promise<PageOf<TableRecord>> {
  const open = withOwner(db).where(LISTED);
  return pageOf(db, viewer === null ? open : open.where(isApart(viewer)), 'created_at', after);
}

/** The newest public tables that wait for players, however many are played. */
export async function waitingTables(db: Kysely<Schema>, most: number): Promise<readonly TableRecord[]> {
  const waiting = withOwner(db).where(LISTED).where('tables.status', '=', 'waiting');
  return withSeats(db, await waiting.orderBy('tables.created_at', 'desc').orderBy('tables.id', 'desc').limit(most).execute());
}

/** True for a table that `openTables` lists, but for people whom its owner is kept apart from. */
export const isListed = ({ access, status, watchers }: TableRecord): boolean =>
  access === 'open' && (status === 'waiting' || (status === 'running' && watchers));

/** True if a table is listed after the end of a page, so that the page does not have it. */
export function isBeyond({ createdAt, id }: TableRecord, page: string | null): boolean {
  const end = page === null ? undefined : readEnd(page);
  return end !== undefined && (createdAt < end.at || (createdAt === end.at && id < end.id));
}

/** True for a table that `offeredTables` shows a person, but for people whom its owner is kept apart from. */
export const isOffered = (record: TableRecord, person: string): boolean =>
  isListed(record) &&
  record.status === 'running' &&
  record.seats.some(({ offered }) => offered) &&
  !record.seats.some((seat) => seat.person === person || seat.former?.id === person);

/** Seats to be taken over that the lobby shows. */
const OFFERED_SHOWN = 20;

/** Public tables that run and look for somebody who takes a seat over, the newest first; without those where this person plays or played. */
export async function offeredTables(db: Kysely<Schema>, person: string | null): Promise<readonly TableRecord[]> {
  const looking = db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select('tables.id')
    // In these words, for the index of such seats.
    .where(sql<boolean>`seats.offered = 1`)
    // No index of the tables is of use to this.
    .where(sql<boolean>`tables.status || '' = 'running'`)
    .where('tables.access', '=', 'open')
    .where('tables.watchers', '=', 1);
  const all = withOwner(db).where('tables.id', 'in', looking);
  const found = person === null ? all : all.where(isApart(person));
  const rows = await found.orderBy('tables.created_at', 'desc').limit(OFFERED_SHOWN).execute();
  const tables = await withSeats(db, rows);
  return tables.filter(({ seats }) => person === null || !seats.some((seat) => seat.person === person || seat.former?.id === person));
}

/** The tables of these ids, as far as there are any. */
export const tablesById = async (db: Kysely<Schema>, ids: readonly string[]): Promise<readonly TableRecord[]> =>
  ids.length === 0 ? [] : withSeats(db, await withOwner(db).where('tables.id', 'in', ids).execute());

/** Every table, newest first, for the host. */
export const allTables = (db: Kysely<Schema>, after?: string): Promise<PageOf<TableRecord>> => pageOf(db, withOwner(db), 'created_at', after);

/** Every table that a person owns, plays at or is asked to play at, last played first. */
export function tablesOf(db: Kysely<Schema>, person: string, after?: string): Promise<PageOf<TableRecord>> {
  const end = readEnd(after);
  const ended = db
    .selectFrom(
      endedSeats(db, person, end)
        .limit(PAGE + 1)
        .as('ended'),
    )
    .select('table_id');
  const owned = db
    .selectFrom(
      endedTables(db, person, end)
        .limit(PAGE + 1)
        .as('owned'),
    )
    .select('table_id');
  const ids = activeIds(db, person).union(ended).union(owned);
  return pageOf(db, withOwner(db).where('tables.id', 'in', ids), 'updated_at', after);
}

/** The ids of a person's tables that are not over: each part by an index of its own, so that nobody else's are read. */
export const activeIds = (db: Kysely<Schema>, person: string) =>
  db
    .selectFrom('seats')
    .select('table_id')
    .where('person', '=', person)
    .where('ended_at', 'is', null)
    .union(db.selectFrom('seats').select('table_id').where('asked', '=', person))
    .union(db.selectFrom('tables').select('id as table_id').where('owner', '=', person).where('ended_at', 'is', null));

/** The seats of a person in matches that ended, the last one first; each match once, though they played several of its seats. */
export function endedSeats(db: Kysely<Schema>, person: string, end?: End) {
  const seats = db
    .selectFrom('seats')
    .select('seats.table_id')
    .where('seats.person', '=', person)
    .where('seats.ended_at', 'is not', null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('seats as lower')
            .select('lower.seat')
            .whereRef('lower.table_id', '=', 'seats.table_id')
            .whereRef('lower.seat', '<', 'seats.seat')
            .where('lower.person', '=', person),
        ),
      ),
    )
    .orderBy('seats.ended_at', 'desc')
    .orderBy('seats.table_id', 'desc');
  return end ? seats.where((where) => where(where.refTuple('seats.ended_at', 'seats.table_id'), '<', where.tuple(end.at, end.id))) : seats;
}

/** The finished tables that a person made, the last finished first. */
export function endedTables(db: Kysely<Schema>, person: string, end?: End) {
  const tables = db
    .selectFrom('tables')
    .select('id as table_id')
    .where('owner', '=', person)
    .where('ended_at', 'is not', null)
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc');
  return end ? tables.where((where) => where(where.refTuple('ended_at', 'id'), '<', where.tuple(end.at, end.id))) : tables;
}

/** True for a finished table that the asking person may see: as a stranger, its owner or one of its players. */
export function isSeen(where: ExpressionBuilder<Schema, 'tables'>, asking: string | null) {
  const own = (person: string) => [
    where('tables.owner', '=', person),
    where.exists(where.selectFrom('seats as own').select('own.seat').whereRef('own.table_id', '=', 'tables.id').where('own.person', '=', person)),
  ];
  const shown = where.and([where('tables.access', '=', 'open'), where('tables.watchers', '=', 1)]);
  return where.and([where('tables.status', '=', 'over'), where.or([shown, ...(asking === null ? [] : own(asking))])]);
}

/** Finished tables that everybody may see, the last finished first. */
export async function shownTables(db: Kysely<Schema>, most: number): Promise<readonly TableRecord[]> {
  // In these words, for the index of such tables in this order.
  const shown = withOwner(db).where(sql<boolean>`access = 'open' and tables.status = 'over' and watchers = 1`);
  return withSeats(db, await shown.orderBy('tables.ended_at', 'desc').orderBy('tables.id', 'desc').limit(most).execute());
}

/** The matches that a person has finished, last played first, as far as another person may see them. */
export function playedBy(db: Kysely<Schema>, person: string, asking: string | null, after?: string): Promise<PageOf<TableRecord>> {
  const seats = endedSeats(db, person, readEnd(after)).innerJoin('tables', 'tables.id', 'seats.table_id');
  const seen = seats.where((where) => isSeen(where, asking)).limit(PAGE + 1);
  const ids = db.selectFrom(seen.as('seen')).select('table_id');
  return pageOf(db, withOwner(db).where('tables.id', 'in', ids), 'updated_at', after);
}

async function pageOf(
  db: Kysely<Schema>,
  query: ReturnType<typeof withOwner>,
  by: 'created_at' | 'updated_at',
  after: string | undefined,
): Promise<PageOf<TableRecord>> {
  const end = readEnd(after);
  const rest = end ? query.where((where) => where(where.refTuple(`tables.${by}`, 'tables.id'), '<', where.tuple(end.at, end.id))) : query;
  const rows = await rest
    .orderBy(`tables.${by}`, 'desc')
    .orderBy('tables.id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return { tables: await withSeats(db, shown), more: rows.length > PAGE && last ? `${last[by]}.${last.id}` : null };
}
