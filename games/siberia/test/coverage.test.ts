import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The ids that begin a line of the ledger. */
const ledger = [...read('../RULES.md').matchAll(/^- \*\*(SIB-[A-Z]+-\d+)\*\*/gm)].map(([, id]) => id ?? '');

/** The titles of all tests in this folder. */
const titles = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith('.test.ts'))
  .flatMap((name) => [...read(name).matchAll(/^test\((['"`])(.*?)\1,/gm)].map(([, , title]) => title ?? ''));

test('every rule of the ledger is in the title of a test', () => {
  const named = new Set(titles.flatMap((title) => title.match(/SIB-[A-Z]+-\d+/g) ?? []));
  assert.equal(ledger.length, 152);
  assert.equal(new Set(ledger).size, 152);
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
  const examples = new Set(titles.flatMap((title) => /^example (\d+),/.exec(title)?.[1] ?? []));
  assert.deepEqual(
    [...examples],
    Array.from({ length: 24 }, (_, i) => String(i + 1)),
  );
});

test('every id that the rules cite stands in the ledger', () => {
  const rules = new URL('../rules/', import.meta.url);
  for (const file of readdirSync(rules)) {
    for (const id of readFileSync(new URL(file, rules), 'utf8').match(/SIB-[A-Z]+-\d\d/g) ?? []) assert.ok(ledger.includes(id), `${id} in ${file}`);
  }
});
