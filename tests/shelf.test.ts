import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const SHELF = fileURLToPath(new URL('../tools/shelf.mjs', import.meta.url));

test('games/shelf registers exactly the games that have a folder with a title.ts', () => {
  const { status, stderr } = spawnSync(process.execPath, [SHELF, '--check'], { encoding: 'utf8' });
  assert.equal(status, 0, `${stderr}run: node tools/shelf.mjs`);
});
