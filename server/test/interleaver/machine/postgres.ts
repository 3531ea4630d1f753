import { Kysely, PostgresDialect, type PostgresPoolClient, type PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable } from '../../../storage/connection-errors.ts';
import { migrate } from '../../../storage/migrations/index.ts';
import { type Connections, connecting } from '../../../storage/pool.ts';
import { sharedStorage } from '../../../storage/postgres.ts';
import type { Schema } from '../../../storage/schema/index.ts';
import { type Access, briefly, type Ground, type Mishap } from './ground.ts';
import { here } from './patches.ts';
import type { Scheduler } from './scheduler.ts';

/** Connections of one node. */
const MOST = 10;
const later = globalThis.setTimeout;
/** Milliseconds after which a statement without an answer is asked about. */
const GLANCE = 3;

/** What a statement contains that asks for the database's own time: it is the scheduler's, as of a machine whose clock is right. */
const ASKS_TIME = 'clock_timestamp()';

/** A statement that PostgreSQL works on, or that waits there for somebody else's lock. */
interface Running {
  readonly pid: number;
  readonly done: Promise<void>;
  settled: boolean;
  failed: boolean;
}

/** A connection of PostgreSQL itself. */
interface Raw {
  readonly client: pg.Client;
  readonly pid: number;
  running: Running | undefined;
  inTransaction: boolean;
  /** Counts the nodes that died with it: a dead one is answered nothing more. */
  deaths: number;
}

/** Real connections to a real PostgreSQL, each statement of which waits for the scheduler. `nodes`: the names of all that will be. */
export async function openPostgresGround(url: string, nodes: readonly [string, string]): Promise<Ground> {
  const raw = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: new pg.Pool({ ...connecting(url, 10_000), max: 2 }) }) });
  await migrate(raw);
  const watcher = await connected(url);
  const yard = new Yard(watcher.client);
  const all = new Map<string, readonly Raw[]>();
  for (const node of nodes) all.set(node, await Promise.all(Array.from({ length: MOST }, () => connected(url))));
  const { rows } = await watcher.client.query<{ tablename: string }>("select tablename from pg_tables where schemaname = 'public'");
  const tables = rows.map(({ tablename }) => tablename).filter((name) => !name.startsWith('kysely'));
  const crashed = async (node: string): Promise<void> => {
    for (const one of all.get(node) ?? []) await yard.end(one);
    await yard.look();
  };
  return {
    kind: 'postgres',
    nodes: 2,
    raw,
    async begin(_: Scheduler) {
      for (const node of nodes) await crashed(node);
      await watcher.client.query(tables.map((name) => `delete from "${name}"`).join(';'));
    },
    storageFor: (access) => sharedStorage(connectionsOf(access, yard, all.get(access.node) ?? [])),
    crashed,
    async close() {
      await Promise.all([watcher, ...[...all.values()].flat()].map(({ client }) => client.end()));
      await raw.destroy();
    },
  };
}

/** Deadlocks are found as soon as they are there, so that who ends by one is the same each time. */
async function connected(url: string): Promise<Raw> {
  const client = new pg.Client({ ...connecting(url, 30_000), options: '-c deadlock_timeout=1 -c synchronous_commit=off' });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return { client, pid: rows[0]?.pid ?? 0, running: undefined, inTransaction: false, deaths: 0 };
}

/** What waits inside PostgreSQL for other transactions. */
class Yard {
  readonly #watcher: pg.Client;
  readonly #waiting = new Set<Running>();

  constructor(watcher: pg.Client) {
    this.#watcher = watcher;
  }

  /** Until a statement is answered, or known to wait for a lock. `frees`: others may get theirs by it. */
  async sent(running: Running, frees: boolean): Promise<void> {
    this.#waiting.add(running);
    await Promise.race([running.done, new Promise((resolve) => later(resolve, GLANCE))]);
    if (running.settled && !frees && !running.failed) this.#waiting.delete(running);
    else await this.look();
  }

