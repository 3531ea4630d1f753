import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as rest } from 'node:timers/promises';
import { SHELF } from '@madang/games';
import pg from 'pg';
import { examine } from '../../api/cli/doctor/index.ts';
import { guestOf, newGuest } from '../support/guest.ts';
import { chance, follow, hotSeat, playAny, standing } from '../support/match.ts';
import { folderFor, serverFor } from '../support/server.ts';
import { CLUSTERS, clusterFor } from '../support/store/cluster.ts';

/** Asks a database in a connection of its own. */
async function asked<T extends pg.QueryResultRow>(url: string, sql: string): Promise<readonly T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

test('PostgreSQL goes back to a moment between two moves: all before it are there, none after it, and the game goes on', {
  skip: CLUSTERS,
}, async (t) => {
  const { url: databaseUrl, copy, restoreAt } = await clusterFor(t);
  const secret = 'a secret that both servers share, 32 letters';
  const server = await serverFor(t, { databaseUrl, secret }, { shelf: SHELF });
  const ada = await newGuest(server.url, 'Ada');
  const { table, line } = await hotSeat(ada, 'siberia', 3);
  const random = chance(5);
  const play = async (moves: number): Promise<number> => {
    for (let i = 0; i < moves; i++) assert.ok(await playAny(line, table.id, random));
    return standing(line).seq;
  };
  const steps = async () => (await asked<{ readonly seq: number }>(databaseUrl, 'select seq from moves order by seq')).map(({ seq }) => seq);
  await play(4);
  const base = await copy();
  const seq = await play(4);
  const before = await steps();
  assert.equal(before.at(-1), seq);
  const [moment] = await asked<{ readonly now: string }>(databaseUrl, 'select clock_timestamp()::text as now');
  await rest(500);
  await play(4);
  assert.ok((await steps()).length > before.length);
  // Otherwise the archive gets the last moves after a minute.
  const [last] = await asked<{ readonly file: string }>(databaseUrl, 'select pg_walfile_name(pg_switch_wal()) as file');
  await line.close();
  await server.close();
  const archived = `select from pg_stat_archiver where last_archived_wal >= '${last?.file}'`;
  while ((await asked(databaseUrl, archived)).length === 0) await rest(100);

  await restoreAt(base, moment?.now ?? '');
  assert.deepEqual(await steps(), before);
  const again = await serverFor(t, { databaseUrl, secret }, { shelf: SHELF });
  const back = await follow(guestOf(again.url, ada.id, ada.cookie), table.id);
  assert.equal(standing(back).seq, seq);
  assert.ok(await playAny(back, table.id, random));
  const found = await examine({ DATABASE_URL: databaseUrl, DATA_DIR: folderFor(t), SECRET: secret });
  assert.deepEqual(
    found.filter(({ about, verdict }) => about === 'database' && verdict === 'fault'),
    [],
  );
  await back.close();
});
