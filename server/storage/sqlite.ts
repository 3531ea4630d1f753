import { chmodSync, closeSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { migrate } from './migrations/index.ts';
import { noticeId, turnIds } from './notification-id.ts';
import type { Schema } from './schema/index.ts';
import type { Append, Storage } from './storage.ts';

const isInput = (value: unknown): value is SQLInputValue =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint' || value instanceof Uint8Array;

function inputs(values: readonly unknown[]): SQLInputValue[] {
  if (!values.every(isInput)) throw new Error('a value that SQLite cannot hold');
  return [...values];
}

/** Statements that are kept prepared; there are fewer, but for lists of many lengths. */
const MOST_KEPT = 200;

/** node:sqlite in the form that Kysely expects. Statements are kept: to prepare one takes longer than most take to run. */
export function adapter(sqlite: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  const prepared = (sql: string): SqliteStatement => {
    const statement = sqlite.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (values) => statement.all(...inputs(values)),
      run: (values) => statement.run(...inputs(values)),
      // Others may ask the same while this is read.
      iterate: (values) => sqlite.prepare(sql).iterate(...inputs(values)),
    };
  };
  const prepare = (sql: string): SqliteStatement => {
    const known = kept.get(sql);
    if (known) return known;
    if (kept.size >= MOST_KEPT) kept.clear();
    const statement = prepared(sql);
    kept.set(sql, statement);
    return statement;
  };
  return { close: () => sqlite.close(), prepare };
}

/** Typed SQL on a file that is open. */
export const kyselyOn = (sqlite: DatabaseSync): Kysely<Schema> => new Kysely({ dialect: new SqliteDialect({ database: adapter(sqlite) }) });

/** Brings the schema up, all or nothing. */
async function bringUp(sqlite: DatabaseSync): Promise<void> {
  sqlite.exec('begin immediate');
  try {
    await migrate(kyselyOn(sqlite));
    sqlite.exec('commit');
  } catch (error) {
    if (sqlite.isTransaction) sqlite.exec('rollback');
    throw error;
  }
}

/** `isSound`: SQLite found nothing wrong with it a moment ago. `isKnown`: nor did this process, which had it open before; its schema is left as it is. */
interface Opening {
  readonly isSound?: boolean;
  readonly isKnown?: boolean;
}

