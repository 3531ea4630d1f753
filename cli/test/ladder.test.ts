import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { recorded } from './recorded.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-ladder-'));
after(() => rmSync(folder, { recursive: true }));

/** Climbs with these arguments; the exit code, and what was written. */
const climb = (...more: string[]) => recorded(['ladder', '--games', 'siberia', '--to', 'easy', '--threads', '1', ...more]);

test('a ladder is climbed until a level is decided, its file is gone on with, and its page shows it', async () => {
  const [file, page] = [join(folder, 'ladder.json'), join(folder, 'ladder.html')];
  const first = await climb('--file', file, '--page', page);
  assert.equal(first.code, 0);
  assert.deepEqual(first.notes, ['siberia: easy against random, 20 of at most 400 games']);
  assert.match(first.out[2] ?? '', /^easy > random +20 .*above the bar$/);
  const kept = readFileSync(file, 'utf8');
  assert.match(readFileSync(page, 'utf8'), /<td>easy &gt; random<\/td>.*<td class="above">✓ above the bar<\/td>/);
  const again = await climb('--file', file, '--json');
  assert.deepEqual(again.notes, [], 'it was decided');
  assert.equal(readFileSync(file, 'utf8'), kept);
  assert.deepEqual(JSON.parse(again.out.at(-1) ?? ''), JSON.parse(kept).rungs);
});

test('what is decided is played on with to as many matches as shall be played at least', async () => {
  const file = join(folder, 'least.json');
  await climb('--file', file);
  const { notes } = await climb('--file', file, '--least', '41', '--matches', '80');
  assert.deepEqual(notes, ['siberia: easy against random, 40 of at most 80 games', 'siberia: easy against random, 60 of at most 80 games']);
  const [rung] = JSON.parse(readFileSync(file, 'utf8')).rungs;
  assert.equal(rung.matches, 60);
  const more = await climb('--file', file, '--least', '90', '--matches', '80');
  assert.equal(more.code, 2);
  assert.match(more.notes[0] ?? '', /--least 90: .* from 0 to 80/);
});

test('the page of a ladder tells searches of equal iterations apart by how far they reach, and who wavers from who does not', async () => {
  const [file, page] = [join(folder, 'reach.json'), join(folder, 'reach.html')];
  await climb('--file', file);
  const ladder = JSON.parse(readFileSync(file, 'utf8'));
  const [one] = ladder.rungs;
  const hard = { ...one, upper: 'hard', lower: 'normal', iterations: { upper: 801, lower: 31 } };
  const far = { ...hard, reach: { upper: 61, lower: 0 } };
  const turned = { ...hard, turns: { upper: 7, lower: 0 } };
  const wavering = { ...hard, upper: 'normal', lower: 'greedy', temperature: { upper: 0, lower: 0.02 } };
  const waverer = { ...one, upper: 'greedy', lower: 'easy', iterations: { upper: 0, lower: 0 }, temperature: { upper: 0.03, lower: 0 } };
  writeFileSync(file, JSON.stringify({ ...ladder, rungs: [one, hard, far, turned, wavering, waverer] }));
  await climb('--file', file, '--page', page);
  const shown = readFileSync(page, 'utf8');
  assert.match(shown, /<td>801<\/td>/);
  assert.match(shown, /<td>801@61<\/td>/);
  assert.match(shown, /<td>801\+7<\/td>/);
  assert.match(shown, /<td>801 &gt; ~0\.02<\/td>/);
  assert.match(shown, /<td>~0\.03<\/td>/);
});

test('a level below its bar is said, and ends the command with 1', async () => {
  const file = join(folder, 'low.json');
  assert.equal((await climb('--file', file)).code, 0);
  const ladder = JSON.parse(readFileSync(file, 'utf8'));
  ladder.rungs[0].victories = 1;
  writeFileSync(file, JSON.stringify(ladder));
  const { code, out } = await climb('--file', file, '--language', 'ko');
  assert.equal(code, 1);
  assert.match(out[2] ?? '', /기준 미달$/);
});

test('a file that is no ladder is refused and left as it is', async () => {
  const file = join(folder, 'other.json');
  for (const [text, said] of [
    ['{"format":"madang-match"}', /is not a ladder: the field “format”/],
    ['{', /is not JSON/],
  ] as const) {
    writeFileSync(file, text);
    const { code, notes } = await climb('--file', file);
    assert.equal(code, 2);
    assert.match(notes[0] ?? '', said);
    assert.equal(readFileSync(file, 'utf8'), text);
  }
});
