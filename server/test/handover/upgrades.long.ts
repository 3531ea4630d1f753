import { test } from 'node:test';
import { databaseFor, POSTGRES } from '../support/backends.ts';
import { upgraded } from './load.ts';

test('SQLite: a hundred upgrades while eight people play', (t) => upgraded(t, 100, {}, 8));

test('PostgreSQL: a hundred upgrades while eight people play', { skip: POSTGRES }, async (t) =>
  upgraded(t, 100, { DATABASE_URL: await databaseFor(t) }, 8),
);
