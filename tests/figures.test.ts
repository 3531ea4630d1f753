import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** What a function may hold and still be read at one go: lines of code, blank ones and comments not counted. */
const MOST_LINES = 60;

/** Longer, for speed: ciphers keep their sixteen words in variables, which was measured at three to four times as fast as an array. */
const CIPHERS = [/^kernel\/chance\/(chacha|blake2s)\.ts \w+$/];

/** A line, as the formatter lays it out, that opens the body of a function, an arrow or a method. */
const OPENS = /(\bfunction\b.*|=>|^(async |get |static )*[\w$]+\(.*\)(: .+)?|^\}?\)(: .+)?) \{$/;
const OPENS_ELSE = /^(if|for|while|switch|catch|\} else)\b/;

interface Figure {
  readonly name: string;
  readonly lines: number;
}

const isComment = (line: string): boolean => /^(\/\/|\/\*|\*)/.test(line);

/** Every function of a formatted source with its lines of code, those of the functions inside it included. */
function functionsIn(source: string): Figure[] {
  const code = source.split('\n').filter((line) => line.trim() !== '' && !isComment(line.trim()));
  const open: { readonly indent: number; readonly from: number }[] = [];
  const found: Figure[] = [];
  for (const [at, line] of code.entries()) {
    const text = line.trim();
    const indent = line.length - line.trimStart().length;
    const last = open.at(-1);
    if (last && text.startsWith('}') && last.indent === indent && at > last.from) {
      open.pop();
      found.push({ name: nameOf(code[last.from] ?? ''), lines: at - last.from + 1 });
    }
    if (OPENS.test(text) && !OPENS_ELSE.test(text)) open.push({ indent, from: at });
  }
  return found;
}

const nameOf = (line: string): string => /(?:function|const) (\w+)/.exec(line)?.[1] ?? line.trim();

test('the measure counts the lines of functions, arrows and methods, and no comments', () => {
  const source = [
    '/** Says so. */',
    'export function outer(',
    '  a: number,',
    '): void {',
    '  const inner = () => {',
    '    // why',
    '    if (a > 1) {',
    '      a();',
    '    }',
    '  };',
    '',
    '  return {',
    '    method(b) {',
    '      b();',
    '    },',
    '  };',
    '}',
  ].join('\n');
  assert.deepEqual(functionsIn(source), [
    { name: 'inner', lines: 5 },
    { name: 'method(b) {', lines: 3 },
    { name: '): void {', lines: 12 },
  ]);
});

test('a function has at most sixty lines, but for ciphers', () => {
  const sources = globSync('**/*.{ts,tsx,mjs}', {
    cwd: ROOT,
    exclude: (path) => /node_modules|(^|\/)(dist|data|dev|test|tests|text|\.madang)(\/|$)/.test(path),
  });
  const figures = sources.flatMap((file) => functionsIn(readFileSync(`${ROOT}/${file}`, 'utf8')).map((figure) => ({ file, ...figure })));
  assert.ok(figures.length > 2000, `${figures.length} functions found`);
  const long = figures.filter(({ lines }) => lines > MOST_LINES).map(({ file, name }) => `${file} ${name}`);
  assert.deepEqual(
    long.filter((name) => !CIPHERS.some((cipher) => cipher.test(name))),
    [],
  );
  for (const cipher of CIPHERS)
    assert.ok(
      long.some((name) => cipher.test(name)),
      `${cipher} needs no exception any more`,
    );
});
