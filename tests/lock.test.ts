import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

interface Entry {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly resolved?: string;
}

const lock: { readonly packages: Readonly<Record<string, Entry>> } = JSON.parse(
  readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
);

test('every optional dependency of every locked package is locked too', () => {
  // A lock written while a release lacked some platform's package makes a clean install fail there.
  const names = new Set(Object.keys(lock.packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)));
  const missing = Object.entries(lock.packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !names.has(name))
      .map((name) => `${path || 'the project'} → ${name}`),
  );
  assert.deepEqual(missing, []);
});

test('the lock names no registry', () => {
  const addresses = Object.values(lock.packages).flatMap((entry) => (entry.resolved?.startsWith('http') ? [entry.resolved] : []));
  assert.deepEqual(addresses, []);
});
