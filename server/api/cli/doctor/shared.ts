import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { connect } from '@nats-io/transport-node';
import pg from 'pg';
import { connecting } from '../../../storage/pool.ts';
import { type Check, type Finding, findings, PATIENCE, reason } from './finding.ts';

const OLDEST_POSTGRES = 15;
/** Milliseconds that two clocks may differ before deadlines look wrong to people. */
const SMALL_DIFFERENCE = 1000;
/** Milliseconds of a round trip beyond which every move is felt to be late. */
const SLOW = 20;

const Row = { major: 0, now: 0, free: 0 };

/** Asks PostgreSQL for its version, time and free connections. */
async function ask(url: string): Promise<{ readonly row: typeof Row; readonly took: number }> {
  const client = new pg.Client(connecting(url, PATIENCE));
  await client.connect();
  try {
    // The first statement of a connection takes longer than those of moves.
    await client.query('select 1');
    const began = performance.now();
    const { rows } = await client.query<typeof Row>(`
      select current_setting('server_version_num')::int / 10000 as major,
             (extract(epoch from clock_timestamp()) * 1000)::float8 as now,
             current_setting('max_connections')::int - (select count(*)::int from pg_stat_activity) as free`);
    return { row: rows[0] ?? Row, took: performance.now() - began };
  } finally {
    await client.end();
  }
}

/** The shared database, and the programs that copy it. */
export const database: Check = {
  about: 'PostgreSQL',
  async look({ databaseUrl }) {
    if (databaseUrl === undefined) return [];
    const [says, clock] = [findings('PostgreSQL'), findings('clock')];
    try {
      const { row, took } = await ask(databaseUrl);
      const off = Math.round(Date.now() - took / 2 - row.now);
      return [
        row.major >= OLDEST_POSTGRES ? answered(took, row) : says.fault(`version ${row.major} is too old: ${OLDEST_POSTGRES} or newer is needed`),
        Math.abs(off) <= SMALL_DIFFERENCE
          ? clock.ok('agrees with the database')
          : clock.warning(`is ${off} ms ahead of the database: let both machines follow a time server`),
        await dumper(row.major),
      ];
    } catch (error) {
      return [says.fault(`does not answer (${reason(error)}): check DATABASE_URL and whether it runs`)];
    }
  },
};

function answered(took: number, { major, free }: typeof Row): Finding {
  const says = findings('PostgreSQL');
  const facts = `version ${major}, answers in ${took.toFixed(1)} ms, ${free} connections free`;
  if (free < 20) return says.warning(`${facts}; a node may take 20: raise max_connections`);
  return took > SLOW ? says.warning(`${facts}; every move waits for it: bring it nearer`) : says.ok(facts);
}

/** Whether `madang backup` could copy a database of that version. */
async function dumper(major: number): Promise<Finding> {
  const says = findings('backup');
  const found = await promisify(execFile)('pg_dump', ['--version']).then(
    ({ stdout }) => Number(/(\d+)/.exec(stdout)?.[1] ?? 0),
    () => 0,
  );
  if (found === 0) return says.warning('pg_dump is missing, so madang backup cannot work: install the PostgreSQL client');
  return found >= major ? says.ok(`pg_dump ${found}`) : says.warning(`pg_dump ${found} cannot copy PostgreSQL ${major}: install client ${major}`);
}

/** The bus between nodes, where it is not the database. */
export const bus: Check = {
  about: 'NATS',
  async look({ natsUrl, databaseUrl }) {
    if (natsUrl === undefined) return [];
    const says = findings('NATS');
    if (databaseUrl === undefined) return [says.warning('NATS_URL has no use without DATABASE_URL')];
    try {
      const connection = await connect({ servers: natsUrl, timeout: PATIENCE, reconnect: false });
      const took = await connection.rtt();
      await connection.close();
      return [says.ok(`answers in ${took} ms`)];
    } catch (error) {
      return [says.fault(`does not answer (${reason(error)}): check NATS_URL and whether it runs`)];
    }
  },
};
