import assert from 'node:assert/strict';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The games. Examples are left out: their names are words that code may need. */
const GAMES = readdirSync(`${ROOT}/games`).filter((name) => existsSync(`${ROOT}/games/${name}/title.ts`) && !isExample(name));

function isExample(name: string): boolean {
  return readFileSync(`${ROOT}/games/${name}/title.ts`, 'utf8').includes('example: true');
}

/** Rooms that must go on working as they are whatever games stand on the shelf. */
const ROOMS = ['kernel', 'text', 'wire', 'bots', 'board-kit', 'server', 'web', 'cli'];
/** Tests and galleries try real games; what is built or installed is not ours. */
const LEFT_OUT = /(^|\/)(test|testing|dev|dist|data|node_modules)(\/|$)/;

test('outside of its own folder and the shelf no code knows a game’s name', () => {
  assert.ok(GAMES.length >= 2);
  const named = new RegExp(`\\b(${GAMES.join('|')})`, 'i');
  const files = globSync(`{${ROOMS.join()}}/**/*.{ts,tsx,css,html,json,webmanifest}`, { cwd: ROOT, exclude: (path) => LEFT_OUT.test(path) });
  assert.ok(files.length > 100);
  for (const file of files) {
    const line = readFileSync(`${ROOT}/${file}`, 'utf8')
      .split('\n')
      .findIndex((one) => named.test(one));
    assert.equal(line, -1, `${file}:${line + 1} names a game`);
  }
});