  /** Until everything that waits is known to wait for a lock: who got theirs is answered. */
  async look(): Promise<void> {
    let seen = 0;
    while (seen < 2) {
      for (const one of this.#waiting) if (one.settled) this.#waiting.delete(one);
      if (this.#waiting.size === 0) return;
      const pids = [...this.#waiting].map(({ pid }) => pid);
      const { rows } = await this.#watcher.query<{ n: number }>('select cardinality(pg_blocking_pids(pid)) as n from unnest($1::int[]) pid', [pids]);
      // Twice in a row, longer than a deadlock stays unseen.
      seen = rows.every(({ n }) => n > 0) ? seen + 1 : 0;
      await new Promise((resolve) => later(resolve, seen > 0 ? GLANCE : 1));
    }
  }

  /** Ends what a connection had begun. */
  async end(raw: Raw): Promise<void> {
    raw.deaths += 1;
    if (raw.running && !raw.running.settled) {
      await this.#watcher.query('select pg_cancel_backend($1)', [raw.pid]);
      await raw.running.done;
    }
    if (raw.inTransaction) await raw.client.query('rollback');
    raw.inTransaction = false;
    raw.running = undefined;
  }
}

/** A node's connections, in the form that the server expects. */
function connectionsOf(access: Access, yard: Yard, all: readonly Raw[]): Connections {
  const free = [...all];
  const waiting: ((client: GatedClient) => void)[] = [];
  const release = (raw: Raw): void => {
    const next = waiting.shift();
    if (next) next(new GatedClient(access, yard, raw, release));
    else free.push(raw);
  };
  const connect = async (): Promise<GatedClient> => {
    const raw = free.pop();
    return raw ? new GatedClient(access, yard, raw, release) : new Promise((resolve) => waiting.push(resolve));
  };
  const change = async (statement: pg.QueryConfig): Promise<number> => {
    const client = await connect();
    try {
      return (await client.run(statement, APPEND)).rowCount ?? 0;
    } finally {
      client.release();
    }
  };
  const query = async (statement: pg.QueryConfig): Promise<void> => {
    await change(statement);
  };
  return { options: {}, connect, query, change, end: async () => undefined };
}

const APPEND = 'append';
const COMMANDS = ['INSERT', 'UPDATE', 'DELETE', 'MERGE', 'SELECT'] as const;

class GatedClient implements PostgresPoolClient {
  readonly #access: Access;
  readonly #yard: Yard;
  readonly #raw: Raw;
  readonly #release: (raw: Raw) => void;
  /** The actor that uses the connection. */
  actor = '';

  constructor(access: Access, yard: Yard, raw: Raw, release: (raw: Raw) => void) {
    this.#access = access;
    this.#yard = yard;
    this.#raw = raw;
    this.#release = release;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: never): R;
  query<R>(sql: string, parameters: readonly unknown[] = []): Promise<PostgresQueryResult<R>> {
    const text = sql.replace(ASKS_TIME, `to_timestamp(${this.#access.scheduler.now / 1000})`);
    return this.run<R & pg.QueryResultRow>({ text, values: [...parameters] }, briefly(sql)).then(({ command, rowCount, rows }) => {
      return { command: COMMANDS.find((known) => known === command) ?? 'SELECT', rowCount: rowCount ?? 0, rows };
    });
  }

  /** Waits for its turn, then until the answer is there, however long others hold its locks. */
  async run<R extends pg.QueryResultRow>(statement: pg.QueryConfig, label: string): Promise<pg.QueryResult<R>> {
    const { scheduler, node } = this.#access;
    const actor = here()?.actor ?? node;
    this.actor = actor;
    let mishap: Mishap;
    const result = new Promise<pg.QueryResult<R>>((resolve, reject) => {
      const run = (): Promise<void> => {
        mishap = this.#access.mishap();
        return this.#send<R>(statement, label, resolve, reject);
      };
      scheduler.offer({ actor, node, label, enabled: () => true, run });
    });
    const answer = await result;
    // A transaction whose connection breaks is taken back, but for its last word.
    if (mishap === undefined || (this.#raw.inTransaction && label !== 'commit')) return answer;
    await scheduler.gate({ actor, node, label: `${mishap === 'late' ? 'a late' : 'no'} answer to ${label}` });
    if (mishap === 'late') return answer;
    if (!label.startsWith('select')) this.#access.unsure();
    throw new DatabaseUnavailable(new Error('the answer was lost'));
  }

  async #send<R extends pg.QueryResultRow>(
    statement: pg.QueryConfig,
    label: string,
    resolve: (result: pg.QueryResult<R>) => void,
    reject: (error: unknown) => void,
  ): Promise<void> {
    const raw = this.#raw;
    if (label === 'begin') raw.inTransaction = true;
    if (label === 'commit' || label === 'rollback') raw.inTransaction = false;
    const sent = raw.client.query<R>(statement);
    const settle = (failed: boolean) => (): void => {
      running.settled = true;
      running.failed = failed;
    };
    const running: Running = {
      pid: raw.pid,
      settled: false,
      failed: false,
      done: sent.then(
        () => settle(false)(),
        () => settle(true)(),
      ),
    };
    const { deaths } = raw;
    raw.running = running;
    const isHeard = (): boolean => raw.deaths === deaths;
    const { actor } = this;
    sent.then(
      (result) => {
        if (label === APPEND && (result.rowCount ?? 0) > 0) this.#access.appended(actor);
        if (isHeard()) resolve(result);
      },
      (error: unknown) => isHeard() && reject(error),
    );
    await this.#yard.sent(running, !raw.inTransaction && !label.startsWith('select'));
  }

  release(): void {
    this.#release(this.#raw);
  }
}
