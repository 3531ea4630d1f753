import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { selectorsIn, sheetOf } from './style-rules.ts';

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

/** The last compound of a selector: what the rule is about. */
const subjectOf = (selector: string): string => {
  const flat = selector.replace(/\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, (inner) => inner.replace(/[\s>+~]/g, '_'));
  return flat.split(/[\s>+~]+/).at(-1) ?? '';
};

/** A browser finds the elements of a rule by class, tag, attribute or id; what stands in `:not()` does not help it. */
const isNamed = (compound: string): boolean =>
  /^[\w-]|[.#[]/.test(compound.replace(/:(?:not|has|nth-child|nth-of-type)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, ''));

test('no rule makes a browser style the whole page anew when something in it changes', () => {
  for (const { file, text } of [...HOUSE, ...GAMES])
    for (const selector of selectorsIn(text).filter((one) => one.includes(':has('))) {
      assert.doesNotMatch(
        selector,
        /(?:^|\s)(?::root|html|body|(?:\[data-has[^\]]*\])+):has\(/,
        `${file}: “${selector}” is asked anew with each change of the page: use useMark`,
      );
      assert.ok(isNamed(subjectOf(selector)), `${file}: “${selector}” ends without a class, so all below an element with :has() is styled anew`);
    }
});

test('nested rules are read with what is around them', () => {
  assert.deepEqual(selectorsIn('.a { color: red; & > .b, .c { .d:is(.e, .f) & { --x: 1 } } } @media (width > 1px) { .g { top: 0 } }'), [
    '.a',
    '.a > .b',
    '.a .c',
    '.d:is(.e, .f) .a > .b',
    '.d:is(.e, .f) .a .c',
    '.g',
  ]);
});

test('the end of a selector is read as a browser looks for it', () => {
  const named = (selector: string): boolean => isNamed(subjectOf(selector));
  assert.equal(named('.sheet:has(> .a) > :not(.b, .c)'), false);
  assert.equal(named('.side:has(.a):not(:has(.b:focus)) > .tabs > :not([role="tablist"])'), false);
  assert.equal(named('.a:has(.b) > *'), false);
  assert.equal(named('.a:has(.b > .c) > .d:not(.e)'), true);
  assert.equal(named('.a:has(.b) > :is(.c, .d)'), true);
  assert.equal(named('.a:not(:has(a))'), true);
  assert.equal(named('.row:has(.b) b'), true);
});
