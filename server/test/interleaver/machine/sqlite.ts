import { DatabaseSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { DatabaseUnavailable } from '../../../storage/connection-errors.ts';
import { migrate } from '../../../storage/migrations/index.ts';
import type { Schema } from '../../../storage/schema/index.ts';
import { adapter, kyselyOn, storageOn } from '../../../storage/sqlite.ts';
import type { Append, Storage } from '../../../storage/storage.ts';
import { type Access, briefly, type Ground, type Mishap } from './ground.ts';
import { here } from './patches.ts';
import type { Scheduler } from './scheduler.ts';

/** The owner of the open transaction; the database has one at a time. */
interface Holder {
  connection: GatedConnection | undefined;
}

/** One database in memory, on which several nodes may stand: their transactions come one after the other, each as a whole. */
export async function openSqliteGround(nodes: Ground['nodes']): Promise<Ground> {
  const sqlite = new DatabaseSync(':memory:');
  const raw = kyselyOn(sqlite);
  await migrate(raw);
  const tables = tablesIn(sqlite);
  const base = storageOn(sqlite);
  const statements = adapter(sqlite);
  const holder: Holder = { connection: undefined };
  const crashed = async (node: string): Promise<void> => {
    if (holder.connection?.node !== node) return;
    sqlite.exec('rollback');
    holder.connection = undefined;
  };
  return {
    kind: 'sqlite',
    nodes,
    raw,
    async begin(_: Scheduler) {
      if (sqlite.isTransaction) sqlite.exec('rollback');
      holder.connection = undefined;
      for (const table of tables) sqlite.exec(`delete from "${table}"`);
    },
    storageFor: (access) => gatedStorage(access, { statements, holder, base, shared: nodes > 1 }),
    crashed,
    close: () => raw.destroy(),
  };
}

const tablesIn = (sqlite: DatabaseSync): readonly string[] =>
  sqlite
    .prepare("select name from sqlite_master where type = 'table' and name not like 'kysely%' and name not like 'sqlite%'")
    .all()
    .map(({ name }) => String(name));

interface Shared {
  readonly statements: SqliteDatabase;
  readonly holder: Holder;
  readonly base: Storage;
  readonly shared: boolean;
}

function gatedStorage(access: Access, { statements, holder, base, shared }: Shared): Storage {
  const driver = new GatedDriver(access, statements, holder);
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => driver,
      createIntrospector: (of) => new SqliteIntrospector(of),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  const append = async (entry: Append): Promise<boolean> => {
    const isFree = () => holder.connection === undefined;
    const mishap = await turn(access, `append ${entry.rows.length} to ${entry.table.slice(0, 4)} at ${entry.seq}`, isFree);
    const written = await base.append(entry);
    if (written) access.appended(here()?.actor ?? access.node);
    await answered(access, mishap, 'append');
    return written;
  };
  const now = async (): Promise<number> => {
    const mishap = await turn(access, 'select the time', () => true);
    const { now: at } = access.scheduler;
    await answered(access, mishap, 'the time');
    return at;
  };
  return { db, shared, now, written: () => (shared ? 0 : base.written()), append, close: async () => undefined };
}

/** Waits until the scheduler lets a statement be carried out. */
async function turn({ scheduler, node, mishap }: Access, label: string, enabled: () => boolean): Promise<Mishap> {
  await scheduler.gate({ actor: here()?.actor ?? node, node, label, enabled });
  return mishap();
}

/** Waits until its answer is there; throws where it never comes. */
async function answered({ scheduler, node, unsure }: Access, mishap: Mishap, label: string): Promise<void> {
  if (mishap === undefined) return;
  await scheduler.gate({ actor: here()?.actor ?? node, node, label: `${mishap === 'late' ? 'a late' : 'no'} answer to ${label}` });
  if (mishap !== 'lost') return;
  if (!label.startsWith('select')) unsure();
  throw new DatabaseUnavailable(new Error('the answer was lost'));
}

class GatedConnection implements DatabaseConnection {
  readonly #access: Access;
  readonly #statements: SqliteDatabase;
  readonly #holder: Holder;

  constructor(access: Access, statements: SqliteDatabase, holder: Holder) {
    this.#access = access;
    this.#statements = statements;
    this.#holder = holder;
  }

  get node(): string {
    return this.#access.node;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const isFree = () => this.#holder.connection === undefined || this.#holder.connection === this;
    const label = briefly(sql);
    const mishap = await turn(this.#access, label, isFree);
    const statement = this.#statements.prepare(sql);
    const result = statement.reader ? { rows: rowsOf<R>(statement.all(parameters)) } : changesOf<R>(statement.run(parameters));
    // Within a transaction nobody else can do anything meanwhile.
    await answered(this.#access, this.#holder.connection === this ? undefined : mishap, label);
    return result;
  }

  /** `begin`, `commit` or `rollback`. */
  async change(word: 'begin' | 'commit' | 'rollback'): Promise<void> {
    // Where the answer to a commit is lost, what is taken back is committed.
    if (word === 'rollback' && this.#holder.connection !== this) return;
    const isFree = () => this.#holder.connection === (word === 'begin' ? undefined : this);
    const mishap = await turn(this.#access, word, isFree);
    this.#statements.prepare(word === 'begin' ? 'begin immediate' : word).run([]);
    this.#holder.connection = word === 'begin' ? this : undefined;
    if (word === 'commit') await answered(this.#access, mishap, word);
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('nothing is read by a cursor');
  }
}

/** Kysely trusts its caller's word for what rows are, as every driver of it does. */
const rowsOf = <R>(rows: unknown[]): R[] => rows.filter((row): row is R => typeof row === 'object');

function changesOf<R>({
  changes,
  lastInsertRowid,
}: {
  readonly changes: number | bigint;
  readonly lastInsertRowid: number | bigint;
}): QueryResult<R> {
  return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
}

class GatedDriver implements Driver {
  readonly #access: Access;
  readonly #statements: SqliteDatabase;
  readonly #holder: Holder;

  constructor(access: Access, statements: SqliteDatabase, holder: Holder) {
    this.#access = access;
    this.#statements = statements;
    this.#holder = holder;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<GatedConnection> {
    return new GatedConnection(this.#access, this.#statements, this.#holder);
  }

  beginTransaction = (connection: DatabaseConnection): Promise<void> => changed(connection, 'begin');
  commitTransaction = (connection: DatabaseConnection): Promise<void> => changed(connection, 'commit');
  rollbackTransaction = (connection: DatabaseConnection): Promise<void> => changed(connection, 'rollback');

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}
}

async function changed(connection: DatabaseConnection, word: 'begin' | 'commit' | 'rollback'): Promise<void> {
  if (connection instanceof GatedConnection) await connection.change(word);
}
