import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

/** What is wrong with what a tool has written, if anything. */
function staleness(tool: string): string {
  const path = fileURLToPath(new URL(`../tools/${tool}`, import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [path, '--check'], { encoding: 'utf8' });
  return status === 0 ? '' : `${stderr}run: node tools/${tool}`;
}

test('games/shelf registers exactly the games that have a folder with a title.ts', () => {
  assert.equal(staleness('shelf.mjs'), '');
});

test('each room loads exactly the languages that its texts have a folder for', () => {
  assert.equal(staleness('languages.mjs'), '');
});
