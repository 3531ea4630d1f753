import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The room of a sheet; null: what all share. A game's sheets speak only of what lies in its own board. */
const roomOf = (file: string): string | null => {
  const [top, , room] = file.split('/');
  if (top !== 'web') return top ?? null;
  return room === 'styles' ? null : `web/${room}`;
};

/** The classes that a sheet gives a look wherever they stand. */
function bareClasses(css: string): readonly string[] {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?:^|[{};])\s*([^@{};]+?)\s*\{/g);
  return [...rules].flatMap(([, selectors = '']) =>
    selectors.split(/,(?![^(]*\))/).flatMap((selector) => selector.trim().match(/^\.([a-z][\w-]*)$/)?.[1] ?? []),
  );
}

test('no two rooms give a look to the same class: a sheet that was loaded for one screen stays on the next', () => {
  const files = ['web/src/**/*.css', 'board-kit/**/*.css'].flatMap((pattern) =>
    globSync(pattern, { cwd: ROOT, exclude: (path) => /node_modules|(^|\/)dev(\/|$)/.test(path) }),
  );
  assert.ok(files.length > 30);
  const rooms = new Map<string, Set<string>>();
  for (const file of files) {
    const room = roomOf(file);
    if (room === null) continue;
    for (const name of bareClasses(readFileSync(join(ROOT, file), 'utf8'))) rooms.set(name, (rooms.get(name) ?? new Set()).add(room));
  }
  const shared = [...rooms].filter(([, where]) => where.size > 1);
  assert.deepEqual(
    shared.map(([name, where]) => `.${name} in ${[...where].join(' and ')}`),
    [],
  );
});
