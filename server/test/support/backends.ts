import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { after, type TestContext } from 'node:test';
import pg from 'pg';
import { afterwards } from './server.ts';

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });

/** What tests may use beside themselves; a test of something that is not here is skipped and says so. */
export const POSTGRES = (await listens(5432)) ? false : 'no PostgreSQL listens on 127.0.0.1:5432';
export const NATS = (await listens(4222)) ? false : 'no NATS listens on 127.0.0.1:4222';
export const NATS_URL = 'nats://127.0.0.1:4222';

const SERVER = 'postgres://postgres@127.0.0.1:5432';

/** Runs SQL in a database of the server. */
async function within(database: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${SERVER}/${database}` });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Databases of this process that no test uses. To make one and to drop it takes a busy disk seconds, to empty one hardly any. */
const free: string[] = [];
const made: string[] = [];

async function newDatabase(): Promise<string> {
  const name = `madang_test_${randomBytes(6).toString('hex')}`;
  await within('postgres', `create database ${name}`);
  made.push(name);
  return name;
}

/** Ends whoever is still connected, so that nobody holds up or fills what the next test finds. */
async function empty(name: string): Promise<void> {
  await within('postgres', `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${name}'`);
  await within(name, 'drop schema public cascade; create schema public');
}

after(async () => {
  for (const name of made) await within('postgres', `drop database ${name} with (force)`);
});

/** An empty database of its own for the time of the test. */
export async function databaseFor(t: TestContext): Promise<string> {
  const name = free.pop() ?? (await newDatabase());
  afterwards(t, async () => {
    await empty(name);
    free.push(name);
  });
  return `${SERVER}/${name}`;
}
