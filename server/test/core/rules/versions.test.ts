import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { tiny } from '../../../../kernel/test/tiny.ts';
import { keptIn } from '../../../core/rules/versions.ts';
import { openSqlite } from '../../../storage/sqlite.ts';
import { newGuest } from '../../support/guest.ts';
import { afterwards, serverFor } from '../../support/server.ts';
import { services } from '../../support/services.ts';

const SOURCE = { rules: fileURLToPath(new URL('../../../../kernel/test/tiny.ts', import.meta.url)), name: 'tiny' };

/** A database for rules, and what is said of them in the log. */
async function place(t: TestContext) {
  const storage = await openSqlite(':memory:');
  afterwards(t, () => storage.close());
  const said: string[] = [];
  const log = Object.assign(Object.create(services.log), {
    info: (_: unknown, text: string) => said.push(text),
    error: (_: unknown, text: string) => said.push(text),
  });
  const open = (sources?: Parameters<typeof keptIn>[2]) => {
    const kept = keptIn(storage.db, log, sources);
    afterwards(t, () => kept.close());
    return kept;
  };
  const code = async () => (await storage.db.selectFrom('rules').selectAll().execute()).map((row) => row.code);
  return { db: storage.db, open, said, code };
}

test('rules that are not kept yet are looked for again; those that were found are opened once', async (t) => {
  const { open } = await place(t);
  const [reader, writer] = [open(), open(() => SOURCE)];
  assert.equal(await reader.find('tiny', '1'), undefined);
  writer.keep(tiny);
  await writer.close();
  const found = await reader.find('tiny', '1');
  assert.equal(found?.game.version, '1');
  assert.equal(await reader.find('tiny', '1'), found);
  assert.equal(await reader.find('tiny', '2'), undefined);
  const file = fileURLToPath(found?.shelf ?? '');
  assert.ok(existsSync(file));
  await reader.close();
  assert.equal(existsSync(dirname(file)), false, 'nothing is left of what was opened');
});

test('rules that could not be read are looked for again, and what is of another version is not taken for them', async (t) => {
  const { open, db, code } = await place(t);
  const writer = open(() => SOURCE);
  writer.keep(tiny);
  await writer.close();
  const [whole = ''] = await code();
  const reader = open();
  await db.updateTable('rules').set({ code: 'export const game = 1;' }).execute();
  await assert.rejects(reader.find('tiny', '1'), /holds no rules/);
  await db.updateTable('rules').set({ code: whole }).execute();
  assert.equal((await reader.find('tiny', '1'))?.game.version, '1');
  await db.insertInto('rules').values({ game: 'tiny', version: '9', code: whole, at: 0 }).execute();
  await assert.rejects(reader.find('tiny', '9'), /what is kept as tiny 9 is of version 1/);
});

test('rules are kept once; where that failed they are kept when they are next needed', async (t) => {
  const { open, said, code } = await place(t);
  let asked = 0;
  const kept = open(() => {
    asked += 1;
    if (asked === 1) throw new Error('the disk is away');
    return SOURCE;
  });
  kept.keep(tiny);
  await kept.close();
  assert.deepEqual([said, await code()], [['rules cannot be kept'], []]);
  for (let i = 0; i < 3; i++) kept.keep(tiny);
  await kept.close();
  kept.keep(tiny);
  await kept.close();
  assert.deepEqual([asked, said, (await code()).length], [2, ['rules cannot be kept', 'rules are kept'], 1]);
  // Another server finds them there.
  const other = open(() => SOURCE);
  other.keep(tiny);
  await other.close();
  assert.deepEqual([said.length, (await code()).length], [2, 1]);
  const without = open(() => undefined);
  without.keep({ ...tiny, version: '5' });
  await without.close();
  assert.deepEqual([said.length, (await code()).length], [2, 1], 'rules without a source of their own are no fault');
});

/** Milliseconds: a fraction of it without other work. Whoever waits for one that says no goodbye waits thirty seconds at least. */
const SOON = 20_000;

test('a server that closes says goodbye, and does not wait for who says nothing back', async (t) => {
  const { url, close } = await serverFor(t);
  const ada = await newGuest(url);
  const polite = await ada.line();
  await polite.next('hello');
  const goodbye = once(polite.socket, 'close');
  const { hostname, port } = new URL(url);
  const silent = connect(Number(port), hostname);
  afterwards(t, () => silent.destroy());
  silent.write(
    `GET /api/socket HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${ada.cookie}\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`,
  );
  silent.on('error', () => undefined);
  await once(silent, 'data');
  const gone = once(silent, 'close');
  const began = performance.now();
  await close();
  await gone;
  assert.ok(performance.now() - began < SOON, `it took ${performance.now() - began} ms`);
  const [code, why] = await goodbye;
  assert.deepEqual([code, String(why)], [1001, 'restart']);
});
