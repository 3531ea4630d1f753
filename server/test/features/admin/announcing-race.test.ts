import assert from 'node:assert/strict';
import { announce, announcement } from '../../../features/admin/announcements.ts';
import { openConnections } from '../../../storage/pool.ts';
import { openPostgres } from '../../../storage/postgres.ts';
import { openSqlite } from '../../../storage/sqlite.ts';
import { onBothDatabases, together } from '../../support/databases.ts';
import { afterwards } from '../../support/server.ts';

onBothDatabases('what admins announce at once is all announced, one after the other', async (t, { databaseUrl }) => {
  const storage =
    databaseUrl === undefined ? await openSqlite(':memory:') : await openPostgres(openConnections(databaseUrl, 10_000, console.error), databaseUrl);
  afterwards(t, () => storage.close());
  await together(12, (i) => announce(storage.db, `text ${i}`, i));
  const rows = await storage.db.selectFrom('announcements').select('id').orderBy('id').execute();
  assert.deepEqual(
    rows.map(({ id }) => id),
    Array.from({ length: 12 }, (_, i) => i + 1),
  );
  assert.match((await announcement(storage.db))?.text ?? '', /^text \d+$/);
});
