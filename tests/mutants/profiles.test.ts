import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { digestOf, keepProfile, readProfile } from './profiles.ts';

test('what a test file runs and costs is known to the next run, until something of what it was taken of is another', (t) => {
  const root = mkdtempSync(join(tmpdir(), 'madang-profiles-'));
  t.after(() => rmSync(root, { recursive: true }));
  for (const name of ['a.ts', 'b.ts']) writeFileSync(join(root, name), name);
  const digest = () => digestOf(root, ['a.ts', 'b.ts']);
  const before = digest();
  const kept = join(root, 'kept');
  assert.equal(readProfile(before, kept), undefined);
  const ran = new Map([['a.ts', [[{ startOffset: 0, endOffset: 9, count: 1 }]]]]);
  for (const profile of [
    { path: 'b.ts', cost: 7, rest: 1, ran },
    { path: 'b.ts', cost: 7, rest: 1, ran: undefined },
  ]) {
    keepProfile(before, profile, kept);
    assert.deepEqual(readProfile(before, kept), profile);
  }
  writeFileSync(join(root, 'a.ts'), 'other');
  assert.notEqual(digest(), before);
  assert.equal(readProfile(digest(), kept), undefined);
});
