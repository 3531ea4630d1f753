import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, normalize } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** What a folder may hold and still be seen at a glance. Tables and texts are lists by nature. */
const MOST_FILES = 12;

const files = (pattern: string, left = /node_modules|(^|\/)(dist|test|tests|dev)(\/|$)/): readonly string[] =>
  globSync(pattern, { cwd: ROOT, exclude: (path) => left.test(path) });

/** The rooms that hold to it: all of them, and the server's tests, which lie as the server does. */
const TIDY = '{kernel,text,wire,games,bots,board-kit,server,web/src,cli,bench}/**/*.{ts,tsx,css}';

test('a folder has at most a dozen files', () => {
  const tests = files('server/test/**/*.ts', /node_modules/);
  const folders = Map.groupBy([...files(TIDY), ...tests], dirname);
  assert.ok(folders.size > 60, `${folders.size} folders`);
  for (const [folder, inside] of folders) assert.ok(inside.length <= MOST_FILES, `${folder} has ${inside.length} files`);
});

/** One file imports another. Both are paths from the root. */
interface Arrow {
  readonly from: string;
  readonly to: string;
}

const IMPORT = /(?:from |import |import\(|new URL\()'(\.[^']+)'/g;

/** Every relative import of the tree's code, imports of types too. */
const arrows: readonly Arrow[] = files('{kernel,text,wire,games,bots,board-kit,server,web,cli,bench,tools}/**/*.{ts,tsx,mjs}').flatMap((from) =>
  [...readFileSync(`${ROOT}/${from}`, 'utf8').matchAll(IMPORT)].map(([, specifier]) => ({ from, to: normalize(`${dirname(from)}/${specifier}`) })),
);

/** The name that a file has inside a folder: its subfolder there with all that is in it, or, in the folder itself, its own name. */
const partOf = (folder: string, file: string): string => file.slice(folder.length + 1).replace(/\/.*/, '/');

/** The parts of a folder, each with the parts that it imports. */
function partsOf(folder: string, all: readonly Arrow[]): Map<string, Set<string>> {
  const parts = new Map<string, Set<string>>();
  for (const { from, to } of all) {
    if (!from.startsWith(`${folder}/`) || !to.startsWith(`${folder}/`)) continue;
    const [part, other] = [partOf(folder, from), partOf(folder, to)];
    const known = parts.get(part) ?? new Set();
    if (other !== part) known.add(other);
    parts.set(part, known);
  }
  return parts;
}

/** The parts of a folder that no order from the ground up has room for: those of its circles, and what stands on them. */
function tangled(folder: string, all: readonly Arrow[]): readonly string[] {
  const left = partsOf(folder, all);
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const [part, below] of left) if (![...below].some((other) => left.has(other))) left.delete(part);
  }
  return [...left.keys()];
}

test('the measure finds folders that import each other, in longer circles too, and files above and below the same folder', () => {
  const arrow = (from: string, to: string): Arrow => ({ from: `room/${from}`, to: `room/${to}` });
  const fine = [arrow('a/one.ts', 'ground.ts'), arrow('b/two.ts', 'a/one.ts'), arrow('index.ts', 'b/two.ts'), arrow('a/one.ts', 'a/three.ts')];
  assert.deepEqual(tangled('room', fine), []);
  assert.deepEqual(tangled('room', [...fine, arrow('a/three.ts', 'b/four.ts')]), ['a/', 'b/', 'index.ts']);
  assert.deepEqual(tangled('room', [...fine, arrow('a/one.ts', 'c/five.ts'), arrow('c/five.ts', 'b/two.ts')]), ['a/', 'b/', 'index.ts', 'c/']);
  assert.deepEqual(tangled('room', [...fine, arrow('ground.ts', 'b/two.ts')]), ['a/', 'b/', 'index.ts', 'ground.ts']);
});

/**
 * In every folder the subfolders can be stacked so that each imports only those below it. The folder's own files take part, each for
 * itself: `index.ts` is the door on top, others are the ground that all may use.
 */
test('no folders import each other, by whatever way round', () => {
  assert.ok(arrows.length > 5000, `${arrows.length} imports`);
  const folders = new Set<string>();
  for (const { from } of arrows) for (let folder = dirname(from); folder !== '.'; folder = dirname(folder)) folders.add(folder);
  const wrong = [...folders].map((folder) => [folder, tangled(folder, arrows)] as const).filter(([, parts]) => parts.length > 0);
  assert.deepEqual(
    wrong.map(([folder, parts]) => `${folder}: ${parts.join(' ')}`),
    [],
  );
});
