import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const TESTS = fileURLToPath(new URL('../../python/tests', import.meta.url));
const HAS_NUMPY = spawnSync('python3', ['-c', 'import numpy']).status === 0;

test('the gym keeps the promises of its interfaces in all four games', { skip: HAS_NUMPY ? false : 'no python3 with numpy is here' }, () => {
  const env = { ...process.env, NODE: process.execPath };
  const { status, stderr } = spawnSync('python3', ['-m', 'unittest', 'discover', TESTS], { encoding: 'utf8', env });
  assert.equal(status, 0, stderr);
});
