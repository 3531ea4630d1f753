import { test } from 'node:test';
import { SHELF } from '@madang/games';
import { databaseFor, NATS, POSTGRES } from '../support/backends.ts';
import { folderFor } from '../support/server.ts';
import { cutOff } from './durability/cuts.ts';
import { frozen, killed } from './durability/kills.ts';
import { survivesDocuments, survivesMessages } from './noise.ts';
import { lookAlike } from './secrecy/swapped.ts';
import { storm } from './storm.ts';

// The tries of npm test again, so often that what goes wrong seldom shows too. Each says at its end how much it tried.

test('SQLite: a hundred times kill -9', (t) => killed(t, 100, { DATA_DIR: folderFor(t) }));

test('PostgreSQL: sixty times kill -9', { skip: POSTGRES }, async (t) =>
  killed(t, 60, { DATABASE_URL: await databaseFor(t), DATA_DIR: folderFor(t) }),
);

test('three hundred copies of a data folder in use', (t) => frozen(t, 300));

test('PostgreSQL cut off, silent or slow sixty times', { skip: POSTGRES }, (t) => cutOff(t, 60));

for (const seed of [1, 2, 3]) {
  test(`two nodes on PostgreSQL and NATS, people at two hundred tables, everything breaks: seed ${seed}`, { skip: POSTGRES || NATS }, (t) =>
    storm(t, { tables: 200, wounds: 18, seed, pace: 4000 }),
  );
}

test('100,000 hostile messages', (t) => survivesMessages(t, 100_000));

test('20,000 hostile documents', (t) => survivesDocuments(t, 20_000));

for (const title of SHELF) {
  test(`${title.name}: two hundred pairs of matches that differ only in what somebody may not know`, (t) => lookAlike(t, title, 200));
}
