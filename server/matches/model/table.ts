import { fail, type Options, ok, type Result, type Score, type Seat } from '@madang/kernel';
import { Access, BotLevel, Clock, Rest, SEAT_KINDS, TABLE_STATUSES } from '@madang/wire';
import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import type { Schema, SeatRow, TableRow } from '../../storage/schema/index.ts';

type SeatKind = (typeof SEAT_KINDS)[number];
export type TableStatus = (typeof TABLE_STATUSES)[number];

/** A seat as the database has it. */
interface SeatRecord {
  readonly seat: Seat;
  readonly kind: SeatKind;
  readonly vacantAs: 'open' | 'invited';
  readonly person: string | null;
  readonly screen: boolean;
  readonly name: string | null;
  readonly level: BotLevel | null;
  /** Whom an invited seat is kept for. */
  readonly asked: string | null;
  /** The bot that plays for its person at present. */
  readonly standIn: BotLevel | null;
  readonly resigned: boolean;
  /** Its person left, and somebody else may take it over. */
  readonly offered: boolean;
  /** The player before somebody took the seat over, without an id and a name where they are gone; null: nobody did. */
  readonly former: { readonly id: string; readonly name: string } | null;
  /** When its person rested as the match began. */
  readonly rest: Rest | null;
}

/** Somebody who was sent away from a table before its start. */
export interface Removed {
  readonly id: string;
  readonly name: string;
}

/** A table as the database has it, with its seats. */
export interface TableRecord {
  readonly id: string;
  readonly game: string;
  readonly version: string;
  readonly options: Options;
  readonly status: TableStatus;
  readonly access: Access;
  readonly watchers: boolean;
  /** Its page shows who is ahead, so the match is not rated. */
  readonly chances: boolean;
  readonly owner: { readonly id: string; readonly name: string };
  readonly invitation: string;
  readonly seed: string | null;
  readonly seq: number;
  readonly waitingFor: readonly Seat[];
  readonly scores: readonly Score[] | null;
  readonly rematch: string | null;
  readonly cup: string | null;
  /** The day whose daily deal it is; null: none. */
  readonly deal: string | null;
  /** When it is to be removed, if nothing is done there until then. */
  readonly removeAt: number | null;
  /** Whom its owner sent away before the start. */
  readonly removed: readonly Removed[];
  readonly imported: boolean;
  /** Somebody asked a coach, as far as its result is written. */
  readonly helped: boolean;
  readonly clock: Clock | null;
  readonly startedAt: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly seats: readonly SeatRecord[];
}

const Scores = z.array(z.object({ seat: z.number(), points: z.number(), rank: z.number() }));
const Json = z.string().transform((text): unknown => JSON.parse(text));
const RemovedForm = Json.pipe(z.array(z.object({ id: z.string(), name: z.string() })));

export const readRemoved = (text: string | null): readonly Removed[] => (text === null ? [] : RemovedForm.parse(text));

const RowForm = z.object({
  options: Json.pipe(z.record(z.string(), z.string())),
  waiting: Json.pipe(z.array(z.number())),
  scores: Json.pipe(Scores).nullable(),
  status: z.enum(TABLE_STATUSES),
  access: Access,
  clock: Json.pipe(Clock).nullable(),
});
const SeatForm = z.object({
  kind: z.enum(SEAT_KINDS),
  vacant_as: z.enum(['open', 'invited']),
  level: BotLevel.nullable(),
  stand_in: BotLevel.nullable(),
  rest: Json.pipe(Rest).nullable(),
});

function seatRecord(row: Selectable<SeatRow>): SeatRecord {
  const { kind, vacant_as, level, stand_in, rest } = SeatForm.parse(row);
  return {
    seat: row.seat,
    kind,
    vacantAs: vacant_as,
    person: row.person,
    screen: row.screen === 1,
    name: row.name,
    level,
    asked: row.asked,
    standIn: stand_in,
    resigned: row.resigned === 1,
    offered: row.offered === 1,
    former: row.former === null ? null : { id: row.former, name: row.former_name ?? '' },
    rest,
  };
}

function tableRecord(row: Selectable<TableRow> & { owner_name: string | null }, seats: readonly SeatRecord[]): TableRecord {
  const { options, waiting, scores, status, access, clock } = RowForm.parse(row);
  return {
    id: row.id,
    game: row.game,
    version: row.version,
    options,
    status,
    access,
    watchers: row.watchers === 1,
    chances: row.chances === 1,
    owner: { id: row.owner, name: row.owner_name ?? '' },
    invitation: row.invitation,
    seed: row.seed,
    seq: row.seq,
    waitingFor: waiting,
    scores,
    rematch: row.rematch,
    cup: row.cup,
    deal: row.deal,
    removeAt: row.announced_at !== null && row.announced_at >= row.updated_at ? row.remove_at : null,
    removed: readRemoved(row.removed),
    imported: row.imported === 1,
    helped: row.helped === 1,
    clock,
    startedAt: row.started_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    seats,
  };
}

/** Tables with the name of whoever made them. */
export const withOwner = (db: Kysely<Schema>) =>
  db.selectFrom('tables').leftJoin('people', 'people.id', 'tables.owner').selectAll('tables').select('people.name as owner_name');

/** Records of those rows, in their order. */
export async function withSeats(db: Kysely<Schema>, rows: readonly (Selectable<TableRow> & { owner_name: string | null })[]): Promise<TableRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const seats = await db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('table_id').orderBy('seat').execute();
  const byTable = Map.groupBy(seats, (seat) => seat.table_id);
  // A table is deleted before its seats are read: it is none any more.
  return rows.flatMap((row) => {
    const own = byTable.get(row.id);
    return own ? [tableRecord(row, own.map(seatRecord))] : [];
  });
}

/** The table of that id, or the problem that there is none. */
export async function findTable(db: Kysely<Schema>, id: string): Promise<Result<TableRecord, { readonly code: 'no-table' }>> {
  const rows = await withOwner(db).where('tables.id', '=', id).execute();
  const [record] = await withSeats(db, rows);
  return record ? ok(record) : fail({ code: 'no-table' });
}

/** How many tables of a person wait for players or are played. */
export async function countTables(db: Kysely<Schema>, owner: string): Promise<number> {
  const found = await db
    .selectFrom('tables')
    .select((select) => select.fn.countAll<number>().as('tables'))
    .where('owner', '=', owner)
    .where('ended_at', 'is', null)
    .where('status', 'in', ['waiting', 'running'])
    .executeTakeFirst();
  return Number(found?.tables ?? 0);
}
