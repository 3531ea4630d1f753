import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { mutate, pointsOf } from './points.ts';
import { hasRun, ranIn, shareRun } from './reach.ts';

const SOURCE = `const most: number = 3;
function used(a: number, b: boolean): number {
  if (a > most) return 1 + a;
  return b && a < 2 ? a : 4;
}
function unused(a: number): number {
  return a + 5;
}
console.log(used(1, process.argv.length > 9), unused.name);
`;

/** That source run in a process of its own, and what it ran. */
function ranOnce(t: TestContext) {
  const root = mkdtempSync(join(tmpdir(), 'madang-reach-'));
  t.after(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'code.ts'), SOURCE);
  const written = join(root, 'written');
  const { pid, status } = spawnSync(process.execPath, ['code.ts'], { cwd: root, env: { ...process.env, NODE_V8_COVERAGE: written } });
  assert.equal(status, 0);
  return { pid, ran: (started: readonly number[]) => ranIn(written, { root, src: 'code', started }) };
}

test('a change is reached by whoever runs what decides about it, and by nobody else', (t) => {
  const { pid, ran } = ranOnce(t);
  const known = ran([pid]);
  assert.ok(known);
  const lines = pointsOf(SOURCE).map((point) => {
    const line = mutate(SOURCE, point).split('\n')[point.line - 1]?.trim();
    return `${hasRun(known, 'code.ts', point.at)} ${line}`;
  });
  assert.deepEqual(lines.toSorted(), [
    'false if (a > most) return 1 - a;',
    'false if (a > most) return 2 + a;',
    'false return a + 6;',
    'false return a - 5;',
    'false return b && a < 3 ? a : 4;',
    'false return b && a <= 2 ? a : 4;',
    'true ',
    'true console.log(used(1, process.argv.length > 10), unused.name);',
    'true console.log(used(1, process.argv.length >= 9), unused.name);',
    'true console.log(used(2, process.argv.length > 9), unused.name);',
    'true const most         = 4;',
    'true if (a >= most) return 1 + a;',
    'true if (false) return 1 + a;',
    'true if (true) return 1 + a;',
    'true return b && a < 2 ? a : 5;',
    'true return b || a < 2 ? a : 4;',
  ]);
  assert.equal(hasRun(known, 'other.ts', 0), false);
});

test('who runs more of a file has the greater share of it', (t) => {
  const { ran } = ranOnce(t);
  const share = shareRun(ran([]) ?? new Map(), 'code.ts');
  assert.ok(share > 0 && share < 1, String(share));
});

test('what a process ran that wrote nothing is not known', (t) => {
  const { pid, ran } = ranOnce(t);
  assert.equal(ran([pid, pid + 1]), undefined);
});
