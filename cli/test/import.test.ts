import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { seedRandom } from '@madang/kernel';
import { writtenMatch } from '../../games/barrage/logs/test/write.ts';
import { recorded } from './recorded.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-import-'));
after(() => rmSync(folder, { recursive: true }));

const { log } = writtenMatch(2, 'command', seedRandom('command'));

function fileOf(json: unknown): string {
  const file = join(folder, 'log.json');
  writeFileSync(file, typeof json === 'string' ? json : JSON.stringify(json));
  return file;
}

test('a whole log becomes a game file that replays to its hash', async () => {
  const out = join(folder, 'game.json');
  const { code, out: lines } = await recorded(['import', 'barrage', fileOf(log), `--out=${out}`]);
  assert.equal(code, 0);
  assert.match(lines[0] ?? '', /^Followed to its end: barrage, Player \d, Player \d, \d+ moves\.$/);
  assert.match(readFileSync(out, 'utf8'), /"seed": "dealt \d+ /);
  const verified = await recorded(['verify', out]);
  assert.equal(verified.code, 0);
  assert.match(verified.out[0] ?? '', /^Verified: barrage /);
});

test('a log that differs is told with step, rule and both sides, and writes no file', async () => {
  const out = join(folder, 'none.json');
  const logs = log.logs.map((packet) => ({ ...packet, data: packet.data.filter(({ type }) => type !== 'payResources') }));
  const { code, notes } = await recorded(['import', 'barrage', fileOf({ ...log, logs }), `--out=${out}`]);
  assert.equal(code, 1);
  assert.match(notes[0] ?? '', /^Step \d+, after \d+ moves? \(BAR-[A-Z]+-\d+\): the log has “credits \d+”, our rules “credits \d+”$/);
  assert.throws(() => readFileSync(out));
});

test('a game without logs and a file that is none are refused', async () => {
  assert.deepEqual([(await recorded(['import', 'siberia', fileOf(log)])).code, (await recorded(['import', 'barrage', fileOf('{')])).code], [2, 2]);
  const { code, notes } = await recorded(['import', 'barrage', fileOf({})]);
  assert.deepEqual([code, notes[0]], [1, 'Unknown form of the log. Missing or different: gamedatas, logs']);
});
