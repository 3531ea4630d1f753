import { test } from 'node:test';
import { databaseFor, POSTGRES } from '../support/backends.ts';
import { upgraded } from './load.ts';

test('SQLite: three upgrades while people play lose no acknowledged move', (t) => upgraded(t, 3, {}));

test('PostgreSQL: three upgrades while people play lose no acknowledged move', { skip: POSTGRES }, async (t) =>
  upgraded(t, 3, { DATABASE_URL: await databaseFor(t) }),
);
