import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeOf, mutate, pointsOf } from './points.ts';

/** The changes of a piece of code, each as the line that it makes. */
const changes = (source: string): string[] => pointsOf(source).map((point) => mutate(source, point).split('\n')[point.line - 1]?.trim() ?? '');

/** The changes of a statement inside a loop of a function. */
const within = (statement: string): string[] => changes(`function f() {\n  for (;;) {\n    ${statement}\n  }\n}`);

test('operators, numbers, truths and negations are changed one at a time', () => {
  const found = changes('const a = !b && c < 3;').toSorted();
  assert.deepEqual(found, ['const a = !b && c < 4;', 'const a = !b && c <= 3;', 'const a = !b || c < 3;', 'const a = b && c < 3;']);
  assert.deepEqual(changes('f(true ? x + 1 : y);').toSorted(), ['', 'f(false ? x + 1 : y);', 'f(true ? x + 2 : y);', 'f(true ? x - 1 : y);']);
});

test('a condition becomes true and false, up to its own parenthesis', () => {
  assert.deepEqual(within('if (has(set, member)) return;'), ['if (true) return;', 'if (false) return;']);
});

test('calls, assignments and jumps are left out; what declares, decides or gives a value is not', () => {
  for (const line of ['add(bag, counter);', 'state.over = yes;', 'tell?.({ event });', 'list[slot] = move;', 'continue;', 'count++;'])
    assert.ok(within(line).includes(''), line);
  for (const line of ['const a = b();', 'let a = b;', 'return f(a);']) assert.deepEqual(within(line), [], line);
});

test('types, texts, comments, imports and what cannot happen are left as they are', () => {
  for (const source of [
    "import { a1 } from './a.ts';",
    'type A = 1 | 2;',
    'const a = (b: A | B): C & D => e;',
    "const key = 'a && b < 3';",
    'const text = `a + b is 3`;',
    '// a && b',
    '/* 1 + 1 */ const a = b;',
    'const found = /[0-9] && !x/;',
    'if (a === undefined) throw new Error(`no a`);',
    'const a = b[c] ?? 0;',
  ])
    assert.deepEqual(changes(source), [], source);
});

test('the code of a file has the offsets of its source', () => {
  const source = "const a: readonly number[] = [1]; // one\nconst b = 'two';\n";
  assert.equal(codeOf(source).length, source.length);
  assert.equal(codeOf(source).indexOf('const b'), source.indexOf('const b'));
});
