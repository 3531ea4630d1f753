import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { SHELF } from '@madang/games';
import { AIMS, figureOf } from '../aims.ts';
import { keeps, median, quantile } from '../figures.ts';
import { printChapter } from '../report.ts';

test('the median is the middle, or halfway between the two in the middle', () => {
  assert.equal(median([5, 1, 3]), 3);
  assert.equal(median([4, 1, 3, 2]), 2.5);
  assert.ok(Number.isNaN(median([])));
});

test('a quantile is the value below which that share lies', () => {
  const hundred = Array.from({ length: 101 }, (_, i) => 100 - i);
  assert.equal(quantile(hundred, 0.99), 99);
  assert.equal(quantile(hundred, 0), 0);
});

test('a bar is kept at its figure and missed beyond it', () => {
  assert.equal(keeps(3, { most: 3 }), true);
  assert.equal(keeps(3.1, { most: 3 }), false);
  assert.equal(keeps(80, { least: 80 }), true);
  assert.equal(keeps(79, { least: 80 }), false);
  assert.equal(keeps(1, undefined), undefined);
});

test('a chapter shows each figure beside its bar, and what was not measured', () => {
  const figures = [{ id: 'speed', what: 'speed of it', value: 1234.4, unit: '/s', bar: { least: 2000 }, others: 'theirs 900' }];
  const lines = printChapter({ title: 'A chapter', figures, notes: ['how'], skipped: ['no time'] }).split('\n');
  assert.equal(lines[0], 'A chapter');
  assert.match(lines[2] ?? '', /^ {2}speed of it +1,234 +\/s +≥ 2,000 +missed +theirs 900$/);
  assert.deepEqual(lines.slice(3), ['  · how', '  · not measured: no time', '']);
});

test('a figure of a game stands beside the bar of that game, and without one where it has none', () => {
  assert.deepEqual(figureOf('barrage', 'clone', 'a copy', 0.7, 'µs').bar, { most: 5 });
  assert.deepEqual(figureOf('chess', 'clone', 'a copy', 0.7, 'µs'), { id: 'clone', what: 'a copy', value: 0.7, unit: 'µs' });
});

test('every game that has bars is on the shelf', () => {
  const shelf = SHELF.map(({ name }) => name);
  assert.deepEqual(
    Object.keys(AIMS).filter((name) => !shelf.includes(name)),
    [],
  );
});

/** Runs the benchmark as from a shell. */
function bench(...args: readonly string[]) {
  return spawnSync(process.execPath, [fileURLToPath(new URL('../main.ts', import.meta.url)), ...args], { encoding: 'utf8' });
}

test('with --json the last line is one JSON object with every figure, of every game', () => {
  const { status, stdout } = bench('--quick', '--only=sizes', '--json');
  assert.equal(status, 0);
  const json: unknown = JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '');
  assert.match(JSON.stringify(json), /"chapters":\[\{"title":"Sizes: .*"id":"state-bytes".*"value":\d+/);
  const told = [...JSON.stringify(json).matchAll(/"game":"(\w+)"/g)].map(([, name]) => name);
  assert.deepEqual(
    told,
    SHELF.map(({ name }) => name),
  );
});

test('a chapter that is not there is refused by name, with the ones that are', () => {
  const { status, stdout, stderr } = bench('--only=speed');
  assert.equal(status, 2);
  assert.match(stderr, /no chapter speed/);
  assert.match(stdout, /engine,copies,sizes/);
});

test('one game can be measured alone, and a game that is not there is refused by name', () => {
  const { status, stdout } = bench('--quick', '--only=sizes', '--games=barrage');
  assert.equal(status, 0);
  assert.match(stdout, /Sizes: .*barrage/);
  assert.doesNotMatch(stdout, /siberia/);
  const refused = bench('--games=chess');
  assert.equal(refused.status, 2);
  assert.match(refused.stderr, /no game chess/);
});
