import { test } from 'node:test';
import { databaseFor, POSTGRES } from '../support/backends.ts';
import { folderFor } from '../support/server.ts';
import { frozen, killed } from './durability/kills.ts';

test('SQLite: kill -9 at any moment loses no acknowledged move, and its commands are known again', (t) => killed(t, 3, { DATA_DIR: folderFor(t) }));

test('PostgreSQL: kill -9 at any moment loses no acknowledged move, and its commands are known again', { skip: POSTGRES }, async (t) =>
  killed(t, 2, { DATABASE_URL: await databaseFor(t), DATA_DIR: folderFor(t) }),
);

test('a copy of the data folder of a running server, as a power cut leaves it, has every acknowledged move', (t) => frozen(t, 5));
