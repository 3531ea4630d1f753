import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

type Row = Readonly<Record<string, unknown>>;

/** A database that is filled by SQL, and the words in which the two kinds differ. */
export interface Ground {
  /** A table `g` of one column `n`: 0, 1, … `count` − 1. */
  numbers(count: number): string;
  /** The whole part of an expression that is not negative. */
  whole(expression: string): string;
  /** Eight hexadecimal digits of an expression below 2³². */
  hex(expression: string): string;
  /** Decimal digits of a whole expression, filled up with zeros to `width`. */
  digits(expression: string, width: number): string;
  run(statement: string): Promise<void>;
  rows(query: string): Promise<readonly Row[]>;
  columns(table: string): Promise<readonly string[]>;
  /** Statements that make again each index that no constraint needs, by its name. */
  indexes(): Promise<ReadonlyMap<string, string>>;
  /** Removes what is left of rows that were changed: else PostgreSQL may leave a new index aside while anybody's transaction is open. */
  clean(): Promise<void>;
  /** Lets the planner know what the tables hold. */
  analyse(): Promise<void>;
  /** Bytes of the whole database. */
  size(): Promise<number>;
  close(): Promise<void>;
}

/** Opens a database's file, or takes an open one. Commits are not written through: a fill that breaks off is made anew. */
export function sqliteGround(file: string | DatabaseSync): Ground {
  const db = typeof file === 'string' ? new DatabaseSync(file) : file;
  db.exec('pragma synchronous = off; pragma cache_size = -400000; pragma temp_store = memory');
  const rows = async (query: string): Promise<readonly Row[]> => db.prepare(query).all();
  const run = async (statement: string): Promise<void> => db.exec(statement);
  return {
    numbers: (count) => `(with recursive s (n) as (select 0 union all select n + 1 from s where n < ${count - 1}) select n from s) as g`,
    whole: (expression) => `cast(${expression} as integer)`,
    hex: (expression) => `printf('%08x', ${expression})`,
    digits: (expression, width) => `printf('%0${width}d', ${expression})`,
    run,
    rows,
    columns: async (table) => (await rows(`select name from pragma_table_info('${table}')`)).map(({ name }) => String(name)),
    indexes: async () => {
      const found = await rows("select name, sql from sqlite_master where type = 'index' and sql is not null and sql not like 'create unique%'");
      return new Map(found.map(({ name, sql }) => [String(name), String(sql)]));
    },
    clean: async () => undefined,
    analyse: () => run('analyze'),
    size: async () => Number((await rows('select page_count * page_size as bytes from pragma_page_count, pragma_page_size'))[0]?.bytes),
    close: async () => db.close(),
  };
}

/** Connects to a PostgreSQL database whose schema a server has made. */
export async function postgresGround(url: string): Promise<Ground> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '128MB'");
  const rows = async (query: string): Promise<readonly Row[]> => (await client.query<Row>(query)).rows;
  const run = async (statement: string): Promise<void> => {
    await client.query(statement);
  };
  return {
    numbers: (count) => `(select n::bigint as n from generate_series(0, ${count - 1}) as n) as g`,
    whole: (expression) => `floor(${expression})::bigint`,
    hex: (expression) => `lpad(to_hex(${expression}), 8, '0')`,
    digits: (expression, width) => `lpad((${expression})::text, ${width}, '0')`,
    run,
    rows,
    columns: async (table) =>
      (await rows(`select column_name as name from information_schema.columns where table_name = '${table}' and table_schema = 'public'`)).map(
        ({ name }) => String(name),
      ),
    indexes: async () => {
      const found = await rows(`select indexname as name, indexdef as sql from pg_indexes where schemaname = 'public'
        and indexdef not like 'CREATE UNIQUE%'`);
      return new Map(found.map(({ name, sql }) => [String(name), String(sql)]));
    },
    clean: () => run('vacuum'),
    analyse: () => run('vacuum analyze'),
    size: async () => Number((await rows('select pg_database_size(current_database()) as bytes'))[0]?.bytes),
    close: () => client.end(),
  };
}
