import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { likeness } from './likeness.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Bars that the tree does not reach yet, each with what there is now. A figure may only fall: who makes it much
 * smaller writes the smaller one here. Parameters of a function (five) have no figure: the linter holds them.
 */
const NOW = {
  /** Functions outside of tests whose cognitive complexity is above 15. Bar: 0. */
  complex: 66,
  /** Lines that tell the linter to look away. Bar: 10. */
  exceptions: 59,
  /** Percent of the code that has the shape of code elsewhere: of another game, or of another file of the room. Bar: 8. */
  likeness: { games: 15.5, server: 12.6, web: 11.5, bots: 5.2, kernel: 11.2 },
} as const;

const files = (pattern: string, left = /node_modules|(^|\/)(dist|data)(\/|$)/): readonly string[] =>
  globSync(pattern, { cwd: ROOT, exclude: (path) => left.test(path) });
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** Fails above the figure, and well below it, where the smaller one is to be written here. */
function assertNoMore(now: number, then: number, slack: number, unit: string): void {
  assert.ok(now <= then, `${now} ${unit} where there were at most ${then}: this bar only falls`);
  assert.ok(now > then - slack, `${now} ${unit} where there were ${then}: write the smaller figure in tests/bars.test.ts`);
}

test('no more functions are complex than there were', () => {
  const biome = join(ROOT, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const rule = '--only=complexity/noExcessiveCognitiveComplexity';
  const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', rule, '--max-diagnostics=none', '--reporter=json', '.'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  assert.ok(stdout.includes('"diagnostics"'), stderr);
  const places = [...stdout.matchAll(/"path":"([^"]+)"/g)].map(([, path = '']) => path).filter((path) => !/(^|\/)tests?\//.test(path));
  assertNoMore(places.length, NOW.complex, 6, 'complex functions');
});

test('the linter is told to look away no more often than before', () => {
  const lines = files('**/*.{ts,tsx,mjs,css}').flatMap((file) => (file.startsWith('tests/bars') ? [] : (read(file).match(/biome-ignore/g) ?? [])));
  assertNoMore(lines.length, NOW.exceptions, 6, 'exceptions');
});

const sources = (pattern: string) =>
  files(pattern, /node_modules|(^|\/)(dist|data|test|tests|dev|text)(\/|$)/).map((file) => ({ file, code: read(file) }));

test('the measure of likeness sees through names, and not through what is done', () => {
  const one = `export function sum(list: readonly number[]): number { let all = 0; for (const one of list) { if (one > 3) all += one * 2; else all -= 1; } return all; }`;
  const renamed = one.replaceAll('list', 'prices').replaceAll('one', 'price').replaceAll('all', 'total').replace('3', '7');
  const other = one.replace('for (const one of list) {', 'while (all < 9) {').replace('else', 'else if (all > 5) return 2; else');
  const of = (...codes: readonly string[]): number =>
    likeness(
      codes.map((code, i) => ({ file: `${i}`, code })),
      (file) => file,
    );
  assert.equal(Math.round(of(one, renamed)), 100);
  assert.equal(of(one, other), 0);
  assert.equal(
    likeness(
      [one, renamed].map((code, i) => ({ file: `${i}`, code })),
      () => 'one place',
    ),
    0,
  );
});

for (const [room, pattern, placeOf] of [
  ['games', 'games/*/**/*.{ts,tsx}', (file: string) => file.split('/')[1] ?? ''],
  ['server', 'server/**/*.ts', (file: string) => file],
  ['web', 'web/src/**/*.{ts,tsx}', (file: string) => file],
  ['bots', 'bots/**/*.ts', (file: string) => file],
  ['kernel', 'kernel/**/*.ts', (file: string) => file],
] as const) {
  test(`${room}: no more of the code is like other code than before`, () => {
    assertNoMore(likeness(sources(pattern), placeOf), NOW.likeness[room], 1, '% of like code');
  });
}
