import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { SHELF } from '@madang/games';
import { fetchBackup, openStore, sendBackup, storedDays } from '../../api/backups/store.ts';
import { abandonUploads, listObjects, PART_BYTES } from '../../core/s3/objects.ts';
import { readS3Settings } from '../../core/s3/settings.ts';
import { readConfig } from '../../index.ts';
import { newGuest } from '../support/guest.ts';
import { chance, hotSeat, playAny } from '../support/match.ts';
import { folderFor, serverFor } from '../support/server.ts';
import { BUCKET, storeFor, type TestStore } from '../support/store/s3.ts';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));
/** A store of the host's for these tests besides ours (`s3://bucket/folder`); the AWS_ variables open it. */
const OWN = process.env.TEST_STORE;

const stores = async (t: TestContext): Promise<readonly { readonly address: string; readonly variables: TestStore['variables'] }[]> => [
  { address: `s3://${BUCKET}/club`, variables: (await storeFor(t)).variables },
  ...(OWN === undefined ? [] : [{ address: `${OWN}/${Date.now()}`, variables: process.env as Record<string, string> }]),
];

/** A folder that looks like a backup of that size. */
function fake(t: TestContext, bytes: number): string {
  const folder = folderFor(t);
  writeFileSync(join(folder, 'madang.sqlite'), 'a database');
  truncateSync(join(folder, 'madang.sqlite'), bytes);
  return folder;
}

test('a file of several parts goes to a store and comes back byte for byte', async (t) => {
  for (const { address, variables } of await stores(t)) {
    const place = openStore(`${address}/monday`, readS3Settings(variables), 'test');
    const folder = fake(t, PART_BYTES * 2 + 5);
    let moved = 0;
    await sendBackup(place, folder, () => {
      moved += 1;
    });
    assert.equal(moved, 3);
    const back = join(folderFor(t), 'back');
    await fetchBackup(place, back);
    assert.ok(readFileSync(join(back, 'madang.sqlite')).equals(readFileSync(join(folder, 'madang.sqlite'))));
  }
});

test('a connection that ends in the middle of a part is begun anew; a store that dies then leaves no object', async (t) => {
  const store = await storeFor(t);
  const place = openStore(`s3://${BUCKET}/monday`, readS3Settings(store.variables), 'test', [1, 1]);
  let faults = 1;
  store.trouble((asked) => (asked.includes('partNumber=2') && faults-- > 0 ? 'half' : undefined));
  await sendBackup(place, fake(t, PART_BYTES * 2));
  const other = openStore(`s3://${BUCKET}/tuesday`, readS3Settings(store.variables), 'test', [1, 1]);
  store.trouble((asked) => (asked.includes('partNumber=2') ? 'half' : undefined));
  await assert.rejects(sendBackup(other, fake(t, PART_BYTES * 2)), /the store does not answer/);
  assert.ok(
    store.asked.some((asked) => asked.startsWith('DELETE /games/tuesday/')),
    'the upload was not abandoned',
  );
  store.trouble(() => undefined);
  assert.deepEqual(await listObjects(other.send, 'tuesday/'), []);
});

test('an upload that nobody ended is abandoned', { skip: OWN === undefined && 'TEST_STORE names no store that lists uploads' }, async () => {
  const { send, prefix } = openStore(`${OWN}/uploads`, readS3Settings(process.env), 'test');
  await send({ method: 'POST', key: `${prefix}half`, query: { uploads: '' } });
  const listed = async () => (await send({ method: 'GET', key: '', query: { uploads: '', prefix } })).body.toString().split('<Upload>').length - 1;
  assert.equal(await listed(), 1);
  await abandonUploads(send, prefix, Date.now() + 3_600_000);
  assert.equal(await listed(), 0);
});

test('madang backup, its check and madang restore work with a store; a server makes its backups there by itself', async (t) => {
  for (const { address, variables } of await stores(t)) {
    const [dataFolder, home] = [folderFor(t), join(folderFor(t), 'home')];
    const { secret } = readConfig({ DATA_DIR: dataFolder });
    const backups = { folder: `${address}/daily`, hour: 3, store: readS3Settings(variables) };
    const server = await serverFor(t, { dataFolder, secret, backups, thinks: true }, { shelf: SHELF, program: MAIN });
    const ada = await newGuest(server.url, 'Ada');
    const { table, line } = await hotSeat(ada, 'siberia', 3);
    for (let i = 0; i < 10; i++) await playAny(line, table.id, chance(i));
    const place = openStore(`${address}/daily`, readS3Settings(variables), 'test');
    const until = Date.now() + 60_000;
    while ((await storedDays(place)).size === 0 && Date.now() < until) await new Promise((done) => setTimeout(done, 200));
    const [day] = (await storedDays(place)).keys();
    assert.ok(day, 'no backup came');
    assert.match(await (await fetch(`${server.url}/metrics`)).text(), /madang_backup_age_seconds \d/);
    const run = (data: string, ...words: string[]) =>
      promisify(execFile)(process.execPath, [...process.execArgv, MAIN, ...words], {
        env: { PATH: process.env.PATH, ...variables, DATA_DIR: data },
      });
    await run(dataFolder, 'backup', `${address}/monday`, '--check');
    assert.equal((await run(home, 'restore', `${address}/monday`)).stdout, `${address}/monday\n`);
    assert.ok(existsSync(join(home, 'madang.sqlite')) && existsSync(join(home, 'secret')));
    const again = folderFor(t);
    await run(again, 'restore', `${address}/daily/${day}`);
    assert.ok(existsSync(join(again, 'madang.sqlite')));
    await assert.rejects(run(again, 'restore', `${address}/daily`), new RegExp(`but below it there are ${day}`));
  }
});
