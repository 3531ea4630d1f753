import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { storeShelf } from '../../api/backups/place.ts';
import { fetchBackup, openStore, type Store, sendBackup, sendDay, storedDays, tidyStore } from '../../api/backups/store.ts';
import { startBackupWorker } from '../../api/backups/worker.ts';
import { deleteObject, listObjects, PART_BYTES, partBytes, putObject } from '../../core/s3/objects.ts';
import { newSender } from '../../core/s3/requests.ts';
import { readS3Settings } from '../../core/s3/settings.ts';
import { readConfig } from '../../index.ts';
import { handTime } from '../support/hand-time.ts';
import { afterwards, folderFor } from '../support/server.ts';
import { BUCKET, storeFor, type TestStore } from '../support/store/s3.ts';

const DAY = 86_400_000;
const dayAt = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

/** A place in a test's store, with rests that no test waits for. */
const placeIn = ({ variables }: TestStore, prefix = 'club/'): Store => ({
  send: newSender(readS3Settings(variables), BUCKET, [1, 1]),
  prefix,
  name: `s3://${BUCKET}/${prefix}`,
});

/** A folder that looks like a backup. */
function fake(t: TestContext): string {
  const folder = folderFor(t);
  writeFileSync(join(folder, 'madang.sqlite'), 'a database'.repeat(10));
  writeFileSync(join(folder, 'secret'), 'a secret');
  return folder;
}

const keysIn = async ({ send }: Store): Promise<readonly string[]> => (await listObjects(send, '')).map(({ key }) => key);

test('files of any size fit into the parts that a store takes', () => {
  for (const bytes of [0, 1, PART_BYTES, 20e9, 90e9, 5e12]) {
    assert.ok(bytes / partBytes(bytes) <= 10_000);
    assert.equal(partBytes(bytes) % PART_BYTES, 0);
  }
});

test('a backup goes to a store and comes back byte for byte; a second one at the same place is refused', async (t) => {
  const place = placeIn(await storeFor(t), 'club/monday/');
  const folder = fake(t);
  await sendBackup(place, folder);
  const back = join(folderFor(t), 'back');
  await fetchBackup(place, back);
  for (const file of ['madang.sqlite', 'secret']) {
    assert.ok(readFileSync(join(back, file)).equals(readFileSync(join(folder, file))), file);
    assert.equal(statSync(join(back, file)).mode & 0o777, 0o600);
  }
  await assert.rejects(sendBackup(place, folder), /s3:\/\/games\/club\/monday.* holds a backup already/);
});

test('a store that dies in the middle of an upload has no backup of it; what it left is removed after a day', async (t) => {
  const store = await storeFor(t);
  const place = placeIn(store);
  const whole = dayAt(Date.now() - DAY);
  await sendDay(place, whole, fake(t), () => undefined);
  store.trouble((asked) => (/^PUT .*secret/.test(asked) ? 'cut' : undefined));
  const today = dayAt(Date.now());
  await assert.rejects(
    sendDay(place, today, fake(t), () => undefined),
    /the store does not answer/,
  );
  store.trouble(() => undefined);
  assert.deepEqual([...(await storedDays(place)).keys()], [whole]);
  const left = (await keysIn(place)).filter((key) => key.includes(today));
  assert.equal(left.length, 1);
  await assert.rejects(fetchBackup(place, join(folderFor(t), 'back')), new RegExp(`but below it there are ${whole}`));
  await tidyStore(place, Date.now());
  assert.equal((await keysIn(place)).length, 4, 'an upload may be under way');
  await tidyStore(place, Date.now() + 2 * DAY);
  assert.deepEqual(
    (await keysIn(place)).map((key) => key.replace(/[\da-f]{12}/, 'upload')).sort(),
    [`club/${whole}/backup.json`, `club/${whole}/upload/madang.sqlite`, `club/${whole}/upload/secret`].sort(),
  );
});