/** Opens the embedded database: a file, or `:memory:`. Every commit is on the disk when it is acknowledged. */
export async function openSqlite(file: string, { isSound = false, isKnown = false }: Opening = {}): Promise<Storage> {
  const release = claim(file);
  try {
    const sqlite = isSound || isKnown ? new DatabaseSync(file, { timeout: LOCK_PATIENCE }) : openSound(file);
    sqlite.exec('pragma journal_mode = wal');
    if (!isKnown) await bringUp(sqlite);
    const storage = storageOn(sqlite);
    await storage.db.updateTable('jobs').set({ claimed_until: 0 }).execute();
    const close = () => storage.close().finally(release);
    return { ...storage, close };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Claims a file for one server, by a lock beside it that ends with the process. Returns what gives it back. Throws if another server has it:
 * each of two would keep tables in memory that the other one changes.
 */
function claim(file: string): () => void {
  if (file === ':memory:') return () => undefined;
  const lock = new DatabaseSync(`${file}.lock`);
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (cause) {
    lock.close();
    throw new Error(`another server runs on ${file}: stop it first, or use PostgreSQL (DATABASE_URL) for several`, { cause });
  }
  return () => lock.close();
}

/** An open file as it is: nothing of it is brought up or set right, so a server may have it open too. */
export function storageOn(sqlite: DatabaseSync): Storage {
  sqlite.exec('pragma synchronous = full');
  const db = kyselyOn(sqlite);
  const { append, settled } = groupCommit(db, sqlite);
  const close = async () => {
    await settled();
    await db.destroy();
  };
  const version = sqlite.prepare('pragma data_version');
  const written = (): number => Number(version.get()?.data_version);
  return { db, shared: false, now: async () => Date.now(), written, append, close };
}

/** Nobody but its owner may read the file: it holds the seeds of matches. */
const OWNER_ONLY = 0o600;

/** Milliseconds for which a connection waits for another one's lock: the last one to leave a file holds it while the log is written into it. */
export const LOCK_PATIENCE = 5000;

/** Opens a database file that SQLite finds nothing wrong with; else throws and says what to do. */
export function openSound(file: string): DatabaseSync {
  if (file !== ':memory:') {
    closeSync(openSync(file, 'a', OWNER_ONLY));
    chmodSync(file, OWNER_ONLY);
  }
  const sqlite = new DatabaseSync(file, { timeout: LOCK_PATIENCE });
  try {
    const found = sqlite.prepare('pragma quick_check(1)').get()?.quick_check;
    if (found !== 'ok') throw new Error(String(found));
    return sqlite;
  } catch (cause) {
    sqlite.close();
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `${file} is damaged (${why.replaceAll('\n', ' ')}). Stop whatever writes to it, and bring a backup back: madang restore <folder>`,
      { cause },
    );
  }
}

interface Pending {
  readonly entry: Append;
  resolve(appended: boolean): void;
  reject(error: unknown): void;
}

/** Appends that arrive in one turn of the event loop share one transaction, and so one wait for the disk. */
function groupCommit(db: Kysely<Schema>, sqlite: DatabaseSync) {
  const write = writer(sqlite);
  let batch: Pending[] = [];
  let flushing: Promise<void> = Promise.resolve();

  const commitOne = ({ entry, resolve, reject }: Pending) => {
    try {
      transaction(sqlite, () => write(entry));
      resolve(true);
    } catch (error) {
      if (isTaken(error) || error instanceof Withdrawn) resolve(false);
      else reject(error);
    }
  };
  /** False: one of them failed, and none is written. Its error shows when each is written by itself. */
  const commitTogether = (entries: readonly Pending[]): boolean => {
    try {
      transaction(sqlite, () => {
        for (const { entry } of entries) write(entry);
      });
    } catch {
      return false;
    }
    for (const { resolve } of entries) resolve(true);
    return true;
  };
  /** All entries in one transaction; if one fails, each in its own. */
  const commit = (entries: readonly Pending[]) => {
    if (entries.length > 1 && commitTogether(entries)) return;
    for (const entry of entries) commitOne(entry);
  };
  const commitAll = () => {
    const entries = batch;
    batch = [];
    if (sqlite.isOpen) commit(entries);
    else for (const { reject } of entries) reject(new Error('the database is closed'));
  };
  // While somebody else's transaction is open, after it: Kysely has one connection.
  const flush = () => {
    if (sqlite.isOpen && sqlite.isTransaction) flushing = db.connection().execute(async () => commitAll());
    else commitAll();
  };
  const append = (entry: Append) =>
    new Promise<boolean>((resolve, reject) => {
      if (batch.push({ entry, resolve, reject }) === 1) setImmediate(flush);
    });
  const settled = async () => {
    if (batch.length > 0) flush();
    await flushing;
  };
  return { append, settled };
}

function transaction(sqlite: DatabaseSync, work: () => void): void {
  sqlite.exec('begin immediate');
  try {
    work();
    sqlite.exec('commit');
  } catch (error) {
    if (sqlite.isTransaction) sqlite.exec('rollback');
    throw error;
  }
}

/** The plan that moves come of is there no more, or is another; the person who takes a seat is gone; or the table is. */
class Withdrawn extends Error {}

const CONSTRAINT_PRIMARY_KEY = 1555;

const isTaken = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === CONSTRAINT_PRIMARY_KEY;

/** Gives a seat to somebody who takes it over, and drops what was planned for it. */
function takenWriter(sqlite: DatabaseSync): (entry: Append) => void {
  const take = sqlite.prepare(
    `update seats set person = ?1, name = (select name from people where id = ?1), screen = 0, stand_in = null, resigned = 0, offered = 0,
       former = coalesce(former, person, ''), former_name = case when former is null then name else former_name end,
       former_until = coalesce(former_until, ?2 - 1), taken_at = ?2, rest_untold = ?3,
       heard = coalesce((select heard from spectators where table_id = ?4 and person = ?1), 0)
     where table_id = ?4 and seat = ?5 and exists (select 1 from people where id = ?1)`,
  );
  const unplan = sqlite.prepare('delete from plans where table_id = ? and seat = ?');
  return ({ table, seq, taken }) => {
    if (!taken) return;
    if (take.run(taken.person, seq, taken.untold, table, taken.seat).changes === 0) throw new Withdrawn('whoever takes the seat is gone');
    unplan.run(table, taken.seat);
  };
}

function writer(sqlite: DatabaseSync): (entry: Append) => void {
  const move = sqlite.prepare('insert into moves (table_id, seq, seat, move, command, at) values (?, ?, ?, ?, ?, ?)');
  const head = sqlite.prepare('update tables set seq = ?, waiting = ?, updated_at = ? where id = ?');
  // An index holds the status, and a match goes on far more often than it ends.
  const outcome = sqlite.prepare('update tables set status = ?, scores = ?, ended_at = ?, removed = null where id = ?');
  const end = sqlite.prepare('update seats set ended_at = ?, offered = 0 where table_id = ?');
  const ask = sqlite.prepare(
    `insert into jobs (table_id, seat, seq, due, attempts, claimed_until) values (?, ?, ?, ?, 0, 0)
     on conflict (table_id, seat) do update set seq = excluded.seq, due = excluded.due`,
  );
  const release = sqlite.prepare('delete from jobs where table_id = ? and seat = ?');
  const seat = sqlite.prepare(
    'update seats set stand_in = ?1, resigned = ?2, stood_in = stood_in or ?1 is not null, offered = ?5 where table_id = ?3 and seat = ?4',
  );
  const writeTaken = takenWriter(sqlite);
  const offer = sqlite.prepare('update seats set offered = 1 where table_id = ? and seat = ?');
  const question = sqlite.prepare(
    'insert into questions (table_id, question) values (?, ?) on conflict (table_id) do update set question = excluded.question',
  );
  const unasked = sqlite.prepare('delete from questions where table_id = ?');
  const plan = sqlite.prepare('update plans set turns = ?, after_seq = ?, stopped = ? where table_id = ? and seat = ? and command = ?');
  const begin = sqlite.prepare(
    `insert into notices (id, kind, person, table_id, since, due, told, claimed_until)
     select ?, kind, person, ?, ?, ? + delay, 0, 0 from wishes where person = ? and kind = ? on conflict (id) do nothing`,
  );
  const endNotice = sqlite.prepare('delete from notices where id = ?');
  const notice = ({ table, at, notices }: Append): void => {
    for (const person of notices?.ended ?? []) for (const id of turnIds(table, person)) endNotice.run(id);
    for (const { kind, person, from = at } of notices?.begun ?? []) begin.run(noticeId(kind, table, person), table, at, from, person, kind);
  };
  const writePlan = ({ table, planned }: Append): void => {
    if (!planned) return;
    const { turns, after, stopped, seat: of, command } = planned;
    if (plan.run(turns, after, stopped, table, of, command).changes === 0) throw new Withdrawn('the plan was withdrawn');
  };
  const writeQuestion = ({ table, question: asked }: Append): void => {
    if (asked === null) unasked.run(table);
    else if (asked !== undefined) question.run(table, asked);
  };
  return (entry) => {
    writeTaken(entry);
    for (const row of entry.rows) move.run(row.table_id, row.seq, row.seat, row.move, row.command, row.at);
    if (head.run(entry.seq, entry.waiting, entry.at, entry.table).changes === 0) throw new Withdrawn('the table is gone');
    if (entry.status !== 'running') {
      outcome.run(entry.status, entry.scores, entry.at, entry.table);
      end.run(entry.at, entry.table);
    }
    for (const job of entry.asked) ask.run(entry.table, job.seat, entry.seq, job.due);
    for (const one of entry.released) release.run(entry.table, one);
    const { seated } = entry;
    if (seated) seat.run(seated.standIn, Number(seated.resigned), entry.table, seated.seat, Number(seated.offered));
    if (entry.offers !== undefined) offer.run(entry.table, entry.offers);
    writeQuestion(entry);
    writePlan(entry);
    notice(entry);
  };
}
