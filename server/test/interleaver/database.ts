import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Ground } from './machine/ground.ts';
import { openPostgresGround } from './machine/postgres.ts';
import { openSqliteGround } from './machine/sqlite.ts';
import { NODES } from './run.ts';

const SERVER = 'postgres://postgres@127.0.0.1:5432';

async function within(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${SERVER}/postgres` });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A database for schedules: one in memory for so many nodes, or one of PostgreSQL's own that two nodes share and that is dropped when it is closed. */
export async function groundFor(kind: Ground['kind'], nodes: Ground['nodes'] = 2): Promise<Ground> {
  if (kind === 'sqlite') return openSqliteGround(nodes);
  const name = `weave_${randomBytes(6).toString('hex')}`;
  await within(`create database ${name}`);
  const ground = await openPostgresGround(`${SERVER}/${name}`, NODES);
  const close = async (): Promise<void> => {
    await ground.close();
    await within(`drop database ${name} with (force)`);
  };
  return { ...ground, close };
}