test('the rule of folders holds for stores, and what is not ours there stays', async (t) => {
  const place = placeIn(await storeFor(t));
  const folder = fake(t);
  const now = Date.parse('2026-03-31');
  const foreign = ['club/notes.txt', 'club/2026-01-01/photo.jpg', 'other/2026-01-02/backup.json'];
  for (const key of foreign) await putObject(place.send, key, Uint8Array.from([1]));
  for (let i = 12; i >= 0; i--) await sendDay(place, dayAt(now - i * DAY), folder, () => undefined);
  // 2026-03-31 is a Tuesday; Sundays are the newest of their weeks.
  assert.deepEqual(await tidyStore(place, Date.now()), ['2026-03-24', '2026-03-23', '2026-03-21', '2026-03-20', '2026-03-19']);
  assert.deepEqual([...(await storedDays(place)).keys()].length, 8);
  const keys = await keysIn(place);
  for (const key of foreign) assert.ok(keys.includes(key), key);
  assert.equal(keys.length, foreign.length + 8 * 3);
});

test('a file that changed in the store, one that is gone and a foreign list are not brought back', async (t) => {
  const place = placeIn(await storeFor(t), 'monday/');
  await sendBackup(place, fake(t));
  const key = (await keysIn(place)).find((one) => one.endsWith('madang.sqlite')) ?? '';
  await putObject(place.send, key, new Uint8Array(100).fill(7));
  await assert.rejects(fetchBackup(place, join(folderFor(t), 'a')), /madang\.sqlite is damaged: its checksum/);
  await putObject(place.send, key, new Uint8Array(99));
  await assert.rejects(fetchBackup(place, join(folderFor(t), 'b')), /has another size|416/);
  await deleteObject(place.send, key);
  await assert.rejects(fetchBackup(place, join(folderFor(t), 'c')), /NoSuchKey/);
  await putObject(place.send, 'monday/backup.json', Uint8Array.from(Buffer.from('{"files": [{"name": "../../etc/passwd"}]}')));
  await assert.rejects(fetchBackup(place, join(folderFor(t), 'd')), /is no list of a backup of Madang/);
});

test('scheduled backups go to a store once a day; a failed one leaves nothing here and is tried again', async (t) => {
  const store = await storeFor(t);
  const staging = join(folderFor(t), 'staging');
  const shelf = storeShelf(placeIn(store), staging);
  const hand = handTime();
  const errors: unknown[] = [];
  const log = { error: (...said: unknown[]) => errors.push(said), info: () => undefined };
  let made = 0;
  mkdirSync(staging);
  const make = async (part: string): Promise<void> => {
    made += 1;
    writeFileSync(join(part, 'madang.sqlite'), 'a database');
  };
  assert.equal(shelf.newest(), undefined);
  const worker = startBackupWorker({ time: hand.parts.time, log: log as never }, { shelf, hour: 3 }, make);
  afterwards(t, () => worker.close());
  const until = async (isTrue: () => boolean): Promise<void> => {
    for (let i = 0; i < 200 && !isTrue(); i++) await new Promise((done) => setTimeout(done, 10));
    assert.ok(isTrue());
  };
  store.trouble((asked) => (asked.startsWith('PUT') ? 'cut' : undefined));
  worker.wake();
  await until(() => errors.length === 1);
  assert.deepEqual([made, readdirSync(staging), shelf.newest()], [1, [], null]);
  store.trouble(() => undefined);
  hand.pass(600_000);
  await until(() => typeof shelf.newest() === 'number' && readdirSync(staging).length === 0);
  hand.pass(600_000);
  await new Promise((done) => setTimeout(done, 50));
  assert.equal(made, 2, 'once a day');
  assert.equal((await storedDays(placeIn(store))).size, 1);
});

test('settings: a store needs its key and a bucket, and its secret is not in what is said', () => {
  const kept = { DATABASE_URL: 'postgres://db/madang', SECRET: 'long enough to be a secret of a server', BACKUP_DIR: 's3://games/club' };
  const secret = 'a secret that must never be shown';
  assert.throws(
    () => readConfig({ ...kept, AWS_SECRET_ACCESS_KEY: secret }),
    (thrown: Error) => /AWS_ACCESS_KEY_ID/.test(thrown.message) && !thrown.message.includes(secret),
  );
  assert.throws(
    () => readConfig({ ...kept, BACKUP_DIR: 's3://', AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: secret }),
    /settings: BACKUP_DIR: s3:\/\/ is no place/,
  );
  const { backups } = readConfig({ ...kept, AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: secret, AWS_ENDPOINT_URL: 'http://127.0.0.1:9000' });
  assert.equal(backups?.store?.endpoint, 'http://127.0.0.1:9000');
  assert.ok(openStore('s3://games/club', backups.store, 'BACKUP_DIR').name === 's3://games/club');
  assert.ok(!existsSync('s3:'));
});
