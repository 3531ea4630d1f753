import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { SHELF } from '@madang/games';
import fc from 'fast-check';
import { backupDay, backupDays, beginBackup, finishBackup, folderShelf, givenUp, newestBackup } from '../../api/backups/shelf.ts';
import { startBackupWorker } from '../../api/backups/worker.ts';
import { restore } from '../../api/cli/backup.ts';
import { checkBackup } from '../../api/cli/backup-check.ts';
import { readConfig } from '../../index.ts';
import { newGuest } from '../support/guest.ts';
import { handTime } from '../support/hand-time.ts';
import { chance, hotSeat, playAny } from '../support/match.ts';
import { afterwards, folderFor, serverFor } from '../support/server.ts';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));
const DAY = 86_400_000;
const dayAt = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

/** Something that stands for a whole backup. */
function fake(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'madang.sqlite'), 'a database');
}

test('of daily backups the newest seven stay, and of each of four weeks the newest', () => {
  const days = Array.from({ length: 60 }, (_, i) => dayAt(Date.parse('2026-03-31') - i * DAY));
  const kept: string[] = [];
  // As it happens: day by day, oldest first.
  for (const day of days.toReversed()) {
    kept.push(day);
    for (const gone of givenUp(kept)) kept.splice(kept.indexOf(gone), 1);
  }
  // 2026-03-31 is a Tuesday; Sundays before it are the newest of their weeks.
  assert.deepEqual(kept, [
    '2026-03-15',
    '2026-03-22',
    '2026-03-25',
    '2026-03-26',
    '2026-03-27',
    '2026-03-28',
    '2026-03-29',
    '2026-03-30',
    '2026-03-31',
  ]);
});

test('whatever days there are, the newest seven are kept, and never more than eleven', () => {
  const day = fc.integer({ min: 0, max: 400 }).map((n) => dayAt(n * DAY));
  fc.assert(
    fc.property(fc.uniqueArray(day), (days) => {
      const gone = new Set(givenUp(days));
      const kept = days.filter((one) => !gone.has(one));
      assert.ok(
        days
          .toSorted()
          .slice(-7)
          .every((one) => kept.includes(one)),
      );
      assert.ok(kept.length <= 11);
      assert.deepEqual(givenUp(kept), []);
    }),
  );
});

test('a backup day begins at its hour; a part that nobody writes to is dropped, one that is written to is left to its node', (t) => {
  const at = Date.parse('2026-11-28T02:59:00Z');
  assert.equal(backupDay(at, 3), '2026-11-27');
  assert.equal(backupDay(at + 60_000, 3), '2026-11-28');
  const folder = join(folderFor(t), 'backups');
  const now = Date.now();
  const part = beginBackup(folder, '2026-11-28', now);
  assert.ok(part);
  assert.equal(beginBackup(folder, '2026-11-28', now), undefined);
  const old = new Date(now - 2 * 3_600_000);
  utimesSync(part, old, old);
  assert.equal(beginBackup(folder, '2026-11-28', now), part);
  assert.deepEqual(backupDays(folder), [], 'a part is no backup');
  writeFileSync(join(part, 'madang.sqlite'), 'a database');
  mkdirSync(join(folder, '2026-01-01'));
  writeFileSync(join(folder, 'notes.txt'), 'of the host');
  finishBackup(folder, '2026-11-28');
  assert.deepEqual(readdirSync(folder).toSorted(), ['2026-01-01', '2026-11-28', 'notes.txt'], 'what is not ours stays');
});

test('a failed backup leaves those of before and is tried again; one a day is made', async (t) => {
  const folder = join(folderFor(t), 'backups');
  fake(join(folder, '2025-11-11'));
  const hand = handTime();
  const errors: unknown[] = [];
  const log = { error: (...said: unknown[]) => errors.push(said), info: () => undefined };
  const made: string[] = [];
  let works = false;
  const make = async (part: string): Promise<void> => {
    made.push(part);
    if (!works) throw new Error('no space left on device');
    writeFileSync(join(part, 'madang.sqlite'), 'a database');
  };
  const backups = startBackupWorker({ time: hand.parts.time, log: log as never }, { shelf: folderShelf(folder), hour: 3 }, make);
  afterwards(t, () => backups.close());
  const look = async (milliseconds: number): Promise<void> => {
    hand.pass(milliseconds);
    await new Promise((done) => setTimeout(done, 20));
  };
  backups.wake();
  await look(0);
  assert.deepEqual([made.length, errors.length], [1, 1]);
  assert.deepEqual(readdirSync(folder), ['2025-11-11']);
  works = true;
  await look(600_000);
  assert.equal(made.length, 2);
  assert.equal(backupDays(folder).length, 2);
  for (let i = 0; i < 5; i++) await look(600_000);
  assert.equal(made.length, 2, 'once a day');
  await look(DAY);
  assert.equal(made.length, 3);
});

test('a backup counts though old ones cannot be removed, and the log says which of the two failed', async (t) => {
  const folder = join(folderFor(t), 'backups');
  const errors: string[] = [];
  const log = { error: (_: unknown, said: string) => errors.push(said), info: () => undefined };
  const shelf = { ...folderShelf(folder), tidy: async () => Promise.reject(new Error('access denied')) };
  const make = async (part: string): Promise<void> => writeFileSync(join(part, 'madang.sqlite'), 'a database');
  const backups = startBackupWorker({ time: handTime().parts.time, log: log as never }, { shelf, hour: 3 }, make);
  afterwards(t, () => backups.close());
  backups.wake();
  while (errors.length === 0) await new Promise((done) => setTimeout(done, 10));
  assert.deepEqual([errors, backupDays(folder).length], [[`old backups cannot be removed from BACKUP_DIR=${folder}`], 1]);
});

test('a server makes its backup by itself while a match is played; it replays and can be brought back', async (t) => {
  const [dataFolder, backups, home] = [folderFor(t), join(folderFor(t), 'backups'), folderFor(t)];
  const { secret } = readConfig({ DATA_DIR: dataFolder });
  const server = await serverFor(t, { dataFolder, secret, backups: { folder: backups, hour: 3 }, thinks: true }, { shelf: SHELF, program: MAIN });
  const ada = await newGuest(server.url, 'Ada');
  const { table, line } = await hotSeat(ada, 'siberia', 3);
  for (let i = 0; i < 10; i++) await playAny(line, table.id, chance(i));
  const until = Date.now() + 60_000;
  while (backupDays(backups).length === 0 && Date.now() < until) await new Promise((done) => setTimeout(done, 100));
  const [day] = backupDays(backups);
  assert.ok(day, 'no backup came');
  assert.ok((newestBackup(backups) ?? 0) > Date.now() - 120_000);
  await checkBackup(join(backups, day), SHELF);
  assert.deepEqual(readdirSync(join(backups, day)).toSorted(), ['madang.sqlite', 'secret']);
  await restore({ dataFolder: home, databaseUrl: undefined }, join(backups, day));
  assert.ok(existsSync(join(home, 'madang.sqlite')));
  const figures = await (await fetch(`${server.url}/metrics`)).text();
  assert.match(figures, /madang_backup_age_seconds \d/);
});

test('settings: backups need a database that is kept, and an hour of the day', () => {
  assert.throws(() => readConfig({ DATABASE: 'memory', BACKUP_DIR: '/backups' }), /BACKUP_DIR needs a database that is kept/);
  assert.throws(() => readConfig({ DATABASE: 'memory', BACKUP_HOUR: '24' }), /BACKUP_HOUR/);
  assert.equal(readConfig({ DATABASE: 'memory' }).backups, undefined);
});
