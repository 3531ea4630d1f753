import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import type { TestContext } from 'node:test';
import pg from 'pg';
import { afterwards } from './place.ts';

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

/** A database of its own, dropped after the test. */
export async function databaseFor(t: TestContext): Promise<string> {
  const name = `madang_test_${randomBytes(6).toString('hex')}`;
  const admin = async (sql: string) => {
    const client = new pg.Client({ connectionString: `${SERVER}/postgres` });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await admin(`create database ${name}`);
  afterwards(t, () => admin(`drop database ${name} with (force)`));
  return `${SERVER}/${name}`;
}
