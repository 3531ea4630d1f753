import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const MIGRATIONS = fileURLToPath(new URL('../../storage/migrations', import.meta.url));

/** Takes something away that an older version asks for, or calls it otherwise. An index is no such thing. */
const TAKES_AWAY = /\.(dropTable|dropColumn|renameColumn|renameTo|alterColumn|modifyColumn|dropView)\(|\b(drop (table|column)|rename (to|column))\b/g;

/** From before the first version. */
const BEFORE = ["alterTable('tables').dropColumn('private')"];

const taken = (source: string): readonly string[] =>
  source
    .split('\n')
    .filter((line) => line.search(TAKES_AWAY) >= 0)
    .map((line) => line.trim());

test('steps of the schema only add, so that older nodes serve beside newer ones', () => {
  assert.equal(taken("await db.schema.dropTable('seats').execute();\nawait db.schema.dropIndex('seats_by_asked').execute();").length, 1);
  const files = globSync('*.ts', { cwd: MIGRATIONS });
  assert.ok(files.length > 8, `${files.length} files`);
  const lines = files.flatMap((file) => taken(readFileSync(join(MIGRATIONS, file), 'utf8')));
  assert.deepEqual(
    lines.filter((line) => !BEFORE.some((known) => line.includes(known))),
    [],
  );
});
