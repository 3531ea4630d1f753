import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, normalize } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** What a folder may hold and still be seen at a glance. Tests, tables and texts are lists by nature. */
const MOST_FILES = 12;

const files = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: ROOT, exclude: (path) => /node_modules|(^|\/)(dist|test)(\/|$)/.test(path) });

/** The rooms that hold to it: all of them. */
const TIDY = '{kernel,text,wire,games,bots,board-kit,server,web/src,cli,bench}/**/*.{ts,tsx,css}';

test('a folder has at most a dozen files', () => {
  const folders = Map.groupBy(files(TIDY), dirname);
  assert.ok(folders.size > 60, `${folders.size} folders`);
  for (const [folder, inside] of folders) assert.ok(inside.length <= MOST_FILES, `${folder} has ${inside.length} files`);
});

test('no two folders of the app import each other', () => {
  const arrows = new Set<string>();
  for (const file of files('web/src/**/*.{ts,tsx}')) {
    const from = file.split('/')[2];
    for (const [, specifier] of readFileSync(`${ROOT}/${file}`, 'utf8').matchAll(/(?:from |import |import\()'(\.[^']+)'/g)) {
      const to = normalize(`${dirname(file)}/${specifier}`).split('/');
      if (to[1] === 'src' && to.length > 3 && to[2] !== from) arrows.add(`${from} ${to[2]}`);
    }
  }
  assert.ok(arrows.size > 20);
  for (const arrow of arrows) assert.ok(!arrows.has(arrow.split(' ').reverse().join(' ')), `${arrow.replace(' ', ' and ')} import each other`);
});
