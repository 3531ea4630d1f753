import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const { NODE_TEST_CONTEXT: _, ...ENV } = process.env;

test('npm run new-game makes a registered game that keeps every law, and takes no name twice', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'madang-new-game-'));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const part of ['tools', 'games/example', 'games/title.ts', 'package.json']) cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const run = (...args: readonly string[]) => spawnSync(process.execPath, args, { cwd: folder, env: ENV, encoding: 'utf8' });

  const made = run('tools/new-game.mjs', 'morra');
  assert.equal(made.status, 0, made.stderr);
  assert.equal(run('tools/shelf.mjs', '--check').status, 0);
  assert.equal(run('tools/languages.mjs', '--check').status, 0);
  assert.match(readFileSync(join(folder, 'games/shelf/played.ts'), 'utf8'), /name: 'morra'/);
  assert.doesNotMatch(readFileSync(join(folder, 'games/morra/title.ts'), 'utf8'), /example/);
  const tested = run('--test', 'games/morra/test/*.test.ts');
  assert.equal(tested.status, 0, tested.stdout);

  assert.equal(run('tools/new-game.mjs', 'morra').status, 2);
  assert.equal(run('tools/new-game.mjs', 'Two Words').status, 2);
});
