import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { SHELF } from '@madang/games';
import { backUp, restore } from '../../../api/cli/backup.ts';
import { readConfig } from '../../../index.ts';
import { databaseFor, POSTGRES } from '../../support/backends.ts';
import { guestOf, newGuest } from '../../support/guest.ts';
import { chance, follow, hotSeat, playAny, standing } from '../../support/match.ts';
import { folderFor, serverFor } from '../../support/server.ts';

/** What PostgreSQL's own backups are made with. */
const TOOL = 'pg_dump';

const DUMPS = (() => {
  try {
    execFileSync(TOOL, ['--version']);
    return POSTGRES;
  } catch {
    return `${TOOL} is not installed`;
  }
})();

test('backups of a server in the middle of a match are whole, and one brought back goes on with the same people', async (t) => {
  const [folder, copies, home] = [folderFor(t), folderFor(t), folderFor(t)];
  const { secret } = readConfig({ DATA_DIR: folder });
  const server = await serverFor(t, { dataFolder: folder, secret }, { shelf: SHELF });
  const ada = await newGuest(server.url, 'Ada');
  const { table, line } = await hotSeat(ada, 'siberia', 3);
  const random = chance(3);
  let over = false;
  const playing = (async () => {
    while (!over && !standing(line).over) await playAny(line, table.id, random);
  })();
  const seqs: number[] = [];
  for (let i = 0; i < 6; i++) {
    seqs.push(standing(line).seq);
    await backUp({ dataFolder: folder, databaseUrl: undefined }, join(copies, String(i)));
  }
  over = true;
  await playing;
  await assert.rejects(backUp({ dataFolder: folder, databaseUrl: undefined }, join(copies, '0')), /holds a backup already/);
  for (const file of readdirSync(join(copies, '0'))) assert.equal(statSync(join(copies, '0', file)).mode & 0o777, 0o600, file);
  for (const [i, seq] of seqs.entries()) {
    const place = join(home, String(i));
    await restore({ dataFolder: place, databaseUrl: undefined }, join(copies, String(i)));
    const again = await serverFor(t, { dataFolder: place, secret: readConfig({ DATA_DIR: place }).secret }, { shelf: SHELF });
    const back = await follow(guestOf(again.url, ada.id, ada.cookie), table.id);
    assert.ok(standing(back).seq >= seq);
    if (!standing(back).over) assert.ok(await playAny(back, table.id, random));
    await back.close();
    await again.close();
  }
});

test('a backup is not brought back under a running server, nor a damaged one at all; what was there is kept', async (t) => {
  const [folder, copy, bad] = [folderFor(t), join(folderFor(t), 'copy'), folderFor(t)];
  readConfig({ DATA_DIR: folder });
  const place = { dataFolder: folder, databaseUrl: undefined };
  await assert.rejects(backUp({ ...place, dataFolder: bad }, join(bad, 'copy')), /there is no .*madang\.sqlite/);
  const server = await serverFor(t, { dataFolder: folder });
  const ada = await newGuest(server.url, 'Ada');
  await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }]);
  await backUp(place, copy);
  await assert.rejects(restore(place, copy), /in use .*stop the server first/);
  assert.equal((await ada.request('GET', '/api/session')).status, 200);
  await server.close();
  writeFileSync(join(bad, 'madang.sqlite'), readFileSync(join(copy, 'madang.sqlite')).fill(0, 5000, 20_000));
  await assert.rejects(restore(place, bad), /is damaged/);
  await restore(place, copy);
  assert.equal(readdirSync(folder).filter((file) => file.startsWith('madang.sqlite.before-')).length, 1);
});

test('PostgreSQL: a backup by its own tools, brought back into another database', { skip: DUMPS }, async (t) => {
  const [databaseUrl, other] = [await databaseFor(t), await databaseFor(t)];
  const copy = join(folderFor(t), 'copy');
  const secret = 'a secret that both servers share, 32 letters';
  const server = await serverFor(t, { databaseUrl, secret });
  const ada = await newGuest(server.url, 'Ada');
  const { id } = await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }]);
  await backUp({ dataFolder: null, databaseUrl }, copy);
  await restore({ dataFolder: null, databaseUrl: other }, copy);
  const again = await serverFor(t, { databaseUrl: other, secret });
  assert.deepEqual((await guestOf(again.url, ada.id, ada.cookie).table('GET', `/api/tables/${id}`)).mine, [0]);
});

test('what is no backup of Madang is not brought back: an empty file, a database of something else', async (t) => {
  const [folder, foreign] = [folderFor(t), folderFor(t)];
  const place = { dataFolder: folder, databaseUrl: undefined };
  const file = join(foreign, 'madang.sqlite');
  writeFileSync(file, '');
  await assert.rejects(restore(place, foreign), /is no backup of Madang: it has no table kysely_migration, tables/);
  const other = new DatabaseSync(file);
  other.exec('create table people (id text)');
  other.close();
  await assert.rejects(restore(place, foreign), /is no backup of Madang: it has no table kysely_migration, tables, seats, moves$/);
  assert.deepEqual(readdirSync(folder), []);
});

test('PostgreSQL: a backup is not brought back under a running server, and what is no dump of Madang not at all', { skip: DUMPS }, async (t) => {
  const [databaseUrl, foreign] = [await databaseFor(t), await databaseFor(t)];
  const [copy, bad] = [join(folderFor(t), 'copy'), folderFor(t)];
  const place = { dataFolder: null, databaseUrl };
  const server = await serverFor(t, { databaseUrl });
  const ada = await newGuest(server.url, 'Ada');
  await backUp(place, copy);
  await assert.rejects(restore(place, copy), /a server uses the database .*: stop every server and worker first/);
  assert.equal((await ada.request('GET', '/api/session')).status, 200);
  await server.close();
  execFileSync(TOOL, ['--format=custom', `--file=${join(bad, 'madang.dump')}`, foreign]);
  await assert.rejects(restore(place, bad), /is no backup of Madang/);
  await restore(place, copy);
  assert.equal((await guestOf((await serverFor(t, { databaseUrl })).url, ada.id, ada.cookie).request('GET', '/healthz')).status, 200);
});

test('a tool of PostgreSQL gets the password by its environment, for everybody on the machine sees arguments', async (t) => {
  const [tools, copy] = [folderFor(t), folderFor(t)];
  const said = join(tools, 'said');
  writeFileSync(join(tools, TOOL), `#!/bin/sh\necho "$*" > ${said}\necho "$PGPASSWORD" >> ${said}\n`, { mode: 0o755 });
  const path = process.env.PATH;
  process.env.PATH = `${tools}:${path}`;
  t.after(() => {
    process.env.PATH = path;
  });
  await backUp({ dataFolder: null, databaseUrl: 'postgres://ada:s%40crecy@db.example:5433/madang?sslmode=require' }, copy);
  const [words, password] = readFileSync(said, 'utf8').split('\n');
  assert.equal(password, 's@crecy');
  assert.equal(
    words,
    `--dbname=postgres://ada@db.example:5433/madang?sslmode=require --format=custom --no-owner --file=${join(copy, 'madang.dump')}`,
  );
});
