import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The ids that begin a line of the ledger. */
const ledger = [...read('../RULES.md').matchAll(/^- \*\*(BAR-[A-Z]+-\d+)\*\*/gm)].map(([, id]) => id ?? '');

/** Every file below a folder whose name ends so. */
const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}${name}`);

/** The titles of all tests in this folder. */
const titles = filesIn('./', '.test.ts').flatMap((name) => [...read(name).matchAll(/^test\((['"`])(.*?)\1,/gm)].map(([, , title]) => title ?? ''));

test('every rule of the ledger is in the title of a test, and no other', () => {
  const named = new Set(titles.flatMap((title) => title.match(/BAR-[A-Z]+-\d+/g) ?? []));
  assert.deepEqual([ledger.length, new Set(ledger).size], [328, 328]);
  assert.deepEqual(
    ledger.filter((id) => !named.has(id)),
    [],
  );
  assert.deepEqual(
    [...named].filter((id) => !ledger.includes(id)),
    [],
  );
});

test('every worked example of the ledger is a test', () => {
  const examples = new Set(titles.flatMap((title) => title.match(/EX-\d\d/g) ?? []));
  const expected = Array.from({ length: 57 }, (_, i) => `EX-${String(i + 1).padStart(2, '0')}`);
  assert.deepEqual([...examples].toSorted(), expected);
});

test('every id that the rules cite stands in the ledger', () => {
  for (const file of [...filesIn('../rules/', '.ts'), ...filesIn('../components/', '.ts')]) {
    for (const id of read(file).match(/BAR-[A-Z]+-\d\d/g) ?? []) assert.ok(ledger.includes(id), `${id} in ${file}`);
  }
});
