import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';
import { clusterOf, FORGET_CLUSTER } from '../../storage/cluster.ts';
import { openSqlite } from '../../storage/sqlite.ts';
import { databaseFor, NATS, NATS_URL, POSTGRES } from '../support/backends.ts';
import { guestOf } from '../support/guest.ts';
import { chance, follow, playAny, startedTable } from '../support/match.ts';
import { afterwards, serverFor } from '../support/server.ts';

test('a database has one name on the bus, whoever asks first; another has another', async (t) => {
  const [one, two] = [await openSqlite(':memory:'), await openSqlite(':memory:')];
  for (const storage of [one, two]) afterwards(t, () => storage.close());
  const names = await Promise.all([clusterOf(one.db), clusterOf(one.db), clusterOf(one.db)]);
  assert.equal(new Set(names).size, 1);
  assert.notEqual(names[0], await clusterOf(two.db));
});

test('nodes that name the same database in other words hear each other', { skip: POSTGRES || NATS }, async (t) => {
  const url = await databaseFor(t);
  const shared = { natsUrl: NATS_URL, secret: 's'.repeat(32), catchUpEvery: 3_600_000 };
  const east = await serverFor(t, { ...shared, databaseUrl: url });
  const west = await serverFor(t, { ...shared, databaseUrl: `${url}?application_name=west` });
  const { id, guests, lines } = await startedTable(east.url, 'tiny', 2);
  const [a] = lines;
  const [, bo] = guests;
  assert.ok(a && bo);
  const there = await follow(guestOf(west.url, bo.id, bo.cookie), id);
  const seq = await playAny(a, id, chance(1));
  // No look at the database would show it: the bus alone.
  await there.next('step', (step) => step.seq === seq);
});

test('a copy of a database forgets the name, if it has one', { skip: POSTGRES }, async (t) => {
  const databaseUrl = await databaseFor(t);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  afterwards(t, () => client.end());
  await client.query(FORGET_CLUSTER);
  await client.query("create table kept (name text primary key, value text not null); insert into kept values ('cluster', 'x'), ('push-keys', 'y')");
  await client.query(FORGET_CLUSTER);
  const { rows } = await client.query('select name from kept');
  assert.deepEqual(rows, [{ name: 'push-keys' }]);
});
