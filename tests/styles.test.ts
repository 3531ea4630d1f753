import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { sheetOf } from './style-rules.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

interface Sheet {
  readonly file: string;
  readonly text: string;
}

const sheets = (pattern: string): readonly Sheet[] =>
  globSync(pattern, { cwd: ROOT, exclude: (path) => path.includes('node_modules') || path.includes('dist') }).map((file) => ({
    file: relative('.', file),
    text: readFileSync(`${ROOT}/${file}`, 'utf8'),
  }));

const GAMES = sheets('games/*/board/**/*.css');
const HOUSE = [...sheets('board-kit/**/*.css'), ...sheets('web/src/**/*.css')];
const gameOf = (file: string): string => file.split('/')[1] ?? '';

/** The names of custom properties that a sheet gives values to. */
const propertiesOf = ({ text }: Sheet): readonly string[] =>
  sheetOf(text).rules.flatMap(({ declares }) => declares.filter((name) => name.startsWith('--')));

test('every style of a game begins at the class of its name, so that none reaches another game or the house', () => {
  assert.ok(GAMES.length > 10, 'the boards have style sheets');
  for (const { file, text } of GAMES) {
    const game = gameOf(file);
    for (const { selectors } of sheetOf(text).rules)
      for (const selector of selectors)
        assert.match(selector, new RegExp(`^\\.${game}(?![\\w-])`), `${file}: “${selector}” does not begin at .${game}`);
  }
});

test('what a style sheet of a game names for the whole page carries the name of the game', () => {
  for (const { file, text } of GAMES)
    for (const name of sheetOf(text).names) assert.ok(name.startsWith(`${gameOf(file)}-`), `${file}: “${name}” could be another game’s`);
});

test('no style sheet of a game gives a property of the house another value', () => {
  const house = new Set(HOUSE.flatMap(propertiesOf));
  assert.ok(house.has('--ink'));
  for (const sheet of GAMES)
    for (const name of propertiesOf(sheet)) assert.ok(!house.has(name) || MEANT.has(name), `${sheet.file} gives ${name} another value`);
});

const PAGE = sheets('web/src/**/*.css');
const MOST_LINES = 300;

test('every sheet of the page stands beside a component that imports it, and is short', () => {
  assert.ok(PAGE.length > 60, `${PAGE.length} sheets`);
  for (const { file, text } of PAGE) {
    const lines = text.split('\n').length - 1;
    assert.ok(lines <= MOST_LINES, `${file} has ${lines} lines`);
    const isImported = globSync(`${file.startsWith(SHARED) ? 'web/src/**' : dirname(file)}/*.{ts,tsx}`, { cwd: ROOT }).some((code) =>
      [...readFileSync(`${ROOT}/${code}`, 'utf8').matchAll(/import '(\.[^']+\.css)'/g)].some(([, sheet = '']) => join(dirname(code), sheet) === file),
    );
    assert.ok(isImported, `${file} is imported by no file beside it`);
  }
});

/** Sheets that no single component has. */
const SHARED = 'web/src/styles/';

/** Properties of the house that are there for a game to set. */
const MEANT: ReadonlySet<string> = new Set();

test('a sheet is read as a browser reads it', () => {
  const { rules, names } = sheetOf(
    '/* .no { } */ .a, .b:is(.c, .d) { --x: 1; .e { --y: 2 } } @container (width < 9px) { .f { color: red } } @keyframes g { to { top: 0 } }',
  );
  assert.deepEqual(
    rules.map(({ selectors }) => selectors),
    [['.a', '.b:is(.c, .d)'], ['.f']],
  );
  assert.deepEqual(rules[0]?.declares, ['--x', '--y']);
  assert.deepEqual(names, ['g']);
});
