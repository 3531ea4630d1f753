import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable } from './connection-errors.ts';

const INT8 = 20;
/** Connections that a process opens at most, unless it is told otherwise. */
const MOST = 16;
/** Milliseconds of silence after which the system asks whether the other end is still there. */
const KEEP_ALIVE = 10_000;

/** What the database says of itself while it goes, comes or has no room for one more: it ends, it crashed, it starts, too many are here. */
const GOING = new Set(['57P01', '57P02', '57P03', '53300']);

/** Whether an error of a connection is the connection's, not the question's. */
const isConnectionError = (error: unknown): boolean => !(error instanceof pg.DatabaseError) || GOING.has(error.code ?? '');

/** int8 arrives as text; every one of ours is far below 2⁵³. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)),
};

/** How connections of servers and workers are named in PostgreSQL's list of activity. */
export const APPLICATION = 'madang';

/** How a connection to that database is made; without an answer for `timeout` milliseconds it is given up. */
export const connecting = (url: string, timeout: number): pg.ClientConfig => ({
  connectionString: url,
  types,
  connectionTimeoutMillis: timeout,
  query_timeout: timeout,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE,
});

/**
 * Connections to a shared database. One that does not answer in time is thrown away, and with it all that are older than its silence.
 * Where none is to be had, or one breaks, whoever asked finds DatabaseAway.
 */
export interface Connections extends PostgresPool {
  query(statement: pg.QueryConfig): Promise<void>;
  /** The same; gives how many rows the statement changed. */
  change(statement: pg.QueryConfig): Promise<number>;
}

/** Opens connections as they are needed, `most` at once. `lost` hears of those that broke, `unsure` of changes that may have been made without an answer. */
export function openConnections(
  url: string,
  timeout: number,
  lost: (error: Error) => void,
  unsure: () => void = () => undefined,
  most = MOST,
): Connections {
  const pool = new pg.Pool({ ...connecting(url, timeout), application_name: APPLICATION, max: most });
  const born = new WeakMap<pg.PoolClient, number>();
  let silentSince = 0;
  pool.on('error', lost);
  pool.on('connect', (client) => {
    born.set(client, performance.now());
    // The pool listens to idle connections only; one that breaks in use would end the process.
    client.on('error', lost);
  });
  const connect = async (): Promise<CheckedClient> => {
    for (;;) {
      const client = await pool.connect().catch((error: unknown) => {
        throw new DatabaseUnavailable(error);
      });
      if ((born.get(client) ?? 0) >= silentSince) return new CheckedClient(client, () => (silentSince = performance.now()), unsure);
      client.release(true);
    }
  };
  const change = async (statement: pg.QueryConfig): Promise<number> => {
    const client = await connect();
    try {
      return (await client.run(statement)).rowCount ?? 0;
    } finally {
      client.release();
    }
  };
  const query = async (statement: pg.QueryConfig): Promise<void> => {
    await change(statement);
  };
  return { options: {}, connect, query, change, end: () => pool.end() };
}

/** The statements whose result says how many rows they changed, and the one that stands for all others. */
const COMMANDS = ['INSERT', 'UPDATE', 'DELETE', 'MERGE', 'SELECT'] as const;

/** Reads, or what the bus says: neither changes anything that nobody is told of. */
const isRead = ({ text }: pg.QueryConfig): boolean => /^\s*select\b/i.test(text);

/** A connection in use, which is not used again if it broke. */
class CheckedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #silent: () => void;
  readonly #unsure: () => void;
  #broken = false;

  constructor(client: pg.PoolClient, silent: () => void, unsure: () => void) {
    this.#client = client;
    this.#silent = silent;
    this.#unsure = unsure;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(sql: string | PostgresCursor<R>, parameters: readonly unknown[] = []): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof sql !== 'string') throw new Error('nothing is read by a cursor');
    return this.run({ text: sql, values: [...parameters] }).then(({ command, rowCount, rows }) => {
      return { command: COMMANDS.find((known) => known === command) ?? 'SELECT', rowCount: rowCount ?? 0, rows };
    });
  }

  async run(statement: pg.QueryConfig) {
    try {
      return await this.#client.query(statement);
    } catch (error) {
      if (!isConnectionError(error)) throw error;
      this.#broken = true;
      this.#silent();
      if (!isRead(statement)) this.#unsure();
      throw new DatabaseUnavailable(error);
    }
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#broken);
  }
}
